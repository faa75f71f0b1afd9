import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTemplate } from '../../tests/support/cachedTemplate.ts';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database, Statement, Value } from '../../api/ports.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { openServer } from './server.ts';

const engines = {
  'the embedded database': async () => openEmbedded({ folder: null, template: await emptyTemplate() }),
  'a server': async () => {
    const { adminUrl, drop } = await freshDatabase();
    const { database, close } = openServer({ url: adminUrl, max: 2 });
    return { database, close: () => close().then(drop) };
  },
};

const sql = (text: string, ...values: Value[]): Statement => ({ text, values });

describe.each(Object.entries(engines))('what a result asks for, on %s', (_name, open) => {
  let database: Database;
  let close: () => Promise<void>;
  const names = async () => (await database.batch([sql('select name from rows order by id')]))[0]!.rows.flat();
  const insert = (id: number, name: string) => sql('insert into rows values ($1, $2)', id, name);
  const rename: Statement = {
    ...sql('select name from rows where id = 1'),
    next: ({ rows }) => [sql('update rows set name = $1', `${rows[0]![0]} again`)],
  };

  beforeAll(async () => {
    ({ database, close } = await open());
    await database.batch([sql('create table rows (id int primary key, name text not null)')]);
  });
  afterAll(() => close());
  beforeEach(() => database.batch([sql('delete from rows')]));

  it('is run before what comes behind, and replies do not tell of it', async () => {
    const results = await database.batch([insert(1, 'one'), rename, sql('select name from rows')]);
    expect(results.map(({ rows }) => rows.flat())).toEqual([[], ['one'], ['one again']]);
    await database.transaction(run => run([rename]));
    expect(await names()).toEqual(['one again again']);
  });

  it('is run of a read too, alone or beside others', async () => {
    const looking: Statement = {
      ...sql('select 1'),
      next: () => {
        throw new Error('seen');
      },
    };
    const plain = () => database.read([sql('select 2')]);
    await expect(database.read([looking])).rejects.toThrow('seen');
    const [seen, ...others] = await Promise.allSettled([database.read([looking]), plain(), plain()]);
    expect(seen).toMatchObject({ status: 'rejected', reason: { message: 'seen' } });
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('fails together with all the rest', async () => {
    const failing = { ...rename, next: () => [sql('select 1 / 0')] };
    await expect(database.batch([insert(1, 'one'), failing])).rejects.toMatchObject({ code: '22012' });
    expect(await names()).toEqual([]);
  });
});
