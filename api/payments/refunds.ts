import { conflict, invalid, notFound, Refusal } from '../../schema/errors.ts';
import type { Payment } from '../../schema/entities/payments.ts';
import { rupees } from '../../schema/rules/orders.ts';
import { refundable, type Refund } from '../../schema/rules/payments.ts';
import { say } from '../../schema/words/said.ts';
import { noShop } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import { queueBooks } from '../orders/dueBooks.ts';
import type { Ports, Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { providerOf } from './begin.ts';
import { changePayment, lockAccount, type Account, type Scene } from './kept.ts';
import { PaymentRefusal, PaymentUnknown } from './port.ts';
import { keepRefunds, settleRefund } from './told.ts';

/** The payment of a call, with its order and its siblings, locked. */
export const accountOf = async (run: Run, id: string): Promise<Account & { payment: Payment }> => {
  const [found] = await run([
    { text: 'select t.order_id from payments t where t.shop_id = $1 and t.id = $2', values: [noShop, id] },
  ]);
  const order = found!.rows[0]?.[0];
  const account = order ? await lockAccount(run, order) : null;
  const payment = account?.all.find(each => each.id === id);
  if (!account || !payment) throw notFound({ one: 'payments' });
  return { ...account, payment };
};

/** Kept before the provider is asked, so that what nobody answers to is asked once more, under the same name. */
export const noteRefund = async (
  run: Run,
  scene: Scene,
  payment: Payment,
  { amount, reason }: { amount: number; reason: string },
): Promise<Refund> => {
  if (payment.state !== 'paid') throw conflict(say('paymentNotPaid'));
  const left = refundable(payment);
  if (amount > left) throw invalid({ amount: say('paymentRefundTooMuch', { amount: rupees(left) }) });
  const at = scene.occasion.at.toISOString();
  // By UPI a person has sent it back.
  const state = payment.providerPayment ? 'asked' : 'done';
  const refund: Refund = { id: scene.ids.next(), amount, reason, state, at, provider: null, problem: null };
  await keepRefunds(run, scene, payment, [...(payment.refunds ?? []), refund]);
  return refund;
};

/** Asks the provider for what was noted, and keeps what it says. Throws where it said no. */
export const askRefund = async (
  ports: Ports,
  payment: { id: string; providerPayment: string },
  { id: key, amount }: Refund,
  scene: Scene,
): Promise<void> => {
  const inOrder = (work: (run: Run, account: Account & { payment: Payment }) => Promise<void>) =>
    ports.database.transaction(async run => {
      await run([enterJob(noShop, noShop)]);
      const account = await accountOf(run, payment.id);
      await work(run, account);
      await queueBooks(ports, run, account);
    });
  try {
    const paise = Math.round(amount * 100);
    const told = await providerOf(ports).refund({ payment: payment.providerPayment, amount: paise, key });
    await inOrder((run, account) => settleRefund(run, scene, account, { ...told, key }));
  } catch (error) {
    if (!(error instanceof PaymentRefusal)) throw error;
    await inOrder((run, account) => markRefused(run, scene, account.payment, key, error.told));
    throw new Refusal(409, say('paymentsRefused', { told: error.told }));
  }
};

const markRefused = async (run: Run, scene: Scene, payment: Payment, key: string, problem: string): Promise<void> => {
  const refunds = (payment.refunds ?? []).map(each =>
    each.id === key && each.state === 'asked' ? { ...each, state: 'failed' as const, problem } : each,
  );
  await changePayment(run, scene, payment, { refunds });
};

/** What nobody answered to stays asked for, and the sweep asks once more. */
export const askRefundNow = async (context: RequestContext, payment: Payment, refund: Refund): Promise<void> => {
  const { ports, occasion } = context;
  try {
    await askRefund(ports, { id: payment.id, providerPayment: payment.providerPayment! }, refund, {
      ids: ports.ids,
      occasion,
    });
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error;
    ports.log('warn', 'The payment provider did not answer to a refund: it is asked once more', { error });
  }
};
