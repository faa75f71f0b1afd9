import { expect } from 'vitest';
import { eventually } from '../support/eventually.ts';
import type { World } from '../support/everyEntity.ts';
import type { Shop } from '../support/shop.ts';
import { someBytes } from '../support/uploads.ts';

type Call = Shop['call'];
const uploads = 'uploads/archive';
const once = (key: string) => ({ headers: { 'idempotency-key': key } });

/** A file that comes whole, though it is no archive. */
export const sentArchive = async (call: Call, path = uploads, name = 'a.tar'): Promise<string> => {
  const { id } = (await call('POST', path, { body: { name, size: 5 } })).data as { id: string };
  const headers = { 'content-range': 'bytes 0-4/5', 'content-type': 'application/octet-stream' };
  await call('PUT', `${path}/${id}`, { body: someBytes(5), headers });
  await eventually(async () => expect((await call('POST', `${path}/${id}/finish`)).data.sha256).toBeTruthy());
  return id;
};

/** The whole shop goes out, and what is no shop comes in. */
export const archiveCalls = async (world: World, { shopId }: Shop): Promise<void> => {
  const { token } = await world.person({ shopId, permissions: ['shop/archive/export', 'system/shop/add'] });
  const call: Call = (method, path, sent) => world.call(method, `shops/${shopId}/${path}`, { token, ...sent });
  const over = (place: string, id: string) =>
    eventually(async () => expect((await call('GET', `${place}/${id}`)).data.state).not.toBe('running'));
  const out = (await call('POST', 'archives', once('out'))).data as { id: string };
  await over('archives', out.id);
  expect((await call('GET', 'archives')).data).toHaveLength(1);
  expect((await call('GET', `archives/${out.id}/file`)).status).toBe(200);
  await call('POST', `archives/${out.id}/cancel`, once('stop'));
  await call('GET', uploads);
  const upload = await sentArchive(call);
  expect((await call('GET', `${uploads}/${upload}`)).status).toBe(200);
  const { id: other } = (await call('POST', uploads, { body: { name: 'b.tar', size: 5 } })).data as { id: string };
  await call('DELETE', `${uploads}/${other}`);
  const begun = await call('POST', 'archive_imports', { body: { upload }, ...once('in') });
  expect(begun.status, begun.text).toBe(202);
  await over('archive_imports', begun.data.id as string);
  await call('GET', 'archive_imports');
  await call('POST', `archive_imports/${String(begun.data.id)}/cancel`, once('stop in'));
};
