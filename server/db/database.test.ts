import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database, Result, Run, Statement, Value } from '../../api/ports.ts';
import { emptyTemplate } from '../../tests/support/cachedTemplate.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { openServer } from './server.ts';

type Engine = { database: Database; close(): Promise<void> };

const engines: Record<string, () => Promise<Engine>> = {
  'the embedded database': async () => openEmbedded({ folder: null, template: await emptyTemplate() }),
  'a server': async () => {
    const { superUrl, drop } = await freshDatabase();
    const { database, close } = openServer({ url: superUrl, max: 8 });
    return { database, close: () => close().then(drop) };
  },
};

const sql = (text: string, ...values: Value[]) => ({ text, values });
const enter = sql(`select set_config('role', 'app', true), set_config('app.shop_id', $1, true)`, 'mine');
const insertRow = 'insert into rows (id, name) values ($1, $2)';

describe.each(Object.entries(engines))('on %s', (_name, open) => {
  let database: Database;
  let close: () => Promise<void>;

  const rowsOf = async (text: string, ...values: Value[]) => (await database.batch([sql(text, ...values)]))[0]?.rows;
  const valueOf = async (text: string, ...values: Value[]) => (await rowsOf(text, ...values))?.[0]?.[0];
  const count = () => valueOf('select count(*) from rows');
  const connection = () => valueOf('select pg_backend_pid()');
  const whoAmI = () => rowsOf(`select current_user, coalesce(current_setting('app.shop_id', true), '')`);

  beforeAll(async () => {
    ({ database, close } = await open());
    await database.batch([
      sql(`do $$ begin create role app nologin; exception when duplicate_object or unique_violation then null; end $$`),
      sql(`create table parents (id int primary key)`),
      sql(`create table rows (
        id int constraint rows_pkey_102008 primary key,
        name text not null,
        price numeric check (price > 0),
        parent int references parents,
        later int unique deferrable initially deferred
      )`),
      sql('grant select on rows to app'),
    ]);
  });
  afterAll(() => close());
  beforeEach(() => database.batch([sql('delete from rows')]));

  describe('values', () => {
    it.each([
      ['9007199254740993::int8', '9007199254740993'],
      ['12.50::numeric(14, 2)', '12.50'],
      [`'{"b": 1,   "a": 2}'::json`, '{"b": 1,   "a": 2}'],
      [`'2026-11-20 05:30:00.123456+05:30'::timestamptz`, '2026-11-20 00:00:00.123456+00'],
      [`'2026-11-20'::date`, '2026-11-20'],
      [`'1 day 02:00'::interval`, '1 day 02:00:00'],
      ['true', 't'],
      ['array[1, 2]', '{1,2}'],
      ['null', null],
    ])('%s comes as the text %s', async (expression, text) => {
      expect(await valueOf(`select ${expression}`)).toBe(text);
    });

    it.each<[string, Value, string | null]>([
      ['text', `naïve 'quoted' "text" \\ with ₹ and 🪙`, `naïve 'quoted' "text" \\ with ₹ and 🪙`],
      ['text', '', ''],
      ['int8', 42, '42'],
      ['numeric', 0.1, '0.1'],
      ['boolean', false, 'f'],
      ['text', null, null],
    ])('go in as %s: %j', async (type, value, text) => {
      expect(await valueOf(`select $1::${type}`, value)).toBe(text);
    });

    it('go in as an array element by element, whatever they hold', async () => {
      const elements = [
        'a,b',
        '"quoted"',
        'back\\slash',
        '\\"',
        'NULL',
        'null',
        '',
        ' padded ',
        '{}',
        'two\nlines',
        '₹',
      ];
      const rows = await rowsOf('select it from unnest($1::text[]) with ordinality as u(it, n) order by n', elements);
      expect(rows).toEqual(elements.map(element => [element]));
      expect(await valueOf('select cardinality($1::text[])', [])).toBe('0');
    });

    it('with a NUL are refused before anything is sent', async () => {
      const refused = database.batch([sql(insertRow, 1, 'one'), sql('select $1::text[]', ['fine', 'a\0b'])]);
      await expect(refused).rejects.toMatchObject({ code: '22021', message: 'Text cannot hold the character NUL.' });
      expect(await count()).toBe('0');
    });

    it('may be large both ways', async () => {
      const text = randomBytes(2_500_000).toString('hex');
      expect((await valueOf('select $1::text', text)) === text).toBe(true);
      const rows = await rowsOf(`select n, repeat('x', 1000) from generate_series(1, 5000) n`);
      expect(rows).toHaveLength(5000);
      expect(rows?.at(-1)).toEqual(['5000', 'x'.repeat(1000)]);
    });
  });

  describe('a batch', () => {
    it('answers each statement in its order, with its rows and how many it touched', async () => {
      const results = await database.batch([
        sql(insertRow, 1, 'one'),
        sql(insertRow, 2, 'two'),
        sql('update rows set name = upper(name)'),
        sql('select id, name from rows order by id desc'),
        sql(''),
        sql('delete from rows returning id'),
      ]);
      expect(results.map(result => result.count)).toEqual([1, 1, 2, 2, 0, 2]);
      expect(results[3]?.rows.flat()).toEqual(['2', 'TWO', '1', 'ONE']);
      expect(results[4]?.rows).toEqual([]);
      expect(await database.batch([])).toEqual([]);
    });

    it('is an explicit transaction, which settings need to reach every node of a distributed database', async () => {
      await database.batch([sql('savepoint before'), sql(insertRow, 1, 'one'), sql('rollback to before')]);
      expect(await count()).toBe('0');
    });

    it('changes role and settings for itself alone', async () => {
      const outside = await whoAmI();
      const [, inside] = await database.batch([enter, sql(`select current_user, current_setting('app.shop_id')`)]);
      expect(inside?.rows).toEqual([['app', 'mine']]);
      expect(await whoAmI()).toEqual(outside);
      await expect(database.batch([enter, sql(insertRow, 1, 'one')])).rejects.toMatchObject({ code: '42501' });
    });

    it('that fails keeps nothing, settings included, and leaves its connection good', async () => {
      const [before, outside] = [await connection(), await whoAmI()];
      const failing = [sql(insertRow, 1, 'one'), enter, sql('select 1 / 0'), sql(insertRow, 2, 'two')];
      await expect(database.batch(failing)).rejects.toMatchObject({ code: '22012' });
      expect([await count(), await connection(), await whoAmI()]).toEqual(['0', before, outside]);
    });

    it('that fails in its COMMIT keeps nothing', async () => {
      const insert = 'insert into rows (id, name, later) values ($1, $2, 7)';
      const failing = database.batch([sql(insert, 1, 'one'), sql(insert, 2, 'two')]);
      await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'rows_later_key' });
      expect(await count()).toBe('0');
    });

    it.each([
      ['23505', 'rows_pkey', 'Key (id)=(1) already exists.', `insert into rows values (1, 'again')`],
      [
        '23503',
        'rows_parent_fkey',
        'Key (parent)=(9) is not present in table "parents".',
        `update rows set parent = 9`,
      ],
      ['23514', 'rows_price_check', expect.any(String), `update rows set price = 0`],
      ['23502', undefined, expect.any(String), `update rows set name = null`],
      ['22P02', undefined, undefined, `select 'x'::uuid`],
      ['42601', undefined, undefined, `selec 1`],
      ['TS403', undefined, 'why', `do $$ begin raise 'refused' using errcode = 'TS403', detail = 'why'; end $$`],
    ])('tells %s with constraint %s', async (code, constraint, detail, text) => {
      const failing = database.batch([sql(insertRow, 1, 'one'), sql(text)]);
      await expect(failing).rejects.toMatchObject({ name: 'DatabaseError', code, constraint, detail });
    });

    it('keeps to itself among 1,000 at once', async () => {
      const mine = sql(`select current_setting('app.number'), $1::int`, 0);
      const answers = await Promise.all(
        Array.from({ length: 1000 }, async (_, n) => {
          const number = String(n);
          const results = await database.batch([
            sql(`select set_config('app.number', $1, true)`, number),
            sql(insertRow, n, number),
            { ...mine, values: [n] },
          ]);
          return results[2]?.rows[0];
        }),
      );
      expect(answers).toEqual(answers.map((_, n) => [String(n), String(n)]));
      expect(await count()).toBe('1000');
    });
  });

  describe('reads that are asked for at once', () => {
    const outcome = (promise: Promise<Result[]>) =>
      promise.then(
        results => results.at(-1)!.rows[0],
        thrown => thrown,
      );
    const atOnce = (reads: Statement[][]) => Promise.all(reads.map(read => outcome(database.read(read))));

    it('are each a transaction of its own, with its own settings', async () => {
      const seen = sql(`select pg_current_xact_id(), coalesce(current_setting('app.number', true), ''), $1::int`, 0);
      const numbered = (n: number) => [
        ...(n % 2 ? [sql(`select set_config('app.number', $1, true)`, String(n))] : []),
        { ...seen, values: [n] },
      ];
      const answers = (await atOnce(Array.from({ length: 50 }, (_, n) => numbered(n)))) as string[][];
      expect(answers.map(([, number, own]) => [number, own])).toEqual(
        answers.map((_, n) => [n % 2 ? String(n) : '', String(n)]),
      );
      expect(new Set(answers.map(([transaction]) => transaction)).size).toBe(50);
    });

    it('travel four by four, whichever queues they are in', async () => {
      const own = sql(`select current_setting('app.number'), pg_backend_pid()`);
      const numbered = (n: number) => [sql(`select set_config('app.number', $1, true)`, String(n)), own];
      const reads = ['a', 'b', 'c', 'd'].map((queue, n) => outcome(database.inQueue(queue).read(numbered(n))));
      const answers = (await Promise.all(reads)) as string[][];
      expect(answers.map(([number]) => number)).toEqual(answers.map((_, n) => String(n)));
      expect(new Set(answers.map(([, connection]) => connection)).size).toBe(1);
    });

    it('are answered as ever when one of them is refused', async () => {
      const outside = await whoAmI();
      const good = (n: number) => [enter, sql('select $1::int', n)];
      const answers = await atOnce([good(1), [enter, sql('select 1 / 0')], good(3), [sql(`select 'x'::uuid`)]]);
      expect(answers).toEqual([
        ['1'],
        expect.objectContaining({ name: 'DatabaseError', code: '22012' }),
        ['3'],
        expect.objectContaining({ name: 'DatabaseError', code: '22P02' }),
      ]);
      expect(await whoAmI()).toEqual(outside);
    });
  });

  describe('a prepared statement', () => {
    it('is prepared again after it was refused', async () => {
      const text = 'select n from arrives_later';
      await expect(valueOf(text)).rejects.toMatchObject({ code: '42P01' });
      await database.batch([sql('create table arrives_later as select 7 as n')]);
      expect(await valueOf(text)).toBe('7');
    });

    it('is prepared again after it was skipped or failed', async () => {
      const [skipped, failing] = ['select $1::int + 40', 'select 10 / $1::int'];
      await expect(database.batch([sql(failing, 0), sql(skipped, 2)])).rejects.toMatchObject({ code: '22012' });
      const results = await database.batch([sql(failing, 2), sql(skipped, 2), sql(skipped, 3)]);
      expect(results.flatMap(({ rows }) => rows.flat())).toEqual(['5', '42', '43']);
    });

    it('is kept by the connection for the 1,000 texts said last, and more may be sent', async () => {
      const often = sql('select $1::int + 7', 1);
      const texts = Array.from({ length: 1500 }, (_, n) => (n % 100 ? sql(`select ${n} + $1::int`, 1) : often));
      const kept = sql(
        `select count(*) <= 1000, sum(generic_plans + custom_plans) filter (where statement = $1) >= 15 from pg_prepared_statements`,
        often.text,
      );
      const expected = [...texts.map((_, n) => [String(n % 100 ? n + 1 : 8)]), ['t', 't']];
      for (let round = 0; round < 2; round++)
        expect((await database.batch([...texts, kept])).map(({ rows }) => rows[0])).toEqual(expected);
    });
  });

  describe('a transaction', () => {
    it('sees its own writes and commits', async () => {
      const name = await database.transaction(async run => {
        await run([enter, sql('reset role'), sql(insertRow, 1, 'one')]);
        const [read] = await run([sql('select name from rows where id = 1')]);
        await run([sql('update rows set name = $1', `${read?.rows[0]?.[0]} and more`)]);
        return read?.rows[0]?.[0];
      });
      expect(name).toBe('one');
      expect(await valueOf('select name from rows')).toBe('one and more');
    });

    it('rolls back when its work throws, and passes the error on', async () => {
      const reason = new Error('changed my mind');
      const outside = await whoAmI();
      const failing = database.transaction(async run => {
        await run([sql(insertRow, 1, 'one'), enter]);
        throw reason;
      });
      await expect(failing).rejects.toBe(reason);
      expect([await count(), await whoAmI()]).toEqual(['0', outside]);
    });

    it('does not pass for committed when its work swallows a failure', async () => {
      const failing = database.transaction(async run => {
        await run([sql(insertRow, 1, 'one')]);
        await run([sql('select 1 / 0')]).catch(() => {});
      });
      await expect(failing).rejects.toMatchObject({ code: '22012' });
      expect(await count()).toBe('0');
    });

    it('takes no statement after its end', async () => {
      const kept = await database.transaction<Run>(async run => run);
      await expect(kept([sql(insertRow, 1, 'one')])).rejects.toThrow('This transaction is over.');
    });
  });
});
