import { orders, type Order } from '../../schema/entities/orders.ts';
import { notFound } from '../../schema/errors.ts';
import { described, maybe, object, string, type Shape } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Values } from '../../schema/kit/defineEntity.ts';
import { publicPayment } from '../../schema/rules/payments.ts';
import { placeOf, type OrderLine, type orderFields, type PublicOrder } from '../../schema/rules/orders.ts';
import { softwareTaxOn } from '../../schema/rules/softwareTax.ts';
import type { RequestContext } from '../requestContext.ts';
import { finished } from '../crud/reply.ts';
import { recordFields } from '../shapes/records.ts';
import { isUuid, noShop } from '../db/statement.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import { recordStatement, type Row } from '../db/write.ts';
import { paymentsStatement, publicPayment as paymentShown } from '../payments/shown.ts';
import { data, type Reply } from '../reply.ts';
import type { Language } from '../../schema/words/languages.ts';
import type { Result, Secrets, Statement } from '../ports.ts';
import { say } from '../../schema/words/said.ts';

/** Opens one order to whoever has its address, without a session. */
export const receiptOf = (secrets: Secrets, id: string): string => secrets.sign(`order ${id}`);

/** A wrong receipt finds nothing, as an order that is not there does. */
export const assertReceipt = ({ ports }: RequestContext, id: string, receipt: string | undefined): void => {
  if (!isUuid(id) || receipt !== receiptOf(ports.secrets, id)) throw notFound(say('order'));
};

/** Where an order is shown, in the language of its buyer. */
export const receiptAddress = (site: string, secrets: Secrets, id: string, language: Language): string =>
  `${site}${language === 'en' ? '' : `/${language}`}/checkout/order?id=${id}&receipt=${receiptOf(secrets, id)}`;

type Ordered = Omit<Values<typeof orderFields>, 'lines'> & {
  lines: readonly OrderLine[];
  language: Language;
  orderedIn: Order['orderedIn'];
};

/** What was ordered, at the prices that it was reckoned by and the tax of this day. */
export const orderRow = (id: string, { lines, language, ...buyer }: Ordered, at: Date): Row => {
  const stateCode = placeOf(buyer);
  const { sac, rate } = softwareTaxOn(shopDay(at));
  return {
    id,
    number: orderNumber(id, at),
    ...buyer,
    stateCode,
    lines,
    sac,
    taxRate: rate,
    language: language === 'hi' ? 'hi' : 'en',
  };
};

/** `TS-261120-7K2QFM`: the day, and six signs that can be read out on the phone. */
export const orderNumber = (id: string, at: Date): string => {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(-10), 16);
  let signs = '';
  for (; signs.length < 6; rest = Math.floor(rest / alphabet.length)) signs += alphabet[rest % alphabet.length];
  return `TS-${shopDay(at).slice(2).replaceAll('-', '')}-${signs}`;
};

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const notShown = ['orderedIn', 'given', 'language', 'notes', 'version', 'updatedAt'];

const shownFields = Object.entries(recordFields(orders)).filter(([name]) => !notShown.includes(name));
export const shownOrder = object({
  ...Object.fromEntries(shownFields),
  receipt: described(string, 'Shows the order to whoever has it'),
  payment: publicPayment,
  invoice: described(maybe(string), 'The number of its tax invoice'),
}) as Shape<PublicOrder>;

/** What its buyer sees of an order, which is not what was noted about it; `text` is the record as the database wrote it. */
export const publicOrder = (context: RequestContext, id: string, [found, paid]: Result[]): PublicOrder => {
  const text = found!.rows[0]?.[0];
  if (!text) throw notFound(say('order'));
  const { payments, secrets } = context.ports;
  const order = JSON.parse(finished(orders, text, context)) as Record<string, unknown> & Omit<PublicOrder, 'invoice'>;
  for (const hidden of notShown) delete order[hidden];
  const { number = null } = (order['invoice'] as Order['invoice']) ?? {};
  return { ...order, receipt: receiptOf(secrets, id), payment: paymentShown(payments, order, paid!), invoice: number };
};

/** An order, and what was paid for it. */
export const shownStatements = (id: string): Statement[] => [
  recordStatement(orders, noShop, id),
  paymentsStatement(id),
];

export const orderShown = async (context: RequestContext, id: string): Promise<Reply<PublicOrder>> => {
  const [, ...found] = await context.ports.database.batch([enterVisitor, ...shownStatements(id)]);
  return data(publicOrder(context, id, found));
};
