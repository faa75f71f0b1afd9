import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownServer, type OwnServer } from '../tests/browser/ownServer.ts';

/** `SOAK=1` for as many as were asked for. */
const stops = process.env['SOAK'] ? 50 : 2;
const [perSecond, lines] = [200, 20];

vi.setConfig({ testTimeout: 60_000 + stops * 60_000, hookTimeout: 120_000 });

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer('embedded', { bare: true, more: { DEMO: 'off', GOOGLE_CLIENT_ID: 'x' } });
});
afterAll(() => server.remove());

type Tally = { answered: number; closing: number; refused: number; dropped: string[] };

/** One call behind the door, over a line that is kept. A line that nobody takes up any more is no dropped call. */
const ask = (agent: Agent, tally: Tally): Promise<void> =>
  new Promise(resolve => {
    const path = `${server.address}/api/account/me`;
    const call = request(path, { agent, headers: { authorization: `Bearer ${'x'.repeat(43)}` } }, response => {
      response.resume();
      response.once('error', error => (tally.dropped.push(String(error)), resolve()));
      response.once('end', () => {
        tally.answered += 1;
        if (response.headers.connection === 'close') tally.closing += 1;
        if (response.statusCode !== 401) tally.dropped.push(`status ${response.statusCode}`);
        resolve();
      });
    });
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') tally.refused += 1;
      else tally.dropped.push(String(error));
      resolve();
    });
    call.end();
  });

const load = async (agent: Agent, tally: Tally, isOver: () => boolean) => {
  const calls: Promise<void>[] = [];
  while (!isOver()) {
    calls.push(ask(agent, tally));
    await delay(1_000 / perSecond);
  }
  await Promise.all(calls);
};

it(`${stops} stops under ${perSecond} calls a second on kept-alive connections drop none`, async () => {
  for (let round = 0; round < stops; round++) {
    await server.start();
    const child = server.child();
    const agent = new Agent({ keepAlive: true, maxSockets: lines });
    const tally: Tally = { answered: 0, closing: 0, refused: 0, dropped: [] };
    let over = false;
    const loading = load(agent, tally, () => over);
    await expect.poll(() => tally.answered).toBeGreaterThan(100);
    expect(tally.closing).toBe(0);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    over = true;
    await loading;
    agent.destroy();
    expect(tally.dropped).toEqual([]);
    expect(tally.closing).toBeGreaterThan(0);
  }
});
