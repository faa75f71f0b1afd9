import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../api/app.ts';
import { respond } from '../api/respond.ts';
import { noSpace, unavailable } from '../schema/errors.ts';
import { hindi } from '../schema/words/hi/index.ts';
import { openSite } from './site/files.ts';
import { createWeb } from './web.ts';

const api: Api = { fetch: async () => new Response('{}'), routes: [], settled: async () => {} };

const folder = mkdtempSync(join(tmpdir(), 'tolashop-web-'));
beforeAll(() => writeFileSync(join(folder, 'index.html'), '<head><title>TolaShop</title></head>'));
afterAll(() => rmSync(folder, { recursive: true }));

it('tells that it is not ready also when the database says nothing at all', async () => {
  const web = createWeb({ api, folder, trustProxy: false, ready: () => new Promise(() => {}) });
  const answer = await web.request('/readyz');
  expect([answer.status, await answer.text()]).toEqual([503, 'The database does not answer.']);
});

it.each([
  ['en', noSpace(), 'The server has no space left, so that nothing can be saved. Please tell whoever runs it.'],
  ['hi', unavailable(), hindi.refusals['busy']],
  ['hi', new Error('No answer'), hindi.refusals['databaseSilent']],
])('says in %s why it is not ready: %s', async (language, error, sentence) => {
  const web = createWeb({ api, folder, trustProxy: false, ready: () => Promise.reject(error) });
  const answer = await web.request('/readyz', { headers: { 'accept-language': language } });
  expect([answer.status, await answer.text()]).toEqual([503, sentence]);
});

it.each([
  ['https://shop.example', 'max-age=31536000; includeSubDomains'],
  ['http://shop.example', null],
])('at %s browsers are told of transport security: %s', async (address, told) => {
  const site = { files: null, address: { address }, hasSample: false };
  const web = createWeb({ api, folder, trustProxy: false, ready: async () => undefined, site });
  for (const path of ['/', '/index.html', '/products', '/api/account/me', '/assets/gone.js', '/readyz']) {
    const { headers } = await web.request(path, undefined, { incoming: { socket: {} } });
    expect(headers.get('strict-transport-security'), path).toBe(told);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin'), path).toBe(null);
  }
});

describe('with the pages of a build', () => {
  const built = mkdtempSync(join(tmpdir(), 'tolashop-site-'));
  const admin = { scripts: ['/assets/admin.js'], css: ['/assets/admin.css'] };
  const routes = ['/products/*', '/shops/:id'];
  writeFileSync(join(built, 'site.json'), JSON.stringify({ fixed: {}, listed: [], assets: {}, admin, routes }));
  writeFileSync(
    join(built, 'render.js'),
    "export const render = async () => null; export const isVisitors = path => path === '/accounts/signin';",
  );
  afterAll(() => rmSync(built, { recursive: true }));

  const ask = async (path: string, method = 'GET') => {
    const site = { files: await openSite(built), address: { address: 'http://shop.example' }, hasSample: false };
    const web = createWeb({ api, folder, trustProxy: false, ready: async () => undefined, site });
    return web.request(path, { method }, { incoming: { socket: {} } });
  };

  it('has the admin begin to load before anything runs, and not where visitors are', async () => {
    expect(await (await ask('/products/1')).text()).toBe(
      '<head><title>TolaShop</title><link rel="modulepreload" crossorigin href="/assets/admin.js"><link rel="preload" as="style" crossorigin href="/assets/admin.css"></head>',
    );
    expect(await (await ask('/accounts/signin')).text()).toBe('<head><title>TolaShop</title></head>');
  });

  it.each([
    ['/products', 200],
    ['/Products/', 200],
    ['/products/1/show', 200],
    ['/shops/1', 200],
    ['/accounts/signin', 200],
    ['/product', 404],
    ['/shops', 404],
    ['/shops/1/2', 404],
    ['/nowhere/at/all', 404],
  ])('R-38, R-48 replies to %s with %i and the page', async (path, status) => {
    const reply = await ask(path);
    expect([reply.status, (await reply.text()).startsWith('<head><title>TolaShop</title>')]).toEqual([status, true]);
  });

  it.each([
    ['POST', '/products', 405, 'GET, HEAD'],
    ['OPTIONS', '/accounts/signin', 405, 'GET, HEAD'],
    ['DELETE', '/index.html', 405, 'GET, HEAD'],
    ['PUT', '/livez', 405, 'GET, HEAD'],
    ['DELETE', '/robots.txt', 405, 'GET, HEAD'],
    ['PUT', '/f/AbC', 405, 'POST'],
    ['POST', '/nowhere', 404, null],
    ['POST', `/${'a'.repeat(300)}`, 404, null],
    ['GET', '/assets/gone.js', 404, null],
    ['POST', '/assets/gone.js', 404, null],
  ])('replies to %s %s with %i and names the methods %s', async (method, path, status, allow) => {
    const reply = await ask(path, method);
    expect([reply.status, reply.headers.get('allow')]).toEqual([status, allow]);
  });
});

it.each([
  ['at once', 2_000],
  ['beside other work', 500_000],
])('packs a text %s', async (_, length) => {
  const body = 'ring '.repeat(length / 5);
  const reply = { status: 200, headers: { 'content-type': 'application/json' }, body };
  const long: Api = { ...api, fetch: async (_request, caller) => respond(reply, caller?.gzip) };
  const web = createWeb({ api: long, folder, trustProxy: false, ready: async () => undefined });
  const ask = (headers: Record<string, string>) => web.request('/api/it', { headers }, { incoming: { socket: {} } });
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(body);
  expect(await (await ask({})).text()).toBe(body);
});
