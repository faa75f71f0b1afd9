import { orders } from '../../schema/entities/orders.ts';
import type { Payment } from '../../schema/entities/payments.ts';
import { sum } from '../../schema/rules/amounts.ts';
import { transitStatements } from '../crud/update.ts';
import { noShop } from '../db/statement.ts';
import type { Run } from '../ports.ts';
import { addPayment, movePayment, type Account, type Scene } from './kept.ts';
import { giveToBuyer } from './giveToBuyer.ts';
import type { ToldPayment } from './port.ts';

/**
 * What a payment has become, whoever told it: the webhook, the buyer who comes back, or the provider when it was asked. Told again, too
 * late or in another order it changes nothing: money that is there stays, and one payment is kept once. The account is locked. 'again': to
 * be told once more, in a transaction of its own, since rows of the platform are written by one role in each.
 */
export const settle = async (
  run: Run,
  scene: Scene,
  account: Account,
  told: ToldPayment,
): Promise<'again' | 'settled'> => {
  const known = account.all.find(({ providerPayment }) => providerPayment === told.id);
  const begun = known ?? account.all.find(({ providerOrder }) => providerOrder === told.order);
  if (begun && told.isCaptured) return settleCaptured(run, scene, account, begun, told);
  if (begun?.state === 'created' && told.isFailed)
    await movePayment(run, scene, begun, 'fail', { failReason: told.reason, method: told.method });
  return 'settled';
};

const settleCaptured = async (run: Run, scene: Scene, account: Account, begun: Payment, told: ToldPayment) => {
  const { id, method, at } = told;
  const amount = told.amount / 100;
  if (begun.state === 'created' || begun.state === 'failed')
    await received(run, scene, account, begun, { amount, providerPayment: id, method, paidAt: at.toISOString() });
  else if (begun.providerPayment !== id) {
    // An order that was paid twice: the second is kept beside the first, for a person to give it back.
    await addPayment(run, scene, account, { way: 'razorpay', amount, providerPayment: id });
    return 'again';
  }
  return 'settled';
};

/** The money is there: the order is paid by it once, and given to the buyer's shop where that is plain. */
export const received = async (
  run: Run,
  scene: Scene,
  account: Account,
  payment: Payment,
  changes: Partial<Payment>,
): Promise<void> => {
  await movePayment(run, scene, payment, 'settle', { ...changes, failReason: null });
  const { order, all } = account;
  const paid = sum(all.filter(({ state }) => state === 'paid').map(({ amount, refunded }) => sum([amount, -refunded])));
  if (order.state !== 'placed' || paid < order.total) return;
  const given = await giveToBuyer(run, scene, order);
  await run(transitStatements(orders, 'pay', noShop, [order], given ? { given } : {}, scene.occasion));
  order.state = 'paid';
};
