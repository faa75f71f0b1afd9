import fc from 'fast-check';
import type { Operation } from '../../api/operation.ts';
import { operations } from '../support/operations.ts';
import { slotsOf, type Filled } from '../support/slots.ts';
import type { Answer } from '../support/testApi.ts';
import { chosenCall, type Known, type Pools } from './choices.ts';
import { mayCall, type Grants } from './expected.ts';
import { digestOf, type Staff, type World } from './worlds.ts';

/**
 * A call, chosen by a number, `with` these ids where it is said, and with nothing but what is `given` where that is said.
 * `follow`: an address that a reply gave.
 */
export type Step = { call: string; n: number; with?: Pools; given?: Record<string, unknown>; as?: keyof Staff };
export type Played = { asked: string; answer: string };

const byId = new Map(operations.map(operation => [operation.id, operation]));

/** Mostly calls that the person may make. `of`: only these of them. */
export const anySequence = (shop: string, who: Grants, maxLength: number, of = /./): fc.Arbitrary<Step[]> => {
  const ids = (may: boolean) =>
    operations
      .filter(({ id, access }) => (!may || of.test(id)) && mayCall(access, shop, who) === may)
      .map(({ id }) => id);
  const call = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...ids(true)) },
    { weight: 2, arbitrary: fc.constant('follow') },
    { weight: 1, arbitrary: fc.constantFrom(...ids(false)) },
  );
  return fc.array(fc.record({ call, n: fc.nat(99_999) }), { minLength: 1, maxLength });
};

/** Every call with each id that there is, several times over: what chance might miss. */
export const tour = ({ mine, foreign }: Known, times: number, of: RegExp): Step[][] =>
  operations
    .filter(({ id }) => of.test(id))
    .flatMap(operation => {
      const targets = new Set(
        slotsOf(operation).flatMap(({ in: place, target = 'shops' }) =>
          place === 'query' || target === 'shops' ? [] : [target],
        ),
      );
      const first = Object.fromEntries([...targets].map(target => [target, (mine[target] ?? []).slice(0, 1)]));
      const ids = [...targets].flatMap(target =>
        [...(mine[target] ?? []), ...ends(foreign[target] ?? [])].map(id => ({ ...first, [target]: [id] })),
      );
      const given: Pools[] = ids.length ? ids : Array.from({ length: 6 }, () => ({}));
      const shops = (mine['shops'] ?? []).slice(0, 1);
      return given.flatMap((these, i): Step[][] => [
        ...Array.from({ length: times }, (_, n) => [{ call: operation.id, n: 97 * i + n, with: these }]),
        ...(i < ids.length || i === 0 ? plainly(operation) : []).map(plain => [
          { call: operation.id, n: 97 * i, with: { ...these, shops }, given: plain },
        ]),
      ]);
    });

const ends = <T>(all: readonly T[]): T[] => (all.length > 1 ? [all[0]!, all.at(-1)!] : [...all]);

/** What is read without any wish, what of it is in the trash, and what is sought in it by words that its records have. */
const plainly = ({ id, method, entity, query }: Operation): Record<string, unknown>[] => {
  if (method !== 'GET' && !id.endsWith('.exportLater')) return [];
  const plain = { format: 'csv' };
  const takes = (wish: string) => query?.some(({ name }) => name === wish);
  const both = takes('deleted') ? [plain, { ...plain, deleted: 'only' }] : [plain];
  if (!entity || !takes('query')) return both;
  const label = entity.info[entity.search[0]!]?.label.split(' ').at(-1);
  return [...both, ...[label, 'bab', '712'].map(word => ({ ...plain, query: word }))];
};

/** What a sequence was answered, and what it left behind in both shops. */
export type Performed = { played: Played[]; mine: string; rivals: string };

/** From the same start each time; nothing of it stays. `look`: at what was left in one's own shop. */
export const perform = async (
  world: World,
  steps: readonly Step[],
  known: Known,
  look = digestOf,
): Promise<Performed> => {
  try {
    const played = await play(world, steps, known);
    const mine = await look(world, world.mine.shopId);
    return { played, mine, rivals: world.rival ? await digestOf(world, world.rival.shopId) : '' };
  } finally {
    await world.api.undoable.undo();
  }
};

const play = async (world: World, steps: readonly Step[], known: Known): Promise<Played[]> => {
  const { api, mine, staff } = world;
  api.restart(3);
  const made: Record<string, readonly string[]> = { ...known.mine };
  const addresses: string[] = [];
  const played: Played[] = [];
  for (const { call, n, with: these, given, as } of steps) {
    const ids = { mine: { ...made, ...these }, foreign: { ...known.foreign, ...these } };
    const asked = call === 'follow' ? following(addresses, n) : await chosenCall(byId.get(call)!, n, ids, given);
    const answer = await api.ask(asked, (as ? staff[as] : mine).token);
    played.push({ asked: await inWords(asked), answer: whole(answer) });
    addresses.push(...[...answer.text.matchAll(/"\/api\/([^"]+)"/g)].map(([, address]) => address!));
    const entity = byId.get(call)?.entity?.name;
    if (entity && typeof answer.data?.id === 'string') made[entity] = [...(made[entity] ?? []), answer.data.id];
  }
  return played;
};

const following = (addresses: readonly string[], n: number): Filled => ({
  method: 'GET',
  path: addresses.length ? addresses[n % addresses.length]! : 'files/nowhere',
  sent: {},
});

const whole = ({ status, headers, text, bytes }: Answer) =>
  `${status} ${JSON.stringify([...headers])}\n${text.includes('\ufffd') ? Buffer.from(bytes).toString('base64') : text}`;

/** A call as a person can read and repeat it. */
export const inWords = async ({ method, path, sent: { body, form, headers } }: Filled, most = 500): Promise<string> => {
  const parts = await Promise.all(
    Object.entries(form ?? {}).map(async ([name, value]) => [name, value instanceof File ? await value.text() : value]),
  );
  const content = form ? JSON.stringify(Object.fromEntries(parts)) : body === undefined ? '' : JSON.stringify(body);
  const key = headers?.['idempotency-key'];
  return `${method} ${path}${key ? ` (${key})` : ''} ${content.slice(0, most)}`.trim();
};
