import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { entityOf } from '../../../api/db/select.ts';
import type { Permission } from '../../../schema/permissions.ts';
import { connectShop } from '../messenger.ts';
import { pngFile } from '../pictures.ts';
import type { Sample } from '../sample.ts';
import { openShop, type Shop } from '../shop.ts';
import { openTestApi } from '../testApi.ts';

/** The real API over a database in memory, on a port of this machine, and what a test may do there past the API. */
const test = await openTestApi('embedded');
const shops = new Map<string, Shop>();

const past = {
  async open({ permissions, shopId }: { permissions?: Permission[]; shopId?: string }) {
    const shop = await openShop(test, { ...(permissions && { permissions }), ...(shopId && { shopId }) });
    if (!shopId) shops.set(shop.shopId, shop);
    const { token, userId, tenantId } = shop;
    return { token, userId, tenantId, shopId: shop.shopId };
  },
  async addPicture({ shopId, path, field }: { shopId: string; path: string; field: string }) {
    const [method, whole] = path ? ['POST', `shops/${shopId}/${path}`] : ['PUT', `shops/${shopId}`];
    const { token } = shops.get(shopId)!;
    const { status, text, data } = await test.call(method!, whole!, { token, form: { [field]: await pngFile() } });
    if (status >= 400) throw new Error(text);
    return data;
  },
  plant: ({ shopId, entity, rows }: { shopId: string; entity: string; rows: Sample[] }) =>
    shops.get(shopId)!.plant(entityOf(entity), rows),
  async connect({ shopId, balance }: { shopId: string; balance: string }) {
    const number = `phone-${shopId}`;
    await connectShop(test.ports, shopId, { number, balance, perSecond: 0, price: 0.88 });
    await test.sql(`update shops set quiet_from = '00:00', quiet_to = '00:00' where id = '${shopId}'`);
    return number;
  },
  sql: ({ text }: { text: string }) => test.sql(text),
};
export type Past = typeof past;

/** To jsdom's XMLHttpRequest a page that was opened elsewhere stays a stranger. */
const anyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
const open = ({ status, body, headers }: Response) =>
  new Response(body, { status, headers: { ...Object.fromEntries(headers), ...anyOrigin } });

const answer = getRequestListener(async request => {
  const { pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') return open(new Response(null, { status: 204 }));
  if (!pathname.startsWith('/past/')) return open(await test.api.fetch(request, { address: '127.0.0.1' }));
  const how = past[pathname.slice('/past/'.length) as keyof Past] as (wish: unknown) => Promise<unknown>;
  return how(await request.json()).then(
    done => Response.json(done ?? null),
    (error: unknown) => new Response(String(error), { status: 500 }),
  );
});
const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
// A test that types for a while must not meet a connection that is just being closed.
server.keepAliveTimeout = 600_000;
await once(server, 'listening');
parentPort!.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
