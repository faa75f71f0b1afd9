import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { fieldAt } from '../../schema/kit/through.ts';
import { isPersonal, isPersonalTitle } from '../../schema/kit/personal.ts';
import { fieldNamed } from '../../schema/kit/validate.ts';
import { yearlyOf } from '../../schema/kit/yearly.ts';
import { isInSupportArea, type Reach } from '../../schema/rules/supportAccess.ts';
import { entityOf } from '../db/select.ts';
import type { Operation } from '../operation.ts';

type Reached = Pick<Operation, 'access' | 'method' | 'entity' | 'query' | 'support'>;

/** Denies by default: a call is reached where its maker says so, and its permission lies in an area that support has. */
export const reachOf = (operation: Reached, search: URLSearchParams): Reach => {
  const { access, entity, method, support } = operation;
  if (access.to !== 'shop' || !support || !isOfSupport(access.permission, entity)) return 'never';
  if (search.has('permanent')) return 'never';
  if (support === 'whole') return 'whole';
  if (method !== 'GET') return entity?.dataSubject ? 'whole' : 'masked';
  return [...search].some(([name, value]) => asksForPersonal(operation, name, value)) ? 'whole' : 'masked';
};

/** A call that asks for the membership alone belongs to the area of its entity's list. */
const isOfSupport = (permission: string, entity: AnyEntity | undefined): boolean => {
  if (permission) return isInSupportArea(permission);
  return !entity || isInSupportArea(entity.permissions.list ?? '');
};

/** Whoever narrows or sorts a list by a masked field could guess the value. */
const asksForPersonal = ({ entity, query = [] }: Reached, name: string, value: string): boolean => {
  if (!entity) return false;
  if (name === 'query') return entity.search.some(field => isPersonalAt(entity, field));
  if (name === 'sort') return isPersonalAt(entity, value);
  const { presenceFilters = {} } = entity;
  if (Object.hasOwn(presenceFilters, name))
    return Object.values(presenceFilters[name]!).some(field => isPersonalAt(entity, field));
  if (Object.values(entity.info).some(field => field.yearly && yearlyOf(field.name) === name)) return true;
  const field = fieldNamed(entity, name.replace(/_(gte|lte)$/, ''));
  if (fieldAt(entity, field, entityOf)) return isNarrowedByPersonal(entity, field);
  const shape = query.find(parameter => parameter.name === name)?.shape;
  return shape?.['type'] === 'string' && !shape['format'] && !shape['enum'];
};

/** A filter by a reference names an id, and no person. */
const isNarrowedByPersonal = (entity: AnyEntity, field: string): boolean =>
  entity.info[field]?.kind !== 'ref' && isPersonalAt(entity, field);

const isPersonalAt = (entity: AnyEntity, field: string): boolean => {
  const own = entity.info[field];
  if (!own) return field.includes('.') && Boolean(fieldAt(entity, field, entityOf));
  if (own.kind === 'ref') return isPersonalTitle(entityOf(own.target!));
  return isPersonal(entity, own);
};
