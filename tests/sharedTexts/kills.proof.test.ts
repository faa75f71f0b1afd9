import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SentLetter } from '../../api/ports.ts';
import { drawFrom } from '../support/draw.ts';
import { eventually } from '../support/eventually.ts';
import { proofLinkIn } from '../support/proof.ts';
import { placeDatabase } from '../support/freshDatabase.ts';
import { ownServer, type OwnServer } from '../support/ownServer.ts';
import { isSoak, proofSize, seed } from '../support/proofSize.ts';
import { engines } from '../support/testDatabase.ts';
import { faulty, problemsOf, textOf, Writer } from '../support/writers.ts';

const steps = proofSize(120, 1_000);
const kills = proofSize(2, 20);

it.each(isSoak ? engines : (['embedded'] as const))(
  `R-39 A-07 two pages write ${steps} random steps to a server on the %s database that is killed ${kills} times: both end with the same, and nothing typed is lost`,
  async engine => {
    const draw = drawFrom(seed);
    const server = await ownServer(engine, { bare: true, more: { DEMO: 'off', GOOGLE_CLIENT_ID: 'x' } });
    try {
      if (engine === 'embedded') await placeDatabase(join(server.dataDir, 'database'));
      await server.start();
      const line = await textAt(server);
      const writers = ['a', 'b'].map(name => new Writer(name, faulty(line, draw, 10), draw));
      const killAt = new Set(Array.from({ length: kills }, (_, n) => Math.floor(((n + 0.5) * steps) / kills)));
      for (let step = 0; step < steps; step++) {
        draw.of(writers).step();
        if (draw.percent(2)) draw.of(writers).reload();
        if (!killAt.has(step)) {
          // So that something is on its way whenever it dies.
          if (draw.percent(30)) await line.read(0);
          continue;
        }
        await server.kill();
        draw.of(writers).step();
        await server.start();
      }
      await eventually(async () => {
        writers.forEach(({ sync }) => sync.news());
        const [mine, theirs] = writers.map(({ sync }) => textOf(sync.document));
        expect(mine).toBe(theirs);
        expect(problemsOf(mine!, writers)).toEqual([]);
        expect(writers.map(({ sync }) => sync.state().phase)).toEqual(['kept', 'kept']);
      });
      expect(writers.reduce((sum, { kept }) => sum + kept.size, 0)).toBeGreaterThan(steps / 2);
      writers.forEach(({ sync }) => sync.close());
    } finally {
      await server.remove();
    }
  },
  120_000 + kills * 30_000,
);

/** The calls of one text, of a shop that somebody has just registered. */
async function textAt({ address, dataDir }: Pick<OwnServer, 'address' | 'dataDir'>) {
  let token = '';
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await answer.json()) as { data: any };
    if (!answer.ok) throw new Error(`${method} ${path} is answered with ${answer.status}`);
    return data;
  };
  const wish = { name: 'Asha', email: 'asha@demo.test', mobileNo: '9812345670', password: 'Gold-916-of-Asha' };
  const place = { shopName: 'Asha Jewellers', pin: '400001' };
  const signedIn = await call('POST', 'account/register', { ...wish, ...place });
  token = signedIn.token;
  await call('POST', 'account/prove', { token: await proofToken(join(dataDir, 'mail'), wish.email) });
  const shop = signedIn.shops[0].id;
  const group = await call('POST', `shops/${shop}/contacts/groups`, { name: 'Staff' });
  const when = { startsAt: '2031-03-01T05:30:00.000Z', minutes: 60, remindBefore: 'both', letterLanguage: 'en' };
  const { id } = await call('POST', `shops/${shop}/contacts/meetings`, { title: 'Monday', groupId: group.id, ...when });
  const path = `shops/${shop}/contacts/meetings/${id}/texts/notes`;
  await call('PUT', path);
  return {
    read: (since: number) => call('GET', `${path}?since=${since}`),
    write: (update: string, since: number) => call('POST', `${path}/updates`, { update, since }),
  };
}

/** Of the letter in this folder, where they lie without a mail server. */
const proofToken = (folder: string, email: string): Promise<string> =>
  eventually(async () => {
    const files = readdirSync(folder).filter(name => name.endsWith('.json'));
    const letters = files.map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SentLetter);
    const link = proofLinkIn(letters, email);
    expect(link).toBeDefined();
    return new URL(link!).searchParams.get('token')!;
  });
