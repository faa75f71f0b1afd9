import { expect } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import type { World } from '../support/everyEntity.ts';
import type { Shop } from '../support/shop.ts';
import { pictureCalls } from './pictureCalls.ts';

const line = { description: 'Chain', metal: 'gold', fineness: 916, grossWeight: 5 };

/** Goods that are handed in, worked on, asked about, told of and handed out; and an order that is given to be made. */
export const workCalls = async (world: World, shop: Shop) => {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, path, body && { body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const contactId = await shop.refer('contacts');
  const typeId = await shop.refer('workOrderTypes');
  const state = async (name: string, meaning: string) =>
    (await ask('POST', 'work_order_states', { name, meaning })).id as string;
  const [begun, mended] = [await state('Begun', 'active'), await state('Mended', 'done')];
  const { id: made } = await shop.make(entities.workOrders);
  await pictureCalls(shop, `work_orders/${String(made)}`);
  const goods = await ask('POST', 'held_goods', { partyId: contactId, receivedOn: '2026-11-20', lines: [line] });
  await pictureCalls(shop, `held_goods/${goods.id}`);
  await ask('POST', `held_goods/${goods.id}/give_work`, { typeId });
  const [{ id: work }] = (await ask('GET', `work_orders?heldGoodsId=${goods.id}`)).items;
  await ask('PUT', `work_orders/${work}`, { estimate: 450, hearsSteps: true, statusId: begun });
  await ask('POST', `work_orders/${work}/answer`, { answer: 'approved' });
  await ask('PUT', `work_orders/${work}`, { estimate: 500, contactId: await shop.refer('contacts') });
  await answers(world, work, ask);
  await ask('PUT', `work_orders/${work}`, { statusId: mended });
  await ask('POST', `work_orders/${work}/bill`, {});
  await ask('POST', 'work_orders/words', {});
  await ask('POST', `work_orders/${work}/told`, { statusId: mended });
  await ask('POST', `held_goods/${goods.id}/hand_out`, { handedTo: 'Meena', receiptBack: true });
  const lines = [{ ...line, rate: 6_000, gst: 3 }];
  const sale = { contactId, lines, deliveryDay: '2031-11-04', placeOfSupply: '27', billedGst: 'none' };
  const order = await ask('POST', 'sales_orders', sale);
  await ask('POST', `sales_orders/${order.id}/confirm`, {});
  await ask('POST', `sales_orders/${order.id}/give_work`, { typeId });
};

/** The customer says yes on the page, to one amount at its address and to another under its name. */
const answers = async (
  world: World,
  work: string,
  ask: (method: string, path: string, body?: object) => Promise<{ address: string }>,
) => {
  const { address } = await ask('POST', `work_orders/${work}/public_address`);
  const say = async (place: string, amount: string) => {
    const body = { fields: { answer: 'approved', amount } };
    const answer = await world.call('POST', `public/${place}/answers`, { body });
    expect(answer.status, answer.text).toBe(200);
  };
  await say(`pages/${address}`, '500.00');
  await ask('PUT', `work_orders/${work}/public_address`, { name: `work-${work}` });
  await ask('PUT', `work_orders/${work}`, { estimate: 550 });
  await say(`names/work-${work}`, '550.00');
};
