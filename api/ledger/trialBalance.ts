import { accountKinds } from '../../schema/rules/ledger.ts';
import { choiceOf, listOf, maybe, object, string, uuid, day } from '../../schema/kit/shape.ts';
import type { Statement } from '../ports.ts';
import { readable } from './figures.ts';
import type { Period } from './period.ts';
import { moved, sums } from './statement.ts';

export const trialBalanceShape = object({
  from: day,
  to: day,
  items: listOf(
    object({ accountId: uuid, name: string, kind: choiceOf(accountKinds), contactId: maybe(uuid), ...moved }),
  ),
});

/** One row for each account and unit that ever moved until the end of the period: what they come to is nought in every unit. */
export const trialBalanceStatement = (shop: string, { from, to }: Period): Statement => ({
  text: `select coalesce(json_agg(json_build_object('accountId', s.account_id, 'name', a.name, 'kind', a.kind, 'contactId', a.contact_id, 'unit', s.unit,
      'opening', ${readable('s.opening', 's.unit')}, 'debit', ${readable('s.debit', 's.unit')}, 'credit', ${readable('s.credit', 's.unit')},
      'closing', ${readable('(s.opening + s.debit - s.credit)', 's.unit')}) order by s.unit desc, a.kind, lower(a.name), a.id), '[]')
    from (${sums('', 'b.account_id, ')}) s join ledger_accounts a on a.shop_id = $1 and a.id = s.account_id`,
  values: [shop, from, to],
});
