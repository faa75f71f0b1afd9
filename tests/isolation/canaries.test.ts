import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../api/operation.ts';
import { entities } from '../../schema/entities/index.ts';
import { isolationEngine, openIsolated, type IsolatedApi } from '../support/isolatedApi.ts';
import { drawFrom } from '../support/draw.ts';
import { isSoak, proofSize, seed, someOf } from '../support/proofSize.ts';
import { operations } from '../support/operations.ts';
import type { Filled } from '../support/slots.ts';
import type { Answer } from '../support/testApi.ts';
import { strangers, type Stranger } from './callers.ts';
import { furnishedWith, inShops } from './furnished.ts';
import { mayCall } from './expected.ts';
import { probesOf } from './probes.ts';
import { inWords } from './sequences.ts';
import { openVictim, standOf, type Victim } from './victim.ts';

/**
 * A rival's ids and canaries in every slot of a call: none comes back that was not sent, and nothing of theirs changes. Every other call is made
 * by every other stranger, in a soak every one by all.
 */
describe('canaries', () => {
  let api: IsolatedApi;
  let victim: Victim;
  let everybody: Stranger[];
  let before: Map<string, string>;
  let probes = 0;
  const statuses: Record<string, number> = {};
  const draw = drawFrom(seed);
  const isDrawn = () => isSoak || draw.percent(3);

  beforeAll(async () => {
    api = await openIsolated(isolationEngine);
    victim = await openVictim(api);
    everybody = await strangers(api, victim);
    api.undoable.hold();
    before = await standOf(api, victim);
  });
  afterAll(() => api.close());

  /** What is wrong with the answer; what was sent may come back. */
  const leaked = ({ text, headers }: Answer, sent: string, { knows }: Stranger): string[] => {
    const known = new Set([...victim.seenIn(sent), ...knows]);
    return victim.seenIn(`${text} ${JSON.stringify([...headers])}`).filter(heard => !known.has(heard));
  };

  /** What of the rival's is not as it was, once `sent` was asked; it is taken back. */
  const changedBy = async (stranger: Stranger, sent: string): Promise<string[]> => {
    if (!(await api.undoable.wrote())) return [];
    const among = await api.undoable.touched();
    const changed = [...(await standOf(api, victim, { among, told: stranger.told }))]
      .filter(([table, stand]) => stand !== before.get(table))
      .map(([table]) => table);
    await api.undoable.undo();
    return changed.length ? [`${stranger.name}: ${sent} changes ${changed.join()}`] : [];
  };

  /** `earlier`: what was sent before, of which a report may tell whoever sent it. */
  const probe = async (call: Filled, stranger: Stranger, earlier = ''): Promise<string[]> => {
    probes++;
    const answer = await api.ask(call, stranger.token, { logsLater: true });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const sent = earlier + (await inWords(call, Infinity));
    const further = !earlier;
    const wrong = leaked(answer, sent, stranger).map(heard => `${stranger.name}: ${sent.slice(0, 300)} tells ${heard}`);
    if (further)
      for (const path of addressesIn(answer, stranger)) wrong.push(...(await probe(get(path), stranger, `${sent} `)));
    if (further) wrong.push(...(await changedBy(stranger, sent.slice(0, 300))));
    return wrong;
  };

  /** What somebody may do by right is no probe. */
  const isTheirs = ({ access, path }: Operation, stranger: Stranger) =>
    path.includes(':shopId')
      ? mayCall(access, victim.shopId, stranger) &&
        (access.to === 'desk' || (access.to === 'shop' && stranger.name.startsWith('system')))
      : access.to !== 'public' &&
        access.to !== 'person' &&
        mayCall(access, '', stranger) &&
        stranger.platform.includes('system/all');

  const tried = someOf(operations, Math.ceil(operations.length / 2));
  const cases = tried.map(operation => [operation.id, operation] as const);
  it.each(cases)(
    'hears none from %s, and nothing of the rival changes',
    async (_, operation) => {
      const wrong: string[] = [];
      const turn = tried.indexOf(operation) + seed;
      const asking = everybody.filter((each, n) => !isTheirs(operation, each) && (isSoak || (n + turn) % 2 === 0));
      for (const stranger of asking) {
        for await (const call of probesOf(operation, stranger, victim, isDrawn))
          wrong.push(...(await probe(call, stranger)));
        await api.api.settled();
        wrong.push(...(await changedBy(stranger, `what the access log tells of ${operation.id}`)));
      }
      await api.undoable.undo();
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  // What only the platform's people list, nobody of the shop hears.
  const heardInShops = inShops.filter(({ permissions: { list } }) => furnishedWith.some(held => held === list));
  it.each(heardInShops.map(entity => [entity.name, entity] as const))('would hear those of %s', async (_, entity) => {
    const path = entity.path
      .replace(':shopId', victim.shopId)
      .replace(':productId', victim.pools['products']![0]!)
      .replace(':messageId', victim.pools['messages']![0]!)
      .replace(':meetingId', victim.pools['meetings']![0]!)
      .replace(':licenseId', victim.pools['licenses']![0]!);
    const answer = await api.ask(get(path), victim.token);
    const heard = victim.seenIn(answer.text);
    expect(heard).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[\da-f]{8}-/), expect.stringMatching(/^(kanari|7753)/)]),
    );
  });

  it('would see what changes', async () => {
    const path = entities.groups.path.replace(':shopId', victim.shopId);
    const made = await api.ask({ method: 'POST', path, sent: { body: { name: 'New' } } }, victim.token);
    expect(made.status, made.text).toBe(201);
    const among = await api.undoable.touched();
    expect((await standOf(api, victim, { among })).get('groups')).not.toBe(before.get('groups'));
    await api.undoable.undo();
    expect(await standOf(api, victim)).toEqual(before);
  });

  it('asked often enough', () => {
    console.log(`canaries: ${probes} probes of ${tried.length} calls by ${everybody.length} strangers`, statuses);
    expect(probes).toBeGreaterThan(tried.length * proofSize(8, 60));
  });
});

const get = (path: string): Filled => ({ method: 'GET', path, sent: {} });

/** What the answer leads to: signed addresses, one-use addresses, the report of an import. */
const addressesIn = ({ status, text, data }: Answer, { home }: Stranger): string[] => [
  ...[...text.matchAll(/"\/api\/([^"]+)"/g)].slice(0, 2).map(([, address]) => address!),
  ...(status === 202 && typeof data?.id === 'string' ? [`shops/${home}/imports/${data.id}`] : []),
];
