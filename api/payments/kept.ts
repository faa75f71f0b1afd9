import { orders, type Order } from '../../schema/entities/orders.ts';
import { payments, type Payment } from '../../schema/entities/payments.ts';
import { createStatements } from '../crud/create.ts';
import { transitStatements, updateStatements } from '../crud/update.ts';
import type { Occasion } from '../db/history.ts';
import { lockNames, rowName } from '../db/locks.ts';
import { replySelect } from '../db/select.ts';
import { isLive, noShop } from '../db/statement.ts';
import { recordsStatement } from '../db/transition.ts';
import type { Ids, Run } from '../ports.ts';

export type Scene = { ids: Ids; occasion: Occasion };

/** An order and all that was paid for it, or tried: locked together, whoever tells of it. */
export type Account = { order: Order; all: Payment[] };

/** Within the platform. Null: there is no such order. */
export const lockAccount = async (run: Run, order: string): Promise<Account | null> => {
  const found = await run([
    // By name, as all of the platform's rows: nothing of it is read before.
    lockNames([rowName('orders', order)]),
    recordsStatement(orders, noShop, [order]),
    {
      text: `select coalesce(json_agg(r order by r.id), '[]') from (${replySelect(payments)}
        where t.shop_id = $1 and t.order_id = $2 and ${isLive('t')}) r`,
      values: [noShop, order],
    },
  ]);
  const [kept] = JSON.parse(found[1]!.rows[0]![0]!) as Order[];
  return kept ? { order: kept, all: JSON.parse(found[2]!.rows[0]![0]!) as Payment[] } : null;
};

type By = { providerOrder: string } | { providerPayment: string };

/** Of which order a payment is. */
export const orderOf = async (run: Run, by: By): Promise<string | null> => {
  const [column, value] =
    'providerOrder' in by ? ['provider_order', by.providerOrder] : ['provider_payment', by.providerPayment];
  const [found] = await run([
    {
      text: `select t.order_id from payments t where t.shop_id = $1 and t.${column} = $2 and ${isLive('t')}`,
      values: [noShop, value],
    },
  ]);
  return found!.rows[0]?.[0] ?? null;
};

type Made = Pick<Payment, 'way' | 'amount'> & Partial<Payment>;

/** One more payment of an order that is locked; it is among `all` from now on. */
export const addPayment = async (
  run: Run,
  { ids, occasion }: Scene,
  { order, all }: Account,
  made: Made,
): Promise<Payment> => {
  const id = ids.next();
  const number = `${order.number}-${all.length + 1}`;
  const row = { ...blank, ...made, id, number, orderId: order.id };
  const found = await run([
    ...createStatements(payments, noShop, [row], occasion),
    recordsStatement(payments, noShop, [id]),
  ]);
  const [payment] = JSON.parse(found.at(-1)!.rows[0]![0]!) as [Payment];
  all.push(payment);
  return payment;
};

const blank = {
  state: 'created',
  refunded: 0,
  method: null,
  paidAt: null,
  reference: null,
  providerOrder: null,
  providerPayment: null,
  failReason: null,
  refunds: null,
} as const;

export const changePayment = async (
  run: Run,
  { occasion }: Scene,
  payment: Payment,
  changes: Partial<Payment>,
): Promise<void> => {
  await run(updateStatements(payments, noShop, [payment.id], changes, occasion));
  Object.assign(payment, changes);
};

type Move = 'settle' | 'fail' | 'giveBack';

export const movePayment = async (
  run: Run,
  { occasion }: Scene,
  payment: Payment,
  name: Move,
  changes: Partial<Payment> = {},
): Promise<void> => {
  await run(transitStatements(payments, name, noShop, [payment], changes, occasion));
  Object.assign(payment, changes, { state: payments.states!.transitions[name]!.to });
};
