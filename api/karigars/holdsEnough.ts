import type { KarigarIssue } from '../../schema/entities/karigarIssues.ts';
import type { KarigarReceipt } from '../../schema/entities/karigarReceipts.ts';
import type { Voucher } from '../../schema/entities/vouchers.ts';
import { conflict } from '../../schema/errors.ts';
import { formatWeight } from '../../schema/rules/formats.ts';
import { postingsOfKarigarIssue, postingsOfKarigarReceipt } from '../../schema/rules/karigarPostings.ts';
import {
  accountOf,
  ledgerMetals,
  type LedgerMetal,
  type NamedAccount,
  type Posting,
} from '../../schema/rules/ledger.ts';
import { isSurplusTooLarge } from '../../schema/rules/metalSurplus.ts';
import { postingsOf } from '../../schema/rules/vouchers.ts';
import { say } from '../../schema/words/said.ts';
import { withSurplusTolerance } from '../ledger/surplusTolerance.ts';
import type { Statement } from '../ports.ts';

/** Movements of one document. Each is posted, or taken back by a cancellation. */
type Moves = { contactId: string | null; postings: readonly Posting[] };
type Taken = { karigar: NamedAccount; unit: LedgerMetal; given: bigint; net: bigint };

/** Stops receipts by which a karigar brings more fine metal than he holds. */
export const receiptsHeld = (receipts: readonly KarigarReceipt[], shop: string): Statement[] =>
  holdsEnough(
    receipts.map(receipt => ({ ...receipt, ...postingsOfKarigarReceipt(receipt, '') })),
    shop,
    'karigarHoldsLess',
  );

/** Stops the cancellation of issues whose fine metal the karigar has brought back. */
export const cancelledIssuesHeld = (issues: readonly KarigarIssue[], shop: string): Statement[] =>
  holdsEnough(
    issues.map(issue => ({ ...issue, ...takenBack(postingsOfKarigarIssue(issue, '')) })),
    shop,
    'karigarBroughtBack',
  );

/** The same for metal in vouchers of karigars: a receipt is posted, or any voucher is cancelled. */
export const vouchersHeld = (vouchers: readonly Voucher[], isPosted: boolean, shop: string): Statement[] => {
  const ofKarigars = vouchers.filter(({ party, metal }) => party === 'karigar' && metal !== null);
  return isPosted
    ? holdsEnough(
        ofKarigars
          .filter(({ kind }) => kind === 'receipt')
          .map(voucher => ({ ...voucher, ...postingsOf(voucher, '') })),
        shop,
        'karigarHoldsLess',
      )
    : holdsEnough(
        ofKarigars.map(voucher => ({ ...voucher, ...takenBack(postingsOf(voucher, '')) })),
        shop,
        'karigarBroughtBack',
      );
};

const takenBack = ({ postings }: { postings: readonly Posting[] }) => ({
  postings: postings.map(({ from, to, ...posting }) => ({ ...posting, from: to, to: from })),
});

/** Stops documents that take more fine metal from a karigar than he holds. Asked once they are in the books, with the karigars locked. */
const holdsEnough = (
  documents: readonly Moves[],
  shop: string,
  problem: 'karigarHoldsLess' | 'karigarBroughtBack',
): Statement[] => {
  const taken = documents.flatMap(takenBy).filter(({ net }) => net > 0n);
  if (!taken.length) return [];
  return [
    withSurplusTolerance(shop, tolerance => [
      {
        text: `select a.key, b.unit, sum(b.debit - b.credit)::text from ledger_accounts a
          join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
          where a.shop_id = $1 and a.key = any($2::text[]) and a.deleted_at is null group by a.key, b.unit`,
        values: [shop, [...new Set(taken.map(({ karigar }) => karigar))]],
        next: ({ rows }) => {
          for (const { karigar, unit, given, net } of taken) {
            const left = BigInt(rows.find(([key, of]) => key === karigar && of === unit)?.[2] ?? '0');
            if (isSurplusTooLarge(-left, given, tolerance))
              throw conflict(say(problem, { held: grams(left + net), brought: grams(net) }));
          }
          return [];
        },
      },
    ]),
  ];
};

/** Returns the metal that a document takes from the karigar's account: all of it, and the rest after what the document settles. */
const takenBy = ({ contactId, postings }: Moves): Taken[] => {
  const karigar = accountOf('karigar', contactId);
  return ledgerMetals.map(({ id: unit }) => {
    const sum = (side: 'from' | 'to') =>
      postings.reduce(
        (all, posting) => (posting.unit === unit && posting[side] === karigar ? all + posting.amount : all),
        0n,
      );
    const given = sum('from');
    return { karigar, unit, given, net: given - sum('to') };
  });
};

const grams = (milligrams: bigint) => formatWeight(Number(milligrams) / 1_000);
