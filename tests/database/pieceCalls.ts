import { expect } from 'vitest';
import { pngFile } from '../support/pictures.ts';
import type { Sent } from '../support/testApi.ts';
import type { Shop } from '../support/shop.ts';
import { setRate, takeIn } from '../support/pieces.ts';

/** Pieces are priced, moved to each of their states, and bring a tag of their own. */
export const pieceCalls = async (shop: Shop) => {
  const call = async (method: string, path: string, body?: object, sent: Sent = body ? { body } : {}) => {
    const answer = await shop.call(method, `pieces/${path}`, sent);
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  await setRate(shop);
  const { id, productId } = await takeIn(shop, { tag: 'OLD-77', huid: 'CALL01' });
  await call('GET', `${id}/price`);
  await call('GET', `price_terms?productId=${productId}`);
  await call('PUT', id, { tag: 'OLD-78', fineness: 750 });
  const [image] = await call('POST', `${id}/images`, undefined, { form: { image: await pngFile() } });
  await call('PUT', `${id}/images`, { imageIds: [image.id] });
  await call('PUT', `${id}/images/${image.id}`);
  for (const move of ['approve', 'reserve', 'putBack', 'sendToHallmarking', 'putBack', 'giveToKarigar', 'putBack'])
    await call('POST', `${id}/${move}`, {});
  const other = (await takeIn(shop))['id'];
  for (const move of [
    'approve',
    'reserve',
    'putBack',
    'sendToHallmarking',
    'putBack',
    'giveToKarigar',
    'putBack',
    'melt',
  ])
    await call('POST', move, { ids: [other] });
  await call('POST', `${id}/melt`, {});
};
