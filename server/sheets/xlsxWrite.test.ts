import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Cell } from '../../api/ports.ts';
import { nodeSheets } from './sheets.ts';
import { xlsxStream } from './xlsxWrite.ts';

async function* once(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}
const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Buffer> =>
  Buffer.from(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
const workbook = (rows: Cell[][]): Promise<Buffer> => bytesOf(xlsxStream(once(rows)));

/** A file of the archive, found by its directory, whole by its checksum. */
async function partOf(file: Buffer, name: string): Promise<string> {
  const zipFile = await fromBufferPromise(file);
  for await (const entry of zipFile.eachEntry()) {
    if (entry.fileName !== name) continue;
    const content = Buffer.concat(await (await zipFile.openReadStreamPromise(entry)).toArray());
    expect(crc32(content)).toBe(entry.crc32);
    return content.toString();
  }
  throw new Error(`no ${name}`);
}

describe('a workbook', () => {
  it('holds text, numbers and truth as what they are', async () => {
    const rows = [
      ['Name', 'Price', 'Active', 'Note'],
      ['सोने की चेन <22K> & "more"', 1234.5, true, ' two\nlines\t'],
      ['', -1e-7, false, null],
      ['last', 1e21, null, '2024-02-29'],
    ];
    expect(await readSheet(await workbook(rows), { trim: false })).toEqual(
      rows.map(row => row.map(cell => (cell === '' ? null : cell))),
    );
  });

  it('never holds a formula, and keeps what looks like one as text', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")', '\uff1d1', '\uff201'];
    const file = await workbook([['Text'], ...formulas.map(text => [text])]);
    expect((await readSheet(file, { trim: false })).flat()).toEqual(['Text', ...formulas]);
    const xml = await partOf(file, 'xl/worksheets/sheet1.xml');
    expect(xml).not.toContain('<f');
    expect(xml.match(/ s="2" t="inlineStr"/g)).toHaveLength(formulas.length);
  });

  it('has a bold header that stays in sight', async () => {
    const file = await workbook([['Name'], ['Ring']]);
    expect(await partOf(file, 'xl/worksheets/sheet1.xml')).toMatch(/state="frozen".*<c r="A1" s="1" .*<c r="A2" t=/s);
    expect(await partOf(file, 'xl/styles.xml')).toMatch(/<font><b\/>.*<xf [^>]*\/>\s*<xf [^>]*fontId="1"/s);
  });

  it('writes by number what XML cannot say, and cuts a text that no spreadsheet opens, to be seen', async () => {
    const file = await workbook([['a\0b\x07c\ufffe', '_x0041_', 'x'.repeat(40_000)]]);
    const [row] = await readSheet(file);
    expect(row!.slice(0, 2)).toEqual(['a\0b\x07c\ufffe', '_x0041_']);
    expect(row![2]).toHaveLength(32_767);
    expect(String(row![2]).slice(-2)).toBe('x…');
  });

  it('of any text is read as it was written', async () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map(text => text.replace(/\p{Cc}/gu, '.'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 10 }), async rows => {
        expect(await readSheet(await workbook(rows), { trim: false })).toEqual(rows);
      }),
      { numRuns: 50 },
    );
  });

  it('goes there and back through both of our own ways', async () => {
    const slices: string[][] = [];
    const file = await workbook([
      ['Name', 'Price'],
      ['Ring', 0.1 + 0.2],
    ]);
    for await (const slice of nodeSheets().read(file, { shop: 'shop' })) slices.push(...slice);
    expect(slices).toEqual([
      ['Name', 'Price'],
      ['Ring', '0.3'],
    ]);
  });

  it('has columns beyond Z', async () => {
    const row = Array.from({ length: 800 }, (_, n) => n);
    expect(await readSheet(await workbook([row]))).toEqual([row]);
  });
});

describe('the stream of a workbook', () => {
  it('asks for rows only as they are read', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<Cell[][]> {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 500 }, () => Array.from({ length: 20 }, () => Math.random()));
      }
    }
    const reader = nodeSheets().xlsx(endless()).getReader();
    await reader.read();
    await new Promise(resolve => setImmediate(resolve));
    expect(asked).toBeLessThan(20);
    await reader.cancel();
  });

  it('ends the rows when nobody reads on', async () => {
    const ended = Promise.withResolvers<void>();
    async function* rows(): AsyncGenerator<Cell[][]> {
      try {
        for (;;) yield Array.from({ length: 500 }, () => [Math.random()]);
      } finally {
        ended.resolve();
      }
    }
    const reader = xlsxStream(rows()).getReader();
    for (let read = 0; read < 20; read++) await reader.read();
    await reader.cancel();
    await expect(ended.promise).resolves.toBeUndefined();
  });

  it('fails when the rows fail, so that no half workbook looks whole', async () => {
    async function* rows(): AsyncGenerator<Cell[][]> {
      yield [['Name']];
      throw new Error('the database went away');
    }
    await expect(bytesOf(xlsxStream(rows()))).rejects.toThrow('the database went away');
  });
});
