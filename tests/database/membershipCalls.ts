import { expect } from 'vitest';
import { keepCustomerSubscriptions } from '../../api/customerSubscriptions/sweep.ts';
import { entities } from '../../schema/entities/index.ts';
import type { World } from '../support/everyEntity.ts';
import type { Shop } from '../support/shop.ts';

/** A term that is given, billed again, moved on by the clock, taken back and cancelled. */
export const membershipCalls = async (world: World, shop: Shop) => {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, path, body && { body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const contactId = await shop.refer('contacts');
  const productPrice = { name: 'Membership', price: 1_499, duration: 365 };
  const { id: productId } = await shop.make(entities.products, { subscriptionOnly: true, productPrice });
  const give = async (more: object = {}) =>
    (await ask('POST', 'customer_subscriptions/give', { contactId, productId, ...more })).id as string;
  const id = await give();
  const begun = await ask('POST', `customer_subscriptions/${id}/bill_again`, {});
  const bill = await ask('POST', 'quick_bills', { ...begun, billedGst: 'none' });
  await ask('POST', `quick_bills/${bill.id}/issue`, {});
  await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
  await ask('POST', `customer_subscriptions/${id}/cancel`, { cancelReason: 'Moved away' });
  await ask('POST', 'customer_subscriptions/cancel', { ids: [await give()], cancelReason: 'Moved away' });
  await give({ from: '2020-01-01' });
  await keepCustomerSubscriptions(world.ports, shop.shopId, Date.now() + 360 * 86_400_000);
};
