import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { placeDatabase } from '../tests/support/freshDatabase.ts';
import { ownServer, type OwnServer } from '../tests/support/ownServer.ts';
import { proofSize } from '../tests/support/proofSize.ts';

const stops = proofSize(1, 50);
const [perSecond, lines] = [200, 20];

vi.setConfig({ testTimeout: 60_000 + stops * 60_000, hookTimeout: 120_000 });

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer('embedded', { bare: true, more: { DEMO: 'off', GOOGLE_CLIENT_ID: 'x' } });
  await placeDatabase(join(server.dataDir, 'database'));
});
afterAll(() => server.remove());

type Tally = { answered: number; closing: number; dropped: string[] };

/** One call of a signed-in person. Whether its line is to be used again. */
const ask = (agent: Agent, tally: Tally): Promise<boolean> =>
  new Promise(resolve => {
    const drop = (error: unknown) => (tally.dropped.push(String(error)), resolve(false));
    const path = `${server.address}/api/account/me`;
    const call = request(path, { agent, headers: { authorization: `Bearer ${'x'.repeat(43)}` } }, response => {
      response.resume();
      response.once('error', drop);
      response.once('end', () => {
        const isClosing = response.headers.connection === 'close';
        tally.answered += 1;
        if (isClosing) tally.closing += 1;
        if (response.statusCode !== 401) tally.dropped.push(`status ${response.statusCode}`);
        resolve(!isClosing);
      });
    });
    call.once('error', drop);
    call.end();
  });

/** A line that is kept, as a proxy keeps it: once it is told that the line ends it goes elsewhere. */
const line = async (tally: Tally): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (await ask(agent, tally)) await delay((1_000 * lines) / perSecond);
  agent.destroy();
};

it(`${stops} of its stops under ${perSecond} calls a second on kept-alive connections drop none`, async () => {
  for (let round = 0; round < stops; round++) {
    await server.start();
    const child = server.child();
    const tally: Tally = { answered: 0, closing: 0, dropped: [] };
    const loading = Promise.all(Array.from({ length: lines }, () => line(tally)));
    await expect.poll(() => tally.answered).toBeGreaterThan(100);
    expect(tally.closing).toBe(0);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await loading;
    expect(tally).toMatchObject({ dropped: [], closing: lines });
  }
});
