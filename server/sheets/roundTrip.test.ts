import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readCell } from '../../schema/kit/importCells.ts';
import { readSpaced } from '../../schema/kit/readText.ts';
import { csvSheets } from '../../mocks/sheets.ts';
import { nodeSheets } from './sheets.ts';

const sheets = nodeSheets();
async function* once<T>(rows: T) {
  yield rows;
}
/** A text as a shop keeps it. */
const kept = (text: string): string => readSpaced(text);
const cell = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...Array.from(',;"\n\t=+-@\'a5./( \uff1d\uff20')), maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  .map(kept);
const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 10 });

/** Rows with a mark in front, so that no row of the file is empty. */
const named = (cells: readonly string[]) => ['row', ...cells];
const full = (cells: readonly string[]) => [...cells, ...Array<string>(4 - cells.length).fill('')];

const files = {
  csv: (all: string[][]) => Buffer.from(sheets.csv(all)),
  'csv of the browser': (all: string[][]) => Buffer.from(csvSheets.csv(all)),
  xlsx: (all: string[][]) => buffer(sheets.xlsx(once(all)) as never),
};

describe.each(Object.entries(files))('a text that is exported as %s', (_, write) => {
  const back = async (all: string[][]) => {
    const read: string[][] = [];
    for await (const slice of sheets.read(await write([['a', 'b', 'c', 'd'], ...all.map(named)]), { shop: 'shop' }))
      read.push(...slice.map(cells => full(cells.map(readCell)).slice(1)));
    return read.slice(1);
  };

  it.each([
    "'=",
    "'=1",
    "'5",
    "''5",
    "'-5",
    "='1'",
    '="98"',
    '=1',
    '-5',
    "a;'=1",
    'a;=1',
    "'",
    "'a",
    "'98 (1)",
    '+91 98',
  ])('comes back unchanged: %s', async text => expect(await back([[text, 'b', text]])).toEqual([[text, 'b', text]]));

  it('comes back unchanged, whatever it is', () =>
    fc.assert(
      fc.asyncProperty(rows, async all => {
        expect(await back(all)).toEqual(all);
      }),
      { numRuns: 300 },
    ));
});
