import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQuery } from '../../api/crud/listQuery.ts';
import { sliceStatements } from '../../api/crud/export/exportSlice.ts';
import { changeStatements } from '../../api/db/history.ts';
import { knownRows } from '../../api/crud/import/importRows.ts';
import { idsStatement } from '../../api/db/list.ts';
import { pageStatements, wholeCount } from '../../api/db/page.ts';
import { fewStatement } from '../../api/db/search.ts';
import type { Statement } from '../../api/ports.ts';
import { contacts } from '../../schema/entities/contacts.ts';
import { products } from '../../schema/entities/products.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { wordings } from '../../schema/words/wordings.ts';
import { bothEngines } from '../support/drawnEngines.ts';
import { openTestDatabase, type TestEngine } from '../support/testDatabase.ts';

const shop = '01900000-0000-7000-8000-000000000001';
const listOf = (search: string) => listQuery(contacts, new URLSearchParams(search));
const [sought, all] = [listOf('query=98201'), listOf('')];
const written = (entity: AnyEntity) => ({ entity, words: wordings.en.words });
const first = '00000000-0000-0000-0000-000000000000';
const [page, count] = pageStatements(contacts, shop, sought);

/** All of them are `common`, one of forty is `seldom`, the oldest is `unique`. */
const people = 12_000;
const name = (n: number) => `Common ${n}${n % 40 ? '' : ' seldom'}${n ? '' : ' unique'}`;
const names = Array.from({ length: people }, (_, n) => name(people - 1 - n));

const literal = (value: Statement['values'][number]) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? `'{${value.join()}}'` : `'${String(value)}'`;
};

describe.each(bothEngines())('on the %s database, where PostgreSQL takes every shop for a small one,', engine => {
  let opened: TestEngine;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    const columns = 'insert into contacts (shop_id, id, name, gender, mobile_no, created_at, updated_at)';
    const row = (count: number) => `1, (9000000000 + n)::text, now(), now() from generate_series(0, ${count - 1}) n`;
    await opened.sql(
      `${columns} select md5('shop ' || n)::uuid, md5('person ' || n)::uuid, 'Person ' || n, ${row(3_000)}`,
    );
    await opened.sql('vacuum analyze contacts');
    await opened.sql(`${columns} select '${shop}', ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
      'Common ' || n || case when n % 40 = 0 then ' seldom' else '' end || case when n = 0 then ' unique' else '' end, ${row(people)}`);
    // As after a night: an index that holds a value may be read without its table.
    await opened.sql('vacuum contacts');
    // Nothing has changed, for whatever would analyze the table meanwhile.
    await opened.sql('select pg_stat_force_next_flush()');
    await opened.sql(`select pg_stat_reset_single_table_counters('contacts'::regclass)`);
  });
  afterAll(() => opened.close());

  /** In the shop, with the plan that a connection keeps, whatever the values. */
  const executed = async (how: string, { text, values }: Statement, before?: Statement): Promise<string[]> => {
    const client = await opened.owner.connect();
    try {
      await client.query(
        `begin; set local plan_cache_mode = force_generic_plan; set local role app; set local app.shop_id = '${shop}'`,
      );
      if (before) await client.query(before.text);
      await client.query(`prepare asked as ${text}`);
      const literals = values.map(literal);
      const { rows } = await client.query<string[]>({
        text: `${how} execute asked(${literals.join()})`,
        rowMode: 'array',
      });
      return rows.map(row => row[0]!);
    } finally {
      await client.query('rollback');
      await client.query('deallocate all');
      client.release();
    }
  };
  const planOf = async (statement: Statement) => (await executed('explain', statement)).join('\n');
  const scansIn = (plan: string) => plan.match(/Scan[^\n]* on contacts\b/g);
  const byId = /using contacts_pkey on contacts[^\n]*\n\s*Index Cond: \(\(shop_id = [^\n]*\(id = f\.id\)\)/;
  const alongIds = /using contacts_pkey on contacts[^\n]*\n\s*Index Cond: \(\(shop_id = [^\n]*\(id <= 'f{8}-/;

  it.each([
    ['ids', idsStatement(contacts, shop, sought, { after: first, most: 100 })],
    ['export', sliceStatements(written(contacts), shop, sought, null, 100)[1]],
  ])('a search reads its %s by key, and never the whole shop', async (_, statement) => {
    const plan = await planOf(statement);
    expect(plan).toMatch(byId);
    expect(scansIn(plan), plan).toHaveLength(1);
  });

  it.each([
    ['page', page, 2],
    ['total', count, 3],
  ])('a search reads its %s by key, and before that the newest records in their order', async (_, statement, scans) => {
    const plan = await planOf(statement);
    expect(plan).toMatch(byId);
    expect(plan).toMatch(alongIds);
    expect(scansIn(plan), plan).toHaveLength(scans);
    expect(plan.match(/using contacts_pkey on contacts/g), plan).toHaveLength(scans);
  });

  it('what the palette seeks is read by key, what no index knows among the newest in their order', async () => {
    const indexed = await planOf(fewStatement(contacts, shop, '98201'));
    expect(indexed).toMatch(byId);
    const short = await planOf(fewStatement(contacts, shop, '98'));
    expect(short).toMatch(alongIds);
    for (const plan of [indexed, short])
      expect(scansIn(plan)!.length, plan).toBe(plan.match(/using contacts_pkey on contacts/g)!.length);
  });

  it.each([
    ['ids', idsStatement(contacts, shop, all, { after: first, most: 5_000 })],
    ['export', sliceStatements(written(contacts), shop, all, null, 2_000)[1]],
    ['export further on', sliceStatements(written(contacts), shop, all, { value: null, id: first }, 2_000)[1]],
    ['ids of one gender', idsStatement(contacts, shop, listOf('gender=1'), { after: first, most: 5_000 })],
    [
      'export of one gender',
      sliceStatements(written(contacts), shop, listOf('gender=1'), { value: null, id: first }, 2_000)[1],
    ],
  ])('%s of all or many walk along the key from where they are, and sort nothing', async (_, statement) => {
    const plan = await planOf(statement);
    expect(plan).toMatch(alongIds);
    expect(scansIn(plan), plan).toHaveLength(1);
    expect(plan).not.toContain('Sort Key: t.id');
  });

  it('an export looks up what its rows refer to, and nothing for the rows that come later', async () => {
    const active = listQuery(products, new URLSearchParams(''));
    const plan = await planOf(sliceStatements(written(products), shop, active, { value: null, id: first }, 2_000)[1]);
    expect(plan).toContain('product_categories');
    expect(plan.slice(0, plan.indexOf('Limit')), plan).toContain('Join');
  });

  it('an import looks for each of its rows in the index of the natural key', async () => {
    const [before, sought] = knownRows(contacts, shop, [{ n: 0, mobileNo: '9820012345', name: 'Asha' }], null);
    const plan = (await executed('explain', sought, before)).join('\n');
    expect(plan).toMatch(/using contacts_natural_idx on contacts[^\n]*\n\s*Index Cond: [^\n]*mobile_no[^\n]*name/);
    expect(scansIn(plan), plan).toHaveLength(1);
  });

  it('a change is noted with a look at its records alone, each by its key', async () => {
    const stamp = { ids: { next: () => first, address: () => '' }, at: new Date() };
    const plan = await planOf(changeStatements(contacts, 'update', shop, [first], { name: 'Asha' }, stamp)[0]!);
    expect(plan).toMatch(
      /using contacts_pkey on contacts[^\n]*\n\s*Index Cond: \(\(shop_id = [^\n]*\(id = r\.record\)\)/,
    );
    expect(scansIn(plan), plan).toHaveLength(1);
  });

  it('a whole total is counted in the shop only where the index names very many', async () => {
    const plan = await executed('explain (analyze, timing off)', wholeCount(contacts, shop, listOf('query=seldom')));
    expect(plan.join('\n')).toMatch(/Aggregate[^\n]*never executed/);
  });

  it.each([0, 1])('what the newest records hold is not sought in the index, for page and total alike', async part => {
    const ran = async (query: string) =>
      (
        await executed('explain (analyze, timing off)', pageStatements(contacts, shop, listOf(`query=${query}`))[part]!)
      ).join('\n');
    expect(await ran('common')).toMatch(/unnest f[^\n]*never executed/);
    expect(await ran('seldom')).toMatch(/unnest f[^\n]*actual/);
  });

  it.each(['common', 'seldom', 'unique', 'nobody'])('finds every page of %s, in either order', async word => {
    const wanted = names.filter(text => text.includes(word) || (word === 'common' && text.startsWith('Common')));
    for (const order of ['DESC', 'ASC'])
      for (const [pageNumber, pageSize] of [
        [1, 20],
        [2, 20],
        [7, 20],
        [1, 75],
        [3, 1_000],
        [4, 1_000],
      ] as const) {
        const query = listOf(`query=${word}&sort=id&order=${order}&pageNumber=${pageNumber}&pageSize=${pageSize}`);
        const [found] = await executed('', pageStatements(contacts, shop, query)[0]);
        const ordered = order === 'DESC' ? wanted : wanted.toReversed();
        expect((found as unknown as { name: string }[]).map(person => person.name)).toEqual(
          ordered.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
        );
      }
    const counted = pageStatements(contacts, shop, listOf(`query=${word}`))[1];
    expect(await executed('', counted)).toEqual([String(Math.min(wanted.length, 10_001))]);
    expect(await executed('', wholeCount(contacts, shop, listOf(`query=${word}`)))).toEqual([String(wanted.length)]);
  });

  it('an export by name goes on along the names once the shop is known for what it is', async () => {
    await opened.sql('analyze contacts');
    const [before, slice] = sliceStatements(
      written(contacts),
      shop,
      listOf('sort=name'),
      { value: 'common 5', id: first },
      100,
    );
    const plan = (await executed('explain', slice, before)).join('\n');
    expect(plan).toMatch(/using contacts_title_idx on contacts/);
    expect(scansIn(plan), plan).toHaveLength(1);
  });
});
