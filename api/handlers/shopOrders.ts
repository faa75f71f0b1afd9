import { shops } from '../../schema/entities/shops.ts';
import { conflict, invalid, notFound, type Problems } from '../../schema/errors.ts';
import { validateFields } from '../../schema/kit/validate.ts';
import { orderFieldsAmong, type orderFields } from '../../schema/rules/orders.ts';
import { shownPlans, type ShownPlan } from '../../schema/rules/plans.ts';
import type { Values } from '../../schema/kit/defineEntity.ts';
import { say } from '../../schema/words/said.ts';
import { currentUser } from '../db/settings.ts';
import { noShop } from '../db/statement.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { replying } from '../handler.ts';
import { keepOrder } from '../orders/keepOrder.ts';
import { assertReceipt, publicOrder, shownOrder, shownStatements } from '../orders/order.ts';
import { takeFor } from '../payments/giveToBuyer.ts';
import { lockAccount } from '../payments/kept.ts';
import type { Statement } from '../ports.ts';
import { plansForPerson, shownPlansOf } from '../publicPlans/shownPlans.ts';
import { data } from '../reply.ts';
import { attemptStatements } from '../session/attempts.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';

type Buyer = Record<'businessName' | 'name' | 'email', string> &
  Record<'pin' | 'stateCode' | 'gstin' | 'phoneNo' | 'mobileNo', string | null>;

/** As `account`: the shop that orders, and the person who does it. */
const buyerStatement = (shop: string): Statement => ({
  text: `select json_build_object('businessName', s.name, 'pin', s.pin, 'stateCode', s.state_code, 'gstin', s.gstin, 'phoneNo', s.phone_no,
      'name', u.name, 'email', u.email, 'mobileNo', u.mobile_no)
    from shops s, users u where s.id = $1 and u.id = ${currentUser}`,
  values: [shop],
});

/** Where the settings of a shop keep what an order asks for. */
const inSettings: Record<string, string> = {
  businessName: 'name',
  pin: 'pin',
  stateCode: 'stateCode',
  gstin: 'gstin',
  mobileNo: 'phoneNo',
};

const orderIn = (
  { phoneNo, ...buyer }: Buyer,
  { plan, duration }: { plan: string; duration: number },
  plans: readonly ShownPlan[],
): Values<typeof orderFields> => {
  const asked = { ...buyer, mobileNo: buyer.mobileNo ?? phoneNo, lines: [{ plan, duration, quantity: 1 }] };
  const { values, problems } = validateFields(orderFieldsAmong(plans), asked);
  if (problems) throw refusalOf(problems);
  return values as Values<typeof orderFields>;
};

/** What was chosen is said where it was chosen; what the shop lacks is named as its settings name it. */
const refusalOf = ({ lines, ...problems }: Problems) => {
  if (lines) return invalid('rule' in lines && lines.rule === 'duration' ? { duration: lines } : { plan: lines });
  const fields = Object.keys(problems).map(name => `shops.${inSettings[name] ?? name}`);
  return conflict(say('orderNeedsSettings', { fields: { fields } }));
};

/** What a shop may order of the apps, and its orders, which need nothing typed. */
export const shopOrderHandlers = {
  plans: replying(shownPlans, async context => {
    parametersOf(context);
    const found = await context.read([enterAccount, plansForPerson]);
    return data(shownPlansOf(found.at(-1)!, context));
  }),
  order: replying(
    shownOrder,
    async context => {
      const input = await inputOf(context, shops.actions!.order);
      const { shop, ports, at } = context;
      return context.change(async run => {
        const [, found, buyers] = await run([
          enterAccount,
          plansForPerson,
          buyerStatement(shop),
          ...attemptStatements(ports.ids, [{ limit: 'order', name: shop }], at),
        ]);
        const plans = shownPlansOf(found!, context);
        const buyer = JSON.parse(buyers!.rows[0]![0]!) as Buyer;
        const order = orderIn(buyer, input, plans);
        await run([goOnIn(noShop)]);
        const reply = await keepOrder(run, context, order, plans, { shopId: shop, shop: buyer.businessName });
        await run([goOnIn(shop)]);
        return reply;
      });
    },
    { status: 201, once: true },
  ),
  takeOrder: replying(
    shownOrder,
    async context => {
      const { order: id, receipt } = await inputOf(context, shops.actions!.takeOrder);
      assertReceipt(context, id, receipt);
      const { shop, ports, occasion } = context;
      return context.change(async run => {
        const [, buyers] = await run([enterAccount, buyerStatement(shop), goOnIn(noShop)]);
        const account = await lockAccount(run, id);
        if (!account) throw notFound(say('order'));
        const { businessName } = JSON.parse(buyers!.rows[0]![0]!) as Buyer;
        await takeFor(run, { ids: ports.ids, occasion }, account.order, { shopId: shop, shop: businessName });
        const shown = await run([...shownStatements(id), goOnIn(shop)]);
        return data(publicOrder(context, id, shown));
      });
    },
    { once: true },
  ),
} satisfies Partial<HandlersOf<typeof shops>>;
