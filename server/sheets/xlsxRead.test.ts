import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readSheet, type CellValue } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { UnreadableFile } from '../../api/ports.ts';
import { spreadsheetDate, spreadsheetNumber } from './plain.ts';
import { nodeSheets } from './sheets.ts';
import { openWorkbook } from './xlsxDirectory.ts';
import * as parts from './xlsxParts.ts';
import { sheetReader } from './sheetReader.ts';
import { zip } from './zip.ts';
import type { ZipEntry } from './zip.ts';

/** Real files, which stand beside the project where they are at hand. */
const realData = new URL('../../../shared/data/inputs/', import.meta.url);
const realFiles = existsSync(realData) ? readdirSync(realData).filter(name => name.endsWith('.xlsx')) : [];

const caller = { shop: 'shop' };

async function rowsOf(file: Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const slice of nodeSheets().read(file, caller)) rows.push(...slice);
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
      ['Name', 'Born', 'Seen', 'Weight', 'Active'],
      [' सोना & <b>', '1999-12-31', '2024-02-29T18:45:30', '0.3', 'true', 'last'],
      [],
      ['=1+1', '', '', '9876543210', 'false'],
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
    for await (const slice of nodeSheets().read(file, caller)) lengths.push(slice.length);
    clearInterval(turning);
    expect(lengths).toEqual(Array.from({ length: 40 }, () => 500));
    expect(turns).toBeGreaterThan(40);
    for await (const slice of nodeSheets().read(file, caller)) {
      expect(slice).toHaveLength(500);
      break;
    }
  });
});

describe('a workbook of any content', () => {
  it('is read as another reader reads it: texts, numbers, truth and dates in any format', async () => {
    const formats = [
      'dd/mm/yyyy',
      'd mmm yy',
      'hh:mm:ss',
      '[h]:mm',
      'yyyy-mm-dd;@',
      '"on "dd',
      '0.00',
      '#,##0',
      '0 "d"',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }).map(text => ({ value: `x${text}` })),
      fc.double({ noNaN: true, min: -1e12, max: 1e12 }).map(number => ({ type: Number, value: number })),
      fc.boolean().map(truth => ({ type: Boolean, value: truth })),
      fc
        .tuple(
          fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
          fc.constantFrom(...formats),
        )
        .map(([date, format]) => ({ type: Date, value: date, format })),
      fc.constant(null),
    );
    const content = fc.array(fc.array(value, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(content, async cells => {
        const file = await writeExcelFile([[{ value: 'header' }], ...cells]).toBuffer();
        const read = await readSheet(file, { trim: false });
        expect(await rowsOf(file)).toEqual(withoutBlanks(read.map(row => row.map(textOf))));
      }),
      { numRuns: 60 },
    );
  });

  it.each(realFiles)('%s is read as another reader reads it', async name => {
    const file = readFileSync(new URL(name, realData));
    const read = await readSheet(file, { trim: false });
    expect(await rowsOf(file)).toEqual(withoutBlanks(read.map(row => row.map(textOf))));
  });

  it('may count its days from 1904, name its parts with prefixes and in any place, and leave numbers of rows out', async () => {
    const file = await pack(
      [
        [
          'xl/workbook.xml',
          '<x:workbook xmlns:x="a" xmlns:r="b"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="a>b" r:id="s"/></x:sheets></x:workbook>',
        ],
        [
          'xl/_rels/workbook.xml.rels',
          `<Relationships>${relation('s', 'worksheet', '/my/sheet.xml')}${relation('t', 'sharedStrings', 'texts.xml')}${relation('u', 'styles', 'looks.xml')}</Relationships>`,
        ],
        [
          'xl/texts.xml',
          '<sst><si><r><t>one </t></r><r><t>&#x0905;_x0042_</t></r><rPh><t>no</t></rPh></si><si><t/></si></sst>',
        ],
        [
          'xl/looks.xml',
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
        ],
        [
          'my/sheet.xml',
          `<x:worksheet><x:sheetData><x:row><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" s="1"><x:v>1</x:v></x:c></x:row><x:row/>
        <x:row><x:c r="B3" t="str"><x:f>A1&amp;1</x:f><x:v><![CDATA[<5>]]></x:v></x:c></x:row></x:sheetData></x:worksheet>`,
        ],
      ].map(([name, text]) => ({ name: name!, content: [Buffer.from(text!)] })),
    );
    expect(await rowsOf(file)).toEqual([['one अB', '1904-01-02'], [], ['', '<5>']]);
  });
});

describe('a file among others', () => {
  it('is done before a large one of another shop that came first', async () => {
    const read = sheetReader();
    const done: string[] = [];
    const large = read(Buffer.from('a\n'.repeat(1_000_000)), { shop: 'large' });
    await large.next();
    const rest = Readable.from(large)
      .forEach(() => undefined)
      .then(() => done.push('large'));
    const small = Readable.from(read(await workbook(ordinary), { shop: 'small' })).toArray();
    await Promise.all([rest, small.then(() => done.push('small'))]);
    expect(done).toEqual(['small', 'large']);
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
    ['a truth that is none', () => workbook('<row r="1"><c r="A1" t="b"><v>toString</v></c></row>')],
    ['a text that is not there', () => workbook('<row r="1"><c r="A1" t="s"><v>99</v></c></row>')],
    ['rows out of order', () => workbook('<row r="5"></row><row r="2"></row>')],
    ['rubbish before the directory', async () => rubbish(await workbook(ordinary))],
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
    const comments = Array.from({ length: 400 }, () => Buffer.alloc(2 ** 20, '<!---->'));
    const bomb = lying(await workbook('', [{ name: 'xl/worksheets/sheet1.xml', content: comments }]), 1000);
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

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

const textOf = (cell: CellValue | null): string => {
  if (cell instanceof Date) return spreadsheetDate(cell);
  if (typeof cell === 'number') return spreadsheetNumber(cell);
  return cell === null ? '' : String(cell);
};

/** Without the blank cells behind the last one of each row, and the blank rows before and after the others. */
const withoutBlanks = (rows: string[][]): string[][] => {
  const isFilled = (row: string[]) => row.some(cell => cell.trim() !== '');
  return rows
    .slice(rows.findIndex(isFilled), rows.findLastIndex(isFilled) + 1)
    .map(row => (isFilled(row) ? row.slice(0, row.findLastIndex(cell => cell !== '') + 1) : []));
};

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

const rubbish = (file: Buffer): Buffer => Buffer.from(file).fill(0xff, 40, file.indexOf('PK\x01\x02'));

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
