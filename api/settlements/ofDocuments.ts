import type { QuickBill } from '../../schema/entities/quickBills.ts';
import type { Voucher } from '../../schema/entities/vouchers.ts';
import { conflict } from '../../schema/errors.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { creditOf } from '../../schema/rules/quickBills.ts';
import { say } from '../../schema/words/said.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { settleStatement } from './settle.ts';

type Bill = QuickBill & { id: string };

/**
 * Issued bills are paid by their passbooks and by what their customers have on account: the bill's order first, then the oldest. Refuses a bill that
 * takes more than is left there. Must run once the bills are in the books, with their customers locked.
 */
export const settleBills = (bills: readonly Bill[], { shop, at }: Scene): Statement[] =>
  bills.flatMap(bill => {
    const { id, contactId, salesOrderId, payments } = bill;
    if (!contactId) return [];
    const own = { contacts: [contactId], bills: [id], origin: 'issued', at } as const;
    const byPassbook = payments.flatMap(({ way, chitMemberId, amount }) =>
      way === 'scheme' && chitMemberId
        ? settleStatement(shop, { ...own, payers: [chitMemberId], most: paise(amount) })
        : [],
    );
    const most = creditOf(bill);
    if (!most) return byPassbook;
    const byCredit: Statement = {
      ...settleStatement(shop, { ...own, payers: null, order: salesOrderId, most }),
      next: ({ rows }) => {
        if (rows.reduce((sum, [amount]) => sum + Number(amount), 0) < most) throw conflict(say('creditTooLittle'));
        return [];
      },
    };
    return [...byPassbook, byCredit];
  });

/** Receipts pay the oldest open bills, unless they are on account of an order. What is paid back takes what the customer has on account. */
export const settleVouchers = (
  vouchers: readonly (Voucher & { id: string })[],
  { shop, at }: Pick<Scene, 'shop' | 'at'>,
): Statement[] => {
  const ofCustomers = vouchers.filter(({ party }) => (party ?? 'customer') === 'customer');
  const receipts = ofCustomers.filter(({ kind, salesOrderId }) => kind === 'receipt' && !salesOrderId);
  const payments = ofCustomers.filter(({ kind }) => kind === 'payment');
  const contactsOf = (some: typeof ofCustomers) => [...new Set(some.flatMap(({ contactId }) => contactId ?? []))];
  return [
    ...(receipts.length
      ? [
          settleStatement(shop, {
            contacts: contactsOf(receipts),
            payers: receipts.map(({ id }) => id),
            bills: null,
            origin: 'automatic',
            at,
          }),
        ]
      : []),
    ...payments.map(payment =>
      settleStatement(shop, {
        contacts: contactsOf([payment]),
        payers: null,
        bills: [payment.id],
        order: payment.salesOrderId,
        origin: 'automatic',
        at,
      }),
    ),
  ];
};

/**
 * A credit note pays its own bill, as far as that is open. Where it pays money back although the bill stays open, the customer's money on account
 * pays the rest of the bill, because the refund counted on it.
 */
export const settleCreditNote = (
  { id, billId, contactId, refund }: { id: string; billId: string; contactId: string | null; refund: number | null },
  { shop, at }: Pick<Scene, 'shop' | 'at'>,
): Statement[] => {
  if (!contactId) return [];
  const own = { contacts: [contactId], bills: [billId], origin: 'issued', at } as const;
  return [
    settleStatement(shop, { ...own, payers: [id] }),
    ...(refund ? [settleStatement(shop, { ...own, payers: null })] : []),
  ];
};
