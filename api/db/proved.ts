import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { snake } from './table.ts';

/** Stops with TS409 while the person of the transaction has not proved their e-mail address. */
export const provedGuard: Statement = {
  text: `select refuse_unless(address_is_proved(), 'TS409', 'addressNotProved')`,
  values: [],
};

/** The same where the changes turn on a field by which strangers see something of the shop. */
export const publishingGuards = (
  { publishing = [], ...entity }: AnyEntity,
  shop: string,
  ids: readonly string[],
  changes: Record<string, unknown>,
): Statement[] =>
  publishing
    .filter(name => changes[name] === true)
    .map(name => ({
      text: `select refuse_unless(address_is_proved() or not exists (select 1 from ${tableName(entity)} t
        where t.shop_id = $1 and t.id = any($2::uuid[]) and not t.${snake(name)}), 'TS409', 'addressNotProved')`,
      values: [shop, ids],
    }));
