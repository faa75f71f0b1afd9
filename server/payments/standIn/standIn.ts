import { isSignedBy, broughtBack, signed } from '../signatures.ts';
import { checkoutPage, returnPage } from './pages.ts';
import { bodyIn, failed, found, list, newId, newOrder, newPayment, newRefund, one, type Json } from './replies.ts';

/** What it keeps of orders, payments and refunds: as Razorpay describes them. */
export type Kept = { orders: Json[]; payments: Json[]; refunds: Json[] };

/** A webhook on its way, as bytes that are signed. */
export type Webhook = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** What goes wrong with a call: nobody answers though it was done (`lost`) or was not (`down`). */
export type Fault = 'lost' | 'down' | null;

type Options = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  tell: (webhook: Webhook) => void;
  now?: () => Date;
  fault?: (method: string, path: string) => Fault;
  kept?: Kept;
  keep?: (kept: Kept) => void;
  /** Below which its own pages are, for a browser. */
  path?: string;
};

/**
 * Razorpay's Orders, Payments and Refunds API with its hosted checkout, as its documentation describes them, for the demo and for tests: one
 * presses whether a payment succeeds. A payment is captured at once, a refund is processed at once, and each is told by signed webhooks.
 */
export class StandIn {
  readonly kept: Kept;
  readonly #options: Options;
  readonly #done = new Map<string, { body: string; refund: Json }>();

  constructor(options: Options) {
    this.#options = options;
    this.kept = options.kept ?? { orders: [], payments: [], refunds: [] };
  }

  get #seconds(): number {
    return Math.floor((this.#options.now?.() ?? new Date()).getTime() / 1_000);
  }

  #tell(name: string, entities: Record<string, Json>): void {
    const payload = Object.fromEntries(Object.entries(entities).map(([of, entity]) => [of, { entity: { ...entity } }]));
    const contains = Object.keys(entities);
    const told = { entity: 'event', event: name, contains, payload, created_at: this.#seconds };
    const body = new TextEncoder().encode(JSON.stringify(told));
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signed(body, this.#options.webhookSecret),
      'x-razorpay-event-id': newId('evt').slice(4),
    };
    this.#options.tell({ body, headers });
  }

  /** Somebody tries to pay; the payment, as a buyer brings it back. */
  pay(order: string, outcome: 'captured' | 'failed', method = 'upi') {
    const of = one(this.kept.orders, order)!;
    const payment = newPayment(of, outcome, method, this.#seconds);
    this.kept.payments.push(payment);
    const isPaid = outcome === 'captured';
    Object.assign(of, { attempts: Number(of['attempts']) + 1, status: isPaid ? 'paid' : 'attempted' });
    if (isPaid) Object.assign(of, { amount_paid: of['amount'], amount_due: 0 });
    this.#options.keep?.(this.kept);
    if (isPaid) {
      this.#tell('payment.authorized', { payment: { ...payment, status: 'authorized', captured: false } });
      this.#tell('payment.captured', { payment });
      this.#tell('order.paid', { payment, order: of });
    } else this.#tell('payment.failed', { payment });
    const id = payment['id'] as string;
    return { order, payment: id, signature: signed(broughtBack(order, id), this.#options.keySecret) };
  }

  /** What Razorpay checks of what a buyer brings. */
  isSigned(order: string, payment: string, signature: string): boolean {
    return isSignedBy(broughtBack(order, payment), signature, this.#options.keySecret);
  }

  #makeOrder(body: Json): Response {
    const order = newOrder(body, this.#seconds);
    if (order instanceof Response) return order;
    this.kept.orders.push(order);
    this.#options.keep?.(this.kept);
    return found(order);
  }

  #makeRefund(payment: string, body: Json, key: string | null): Response {
    const of = one(this.kept.payments, payment);
    if (!of) return failed(400, 'The id provided does not exist');
    const sent = JSON.stringify(body);
    const before = key === null ? undefined : this.#done.get(key);
    if (before && before.body === sent) return found(before.refund);
    if (before) return failed(400, 'Different request with the same idempotency key has already been processed.');
    const refund = newRefund(of, body, this.#seconds);
    if (refund instanceof Response) return refund;
    this.kept.refunds.push(refund);
    if (key !== null) this.#done.set(key, { body: sent, refund });
    const refunded = Number(of['amount_refunded']) + Number(refund['amount']);
    Object.assign(of, { amount_refunded: refunded, ...(refunded === of['amount'] && { status: 'refunded' }) });
    this.#options.keep?.(this.kept);
    for (const name of ['refund.created', 'refund.processed']) this.#tell(name, { refund, payment: of });
    return found(refund);
  }

  async #called(request: Request, url: URL): Promise<Response> {
    const { keyId, keySecret } = this.#options;
    const { orders, payments } = this.kept;
    const known = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    if (request.headers.get('authorization') !== known) return failed(401, 'Authentication failed');
    const asked = `${request.method} ${url.pathname}`;
    if (asked === 'POST /v1/orders') return this.#makeOrder(await bodyIn(request));
    if (asked === 'GET /v1/orders')
      return list(orders.filter(({ receipt }) => receipt === url.searchParams.get('receipt')));
    const tried = /^GET \/v1\/orders\/(\w+)\/payments$/.exec(asked)?.[1];
    if (tried && one(orders, tried)) return list(payments.filter(each => each['order_id'] === tried));
    const paid = /^POST \/v1\/payments\/(\w+)\/refund$/.exec(asked)?.[1];
    if (paid) return this.#makeRefund(paid, await bodyIn(request), request.headers.get('x-refund-idempotency'));
    return failed(400, 'The id provided does not exist');
  }

  async #shown(request: Request, url: URL): Promise<Response | null> {
    const isCheckout = url.pathname === '/v1/checkout/embedded';
    if (request.method !== 'POST' || (!isCheckout && url.pathname !== '/pay')) return null;
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    const order = one(this.kept.orders, form['order_id'] ?? '');
    if (!order || form['key_id'] !== this.#options.keyId) return failed(400, 'The id provided does not exist');
    if (isCheckout) return checkoutPage(form, order, `${this.#options.path ?? ''}/pay`);
    const outcome = form['outcome'] === 'captured' && order['status'] !== 'paid' ? 'captured' : 'failed';
    return returnPage(form['callback_url'] ?? '', this.pay(order['id'] as string, outcome), outcome);
  }

  /** As `fetch` has it, at whatever address. */
  readonly handle = async (request: Request): Promise<Response> => {
    const { path = '', fault } = this.#options;
    const url = new URL(request.url);
    if (path && url.pathname.startsWith(`${path}/`)) url.pathname = url.pathname.slice(path.length);
    const page = await this.#shown(request, url);
    if (page) return page;
    const wrong = fault?.(request.method, url.pathname);
    if (wrong === 'down') throw new Error('Nobody answers');
    const reply = await this.#called(request, url);
    if (wrong === 'lost') throw new Error('The line broke');
    return reply;
  };
}
