import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { isOpen } from '../../schema/kit/frozen.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { alterations, changedPairs } from './history.ts';
import { Parameters } from './statement.ts';
import { snake } from './table.ts';

/** Stops with TS409 `frozen` when one of the locked records is in a state in which it is not deleted, merged or taken back. */
export const frozenGuards = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement[] => {
  const { field, frozen } = entity.states ?? {};
  if (!field || !frozen?.length) return [];
  return [
    {
      text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
        where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(field)} = any($3::text[])), 'TS409', 'frozen')`,
      values: [shop, ids, frozen],
    },
  ];
};

/** The same where these changes would alter what is not open. What is sent back as it is alters nothing. */
export const frozenChangeGuards = (
  entity: AnyEntity,
  shop: string,
  ids: readonly string[],
  changes: Record<string, unknown>,
): Statement[] => {
  const { field, frozen } = entity.states ?? {};
  const closed = Object.fromEntries(Object.entries(changes).filter(([name]) => !isOpen(entity, name)));
  if (!field || !frozen?.length || !Object.keys(closed).length) return [];
  const parameters = new Parameters(shop);
  const [records, states] = [parameters.add(ids), parameters.add(frozen)];
  const pairs = changedPairs(entity, closed, parameters);
  if (!pairs.length) return [];
  return [
    parameters.statement(
      `select refuse_unless(not exists (select 1 from unnest(${records}::uuid[]) as r(record) ${alterations(entity, pairs)}
        and d.changes is not null and t.${snake(field)} = any(${states}::text[])), 'TS409', 'frozen')`,
    ),
  ];
};
