import type { KarigarIssue } from '../../schema/entities/karigarIssues.ts';
import { postingsOfKarigarIssue } from '../../schema/rules/karigarPostings.ts';
import { ledgerMetals } from '../../schema/rules/ledger.ts';
import type { Statement } from '../ports.ts';

const metals: readonly string[] = ledgerMetals.map(({ id }) => id);

/** Issues wait for each other at the account that they take from: entries on their way take no more than its key. */
export const lockStock = (shop: string): Statement => ({
  text: `select a.id from ledger_accounts a where a.shop_id = $1 and a.key = 'stock' and a.deleted_at is null for no key update`,
  values: [shop],
});

/** No more metal goes out than there is: asked once the issues are in the books, with the account locked. */
export const stockGuard = (issues: readonly KarigarIssue[], shop: string): Statement[] => {
  const units = new Set(issues.flatMap(issue => postingsOfKarigarIssue(issue, '').postings.map(({ unit }) => unit)));
  const given = [...units].filter(unit => metals.includes(unit));
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
