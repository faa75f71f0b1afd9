import { parse } from 'csv-parse/sync';
import { readSheet, type CellValue } from 'read-excel-file/universal';
import { beforeAll, describe, expect, it } from 'vitest';
import { sliceSize } from '../../../api/crud/export/sheet.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { spreadsheetDate, spreadsheetNumber } from '../../../server/sheets/plain.ts';
import { onPostgres, those, type World } from '../../support/everyEntity.ts';
import { proofSize, shareOf, someOf } from '../../support/proofSize.ts';
import { sample, type Sample } from '../../support/sample.ts';
import { openShop, type Shop } from '../../support/shop.ts';

/** More than a slice of an export; in a soak more than two, and of every entity. */
const more = proofSize(sliceSize + 10, 2 * sliceSize + 10);
const few = 30;
/** What a spreadsheet would take for a formula. */
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '=HYPERLINK("x")', 'a "quoted", text'];
const [csvType, xlsxType] = [
  'text/csv; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

onPostgres((world, drawn) => {
  const listed = those(({ permissions }) => permissions.list);
  const large = new Set(someOf(listed, 8).map(([name]) => name));
  describe.each(drawn(listed))('%s', (name, entity) => exporting(world, entity, large.has(name) ? more : few));
});

const textOf = (cell: CellValue | null): string => {
  if (cell instanceof Date) return spreadsheetDate(cell);
  if (typeof cell === 'number') return spreadsheetNumber(cell);
  return cell === null ? '' : String(cell);
};

const exporting = (world: World, entity: AnyEntity, many: number) => {
  const title = entity.info[entity.title]!;
  const worded = title.kind === 'text' || title.kind === 'longText';
  const optional = Object.values(entity.info).find(
    ({ required, kind }) => !required && !['boolean', 'refs', 'child', 'images', 'json', 'lines'].includes(kind),
  );
  let shop: Shop;
  const list = async (search: string): Promise<Sample[]> => {
    const { data } = await shop.send('GET', entity, `?${search}`);
    return Array.isArray(data) ? data : data.items;
  };
  const all = async (search: string) =>
    (
      await Promise.all(
        Array.from({ length: Math.ceil(many / 1_000) }, (_, n) => n + 1).map(page =>
          list(`${search}&pageSize=1000&pageNumber=${page}`),
        ),
      )
    ).flat();
  const file = (format: string, search = '') => shop.send('GET', entity, `export?format=${format}${search}`);
  const rowsOf = (text: string) => parse(text, { columns: true, bom: true }) as Record<string, string>[];
  /** By a reader that is not the product's own, which starts a process for each file. */
  const readBack = async (bytes: Uint8Array) =>
    (await readSheet(new Uint8Array(bytes).buffer, { trim: false })).map(row => row.map(textOf));
  /** A file shows the start of a formula as text. */
  const shown = (value: unknown) =>
    worded ? String(value ?? '').replace(/^(?=[=+\-@＝])/, "'") : Date.parse(String(value));
  const titlesOf = (rows: Record<string, string>[]) =>
    rows.map(row => (worded ? row[title.label] : Date.parse(row[title.label]!)));

  beforeAll(async () => {
    shop = await openShop(world);
    const rows = await Promise.all(
      Array.from({ length: many }, async (_, n) => ({
        ...(await sample(entity, n, shop.refer, 'import')),
        ...(worded && formulas[n] && { [title.name]: formulas[n] }),
        ...(optional &&
          ![entity.defaultSort, title.name].includes(optional.name) &&
          n % 2 && { [optional.name]: null }),
        // Each its own day, where a day tells rows apart.
        ...(entity.dated && entity.info[entity.dated.since]!.kind === 'date' && { [entity.dated.since]: dayOf(n) }),
        ...(entity.active && { [entity.active.field]: true }),
      })),
    );
    await shop.plant(entity, rows);
  });

  it('holds every row in the order of the list', async () => {
    const { status, headers, bytes, text } = await file('csv');
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      csvType,
      'nosniff',
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const rows = rowsOf(text);
    expect(rows).toHaveLength(many);
    expect(titlesOf(rows)).toEqual((await all('')).map(item => shown(item[title.name])));
  });

  it.each(['ASC', 'DESC'])('is sorted over all its parts %s, with ties and empty values', async order => {
    const sort = optional?.name ?? 'createdAt';
    const rows = rowsOf((await file('csv', `&sort=${sort}&order=${order}`)).text);
    expect(titlesOf(rows)).toEqual((await all(`sort=${sort}&order=${order}`)).map(item => shown(item[title.name])));
    expect(rows).toHaveLength(many);
  });

  it('is the same as a workbook, in which numbers are numbers and nothing is a formula', async () => {
    const { headers, bytes } = await file('xlsx');
    expect(headers.get('content-type')).toBe(xlsxType);
    const [header, ...rows] = await readBack(bytes);
    expect(rows).toHaveLength(many);
    const csv = rowsOf((await file('csv')).text);
    expect(header).toEqual(Object.keys(csv[0]!));
    const unmarked = (text: string) => text.replace(/^'(?=[=+\-@＝])/, '');
    expect(rows.slice(-10)).toEqual(csv.slice(-10).map(row => Object.values(row).map(unmarked)));
  });

  it('takes chosen ids, filters and searches', async () => {
    const [first, second] = (await list('')) as [Sample, Sample];
    for (const [format, read] of [
      ['csv', async (answer: { text: string }) => rowsOf(answer.text).length],
      ['xlsx', async (answer: { bytes: Uint8Array }) => (await readBack(answer.bytes)).length - 1],
    ] as const) {
      const chosen = await shop.send('POST', entity, 'export', { body: { format, ids: [first['id'], second['id']] } });
      expect(await read(chosen), format).toBe(2);
      expect(await read(await file(format, `&ids=${String(first['id'])}`)), format).toBe(1);
    }
    // What gets its number when it is made is not called by what a test says.
    const isNumbered = entity.series && !entity.series.takenBy && !entity.series.brought;
    if (worded && !isNumbered && entity.search.includes(title.name))
      expect(titlesOf(rowsOf((await file('csv', '&query=%3DHYPER')).text))).toEqual(['\'=HYPERLINK("x")']);
  });

  const wrong = [
    '',
    '?format=pdf',
    '?format=csv&nonsense=1',
    '?format=csv&sort=nonsense',
    '?format=CSV',
    '?format=csv&pageSize=x&order=up',
  ];
  it.each(shareOf(wrong, 2, entity.name))('refuses %s', async search => {
    expect((await shop.send('GET', entity, `export${search}`)).status).toBe(400);
  });

  const wrongBodies = [
    {},
    { format: 'csv' },
    { format: 'csv', ids: [] },
    { format: 'csv', ids: 'all' },
    { ids: [crypto.randomUUID()] },
    { format: 'csv', ids: [crypto.randomUUID()], sort: 'name' },
  ];
  it.each(shareOf(wrongBodies, 2, entity.name))('refuses %j', async body => {
    expect((await shop.send('POST', entity, 'export', { body })).status).toBe(400);
  });
};

const dayOf = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
