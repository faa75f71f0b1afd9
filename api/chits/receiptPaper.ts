import { chitEntries } from '../../schema/entities/chitEntries.ts';
import { monthsRead } from '../../schema/rules/chitMonths.ts';
import { formatMoney } from '../../schema/rules/formats.ts';
import { tableName } from '../db/columns.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';

/** Adds the scheme, the months that a receipt is for, and what was paid into the passbook up to it; a top-up is for no month. */
export const receiptPapers = async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
  const text = `select e.id, e.month, e.months, s.name, coalesce(m.brought_paid, 0) + (
      select coalesce(sum(case when x.kind = 'refund' then -x.amount else x.amount end), 0) from chit_entries x
      where x.shop_id = $1 and x.member_id = e.member_id and x.state = 'posted' and x.deleted_at is null and x.id <= e.id)
    from ${tableName(chitEntries)} e join chit_members m on m.shop_id = $1 and m.id = e.member_id
    join chit_schemes s on s.shop_id = $1 and s.id = m.scheme_id
    where e.shop_id = $1 and e.id = any($2::uuid[]) and e.deleted_at is null`;
  const { rows } = (await run([{ text, values: [shop, ids] }])).at(-1)!;
  return new Map(
    rows.map(([id, month, months, scheme, paid]): [string, Reckoned] => {
      const { forMonths, scheme: schemeLabel, paidSoFar } = words.papers.chit;
      const facts = [
        { label: schemeLabel, value: scheme! },
        ...(month ? [{ label: forMonths, value: monthsRead(month, Number(months ?? 1), words.language) }] : []),
        { label: paidSoFar, value: formatMoney(paid!, 'paise') },
      ];
      return [id!, { number: null, facts, lists: [], totals: [] }];
    }),
  );
};
