import { lastDay } from '../../schema/kit/dayBounds.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { keepSubscriptions } from '../../api/subscriptions/sweep.ts';
import { licenseCalls } from './licenseCalls.ts';
import { openShop } from '../support/shop.ts';
import { newAddress } from '../support/accounts.ts';
import { anOrder } from '../support/orders.ts';
import { aPlan } from '../support/plans.ts';
import type { Sent } from '../support/testApi.ts';
import type { World } from '../support/everyEntity.ts';

/** What is done with plans: they are made, priced, put in order, changed, shown to visitors, left out and taken up again. */
export const planCalls = async (world: World, ask: (method: string, path: string, sent?: Sent) => Promise<any>) => {
  for (const [app, more] of [
    ['tsinvoice', {}],
    ['tsmessenger', { messages: 100 }],
  ] as const) {
    const list = `system/plans/${app}`;
    const { id, prices } = await ask('POST', list, { body: { ...aPlan, code: 'calls', ...more } });
    const body = { people: 4, prices: [...prices, { duration: 7, price: 49, since: '2026-01-01' }] };
    await ask('PUT', `${list}/${id}`, { body });
    await ask('PUT', `${list}/update`, { body: { ids: [id], changes: { shownTo: 'shops' } } });
    for (const rest of ['?query=chav&sort=name', `/${id}`, `/${id}/history`]) await ask('GET', `${list}${rest}`);
    await world.call('GET', 'public/plans');
    await subscriptionCalls(world, ask, app, id);
    await ask('DELETE', `${list}/${id}`);
    await ask('GET', `${list}?deleted=only`);
    for (const way of ['restore', 'delete', 'restore']) await ask('POST', `${list}/${way}`, { body: { ids: [id] } });
  }
  await licenseCalls(world);
};

/** What a shop holds of one: given, renewed, changed, moved on by the clock, cancelled, and found. */
const subscriptionCalls = async (
  world: World,
  ask: (method: string, path: string, sent?: Sent) => Promise<any>,
  app: string,
  plan: string,
) => {
  const { shopId, token } = await openShop(world);
  const give = (more: object = {}) =>
    ask('POST', `system/plans/${app}/${plan}/give`, { body: { shopId, duration: 30, price: 100, ...more } });
  const { id } = await give({ from: '2020-01-01' });
  const tried = await give({ onTrial: true });
  const list = `system/shops/${shopId}/subscriptions/${app}`;
  await ask('POST', `${list}/${tried.id}/renew`, { body: { duration: 7, price: 10 } });
  await ask('POST', `${list}/${tried.id}/renew`, { body: { duration: 7, price: 10 } });
  await ask('POST', `${list}/${tried.id}/change`, { body: { planId: plan, duration: 14, price: 10 } });
  const limits = { people: 3, phoneHelp: false, ...(app === 'tsmessenger' && { messages: 100 }) };
  await ask('POST', `${list}/${tried.id}/limits`, { body: limits });
  await keepSubscriptions(world.ports, shopId, Date.now());
  await keepSubscriptions(world.ports, shopId, Date.now() + 40 * 86_400_000);
  const later = await give({ from: lastDay(shopDay(new Date())) });
  await ask('POST', `${list}/${later.id}/cancel`, { body: { cancelReason: 'As a trial' } });
  const other = await give({ from: lastDay(shopDay(new Date())) });
  await ask('POST', `${list}/cancel`, { body: { ids: [other.id], cancelReason: 'As a trial' } });
  for (const rest of ['?query=chav&sort=endsOn', '/states', `/${id}`, `/${id}/history`]) await ask('GET', list + rest);
  await world.call('GET', `shops/${shopId}/subscriptions`, { token });
  await orderCalls(world, ask, { shopId, token }, `${app}-masha`);
};

/** What a shop orders of the apps, and takes of what was ordered on the site. */
const orderCalls = async (
  world: World,
  ask: (method: string, path: string, sent?: Sent) => Promise<any>,
  { shopId, token }: { shopId: string; token: string },
  plan: string,
) => {
  await world.sql(`update shops set pin = '400001', state_code = '27', phone_no = '9820011001' where id = '${shopId}'`);
  await ask('GET', `shops/${shopId}/plans`, { token });
  await ask('POST', `shops/${shopId}/orders`, { token, body: { plan, duration: 30 } });
  const body = { ...anOrder, lines: [{ plan, duration: 30, quantity: 1 }], email: `${shopId}@shop.example` };
  const { data } = await world.call('POST', 'public/orders', { body, address: newAddress() });
  await ask('POST', `shops/${shopId}/orders/take`, { token, body: { order: data.id, receipt: data.receipt } });
};
