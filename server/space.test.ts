import { beforeEach, expect, it } from 'vitest';
import { DatabaseError, type Database, type Ports } from '../api/ports.ts';
import { refusalOf } from '../api/refusals.ts';
import { fixedClock } from './clock.ts';
import { watchSpace } from './space.ts';

const enough = 1024 ** 3;
const clock = fixedClock('2026-03-02T06:00:00Z');
const statement = [{ text: 'select 1', values: [] }];
const world = { left: enough, failure: null as Error | null, logged: [] as string[] };
const answer = async () => {
  if (world.failure) throw world.failure;
  return [];
};
const database: Database = {
  batch: answer,
  write: answer,
  read: answer,
  transaction: work => work(answer),
  inQueue: () => database,
};
const storing = {
  database,
  files: {
    put: async () => void (await answer()),
    putPart: async () => void (await answer()),
    joinParts: async () => {},
    get: async () => null,
    size: async () => null,
    stream: async () => null,
    remove: async () => {},
  },
} satisfies Pick<Ports, 'database' | 'files'>;
const open = () => {
  const log: Ports['log'] = (level, message) => void world.logged.push(`${level} ${message}`);
  return watchSpace(storing, { clock, log, free: async () => world.left });
};
const words = /noSpace/;

beforeEach(() => void Object.assign(world, { left: enough, failure: null, logged: [] }));

it.each([
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['a database without space', new DatabaseError('could not extend file', '53100')],
])('%s is told as such, logged once, and makes the server unready until there is room', async (_, failure) => {
  const { database, files, check } = open();
  await check();
  world.failure = failure;
  const writes = [
    () => files.put('a', new Uint8Array()),
    () => database.batch(statement),
    () => database.transaction(run => run(statement)),
  ];
  for (const write of writes) {
    const error: unknown = await write().catch((thrown: unknown) => thrown);
    expect(refusalOf(error)).toMatchObject({
      status: 503,
      retryAfter: 30,
      message: expect.stringMatching(words) as string,
    });
    await expect(check()).rejects.toThrow(words);
  }
  expect(world.logged).toEqual(['error No space is left: nothing can be saved.']);
  world.failure = null;
  clock.advance(30_000);
  await check();
});

it('the folder of the data is looked at, before anything fails', async () => {
  const { check } = open();
  world.left = 10_000_000;
  await expect(check()).rejects.toThrow(words);
  world.left = enough;
  await check();
});

it('another failure says nothing of space', async () => {
  const { database, check } = open();
  world.failure = new DatabaseError('gone', '08006');
  await expect(database.batch(statement)).rejects.toThrow('gone');
  await check();
  expect(world.logged).toEqual([]);
});
