import type { PassbookRead } from '../../schema/rules/chitReplies.ts';
import { isMature, monthsPaid, weightIn } from '../../schema/rules/chits.ts';
import { firstOfMonth } from '../../schema/rules/months.ts';
import { documentJoins, numberOfDocument } from '../ledger/documentNumbers.ts';
import type { Statement } from '../ports.ts';
import { heldBy, nextDueOf, standing, type Passbook } from './passbooks.ts';
import { worthOf, type RateOf } from './rate.ts';

/** The postings of the passbook's account, those of an entry together, the oldest first. */
export const linesStatement = (shop: string, member: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', e.id, 'day', e.day, 'entity', e.entity, 'recordId', e.record_id, 'number', ${numberOfDocument},
      'kind', c.kind, 'month', c.month, 'months', c.months, 'rate', c.rate, 'isTakenBack', e.reverses_id is not null,
      'amount', e.amount / 100.0, 'fineWeight', e.fine / 1000.0) order by e.day, e.id), '[]')
    from (select e.id, e.day, e.entity, e.record_id, e.reverses_id,
        coalesce(sum(case when p.from_id = a.id then p.amount else -p.amount end) filter (where p.unit = 'INR'), 0) as amount,
        coalesce(sum(case when p.from_id = a.id then p.amount else -p.amount end) filter (where p.unit <> 'INR'), 0) as fine
      from ledger_accounts a join ledger_postings p on p.shop_id = $1 and (p.from_id = a.id or p.to_id = a.id)
      join ledger_entries e on e.shop_id = $1 and e.id = p.entry_id
      where a.shop_id = $1 and a.member_id = $2 and a.deleted_at is null
      group by e.id, e.day, e.entity, e.record_id, e.reverses_id) e
    left join chit_entries c on c.shop_id = $1 and c.id = e.record_id and e.entity = 'chitEntries' ${documentJoins}`,
  values: [shop, member],
});

const dueOf = (book: Passbook, today: string): PassbookRead['due'] => {
  const due = book.state === 'active' ? nextDueOf(book, today) : null;
  return due && { amount: book.instalment, day: due.day, until: due.until };
};

export const passbookRead = (
  book: Passbook,
  lines: PassbookRead['lines'],
  rateOf: RateOf,
  today: string,
): PassbookRead => {
  const { scheme, instalment } = book;
  const stands = standing(book, today);
  const { missed, paidMonths, firstDay, maturesOn, lastDay } = stands;
  const { paid, fine } = heldBy(book);
  const isByWeight = scheme.kind === 'weight' && scheme.fineness !== null;
  const worth = worthOf(book, rateOf);
  return {
    scheme: scheme.name,
    fineness: isByWeight ? scheme.fineness : null,
    metal: isByWeight ? scheme.metal : null,
    instalment,
    instalments: scheme.instalments ?? 0,
    graceDays: scheme.graceDays ?? 0,
    paidMonths,
    monthsPaid: monthsPaid(book).map(firstOfMonth),
    missed,
    firstDay,
    maturesOn,
    lastDay,
    isMature: isMature(scheme, stands, today),
    balance: paid / 100,
    fineWeight: fine / 1_000,
    weight: isByWeight ? weightIn(fine, scheme.fineness!) / 1_000 : null,
    rate: rateOf(scheme)?.perGram ?? null,
    worth: worth === null ? null : worth / 100,
    due: dueOf(book, today),
    lines,
  };
};
