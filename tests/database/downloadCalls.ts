import { expect } from 'vitest';
import type { World } from '../support/everyEntity.ts';
import type { Sent } from '../support/testApi.ts';
import { aDownload, someBytes } from '../support/uploads.ts';

type Ask = (method: string, path: string, sent?: Sent) => Promise<any>;

/** What is done with downloads: a file comes in parts, is kept with a record, and is fetched. */
export const downloadCalls = async (world: World, ask: Ask) => {
  const uploads = 'system/downloads/uploads/file';
  const start = (name: string) => ask('POST', uploads, { body: { name, size: 5 } });
  const upload = await start('a.exe');
  await ask('GET', uploads);
  await ask('GET', `${uploads}/${upload.id}`);
  const headers = { 'content-range': 'bytes 0-4/5', 'content-type': 'application/octet-stream' };
  await ask('PUT', `${uploads}/${upload.id}`, { body: someBytes(5), headers });
  await ask('POST', `${uploads}/${upload.id}/finish`);
  await ask('DELETE', `${uploads}/${(await start('b.exe')).id}`);
  const list = 'system/downloads';
  const sent = { body: { ...aDownload, file: { upload: upload.id } }, headers: { 'idempotency-key': upload.id } };
  const { id } = await ask('POST', list, sent);
  for (const rest of ['?query=tola&sort=name', `/${id}`, `/${id}/history`]) await ask('GET', `${list}${rest}`);
  await ask('GET', 'downloads');
  const [{ url }] = (await world.call('GET', 'public/downloads')).data;
  const fetched = await world.call('GET', url.replace('/api/', ''), { headers: { 'user-agent': 'Firefox/140.0' } });
  expect(fetched.status).toBe(200);
  await countCalls(ask);
  await ask('PUT', `${list}/${id}`, { body: { notes: 'Faster' } });
  await ask('PUT', `${list}/update`, { body: { ids: [id], changes: { isPublished: false } } });
  await ask('DELETE', `${list}/${id}`);
  await ask('GET', `${list}?deleted=only`);
  for (const [n, way] of ['restore', 'delete', 'restore'].entries())
    await ask('POST', `${list}/${way}`, { body: { ids: [id] }, headers: { 'idempotency-key': `${n} ${id}` } });
};

const countCalls = async (ask: Ask) => {
  const counts = 'system/download_counts';
  const { items } = await ask('GET', `${counts}?sort=day`);
  for (const rest of ['', '/history']) await ask('GET', `${counts}/${items[0].id}${rest}`);
};
