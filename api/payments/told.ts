import type { Payment } from '../../schema/entities/payments.ts';
import { refundedOf, type Refund } from '../../schema/rules/payments.ts';
import { enterAccount, enterVisitor } from '../db/transactionContext.ts';
import { queueBooks } from '../orders/dueBooks.ts';
import type { Ports, Run } from '../ports.ts';
import { changePayment, lockAccount, movePayment, orderOf, type Account, type Scene } from './kept.ts';
import type { ToldEvent, ToldPayment, ToldRefund } from './port.ts';
import { settle } from './settle.ts';

/** Nobody's doing: what the provider tells. */
export const sceneOf = ({ ids, clock }: Ports): Scene => ({ ids, occasion: { ids, at: clock.now() } });

/** Once for each event: it is known when all of it is kept, and what comes twice at once is kept once. What is of no order of ours is passed over. */
export const tellEvent = async (ports: Ports, { id, name, payment, refund }: ToldEvent): Promise<void> => {
  const [, known] = await ports.database.batch([
    enterAccount,
    { text: 'select 1 from payment_events where id = $1', values: [id] },
  ]);
  if (known!.rows.length) return;
  const order = await orderOfTold(ports, payment, refund);
  if (!order) return;
  if (payment) await tellPayments(ports, order, [payment]);
  if (refund) await inAccount(ports, order, (run, account) => settleRefund(run, sceneOf(ports), account, refund));
  await ports.database.batch([
    enterAccount,
    {
      text: 'insert into payment_events (id, name, at) values ($1, $2, $3::timestamptz) on conflict do nothing returning id',
      values: [id, name, ports.clock.now().toISOString()],
    },
  ]);
};

/** What the provider tells of an order's payments, each in a transaction; what was paid goes ahead of what failed before it. */
export const tellPayments = async (ports: Ports, order: string, told: readonly ToldPayment[]): Promise<void> => {
  const inOrder = told.toSorted((one, other) => Number(other.isCaptured) - Number(one.isCaptured));
  for (const each of inOrder) {
    const once = () => inAccount(ports, order, (run, account) => settle(run, sceneOf(ports), account, each));
    if ((await once()) === 'again') await once();
  }
};

const inAccount = <T>(
  ports: Ports,
  order: string,
  work: (run: Run, account: Account) => Promise<T>,
): Promise<T | null> =>
  ports.database.transaction(async run => {
    await run([enterVisitor]);
    const account = await lockAccount(run, order);
    if (!account) return null;
    const done = await work(run, account);
    await queueBooks(ports, run, account);
    return done;
  });

const orderOfTold = (ports: Ports, payment: ToldPayment | null, refund: ToldRefund | null): Promise<string | null> =>
  ports.database.transaction(async run => {
    await run([enterVisitor]);
    const byOrder = payment && (await orderOf(run, { providerOrder: payment.order }));
    return byOrder ?? (refund && (await orderOf(run, { providerPayment: refund.payment })));
  });

/** What became of money that goes back: of what a person asked for here, or of what somebody did at the provider. */
export const settleRefund = async (run: Run, scene: Scene, { all }: Account, told: ToldRefund): Promise<void> => {
  const payment = all.find(({ providerPayment }) => providerPayment === told.payment);
  if (!payment || told.state === 'pending') return;
  const { state, id: provider } = told;
  const kept = payment.refunds ?? [];
  const known = kept.find(each => each.id === told.key || each.provider === provider);
  if (known ? known.state === 'done' || known.state === state : state === 'failed') return;
  const made = { ...elsewhere, id: scene.ids.next(), amount: told.amount / 100, at: scene.occasion.at.toISOString() };
  const next: Refund = { ...(known ?? made), state, provider };
  await keepRefunds(run, scene, payment, known ? kept.map(each => (each === known ? next : each)) : [...kept, next]);
};

const elsewhere = { reason: 'Razorpay', problem: null } as const;

/** A payment that went back whole is no longer paid. */
export const keepRefunds = async (run: Run, scene: Scene, payment: Payment, refunds: Refund[]): Promise<void> => {
  const changes = { refunds, refunded: refundedOf(refunds) };
  if (payment.state === 'paid' && changes.refunded >= payment.amount)
    await movePayment(run, scene, payment, 'giveBack', changes);
  else await changePayment(run, scene, payment, changes);
};
