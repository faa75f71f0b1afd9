import { ledgerMetals, type Posting } from '../../schema/rules/ledger.ts';
import type { Statement } from '../ports.ts';

const metals: readonly string[] = ledgerMetals.map(({ id }) => id);

const stockAccount = `select a.id from ledger_accounts a where a.shop_id = $1 and a.key = 'stock' and a.deleted_at is null`;

/** Who takes metal out of stock waits here for others who do: entries on their way take no more than the account's key. */
export const lockStock = (shop: string): Statement => ({
  text: `${stockAccount} for no key update`,
  values: [shop],
});

/** The same for those of the documents `$2` that `taking` finds, an SQL query: they take metal out of stock, whatever their days and tills. */
export const lockStockFor = (taking: string, documents: readonly string[], shop: string): Statement => ({
  text: `${stockAccount} and exists (${taking}) for no key update`,
  values: [shop, documents],
});

/** No more metal goes out than there is: asked once these are in the books, with the account locked. */
export const stockGuard = (postings: readonly Posting[], shop: string): Statement[] => {
  const given = [...new Set(postings.map(({ unit }) => unit))].filter(unit => metals.includes(unit));
  if (!given.length) return [];
  return [
    {
      text: `select refuse_unless(not exists (select 1 from ledger_accounts a
        join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit = any($2::text[])
        where a.shop_id = $1 and a.key = 'stock' and a.deleted_at is null group by b.unit having sum(b.debit - b.credit) < 0), 'TS409', 'stockTooLittle')`,
      values: [shop, given],
    },
  ];
};
