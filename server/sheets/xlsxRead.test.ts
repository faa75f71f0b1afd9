import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { UnreadableFile } from '../../api/ports.ts';
import { nodeSheets } from './sheets.ts';
import { openWorkbook } from './xlsxDirectory.ts';
import * as parts from './xlsxParts.ts';
import { readXlsx } from './xlsxRead.ts';
import { zip } from './zip.ts';
import type { ZipEntry } from './zip.ts';

async function rowsOf(file: Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const slice of nodeSheets().read(file)) rows.push(...slice);
  return rows;
}

const refusal = (status: number) => expect.objectContaining({ name: 'UnreadableFile', status }) as UnreadableFile;
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const ordinary = `<row r="1">${cell('A1', 'Name')}</row><row r="2">${cell('A2', 'Ring')}</row>`;

describe('a workbook of another program', () => {
  it('is read as text: dates, numbers, truth, blanks, formulas as their result', async () => {
    const file = await writeExcelFile([
      [{ value: 'Name' }, { value: 'Born' }, { value: 'Seen' }, { value: 'Weight' }, { value: 'Active' }, null],
      [
        { value: ' सोना & <b>' },
        { type: Date, value: new Date('1999-12-31T00:00:00Z'), format: 'dd/mm/yyyy' },
        { type: Date, value: new Date('2024-02-29T18:45:30Z'), format: 'dd/mm/yyyy hh:mm:ss' },
        { type: Number, value: 0.1 + 0.2 },
        { type: Boolean, value: true },
        { value: 'last' },
      ],
      [null, null],
      [{ value: '=1+1' }, null, null, { type: Number, value: 9876543210 }, { type: Boolean, value: false }, null],
    ]).toBuffer();
    expect(await rowsOf(file)).toEqual([
      ['Name', 'Born', 'Seen', 'Weight', 'Active', ''],
      [' सोना & <b>', '1999-12-31', '2024-02-29T18:45:30', '0.3', 'true', 'last'],
      [],
      ['=1+1', '', '', '9876543210', 'false', ''],
    ]);
  });

  it('is read on the sheet that comes first', async () => {
    const sheet = (text: string) => ({ data: [[{ value: text }]] });
    expect(await rowsOf(await writeExcelFile([sheet('first'), sheet('second')]).toBuffer())).toEqual([['first']]);
  });

  it('without content is empty', async () => {
    await expect(rowsOf(await workbook(''))).rejects.toEqual(refusal(400));
    await expect(rowsOf(await workbook('<row r="1"></row><row r="9"></row>'))).rejects.toEqual(refusal(400));
  });

  it('comes in slices, leaves the event loop free, and may be left early', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `<row r="${n + 1}">${cell(`A${n + 1}`, `ring ${n}`)}</row>`);
    const file = await workbook(rows.join(''));
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const lengths: number[] = [];
    for await (const slice of nodeSheets().read(file)) lengths.push(slice.length);
    clearInterval(turning);
    expect(lengths).toEqual(Array.from({ length: 40 }, () => 500));
    expect(turns).toBeGreaterThan(40);
    for await (const slice of nodeSheets().read(file)) {
      expect(slice).toHaveLength(500);
      break;
    }
  });
});

describe('a workbook that is none', () => {
  const cases: [string, () => Promise<Uint8Array>][] = [
    ['an empty archive', () => pack([])],
    ['another archive', () => pack([{ name: 'word/document.xml', content: [Buffer.from('<w/>')] }])],
    ['the first bytes alone', async () => Buffer.from('PK\x03\x04')],
    ['a workbook cut short', async () => (await workbook(ordinary)).subarray(0, -30)],
    ['broken XML', () => workbook('<row r="1"><c r="A1"')],
    ['a cell of no place', () => workbook('<row r="1"><c r="??"><v>1</v></c></row>')],
    ['a cell without place', () => workbook('<row r="1"><c><v>1</v></c></row>')],
    ['a text that is not there', () => workbook('<row r="1"><c r="A1" t="s"><v>99</v></c></row>')],
    ['rows out of order', () => workbook('<row r="5"></row><row r="2"></row>')],
    ['rubbish between the headers', async () => Buffer.from(await workbook(ordinary)).fill(0xff, 40, 400)],
  ];
  it.each(cases)('%s is refused', async (_, make) => {
    await expect(rowsOf(await make())).rejects.toEqual(refusal(415));
  });
});

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
    const bomb = lying(await workbook('', [{ name: 'xl/worksheets/sheet1.xml', content: spaces(400) }]), 1000);
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

  it('of a sheet with one cell very far out ends with its own process, not with this one', async () => {
    const far = [
      `<row r="1048576">${cell('XFD1048576', 'x')}</row>`,
      `<row r="99999999999">${cell('A99999999999', 'x')}</row>`,
      `<row r="1">${cell('ZZZZZZZZZ1', 'x')}</row>`,
      `<row r="1">${cell('XFD1', 'x')}</row><row r="1048576">${cell('A1048576', 'x')}</row>`,
    ];
    for (const rows of far) {
      const reading = readXlsx(await workbook(rows), { megabytes: 128, milliseconds: 20_000 });
      await expect(Readable.from(reading).toArray()).rejects.toEqual(refusal(413));
    }
    expect(await rowsOf(await workbook(ordinary))).toHaveLength(2);
  });

  it('of time is ended when its time is over', async () => {
    const reading = readXlsx(await workbook(ordinary), { megabytes: 128, milliseconds: 1 });
    await expect(reading.next()).rejects.toEqual(refusal(413));
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

async function pack(entries: Iterable<ZipEntry>): Promise<Buffer> {
  return Buffer.concat(await Readable.from(zip(entries, 9)).toArray());
}

/** A workbook with these rows; `more` entries come last, where a reader of names finds them instead of earlier ones. */
function workbook(rows: string, more: ZipEntry[] = []): Promise<Buffer> {
  const files: [string, string][] = [
    ['[Content_Types].xml', parts.contentTypes],
    ['_rels/.rels', parts.packageLinks],
    ['xl/workbook.xml', parts.workbook],
    ['xl/_rels/workbook.xml.rels', parts.workbookLinks],
    ['xl/styles.xml', parts.styles],
    ['xl/worksheets/sheet1.xml', parts.sheetHead + rows + parts.sheetFoot],
  ];
  return pack([...files.map(([name, text]) => ({ name, content: [Buffer.from(text)] })), ...more]);
}

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
