import { conflict, invalid } from '../../schema/errors.ts';
import type { LedgerUnit } from '../../schema/rules/ledger.ts';
import { shortageTold, shortReason, type Source } from '../../schema/rules/shortReason.ts';
import { say } from '../../schema/words/said.ts';
import type { Statement } from '../ports.ts';
import { wasEntered } from './looseStock.ts';

/**
 * Stops documents that leave less than nothing in a till or in stock: asks for the reason, or refuses where a document `asks` for none. Must run once the
 * movements are in the books. Documents of one day and till wait for each other at the row of the balance, and bills that sell loose metal at the account of
 * the stock.
 */
export const shortGuard = (sources: readonly Source[], shop: string, { asks = true } = {}): Statement[] => {
  if (!sources.length) return [];
  return [
    {
      text: `select b.unit, sum(b.credit - b.debit)::text from json_to_recordset($2::json) as r(key text, unit text, "isSold" boolean)
        join ledger_accounts a on a.shop_id = $1 and a.key = r.key and a.deleted_at is null
        join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit = r.unit
        where not r."isSold" or ${wasEntered('a.id', 'r.unit')}
        group by a.id, b.unit having sum(b.credit - b.debit) > 0 limit 1`,
      values: [shop, JSON.stringify(sources)],
      next: ({ rows: [short] }) => {
        if (!short) return [];
        const { key, values } = shortageTold({ unit: short[0] as LedgerUnit, missing: Number(short[1]) });
        if (!asks) throw conflict(say('cancelShort', values));
        throw invalid({ [shortReason]: say(key, values) });
      },
    },
  ];
};
