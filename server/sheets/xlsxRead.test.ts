import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readSheet, type CellValue } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { SheetNotes } from '../../api/ports.ts';
import writeExcelFile from 'write-excel-file/node';
import { spreadsheetDate, spreadsheetNumber } from './plain.ts';
import { nodeSheets } from './sheets.ts';
import { sheetReader } from './sheetReader.ts';
import { caller, cell, ordinary, pack, refusal, rowsOf, workbook } from '../../tests/support/workbooks.ts';

/** Real files, which stand beside the project where they are at hand. */
const realData = new URL('../../../shared/data/inputs/', import.meta.url);
const realFiles = existsSync(realData) ? readdirSync(realData).filter(name => name.endsWith('.xlsx')) : [];

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

  it.each(realFiles)(
    '%s is read as another reader reads it, but for the days before March 1900, zeros and percent',
    async name => {
      const file = readFileSync(new URL(name, realData));
      const read = await readSheet(file, { trim: false });
      const plain = (text: string) =>
        /^[\d.]+%$/.test(text)
          ? String(Number.parseFloat(text) / 100)
          : text.replace(/^0+(?=\d)/, '').replace(/^1900-0[12]-\d\d$/, 'a day off');
      const rows = withoutBlanks(read.map(row => row.map(textOf)));
      expect((await rowsOf(file)).map(row => row.map(plain))).toEqual(rows.map(row => row.map(plain)));
    },
  );

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

describe('a number', () => {
  const styled = async (format: string, value: string) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const file = await workbook(`<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>`, [
      { name: 'xl/styles.xml', content: [Buffer.from(styles)] },
    ]);
    return (await rowsOf(file))[0]![0];
  };
  it.each([
    ['00000000', '7131010', '07131010'],
    ['&quot;HSN &quot;000000', '123', '000123'],
    ['00000\\-00000', '987654321', '0987654321'],
    ['#000', '7', '007'],
    ['0', '7', '7'],
    ['0.00', '7', '7'],
    ['#,##0', '70000', '70000'],
    ['0%', '0.03', '3%'],
    ['0.00%;[Red]-0.00%', '0.0825', '8.25%'],
    ['0&quot;%&quot;', '3', '3'],
    ['00000000', '7.5', '7.5'],
    ['dd/mm/yyyy', '59', '1900-02-28'],
    ['dd/mm/yyyy', '33100', '1990-08-15'],
  ])('in the format %s, %s is read as %s', async (format, value, text) =>
    expect(await styled(format, value)).toBe(text),
  );
});

describe('what rows do not show', () => {
  const notesOf = async (file: Uint8Array, choice = {}) => {
    const notes: SheetNotes[] = [];
    const rows: string[][] = [];
    for await (const slice of nodeSheets().read(file, caller, choice, found => notes.push(found))) rows.push(...slice);
    return { rows, ...notes[0]! };
  };

  it('is told: hidden rows, cells of several rows, formulas without a result', async () => {
    const rows = `<row r="1">${cell('A1', 'a')}</row><row r="2" hidden="1">${cell('A2', 'b')}</row><row r="3">${cell('A3', 'c')}<c r="B3"><f>1/0</f></c><c r="C3" t="e"><v>#N/A</v></c></row>`;
    const merged = '</sheetData><mergeCells><mergeCell ref="A3:A5"/><mergeCell ref="B1:D1"/></mergeCells><sheetData>';
    const file = await workbook(rows + merged);
    expect(await notesOf(file)).toMatchObject({
      rows: [['a'], ['b'], ['c']],
      hiddenRows: 1,
      merged: [[3, 5, 1]],
      withoutResult: 2,
      sheets: [{ name: 'Sheet1', isHidden: false }],
      sheet: 'Sheet1',
    });
    expect((await notesOf(file, { leavesHidden: true })).rows).toEqual([['a'], [], ['c']]);
  });

  it('is another sheet, read by its name; hidden ones are not the first', async () => {
    const parts = (state: string) => [
      {
        name: 'xl/workbook.xml',
        content: [
          Buffer.from(
            `<workbook xmlns:r="r"><sheets><sheet name="Lists" ${state} r:id="rId1"/><sheet name="Data" r:id="rId9"/></sheets></workbook>`,
          ),
        ],
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: [
          Buffer.from(
            `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId9', 'worksheet', 'worksheets/sheet9.xml')}</Relationships>`,
          ),
        ],
      },
      {
        name: 'xl/worksheets/sheet9.xml',
        content: [Buffer.from(`<worksheet><sheetData><row r="1">${cell('A1', 'data')}</row></sheetData></worksheet>`)],
      },
    ];
    const list = `<row r="1">${cell('A1', 'list')}</row>`;
    const visible = await workbook(list, parts(''));
    expect(await notesOf(visible)).toMatchObject({ rows: [['list']], sheet: 'Lists' });
    expect(await notesOf(visible, { sheet: 'Data' })).toMatchObject({ rows: [['data']], sheet: 'Data' });
    expect(await notesOf(await workbook(list, parts('state="hidden"')))).toMatchObject({
      rows: [['data']],
      sheets: [
        { name: 'Lists', isHidden: true },
        { name: 'Data', isHidden: false },
      ],
    });
    await expect(notesOf(visible, { sheet: 'Gone' })).rejects.toEqual(refusal(400));
  });
});

describe('a row', () => {
  it.each([
    ['that has no references', '<row r="1"><c><v>1</v></c><c/><c><v>3</v></c></row>', [['1', '', '3']]],
    ['that has some', '<row r="1"><c><v>1</v></c><c r="C1"><v>3</v></c><c><v>4</v></c></row>', [['1', '', '3', '4']]],
    ['that has no number', '<row r="3"><c r="A3"><v>3</v></c></row><row><c><v>4</v></c></row>', [[], [], ['3'], ['4']]],
    ['that only a cell numbers', '<row><c><v>1</v></c></row><row><c r="B3"><v>3</v></c></row>', [['1'], [], ['', '3']]],
  ])('%s is read', async (_, rows, expected) => expect(await rowsOf(await workbook(rows))).toEqual(expected));

  it('without references is read as the same row with references', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => {
      const cells = Array.from({ length: 30 }, (_, i) => cell(`${i < 26 ? '' : 'A'}${letter(i)}${n + 1}`, `${n} ${i}`));
      return `<row r="${n + 1}">${cells.join('')}</row>`;
    }).join('');
    const bare = rows.replaceAll(/ r="\w+"/g, '');
    expect(await rowsOf(await workbook(bare))).toEqual(await rowsOf(await workbook(rows)));
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
    ['cells out of order', () => workbook('<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>2</v></c></row>')],
    ['a cell outside of a row', () => workbook('<c><v>1</v></c>')],
    ['a truth that is none', () => workbook('<row r="1"><c r="A1" t="b"><v>toString</v></c></row>')],
    ['a text that is not there', () => workbook('<row r="1"><c r="A1" t="s"><v>99</v></c></row>')],
    ['rows out of order', () => workbook('<row r="5"></row><row r="2"></row>')],
    ['rubbish before the directory', async () => rubbish(await workbook(ordinary))],
  ];
  it.each(cases)('%s is refused', async (_, make) => {
    await expect(rowsOf(await make())).rejects.toEqual(refusal(415));
  });
});

const letter = (index: number) => String.fromCharCode(65 + (index % 26));

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

const rubbish = (file: Buffer): Buffer => Buffer.from(file).fill(0xff, 40, file.indexOf('PK\x01\x02'));
