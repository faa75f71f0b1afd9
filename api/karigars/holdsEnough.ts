import type { KarigarReceipt } from '../../schema/entities/karigarReceipts.ts';
import { conflict } from '../../schema/errors.ts';
import { formatWeight } from '../../schema/rules/formats.ts';
import { postingsOfKarigarReceipt } from '../../schema/rules/karigarPostings.ts';
import { accountOf, ledgerMetals, type LedgerMetal, type NamedAccount } from '../../schema/rules/ledger.ts';
import { isSurplusTooLarge } from '../../schema/rules/metalSurplus.ts';
import { say } from '../../schema/words/said.ts';
import { withSurplusTolerance } from '../ledger/surplusTolerance.ts';
import type { Statement } from '../ports.ts';

type Taken = { karigar: NamedAccount; unit: LedgerMetal; given: bigint; net: bigint };

/** Stops receipts by which a karigar brings more fine metal than he holds. Asked once they are in the books, with the karigars locked. */
export const holdsEnough = (receipts: readonly KarigarReceipt[], shop: string): Statement[] => {
  const taken = receipts.flatMap(takenBy).filter(({ net }) => net > 0n);
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
              throw conflict(say('karigarHoldsLess', { held: grams(left + net), brought: grams(net) }));
          }
          return [];
        },
      },
    ]),
  ];
};

/** Returns the metal that a receipt takes from the karigar's account: all of it, and the rest after what the receipt settles. */
const takenBy = (receipt: KarigarReceipt): Taken[] => {
  const karigar = accountOf('karigar', receipt.contactId);
  const { postings } = postingsOfKarigarReceipt(receipt, '');
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
