import { expect } from 'vitest';
import type { World } from '../support/everyEntity.ts';
import type { Sent } from '../support/testApi.ts';
import { anAd } from '../support/ads.ts';

type Ask = (method: string, path: string, sent?: Sent) => Promise<any>;

const headers = { 'user-agent': 'Firefox/140.0' };

/** What is done with ads: shown in their places, counted, and reported. */
export const adCalls = async (world: World, ask: Ask) => {
  const list = 'system/ads';
  const everywhere = { ...anAd, onHome: true, onRateBoard: true, onBizCard: true };
  const { id } = await ask('POST', list, { body: everywhere, headers: { 'idempotency-key': 'an ad' } });
  for (const rest of ['?query=spring&sort=name', `/${id}`, `/${id}/history`]) await ask('GET', `${list}${rest}`);
  for (const place of ['landing', 'home']) await ask('GET', `public/ads/${place}`);
  for (const place of ['rateBoard', 'bizCard']) await ask('GET', `public/ads/${place}/of/${world.mine.shopId}`);
  for (const place of ['landing', 'home', 'rateBoard', 'bizCard']) {
    const here = `public/ads/${place}/${id}`;
    expect((await world.call('POST', `${here}/views`, { headers })).status).toBe(200);
    expect((await world.call('GET', `${here}/clicks`, { headers })).status).toBe(302);
  }
  const counts = 'system/ad_counts';
  const { items } = await ask('GET', `${counts}?sort=day&place=home`);
  for (const rest of ['', '/history']) await ask('GET', `${counts}/${items[0].id}${rest}`);
  await ask('GET', `${list}/${id}/report`);
  const { reportAddress } = await ask('POST', `${list}/${id}/report_address`);
  await ask('GET', `public/ad_reports/${reportAddress}`);
  await ask('DELETE', `${list}/${id}/report_address`);
  await ask('PUT', `${list}/${id}`, { body: { position: 2 } });
  await ask('PUT', `${list}/update`, { body: { ids: [id], changes: { isOn: false } } });
  await ask('DELETE', `${list}/${id}`);
  await ask('GET', `${list}?deleted=only`);
  for (const [n, way] of ['restore', 'delete', 'restore'].entries())
    await ask('POST', `${list}/${way}`, { body: { ids: [id] }, headers: { 'idempotency-key': `${n} ${id}` } });
};
