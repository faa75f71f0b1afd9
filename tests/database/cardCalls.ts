import { expect } from 'vitest';
import { person } from '../support/bizCards.ts';
import type { World } from '../support/everyEntity.ts';
import { openShop } from '../support/shop.ts';
import type { Sent } from '../support/testApi.ts';

/** What is done with a business card, by its own person and by visitors. */
export const cardCalls = async (world: World) => {
  const shop = await openShop(world);
  const send = async (method: string, path: string, sent: Sent = {}) => {
    const answer = await world.call(method, path, { token: shop.token, headers: person, ...sent });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const at = `shops/${shop.shopId}/biz_cards`;
  for (const name of ['Meera', 'Meera Soni']) await send('PUT', `${at}/mine`, { body: { name } });
  const { id } = await send('GET', `${at}/mine`);
  await send('POST', `${at}/${id}/publish`, { body: {} });
  const seen = `public/biz_cards/${shop.shopId}/${id}`;
  await send('GET', `${seen}?seen=view`);
  await send('GET', `${seen}/contact`);
  await send('POST', `${seen}/taps/call`);
  const body = { fields: { name: 'Asha', mobileNo: '9820012345' } };
  await send('POST', `${seen}/enquiries`, { body, headers: { 'idempotency-key': id } });
  await send('POST', `${at}/${id}/withdraw`, { body: {} });
  for (const move of ['publish', 'withdraw']) await send('POST', `${at}/${move}`, { body: { ids: [id] } });
};
