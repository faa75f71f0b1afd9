import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import type { Kind } from '../../../schema/kit/meta.ts';
import { onPostgres, those, type World } from '../../support/everyEntity.ts';
import { shareOf } from '../../support/proofSize.ts';
import { sample, sampleValue, type Sample } from '../../support/sample.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import type { Answer } from '../../support/testApi.ts';

/** What a search has to take literally, or in any case. */
const words = ['50% off', 'a_b', 'back\\slash', 'UPPER case', 'सोने की चूड़ी', 'Émail'];
const searches = ['0% o', '%', 'a_b', '_', '\\', 'upper', 'PER C', 'चूड़ी', 'émail', 'ÉMAIL', 'of', 'nowhere'];

const ranged: readonly Kind[] = ['integer', 'decimal', 'money', 'weight', 'percent', 'date', 'timestamp'];
const exact: readonly Kind[] = ['text', 'email', 'digits', 'mobile', 'phone', 'pin', 'url', 'boolean', 'choice', 'ref'];
const sortable = [...ranged, ...exact, 'longText', 'richText'];
const fieldsOf = (entity: AnyEntity, kinds: readonly string[]) =>
  Object.values(entity.info).filter(({ kind, name }) => kinds.includes(kind) && !entity.path.includes(`:${name}`));

/** In a soak all of each kind. */
const oneOfEachKind = (entity: AnyEntity, fields: readonly FieldInfo[]): FieldInfo[] =>
  [...Map.groupBy(fields, ({ kind }) => kind).values()].flatMap(alike => shareOf(alike, 1, entity.name));

const itemsOf = (answer: Answer): Sample[] => {
  expect(answer.status, answer.text).toBe(200);
  return Array.isArray(answer.data) ? answer.data : answer.data.items;
};

/** Seven records: optional fields empty in some of them, the words in the first text that a search looks into. */
const population = (entity: AnyEntity, shop: Shop): Promise<Sample[]> =>
  Promise.all(
    Array.from({ length: 7 }, async (_, n) => {
      const row = await sample(entity, n, shop.refer, 'import');
      const worded = entity.search.find(name => entity.info[name]!.kind === 'text');
      if (n % 3 === 1) for (const name of emptiable(entity)) row[name] = null;
      if (entity.active) row[entity.active.field] = true;
      if (worded) row[worded] = words[n] ?? 'plain';
      return row;
    }),
  );

const emptiable = (entity: AnyEntity) =>
  Object.values(entity.info)
    .filter(
      ({ name, required, kind }) =>
        (!required && !['boolean', 'refs'].includes(kind)) || entity.import?.optional?.includes(name),
    )
    .map(({ name }) => name)
    .filter(name => name !== entity.defaultSort);

const bySort = (name: string, kind: string, order: 'ASC' | 'DESC') => (one: Sample, other: Sample) => {
  const sign = order === 'ASC' ? 1 : -1;
  const [a, b] = [one[name], other[name]];
  if (a === null || b === null) return a === b ? sign * compare(one['id'], other['id']) : a === null ? 1 : -1;
  const folded = (value: unknown) => (/^(text|email|longText)$/.test(kind) ? String(value).toLowerCase() : value);
  return sign * (compare(folded(a), folded(b)) || compare(one['id'], other['id']));
};

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));

onPostgres((world, drawn) =>
  describe.each(drawn(those(({ permissions }) => permissions.list)))('%s', (_, entity) => listing(world, entity)),
);

const listing = (world: World, entity: AnyEntity) => {
  let shop: Shop;
  let all: Sample[];
  const list = (search: Record<string, string>) => shop.send('GET', entity, `?${String(new URLSearchParams(search))}`);
  beforeAll(async () => {
    shop = await openShop(world);
    await shop.plant(entity, await population(entity, shop));
    await world.rival.plant(entity, await population(entity, world.rival));
    all = itemsOf(await list({}));
  });

  it('holds the shop’s own records, newest first or in the order that people made', () => {
    expect(all).toHaveLength(7);
    if (entity.ordered) return expect(all.map(item => item[entity.ordered!])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const age = (item: Sample) =>
      entity.defaultSort ? Date.parse(String(item[entity.defaultSort])) : String(item['id']);
    expect(all.map(age)).toEqual(all.map(age).toSorted().reverse());
  });

  it('comes in pages that together are the whole', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map(pageNumber => list({ pageNumber, pageSize: '3' })));
    expect(pages.flatMap(itemsOf)).toEqual(all);
    if (!entity.plainList)
      expect(pages.map(({ data }) => [data.totalCount, data.pageIndex, data.pageSize])).toEqual(
        [1, 2, 3, 4].map(page => [7, page, 3]),
      );
    expect(itemsOf(await list({ pageNumber: '0', pageSize: '0' }))).toEqual(all);
    expect(itemsOf(await list({ pageNumber: '9', pageSize: '0' }))).toEqual(all);
    expect(itemsOf(await list({ pageSize: '1000' }))).toEqual(all);
  });

  it.each(fieldsOf(entity, sortable).map(({ name, kind }) => [name, kind] as const))(
    'sorts by %s (%s)',
    async (sort, kind) =>
      expect(itemsOf(await list({ sort, order: 'ASC' }))).toEqual(all.toSorted(bySort(sort, kind, 'ASC'))),
  );

  // Pages and files take the order that the list has: of each kind one field.
  it.each(
    oneOfEachKind(entity, fieldsOf(entity, sortable)).flatMap(({ name, kind }) => [
      [name, kind, 'ASC'] as const,
      [name, kind, 'DESC'] as const,
    ]),
  )('sorts by %s (%s) %s, in pages and files too', async (sort, kind, order) => {
    const sorted = itemsOf(await list({ sort, order }));
    expect(sorted).toEqual(all.toSorted(bySort(sort, kind, order)));
    const pages = await Promise.all(
      ['1', '2', '3'].map(pageNumber => list({ sort, order, pageNumber, pageSize: '3' })),
    );
    expect(pages.flatMap(itemsOf)).toEqual(sorted);
    const file = await shop.send('GET', entity, `export?format=csv&sort=${sort}&order=${order}`);
    const title = entity.info[entity.title]!;
    const rows = parse(file.text, { columns: true, bom: true }) as Record<string, string>[];
    const shown = (value: unknown) => (title.kind === 'timestamp' ? Date.parse(String(value)) : value);
    // A reference is shown by the name of what it refers to.
    const { [title.target!]: target } = entities as Record<string, AnyEntity>;
    const titleOf = (item: Record<string, any>) =>
      title.embed ? (item[title.embed][target!.title] ?? '') : item[entity.title];
    expect(rows.map(row => shown(row[title.label]))).toEqual(sorted.map(item => shown(titleOf(item))));
  });

  it.each(['id', 'createdAt', 'updatedAt'])('sorts by %s', async sort => {
    const up = itemsOf(await list({ sort, order: 'ASC' }));
    expect(up).toEqual(all.toSorted(bySort(sort, 'ref', 'ASC')));
    expect(itemsOf(await list({ sort, order: 'desc' }))).toEqual(up.toReversed());
  });

  it.each(fieldsOf(entity, [...exact, ...ranged]).map(({ name }) => name))('filters by %s', async name => {
    const present = new Set(all.map(item => item[name]));
    if (entity.info[name]!.kind === 'ref') present.delete(null);
    for (const value of shareOf([...present], 2, entity.name + name))
      expect(itemsOf(await list({ [name]: String(value ?? '') }))).toEqual(all.filter(item => item[name] === value));
  });

  it.each(oneOfEachKind(entity, fieldsOf(entity, ranged)).map(({ name }) => name))(
    'filters by ranges of %s',
    async name => {
      const values: unknown[] = all
        .map(item => item[name])
        .filter(value => value !== null)
        .toSorted(compare);
      // A field that these records leave empty is in no range.
      if (!values.length) values.push(await sampleValue(entity.info[name]!, 1, shop.refer));
      const [low, high] = [values[1] ?? values[0]!, values.at(-2) ?? values[0]!];
      const within = (from: unknown, to: unknown) =>
        all.filter(item => item[name] !== null && compare(item[name], from) >= 0 && compare(item[name], to) <= 0);
      expect(itemsOf(await list({ [`${name}_gte`]: String(low) }))).toEqual(within(low, values.at(-1)));
      expect(itemsOf(await list({ [`${name}_lte`]: String(high) }))).toEqual(within(values[0], high));
      expect(itemsOf(await list({ [`${name}_gte`]: String(low), [`${name}_lte`]: String(high) }))).toEqual(
        within(low, high),
      );
    },
  );

  it.each(entity.search.length ? shareOf(searches, 4, entity.name) : [])('finds any part: %s', async query => {
    const holds = (item: Sample) =>
      entity.search.some(name =>
        String(item[name] ?? '')
          .toLowerCase()
          .includes(query.toLowerCase()),
      );
    const found = await list({ query });
    expect(itemsOf(found)).toEqual(all.filter(holds));
    if (!Array.isArray(found.data)) expect(found.data.totalCount).toBe(all.filter(holds).length);
  });

  it('takes chosen ids, unknown and malformed ones finding nothing', async () => {
    const [first, second] = all as [Sample, Sample];
    const [foreign] = await world.rival.plant(entity, [await sample(entity, 99, world.rival.refer, 'import')]);
    const ids = [second['id'], foreign, 'nonsense', first['id']].join();
    expect(itemsOf(await list({ ids }))).toEqual([first, second]);
    expect(itemsOf(await list({ ids: '' }))).toEqual([]);
  });

  const wrong: [what: string, search: string][] = [
    ['an unknown parameter', 'nonsense=1'],
    ['names that every object has', 'constructor=1'],
    ['names that every object has', '__proto__=1'],
    ['names that every object has', 'hasOwnProperty=1'],
    ['a negative page', 'pageNumber=-1'],
    ['page 0', 'pageNumber=0&pageSize=20'],
    // A plain list is whole unless told, and the whole has no page.
    ...(entity.plainList ? [] : [['page 0 of the usual size', 'pageNumber=0'] satisfies [string, string]]),
    ['a page that is no number', 'pageNumber=two'],
    ['a negative size', 'pageSize=-1'],
    ['a size above 1000', 'pageSize=1001'],
    ['half a size', 'pageSize=1.5'],
    ['a search of 10,000 characters', `query=${'x'.repeat(10_000)}`],
    ['an unknown field to sort by', 'sort=nonsense'],
    ['an unknown field to sort by', 'sort=constructor'],
    ['an unknown order', 'order=UP'],
    ['201 ids', `ids=${Array(201).fill(crypto.randomUUID()).join()}`],
    ['another kind of trash', 'deleted=all'],
  ];
  it.each(shareOf(wrong, 6, entity.name))('refuses %s: %.40s', async (_, search) => {
    const answer = await shop.send('GET', entity, `?${search}`);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body.errors).toEqual({ [search.split('=')[0]!]: expect.any(String) });
  });
};
