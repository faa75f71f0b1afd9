import type { ToldPayment, ToldRefund } from '../../api/payments/port.ts';

/** Razorpay's entities, as far as they are of use here; what is missing or of another type is as if it were not told. */
type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The ids that Razorpay makes: `pay_29QQoUBi66xm2f`. What is longer or stranger is not from there. */
const idIn = (value: unknown): string => (/^[a-z]+_[A-Za-z0-9]{1,40}$/.test(textIn(value)) ? textIn(value) : '');
const paiseIn = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;

/** Null where it is not of an order, or none. */
export const paymentIn = (told: unknown): ToldPayment | null => {
  if (!isRecord(told)) return null;
  const [id, order, amount] = [idIn(told['id']), idIn(told['order_id']), paiseIn(told['amount'])];
  if (!id || !order || amount === null || told['currency'] !== 'INR') return null;
  const status = textIn(told['status']);
  return {
    id,
    order,
    amount,
    isCaptured: status === 'captured' || status === 'refunded' || told['captured'] === true,
    isFailed: status === 'failed',
    method: textIn(told['method']).slice(0, 30) || null,
    reason: textIn(told['error_description']).slice(0, 250) || null,
    at: momentIn(told['created_at']),
  };
};

const states: Record<string, ToldRefund['state']> = { processed: 'done', failed: 'failed' };

export const refundIn = (told: unknown): ToldRefund | null => {
  if (!isRecord(told)) return null;
  const [id, payment, amount] = [idIn(told['id']), idIn(told['payment_id']), paiseIn(told['amount'])];
  if (!id || !payment || amount === null) return null;
  const state = states[textIn(told['status'])] ?? 'pending';
  return { id, payment, key: textIn(told['receipt']) || null, amount, state };
};

/** From seconds since 1970. */
const momentIn = (seconds: unknown): Date => {
  const at = new Date(Number(seconds ?? NaN) * 1_000);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_999 ? new Date(0) : at;
};
