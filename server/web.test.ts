import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../api/app.ts';
import { createWeb } from './web.ts';

const api: Api = { fetch: async () => new Response('{}'), routes: [] };

const folder = mkdtempSync(join(tmpdir(), 'tolashop-web-'));
beforeAll(() => writeFileSync(join(folder, 'index.html'), ''));
afterAll(() => rmSync(folder, { recursive: true }));

it('tells that it is not ready also when the database says nothing at all', async () => {
  const web = createWeb({ api, folder, trustProxy: false, ready: () => new Promise(() => {}) });
  const answer = await web.request('/readyz');
  expect([answer.status, await answer.text()]).toEqual([503, 'The database does not answer.']);
});

it.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://shop.example', null],
])('at %s browsers are told of transport security: %s', async (address, told) => {
  const site = { files: null, address: { address }, hasSample: false };
  const web = createWeb({ api, folder, trustProxy: false, ready: async () => undefined, site });
  for (const path of ['/', '/index.html', '/products', '/api/account/me', '/assets/gone.js', '/readyz']) {
    const { headers } = await web.request(path, undefined, { incoming: { socket: {} } });
    expect(headers.get('strict-transport-security'), path).toBe(told);
  }
});
