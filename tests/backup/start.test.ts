import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { backUp } from '../../server/backup/backUp.ts';
import { restore } from '../../server/backup/restore.ts';
import { readEnv } from '../../server/env.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { loadKey, nodeSecrets } from '../../server/secrets.ts';
import { start } from '../../server/start.ts';
import { folderAt, workplace } from '../support/backups.ts';
import { pngFile } from '../support/pictures.ts';
import { openShop } from '../support/shop.ts';
import { openTestApi } from '../support/testApi.ts';

const password = 'Rajlakshmi@1234';

/** A shop with a person who signs in, a contact, and a picture of theirs. */
const makeShop = async (dataDir: string) => {
  const files = diskFiles(join(dataDir, 'files'));
  const secrets = nodeSecrets(await loadKey(dataDir));
  const api = await openTestApi('embedded', ports => ({ ...ports, files, secrets }), join(dataDir, 'database'));
  const shop = await openShop(api);
  await api.sql(`update users set password_hash = '${await api.ports.passwords.hash(password)}'`);
  const { id } = await shop.make(entities.contacts, { name: 'Asha Patil' });
  const kept = await shop.call('POST', `contacts/${String(id)}/files`, { form: { file: await pngFile() } });
  expect(kept.status, kept.text).toBe(201);
  await api.close();
  return { shopId: shop.shopId, email: `${shop.userId}@example.test`, picture: kept.data.thumbnailUrl as string };
};

it('a server starts on what was restored: who was in it signs in, sees the list, and a picture by its old address', async () => {
  const work = workplace();
  onTestFinished(work.remove);
  const { shopId, email, picture } = await makeShop(work.in('data'));
  await backUp({ dataDir: work.in('data'), adminUrl: null }, work.in('shop.tar'));
  await restore(await folderAt(work.in('new')), work.in('shop.tar'));
  mkdirSync(work.in('web'));
  writeFileSync(work.in('web/index.html'), '<!doctype html><title>TolaShop</title>');
  const env = readEnv({ PORT: '0', DATA_DIR: work.in('new'), DEMO: 'off', GOOGLE_CLIENT_ID: 'none' });
  const { address, stop } = await start(env, work.in('web'));
  onTestFinished(stop);
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${address}/api/account/signin`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn.status).toBe(200);
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const authorization = `Bearer ${data.token}`;
  const list = await fetch(`${address}/api/shops/${shopId}/contacts`, { headers: { authorization } });
  expect(await list.json()).toMatchObject({ data: { items: [{ name: 'Asha Patil' }] } });
  const shown = await fetch(address + picture);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await backUp({ dataDir: work.in('new'), adminUrl: null }, work.in('again.tar'));
});
