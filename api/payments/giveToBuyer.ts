import { orders, type Order } from '../../schema/entities/orders.ts';
import { conflict } from '../../schema/errors.ts';
import { can } from '../../schema/permissions.ts';
import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import { say } from '../../schema/words/said.ts';
import { updateStatements } from '../crud/update.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { heldBy } from '../db/memberships.ts';
import { noShop } from '../db/statement.ts';
import { appIn, plansFor, provideTo } from '../orders/giveTo.ts';
import type { Run } from '../ports.ts';
import { emailKey } from '../session/credentials.ts';
import { enterShopOf } from '../subscriptions/enterShop.ts';
import { openStatement, subscriptionsIn } from '../subscriptions/kept.ts';
import type { Scene } from './kept.ts';

/**
 * An order that is just being paid is given at once where nothing has to be decided: it was ordered in a shop by who looks after its people,
 * and goes there in any case; or its e-mail is of somebody who looks after the people of one
 * shop alone, that shop is what it is for, and it holds nothing else of the app. Whoever orders in another's name can only do them good.
 * All else waits for a person. Replies with what the order is to keep of it.
 */
export const giveToBuyer = async (run: Run, scene: Scene, order: Order): Promise<Order['given']> => {
  if (order.given?.length || order.lines.some(({ quantity }) => quantity !== 1)) return null;
  if (new Set(order.lines.map(appIn)).size !== order.lines.length) return null;
  const shopId = order.orderedIn?.shopId ?? (await shopOf(run, order.email));
  const isGiven = shopId && (order.orderedIn ? await isStillSold(run, order) : await isPlain(run, shopId, order));
  const given = isGiven ? (await provideTo(run, scene, { ...order, state: 'paid' }, { shopId })).given : null;
  await run([goOnIn(noShop)]);
  return given;
};

const shopOf = async (run: Run, email: string): Promise<string | null> => {
  const [, found] = await run([
    enterAccount,
    {
      text: `select s.id from users u join memberships m on m.user_id = u.id join shops s on s.id = m.shop_id
        where lower(u.email) = $1 and u.disabled_at is null and $2 = any (${heldBy('m')}) and s.deleted_at is null and s.status = 'Approved' limit 2`,
      values: [emailKey(email), can.UserEdit],
    },
  ]);
  const [first, second] = found!.rows;
  return (!second && first?.[0]) || null;
};

const isStillSold = async (run: Run, { lines }: Order): Promise<boolean> =>
  (await plansFor(run, lines)).every(plan => plan !== null);

/** Each of its plans is still there, and is new to the shop or what it holds. */
const isPlain = async (run: Run, shop: string, order: Order): Promise<boolean> => {
  const { lines } = order;
  if (!(await isStillSold(run, order))) return false;
  await enterShopOf(run, shop);
  const found = await run(lines.map(line => openStatement({ shop, app: appIn(line) })));
  return lines.every((line, n) => {
    const open = subscriptionsIn(found[n]!);
    return open.every(each => isRunning(each) && each.plan === line.plan);
  });
};

/** A locked order of the site is for this shop from now on, which holds it at once where it is paid and nothing has to be decided. */
export const takeFor = async (
  run: Run,
  scene: Scene,
  order: Order,
  shop: NonNullable<Order['orderedIn']>,
): Promise<void> => {
  if (order.orderedIn && order.orderedIn.shopId !== shop.shopId) throw conflict(say('orderOfOtherShop'));
  if (order.orderedIn || order.state === 'cancelled') return;
  const taken = { ...order, orderedIn: shop };
  const given = order.state === 'paid' ? await giveToBuyer(run, scene, taken) : null;
  await run(updateStatements(orders, noShop, [order.id], { orderedIn: shop, ...(given && { given }) }, scene.occasion));
};
