import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Api } from '../api/app.ts';
import { createWeb } from './web.ts';

const api: Api = { fetch: async () => new Response('{}'), routes: [] };

it('tells that it is not ready also when the database says nothing at all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-web-'));
  writeFileSync(join(folder, 'index.html'), '');
  const web = createWeb({ api, folder, trustProxy: false, ready: () => new Promise(() => {}) });
  const answer = await web.request('/readyz');
  expect([answer.status, await answer.text()]).toEqual([503, 'The database does not answer.']);
  rmSync(folder, { recursive: true });
});
