import { describe, expect, it } from 'vitest';
import { caller, cell, ordinary, pack, refusal, rowsOf, workbook } from '../../tests/support/workbooks.ts';
import { sheetReader } from './sheetReader.ts';
import { openWorkbook } from './xlsxDirectory.ts';
import * as parts from './xlsxParts.ts';

describe('a bomb', () => {
  const mega = Buffer.alloc(2 ** 20, ' ');
  const spaces = (megabytes: number) => Array.from({ length: megabytes }, () => mega);

  it('that says how large it is, is refused from the directory alone', async () => {
    const bomb = await workbook('', [{ name: 'xl/worksheets/sheet1.xml', content: spaces(400) }]);
    expect(bomb.length).toBeLessThan(500_000);
    await expect(openWorkbook(bomb)).rejects.toEqual(refusal(413));
    await expect(rowsOf(bomb)).rejects.toEqual(refusal(413));
  });

  it('of a sheet that compresses far too well is refused', async () => {
    const file = await workbook('', [{ name: 'xl/worksheets/sheet1.xml', content: spaces(20) }]);
    await expect(openWorkbook(file)).rejects.toEqual(refusal(413));
  });

  it('that lies about its size is stopped while it is inflated', async () => {
    const elements = Array.from({ length: 400 }, () => Buffer.alloc(2 ** 20, '<empty-element/>'));
    const bomb = lying(await workbook('', [{ name: 'xl/worksheets/sheet1.xml', content: elements }]), 1000);
    await openWorkbook(bomb);
    await expect(rowsOf(bomb)).rejects.toEqual(refusal(413));
  });

  it('that claims more than is there is refused', async () => {
    await expect(openWorkbook(lying(await workbook(ordinary), 2 ** 31))).rejects.toEqual(refusal(413));
  });

  it('of many small entries that are large together is refused', async () => {
    const entries = Array.from({ length: 70 }, (_, n) => ({ name: `xl/${n}.xml`, content: [] }));
    await expect(openWorkbook(lying(await workbook(ordinary, entries), 2 ** 20))).rejects.toEqual(refusal(413));
  });

  it('of very many entries is refused', async () => {
    const entries = Array.from({ length: 1001 }, (_, n) => ({ name: `xl/${n}.xml`, content: [] }));
    await expect(openWorkbook(await workbook(ordinary, entries))).rejects.toEqual(refusal(413));
  });

  it('that the directory does not list is never looked at', async () => {
    const hidden = await hiding(spaces(400), ordinary);
    expect(await rowsOf(hidden)).toEqual([['Name'], ['Ring']]);
  });

  it.each([
    ['a row beyond the last', `<row r="99999999999">${cell('A99999999999', 'x')}</row>`],
    ['a column beyond the last', `<row r="1">${cell('ZZZZZZZZZ1', 'x')}</row>`],
    ['cells beyond the last column that are empty', `<row>${'<c/>'.repeat(16_385)}</row>`],
    ['rows beyond the last that are empty', '<row/>'.repeat(1_048_577)],
    ['a row of too much text', `<row r="1">${cell('A1', 'x'.repeat(600_000))}${cell('B1', 'x'.repeat(600_000))}</row>`],
  ])('of %s is refused', async (_, rows) => {
    await expect(rowsOf(await workbook(rows))).rejects.toEqual(refusal(413));
  });

  it('of cells far from each other makes no cells between them', async () => {
    const far = `<row r="1">${cell('XFD1', 'x')}</row><row r="1048576">${cell('A1048576', 'y')}</row>`;
    const rows = await rowsOf(await workbook(far));
    expect(rows).toHaveLength(1_048_576);
    expect(rows[0]).toHaveLength(16_384);
    expect([rows[1], rows.at(-1)]).toEqual([[], ['y']]);
  });

  it.each([
    ['a workbook', () => workbook(ordinary)],
    ['a CSV', () => Promise.resolve(Buffer.from('a\n1\n'))],
  ])('of time is ended when its time is over: %s', async (_, make) => {
    const read = sheetReader({ megabytes: 128, milliseconds: 1 });
    await expect(read(await make(), caller).next()).rejects.toEqual(refusal(413));
  });

  it('of memory ends with its own process, not with this one', async () => {
    const strings = `<sst>${'<si><t>x</t></si>'.repeat(3_000_000)}</sst>`;
    const file = await workbook(ordinary, [{ name: 'xl/sharedStrings.xml', content: [Buffer.from(strings)] }]);
    const read = sheetReader({ megabytes: 16, milliseconds: 60_000 });
    await expect(read(file, caller).next()).rejects.toEqual(refusal(413));
    expect(await rowsOf(await workbook(ordinary))).toHaveLength(2);
  });

  it('of nested entities stays what it is: text', async () => {
    const file = await workbook(`<row r="1">${cell('A1', '&lol;&amp;')}</row>`);
    expect(await rowsOf(file)).toEqual([['&lol;&']]);
  });

  it.each([
    [
      'entities made of entities',
      `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 40 }, (_, n) => `<!ENTITY a${n} "${`&a${n ? n - 1 : ''};`.repeat(10)}">`).join('')}]>`,
      '&a39;',
    ],
    ['an entity of this machine', '<!DOCTYPE x [<!ENTITY a39 SYSTEM "file:///etc/hostname">]>', '&a39;'],
    ['an entity of its own', '<!DOCTYPE x [<!ENTITY a39 "kanari">]>', '&a39;'],
  ])('of %s in a document type is text or refused', async (_, type, text) => {
    const rows = `<row r="1">${cell('A1', text)}</row>`;
    const sheet = (parts.sheetHead + rows + parts.sheetFoot).replace(/(<\?xml[^>]*>)?/, `$1${type}`);
    const file = await workbook('', [{ name: 'xl/worksheets/sheet1.xml', content: [Buffer.from(sheet)] }]);
    const read = await rowsOf(file).catch((error: unknown) => error);
    expect([[[text]], refusal(415)]).toContainEqual(read);
  });
});

/** Every entry of the directory claims to inflate to `size`. */
function lying(file: Buffer, size: number): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf('PK\x01\x02'); at !== -1; at = copy.indexOf('PK\x01\x02', at + 4))
    copy.writeUInt32LE(size, at + 24);
  return copy;
}

/** A bomb under the sheet's own name stands first in the file; the directory leads to the ordinary sheet behind it. */
async function hiding(bomb: Uint8Array[], rows: string): Promise<Buffer> {
  const whole = await pack([{ name: 'xl/worksheets/sheet1.xml', content: bomb }]);
  const prefix = whole.subarray(0, whole.indexOf('PK\x01\x02'));
  const file = await workbook(rows);
  for (let at = file.indexOf('PK\x01\x02'); at !== -1; at = file.indexOf('PK\x01\x02', at + 4)) {
    file.writeUInt32LE(file.readUInt32LE(at + 42) + prefix.length, at + 42);
  }
  const end = file.indexOf('PK\x05\x06');
  file.writeUInt32LE(file.readUInt32LE(end + 16) + prefix.length, end + 16);
  return Buffer.concat([prefix, file]);
}
