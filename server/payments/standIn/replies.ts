import { randomBytes } from 'node:crypto';

export type Json = Record<string, unknown>;

const reply = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const found = (entity: Json): Response => reply(200, entity);
export const list = (items: Json[]): Response => reply(200, { entity: 'collection', count: items.length, items });

/** As Razorpay words a refusal. */
export const failed = (status: number, description: string): Response =>
  reply(status, {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  });

export const bodyIn = async (request: Request): Promise<Json> => {
  try {
    return (await request.json()) as Json;
  } catch {
    return {};
  }
};

export const one = (all: readonly Json[], id: string): Json | undefined => all.find(each => each['id'] === id);

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** As Razorpay makes them: `pay_29QQoUBi66xm2f`. */
export const newId = (of: string): string =>
  `${of}_${[...randomBytes(14)].map(byte => letters[byte % letters.length]).join('')}`;

export const newOrder = (body: Json, created_at: number): Json | Response => {
  const { amount, currency, receipt = null, notes = [] } = body;
  if (!Number.isInteger(amount) || Number(amount) < 100) return failed(400, 'The amount must be at least INR 1.00');
  if (currency !== 'INR') return failed(400, 'Currency is not supported');
  if (typeof receipt === 'string' && receipt.length > 40)
    return failed(400, 'The receipt may not be greater than 40 characters.');
  const amounts = { amount, amount_paid: 0, amount_due: amount, currency };
  return {
    id: newId('order'),
    entity: 'order',
    ...amounts,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    created_at,
  };
};

export const newPayment = (order: Json, status: 'captured' | 'failed', method: string, created_at: number): Json => {
  const isPaid = status === 'captured';
  return {
    id: newId('pay'),
    entity: 'payment',
    amount: order['amount'],
    currency: 'INR',
    status,
    order_id: order['id'],
    method,
    captured: isPaid,
    amount_refunded: 0,
    error_code: isPaid ? null : 'BAD_REQUEST_ERROR',
    error_description: isPaid ? null : 'Your payment was declined by the bank.',
    created_at,
  };
};

export const newRefund = (payment: Json, body: Json, created_at: number): Json | Response => {
  const left = Number(payment['amount']) - Number(payment['amount_refunded']);
  const amount = Number(body['amount'] ?? left);
  if (!payment['captured']) return failed(400, 'The payment has not been captured');
  if (amount > left) return failed(400, 'The total refund amount is greater than the refund payment amount');
  const of = { payment_id: payment['id'], receipt: body['receipt'] ?? null };
  return { id: newId('rfnd'), entity: 'refund', amount, currency: 'INR', ...of, status: 'processed', created_at };
};
