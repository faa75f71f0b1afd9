import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { quickBills, type QuickBill } from '../../schema/entities/quickBills.ts';
import { conflict } from '../../schema/errors.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { bonusesOn, mostOf, redeemedFrom, type Redeemable } from '../../schema/rules/chitRedeem.ts';
import { isMature } from '../../schema/rules/chits.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import type { Sale } from '../../schema/rules/saleLines.ts';
import { say } from '../../schema/words/said.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import type { Document, Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { lockMembers } from './lockMembers.ts';
import { heldBy, passbooksStatement, readPassbooks, refreshPassbooks, standing, type Passbook } from './passbooks.ts';
import { needsRate, ratesOf, ratesStatement, worthOf, type RateOf } from './rate.ts';

type Payment = QuickBill['payments'][number];
const byScheme = ({ way }: Payment) => way === 'scheme';

/** The passbooks that bills are paid with, once their customers are locked. */
export const lockRedeemed = (bills: readonly string[], shop: string): Statement => lockMembers(ofPayments, bills, shop);

const ofPayments = `select p.chit_member_id from ${tableName(linesIn(quickBills, 'payments').lines)} p
  where p.shop_id = $1 and p.${documentColumn} = any($2::uuid[])`;

/** What a passbook is worth to a bill of a day. */
export const redeemableOf = (book: Passbook, rateOf: RateOf, day: string): Redeemable => {
  const { scheme } = book;
  const { paid, fine } = heldBy(book);
  return {
    id: book.id,
    terms: { bonus: scheme.bonus, bonusPercent: scheme.bonusPercent, bonusWay: scheme.bonusWay },
    instalment: book.instalment ?? 0,
    isMature: isMature(scheme, standing(book, day), day),
    paid: paid / 100,
    metal: scheme.kind === 'weight' ? scheme.metal : null,
    fineWeight: fine ? fine / 1_000 : null,
    worth: (worthOf(book, rateOf) ?? 0) / 100,
  };
};

/** Each passbook pays one bill, whole, at the rate of the moment, and with the bonus that its scheme gives then. */
export const redeemStatements = (documents: readonly Document[], scene: Scene): Statement[] => {
  const bills = documents as readonly unknown[] as readonly QuickBill[];
  const members = bills.flatMap(({ payments }) => payments.filter(byScheme).map(({ chitMemberId }) => chitMemberId));
  const bonuses = bills.some(({ lines }) => lines.some(({ schemeBonus }) => schemeBonus));
  if (!members.length && !bonuses) return [];
  const { shop, at } = scene;
  return [
    {
      ...ratesStatement(shop, at),
      next: found => [
        {
          ...passbooksStatement(
            shop,
            members.flatMap(id => id ?? []),
          ),
          next: ({ rows }) => {
            const books = readPassbooks(rows);
            const seen = new Set<string>();
            for (const bill of bills) refuseOther(bill, books, ratesOf(found, at), seen, shopDay(at));
            return books.length
              ? scene.transit(
                  chitMembers,
                  'redeem',
                  books.map(({ id, state }) => ({ id, state })),
                )
              : [];
          },
        },
      ],
    },
  ];
};

const refuseOther = (
  bill: QuickBill,
  books: readonly Passbook[],
  rateOf: RateOf,
  seen: Set<string>,
  today: string,
): void => {
  const day = bill.day ?? today;
  const passbooks = bill.payments.filter(byScheme).map(payment => {
    const book = books.find(({ id }) => id === payment.chitMemberId);
    if (!book) throw conflict(say('chitChoose'));
    if (seen.has(book.id)) throw conflict(say('chitTwice', { number: book.number ?? '' }));
    seen.add(book.id);
    refuseWrong(book, bill.contactId);
    needsRate(book.scheme, rateOf(book.scheme));
    const passbook = redeemableOf(book, rateOf, day);
    refuseStale(bill, payment, passbook, book.number);
    return passbook;
  });
  const taken = bonusesOn(bill as Sale, passbooks);
  if (bill.lines.some(({ schemeBonus }, n) => paise(schemeBonus ?? null) !== taken[n]))
    throw conflict(say('chitBonusOther'));
};

const refuseWrong = ({ number, contactId, state }: Passbook, customer: string | null): void => {
  if (contactId !== customer) throw conflict(say('chitOtherHolder', { number: number ?? '' }));
  if (state !== 'active') throw conflict(say('chitSpent', { number: number ?? '' }));
};

/** What the payment keeps of the passbook is what that holds, and is worth, now. */
const refuseStale = (bill: QuickBill, payment: Payment, passbook: Redeemable, number: string | null): void => {
  const now = redeemedFrom(bill as Sale, passbook);
  const isSame =
    (['chitPaid', 'chitWorth', 'chitWeight', 'chitBonus'] as const).every(
      name => (payment[name] ?? 0) === (now[name] ?? 0),
    ) && payment.chitMetal === now.chitMetal;
  if (!isSame || (payment.amount ?? 0) > mostOf(now)) throw conflict(say('chitWorthOther', { number: number ?? '' }));
};

/** Once the bill is in the books. */
export const afterRedeemed = (documents: readonly Document[], scene: Scene): Statement[] => {
  const bills = documents as readonly unknown[] as readonly QuickBill[];
  const members = bills.flatMap(({ payments }) =>
    payments.filter(byScheme).flatMap(({ chitMemberId }) => chitMemberId ?? []),
  );
  return members.length ? [refreshPassbooks(members, scene)] : [];
};
