import { createHash } from 'node:crypto';
import type { ToldEvent } from '../../api/payments/port.ts';
import { badRequest } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { isRecord, paymentIn, refundIn, textIn } from './entities.ts';
import { isSignedBy } from './signatures.ts';

/** What a webhook of Razorpay tells; null for what it signed and is of no interest here, which it would tell again and again if refused. */
export const readWebhook = (body: Uint8Array, headers: Headers, secret: string): ToldEvent | null => {
  if (!isSignedBy(body, headers.get('x-razorpay-signature') ?? '', secret))
    throw badRequest(say('notSignedByProvider'));
  const told = parsed(body);
  const name = textIn(told['event']);
  if (!/^(payment\.(authorized|captured|failed)|order\.paid|refund\.(created|processed|failed))$/.test(name))
    return null;
  const payload = isRecord(told['payload']) ? told['payload'] : {};
  const entity = (of: string) => (isRecord(payload[of]) ? payload[of]['entity'] : undefined);
  const [payment, refund] = [paymentIn(entity('payment')), refundIn(entity('refund'))];
  if (!payment && !refund) return null;
  return { id: eventId(body, headers), name, payment, refund: refund && stated(refund, name) };
};

/** The event says it: the entity in `refund.failed` may lag behind. */
const stated = <R extends { state: string }>(refund: R, name: string): R =>
  name === 'refund.failed'
    ? { ...refund, state: 'failed' }
    : name === 'refund.processed'
      ? { ...refund, state: 'done' }
      : refund;

/** Of the header; a provider that sends none is known by what it says. */
const eventId = (body: Uint8Array, headers: Headers): string => {
  const id = headers.get('x-razorpay-event-id') ?? '';
  return /^[\w-]{1,100}$/.test(id) ? id : createHash('sha256').update(body).digest('hex');
};

const parsed = (body: Uint8Array): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isRecord(value)) return value;
  } catch {
    // Refused below, as any other text that is no object.
  }
  throw badRequest(say('notSignedByProvider'));
};
