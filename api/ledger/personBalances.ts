import { partyKinds } from '../../schema/rules/ledger.ts';
import { choiceOf, listOf, number, object, uuid } from '../../schema/kit/shape.ts';
import type { Statement } from '../ports.ts';
import { readable } from './figures.ts';
import { unit } from './statement.ts';

export const personBalances = listOf(object({ accountId: uuid, kind: choiceOf(partyKinds), unit, balance: number }));

/** Above nought: they owe the shop. A unit that is settled is told with nought. */
export const personBalancesStatement = (shop: string, contact: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('accountId', s.id, 'kind', s.kind, 'unit', s.unit, 'balance', ${readable('s.balance', 's.unit')})
      order by s.kind, s.unit desc), '[]')
    from (select a.id, a.kind, b.unit, sum(b.debit - b.credit) as balance from ledger_accounts a
      join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
      where a.shop_id = $1 and a.contact_id = $2 group by a.id, a.kind, b.unit) s`,
  values: [shop, contact],
});
