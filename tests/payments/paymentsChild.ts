/** A process that takes orders and their money through the API, told by its only argument, until it is through or kills itself at the given moment. */
import { sweepOrderBooks } from '../../api/orders/books.ts';
import { sweepPayments } from '../../api/payments/sweep.ts';
import { limits } from '../../api/session/limits.ts';
import { razorpayPayments } from '../../server/payments/razorpay.ts';
import { drawFrom } from '../support/draw.ts';
import type { Mortal } from '../support/mortal.ts';
import { openMortalApi } from '../support/mortalShop.ts';
import { anOrder } from '../support/orders.ts';
import { keys } from '../support/payments.ts';
import type { Begun, Told } from './provider.ts';

/** `token`: of somebody of the platform. `provider`: where the stand-in answers. */
export type PaymentsOfChild = Mortal & { token: string; provider: string; seed: number; count: number };

const task = JSON.parse(process.argv[2]!) as PaymentsOfChild;
const often = { most: 1e9, window: 1_000 };
Object.assign(limits, { order: often, orderMail: often, payment: often });
const online = razorpayPayments({ baseUrl: task.provider, ...keys });
const { ports, api } = await openMortalApi(task, {
  payments: { online, upi: null },
  site: { address: 'http://site.test' } as never,
});
const draw = drawFrom(task.seed);

const send = async (path: string, init: RequestInit, refusals: readonly number[] = [409]): Promise<any> => {
  const response = await api.fetch(new Request(`http://site.test/api/${path}`, init));
  const text = await response.text();
  if (refusals.includes(response.status)) return null;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
};
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object) => send(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
const asPlatform = (method: string, path: string, body?: object) => {
  const headers = { ...json, authorization: `Bearer ${task.token}` };
  return send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
};
const desk = async <T>(path: string, sent: object = {}): Promise<T> =>
  (await fetch(`${task.provider}/desk/${path}`, { method: 'POST', body: JSON.stringify(sent) })).json() as Promise<T>;

const place = async () => {
  const { id, receipt } = await post('public/orders', anOrder);
  await begin({ id, receipt });
};
const begin = async ({ id, receipt }: Omit<Begun, 'provider'>) => {
  const page = await post(`public/orders/${id}/payment`, { receipt });
  if (page) await desk('begun', { order: { id, receipt, provider: page.fields.order_id } satisfies Begun });
};
const some = async <T>(work: (one: T) => Promise<unknown>, all: readonly T[]) => {
  if (all.length) await work(draw.of(all));
};
const pay = async ({ id, receipt, provider }: Begun) => {
  const outcome = draw.percent(70) ? 'captured' : 'failed';
  const brought = await desk<{ order: string; payment: string; signature: string }>('pay', { provider, outcome });
  if (draw.percent(50)) return;
  const { order: providerOrder, payment: providerPayment, signature } = brought;
  await post(`public/orders/${id}/payment/confirm`, { receipt, providerOrder, providerPayment, signature });
};
const tell = ({ body, headers }: Told) =>
  send('webhooks/razorpay', { method: 'POST', headers, body: Buffer.from(body, 'base64') });
type Paid = { id: string; amount: number; refunded: number };
const paid = async (query = ''): Promise<Paid[]> =>
  (await asPlatform('GET', `system/payments?state=paid&pageSize=20&query=${query}`)).items;
const giveBack = ({ id }: Paid, amount: number) =>
  asPlatform('POST', `system/payments/${id}/refund`, { amount, reason: 'As agreed' }).catch((error: Error) => {
    // More was asked for meanwhile than is left.
    if (!error.message.includes(': 400 ')) throw error;
  });
const left = ({ amount, refunded }: Paid) => amount - refunded;
const refund = async () => some(async (one: Paid) => giveBack(one, draw.percent(60) ? left(one) : 1), await paid());
const sweep = async () => {
  await sweepPayments(ports, Date.now());
  await sweepOrderBooks(ports, Date.now());
};

const works: (() => Promise<unknown>)[] = [
  place,
  place,
  async () => some(begin, await desk<Begun[]>('begun')),
  async () => some(pay, await desk<Begun[]>('begun')),
  async () => some(pay, await desk<Begun[]>('begun')),
  async () => some(tell, await desk<Told[]>('told')),
  async () => some(tell, await desk<Told[]>('told')),
  refund,
  sweep,
];
/** One order from its beginning to its end. */
const wholeLife = async () => {
  await place();
  const { provider } = (await desk<Begun[]>('begun')).at(-1)!;
  const { payment } = await desk<{ payment: string }>('pay', { provider, outcome: 'captured' });
  await sweep();
  const [one] = await paid(payment);
  await giveBack(one!, left(one!));
  await sweep();
};

// Whoever is not killed has done each once, whatever is drawn.
for (const work of task.steps === null ? [...works, wholeLife] : []) await work();
for (let n = 0; n < task.count; n++) await draw.of(works)();
// And hears in the end of all that there was, twice.
for (let n = 0; n < 2 && task.steps === null; n++) {
  for (const told of await desk<Told[]>('told')) await tell(told);
  await sweep();
}
process.exit(0);
