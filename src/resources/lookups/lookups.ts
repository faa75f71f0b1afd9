import type { EntityName } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Permission } from '../../../schema/permissions.ts';
import { allEntities } from '../../entityOf.ts';

/** What a shop fills once and then chooses from, in the order of the page that has them all. */
const names: readonly EntityName[] = [
  'productCategories',
  'productGroups',
  'productGsts',
  'units',
  'currencyUnits',
  'workOrderTypes',
  'workOrderStates',
  'taskStatuses',
  'enquiryStatuses',
];

export const lookups: readonly AnyEntity[] = names.map(name => allEntities.find(entity => entity.name === name)!);

/** By which one of them is seen: a tree has a permission of its own. */
export const accessOf = ({ tree, permissions }: AnyEntity): Permission[] =>
  [tree?.permissions.list, permissions.list].filter(permission => permission !== undefined);

/** One of them is enough to open the page. */
export const lookupAccess: readonly Permission[] = [...new Set(lookups.flatMap(accessOf))];

/** Where a look-up stands on the page. */
export const lookupPath = ({ resource }: AnyEntity): string => `/lookups/${resource}`;

export const isBehindLists = (name: string): boolean => names.includes(name as EntityName);
