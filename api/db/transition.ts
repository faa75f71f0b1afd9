import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { transitionOf } from '../../schema/kit/transitions.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { changeStatements, type Occasion } from './history.ts';
import { replySelect } from './select.ts';
import { isLive, ofMine } from './statement.ts';
import { snake } from './table.ts';
import { goOnIn } from './transactionContext.ts';
import { updateStatement } from './write.ts';

/** A JSON array of the records that are there, as replies show them. */
export const recordsStatement = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement => ({
  text: `select coalesce(json_agg(r order by r.id), '[]') from (${replySelect(entity)}
    where t.shop_id = $1${ofMine(entity)} and t.id = any($2::uuid[]) and ${isLive('t')}) r`,
  values: [shop, ids],
});

/** Takes locked records, which may all go that way, to the transition's state, with what was asked for it. `within`: what that role writes besides. */
export const transitionStatements = (
  entity: AnyEntity,
  name: string,
  shop: string,
  records: readonly string[],
  input: Record<string, unknown>,
  occasion: Occasion,
  within: readonly Statement[] = [],
): Statement[] => {
  const changes = { ...input, [entity.states!.field]: transitionOf(entity, name).to };
  return [
    ...changeStatements(entity, 'transition', shop, records, changes, occasion),
    { text: 'select enter_transition($1)', values: [name] },
    ...within,
    updateStatement(entity, shop, records, changes, occasion.at),
    goOnIn(shop),
  ];
};

/** Stops with TS400 at the field when one of the records is in another state than a body says. */
export const sameState = (entity: AnyEntity, shop: string, records: readonly string[], state: unknown): Statement => {
  const { field } = entity.states!;
  return {
    text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
      where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(field)} is distinct from $3), 'TS400', $4)`,
    values: [shop, records, String(state), field],
  };
};
