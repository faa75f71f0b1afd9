import { isShops, parentsOf, type AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { memo } from '../../../../schema/kit/memo.ts';
import { allEntities } from '../../../entityOf.ts';

/** Records of `entity` whose `field` names the record they belong to; `tab` is the end of its address. */
export type RelatedList = { tab: string; entity: AnyEntity; field: FieldInfo; isOnlyOne: boolean };

/** The lists of what refers to a record: all that have pages of their own. */
export const relatedLists = memo(({ name }: AnyEntity): RelatedList[] =>
  allEntities.filter(hasPages).flatMap(entity => {
    const fields = Object.values(entity.info).filter(({ kind, target }) => kind === 'ref' && target === name);
    const isOnlyOne = fields.length === 1;
    const tabOf = (field: FieldInfo) => (isOnlyOne ? entity.name : `${entity.name}.${field.name}`);
    return fields.map(field => ({ tab: tabOf(field), entity, field, isOnlyOne }));
  }),
);

const hasPages = (entity: AnyEntity) =>
  Boolean(entity.route && entity.permissions.list) && !entity.view && isOwn(entity) && parentsOf(entity).length === 0;

/** Of the shop, or of the platform. */
const isOwn = (entity: AnyEntity) => isShops(entity) || (entity.space === 'platform' && !entity.isOverShops);
