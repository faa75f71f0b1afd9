import type { BonusWay, ChitTerms } from './chitTerms.ts';
import { bonusOf, sharedOut } from './chits.ts';
import type { Redeemed } from './chitEntries.ts';
import { paise } from './piecePriceOf.ts';
import { saleAmounts, type Sale } from './saleLines.ts';

/** A passbook that a bill can be paid with, at the rate of today; rupees and grams. */
export type Redeemable = {
  id: string;
  terms: Pick<ChitTerms, 'bonus' | 'bonusPercent'> & { bonusWay: BonusWay | null };
  instalment: number;
  isMature: boolean;
  paid: number;
  metal: string | null;
  fineWeight: number | null;
  worth: number;
};

/** What a bill takes off its lines for these passbooks, in paise: the bonus of each is shared out by what a line holds, never more than that. */
export const bonusesOn = (sale: Sale, passbooks: readonly Redeemable[]): number[] =>
  passbooks
    .filter(({ terms }) => isDiscount(terms))
    .reduce<number[]>(
      (taken, passbook) => {
        const bare = withoutBonus(sale);
        const { lines } = saleAmounts(bare);
        const isMaking = passbook.terms.bonus === 'making';
        const held = lines.map(({ making, taxable }, n) =>
          Math.min(isMaking ? making : taxable, taxable - (taken[n] ?? 0)),
        );
        return sharedOut(bonusIn(bare, passbook), held).map((part, n) => part + (taken[n] ?? 0));
      },
      (sale.lines ?? []).map(() => 0),
    );

/** What the payment by a passbook keeps of it. */
export const redeemedFrom = (sale: Sale, passbook: Redeemable): Redeemed => ({
  chitMemberId: passbook.id,
  chitPaid: passbook.paid,
  chitWorth: passbook.worth,
  chitMetal: passbook.metal,
  chitWeight: passbook.fineWeight,
  chitBonus: isDiscount(passbook.terms) ? null : bonusIn(withoutBonus(sale), passbook) / 100 || null,
});

/** Rupees: the most that it pays of a bill. */
export const mostOf = ({ chitWorth, chitBonus }: Pick<Redeemed, 'chitWorth' | 'chitBonus'>): number =>
  (paise(chitWorth) + paise(chitBonus)) / 100;

const isDiscount = ({ bonus, bonusWay }: Redeemable['terms']) => bonus === 'making' || bonusWay !== 'expense';

/** In paise. */
const bonusIn = (bare: Sale, { terms, instalment, isMature, worth }: Redeemable): number => {
  if (!isMature) return 0;
  const { lines } = saleAmounts(bare);
  const sum = (name: 'goods' | 'making') => lines.reduce((total, line) => total + line[name], 0);
  return bonusOf(terms, {
    worth: paise(worth),
    instalment: paise(instalment),
    goods: sum('goods'),
    making: sum('making'),
  });
};

export const withoutBonus = <S extends Sale>(sale: S): S => ({
  ...sale,
  lines: (sale.lines ?? []).map(line => ({ ...line, schemeBonus: null })),
});
