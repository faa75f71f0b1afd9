import { byName, maybe, moment, number, object, oneOf, string, listOf, uuid, yesOrNo, type Of } from '../kit/shape.ts';
import { sum } from './amounts.ts';

/** Who says that it was paid. */
export const paymentWays = [
  { id: 'razorpay', name: 'Razorpay' },
  { id: 'upi', name: 'UPI' },
] as const;

/** A payment is begun, and paid or failed; one that failed may still be paid, since banks are slow. */
export const paymentStates = [
  { id: 'created', name: 'Begun', meaning: 'waiting' },
  { id: 'paid', name: 'Paid', meaning: 'done' },
  { id: 'failed', name: 'Failed', meaning: 'failed' },
  { id: 'refunded', name: 'Refunded', meaning: 'stopped' },
] as const;
export type PaymentState = (typeof paymentStates)[number]['id'];

/** Money that goes back. `id` is our name for it, under which the provider does it once. */
export const refund = object({
  id: uuid,
  amount: number,
  reason: string,
  state: oneOf(['asked', 'done', 'failed']),
  at: moment,
  /** The provider's own id, and why it failed. */
  provider: maybe(string),
  problem: maybe(string),
});
export type Refund = Of<typeof refund>;
export const refunds = listOf(refund);

const amountOf = (all: readonly Refund[]) => sum(all.map(({ amount }) => amount));

/** In rupees: what went back. */
export const refundedOf = (all: readonly Refund[] | null): number =>
  amountOf((all ?? []).filter(({ state }) => state === 'done'));

/** What may still be given back: what was asked for is as good as gone. */
export const refundable = ({ amount, refunds: all }: { amount: number; refunds: readonly Refund[] | null }): number =>
  sum([amount, -amountOf((all ?? []).filter(({ state }) => state !== 'failed'))]);

/** What a buyer may do about an order, and what became of what they did. */
export const publicPayment = object({
  /** `open`: nothing yet, `told`: they say that it was paid, and nobody has looked yet. */
  state: oneOf(['open', 'told', 'failed', 'paid', 'refunded']),
  /** Whether one may pay online. */
  online: yesOrNo,
  /** Where to pay by UPI: what a QR code holds, and its address alone. */
  upi: maybe(object({ link: string, address: string, name: string })),
  /** What they told to find the payment by. */
  reference: maybe(string),
  /** In rupees. */
  refunded: number,
});
export type PublicPayment = Of<typeof publicPayment>;

/** A form that takes a buyer to the provider's own page. */
export const paymentForm = object({ address: string, fields: byName(string) });
export type PaymentForm = Of<typeof paymentForm>;

/** What payment apps open, and QR codes hold: NPCI's UPI linking specification. The note is what a person finds it by. */
export const upiLink = (
  { address, name }: { address: string; name: string },
  { amount, note }: { amount: number; note: string },
): string => {
  const parts = { pa: address, pn: name, am: amount.toFixed(2), cu: 'INR', tn: note };
  return `upi://pay?${Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`;
};

/** A reference of a UPI payment: twelve digits, as every app shows it. */
export const upiReference = /^\d{12}$/;
