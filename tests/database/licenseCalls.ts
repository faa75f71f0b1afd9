import { expect } from 'vitest';
import type { World } from '../support/everyEntity.ts';
import { openLicenseShop } from '../support/licenses.ts';
import { openPlatform } from '../support/subscriptions.ts';

/** What is done with licences by their shop and by the apps that were sold. */
export const licenseCalls = async (world: World) => {
  const shop = await openLicenseShop(world);
  await (await openPlatform(world)).give(shop.shopId, 'tsinvoice-tola');
  const license = await shop.add({ seats: 2 });
  for (const n of [1, 2]) expect((await shop.activate(license, n)).status).toBe(200);
  for (const answer of [await shop.activate(license, 3), await shop.check(license, 3)]) expect(answer.status).toBe(409);
  for (const answer of [await shop.activate(license, 1), await shop.check(license, 1), await shop.release(license, 1)])
    expect(answer.status).toBe(200);
  expect((await world.call('GET', 'public/licenses/keys')).status).toBe(200);
  await shop.ask('PUT', `licenses/${license.id}`, { seats: 3 });
  const machines = `licenses/${license.id}/machines`;
  const [{ id }] = (await shop.ask('GET', `${machines}?state=active`)).items;
  await shop.ask('POST', `${machines}/${id}/release`, {});
  expect((await shop.activate(license, 4)).status).toBe(200);
  const [other] = (await shop.ask('GET', `${machines}?state=active`)).items;
  await shop.ask('POST', `${machines}/release`, { ids: [other.id] });
  for (const way of ['block', 'unblock', 'end']) await shop.ask('POST', `licenses/${license.id}/${way}`, {});
  const second = await shop.add();
  for (const way of ['block', 'unblock', 'end']) await shop.ask('POST', `licenses/${way}`, { ids: [second.id] });
};
