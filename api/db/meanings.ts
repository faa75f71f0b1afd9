import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Meaning } from '../../schema/kit/meta.ts';
import { tableName } from './columns.ts';
import { entityOf } from './select.ts';
import { snake } from './table.ts';

/** The look-up of an entity's statuses. */
export const statusesOf = (entity: AnyEntity): AnyEntity => entityOf(entity.info[entity.statuses!.field]!.target!);

/** Whether the status of row `t` has one of these meanings; `$1` is the shop. */
export const hasMeaning = (entity: AnyEntity, wanted: readonly Meaning[]): string =>
  `t.${snake(entity.statuses!.field)} in (select s.id from ${tableName(statusesOf(entity))} s
    where s.shop_id = $1 and s.meaning in (${wanted.map(one => `'${one}'`).join(', ')}))`;
