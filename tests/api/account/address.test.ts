import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../../../api/session/network.ts';
import { createWeb } from '../../../server/web.ts';
import { headers } from '../../support/signInVariants.ts';

type Lines = Record<string, string | string[]>;

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('behind a proxy or not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-limits-'));
  beforeAll(() => writeFileSync(join(folder, 'index.html'), ''));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The addresses that the API is told, for calls with these headers. */
  const told = async (trustProxy: boolean, calls: Lines[]) => {
    const seen: string[] = [];
    const api = {
      routes: [],
      settled: async () => {},
      fetch: async (_: Request, from?: { address: string }) => (seen.push(from!.address), new Response()),
    };
    const web = createWeb({ api, folder, trustProxy, ready: async () => undefined });
    const server = createServer((incoming, outgoing) => void getRequestListener(web.fetch)(incoming, outgoing)).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    for (const lines of calls) {
      const sent = request({
        port: (server.address() as AddressInfo).port,
        path: '/api/account/signin',
        headers: lines,
      }).end();
      const [reply] = await once(sent, 'response');
      await text(reply);
    }
    server.close();
    return seen;
  };

  it('nothing that a caller writes is an address', async () => {
    expect(new Set(await told(false, headers))).toEqual(new Set(['127.0.0.1']));
  });

  it('a trusted proxy is believed in its own words alone, the last', async () => {
    const calls: Lines[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '8.8.8.8, 203.0.113.7' },
      { 'x-forwarded-for': ['8.8.8.8', '203.0.113.7'] },
      { 'x-forwarded-for': '8.8.8.8,9.9.9.9 ,  203.0.113.7 ' },
      { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '8.8.8.8', forwarded: 'for=8.8.8.8' },
    ];
    expect(new Set(await told(true, calls))).toEqual(new Set(['203.0.113.7']));
  });
});
