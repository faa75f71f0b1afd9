import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { supportAccess } from './settings.ts';
import { snake } from './table.ts';

/** Stops with TS409 while the person of the transaction has not proved their e-mail address. */
export const provedGuard: Statement = {
  text: `select refuse_unless(address_is_proved(), 'TS409', 'addressNotProved')`,
  values: [],
};

/** The same where the changes turn on a field by which strangers see something of the shop, and with TS403 under a support access. */
export const publishingGuards = (
  { publishing = [], ...entity }: AnyEntity,
  shop: string,
  ids: readonly string[],
  changes: Record<string, unknown>,
): Statement[] =>
  publishing
    .filter(name => changes[name] === true)
    .map(name => {
      const isHidden = `exists (select 1 from ${tableName(entity)} t
        where t.shop_id = $1 and t.id = any($2::uuid[]) and not t.${snake(name)})`;
      return {
        text: `select refuse_unless(${supportAccess} is null or not ${isHidden}, 'TS403', 'supportNever'),
          refuse_unless(address_is_proved() or not ${isHidden}, 'TS409', 'addressNotProved')`,
        values: [shop, ids],
      };
    });
