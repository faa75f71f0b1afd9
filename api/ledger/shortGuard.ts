import { invalid } from '../../schema/errors.ts';
import { formatMoney, formatWeight } from '../../schema/rules/formats.ts';
import type { LedgerUnit, Posting } from '../../schema/rules/ledger.ts';
import { shortReason, sourcesOf } from '../../schema/rules/shortReason.ts';
import { say } from '../../schema/words/said.ts';
import type { Statement } from '../ports.ts';

/**
 * Asks for a reason where documents without one leave less than nothing in a till or in stock. Must run once the movements are in the books. Documents of one
 * day and account wait for each other at the row of the balance.
 */
export const shortGuard = (postings: readonly Posting[], shop: string): Statement[] => {
  const sources = sourcesOf(postings);
  if (!sources.length) return [];
  return [
    {
      text: `select b.unit, sum(b.credit - b.debit)::text from json_to_recordset($2::json) as r(key text, unit text)
        join ledger_accounts a on a.shop_id = $1 and a.key = r.key and a.deleted_at is null
        join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit = r.unit
        group by a.id, b.unit having sum(b.credit - b.debit) > 0 limit 1`,
      values: [shop, JSON.stringify(sources)],
      next: ({ rows: [short] }) => {
        if (short) throw invalid({ [shortReason]: shortage(short[0] as LedgerUnit, Number(short[1])) });
        return [];
      },
    },
  ];
};

/** `missing` in paise or milligrams. */
const shortage = (unit: LedgerUnit, missing: number) =>
  unit === 'INR'
    ? say('tillShort', { amount: formatMoney(missing / 100, 'paise') })
    : say('stockShort', { amount: formatWeight(missing / 1_000) });
