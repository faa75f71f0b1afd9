import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SheetNotes, UnreadableFile } from '../../api/ports.ts';
import { withoutFormulas } from '../../schema/kit/formulas.ts';
import { wordings } from '../../schema/words/wordings.ts';
import { delimiterOf } from './csvRead.ts';
import { nodeSheets } from './sheets.ts';

const sheets = nodeSheets();
const caller = { shop: 'shop' };

async function rowsOf(file: string | Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const slice of sheets.read(typeof file === 'string' ? Buffer.from(file) : file, caller))
    rows.push(...slice);
  return rows;
}

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('a CSV', () => {
  const content = 'Name,Price\r\n"सोने की चेन, 22K",₹ 5\r\n"two\nlines ""quoted""",é\r\n';
  const rows = [
    ['Name', 'Price'],
    ['सोने की चेन, 22K', '₹ 5'],
    ['two\nlines "quoted"', 'é'],
  ];
  const encodings: [string, Uint8Array][] = [
    ['UTF-8', Buffer.from(content)],
    ['UTF-8 with a BOM', Buffer.from(`\ufeff${content}`)],
    ['UTF-16LE', Buffer.from(content, 'utf16le')],
    ['UTF-16LE with a BOM', Buffer.from(`\ufeff${content}`, 'utf16le')],
    ['UTF-16BE', utf16be(content)],
    ['UTF-16BE with a BOM', utf16be(`\ufeff${content}`)],
  ];
  it.each(encodings)('in %s is read', async (_, file) => {
    expect(await rowsOf(file)).toEqual(rows);
  });

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    [',', 'commas'],
  ])('separated by %j is read', async delimiter => {
    const others = ',;\t'.replace(delimiter, '');
    const file = [`"a${others.repeat(5)}"`, 'b'].join(delimiter) + `\n1${others[0]}5${delimiter}2\n`;
    expect(await rowsOf(file)).toEqual([
      [`a${others.repeat(5)}`, 'b'],
      [`1${others[0]}5`, '2'],
    ]);
  });

  it.each([
    ['\n', 'LF'],
    ['\r\n', 'CRLF'],
    ['\r', 'CR'],
  ])('with lines that end in %j is read, also mixed with others', async end => {
    expect(await rowsOf(`a,b${end}1,2${end}3,4\n5,6\r\n"7\r\n7",8`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
      ['7\r\n7', '8'],
    ]);
  });

  it('may have rows shorter and longer than the header, and loose quotation marks', async () => {
    expect(await rowsOf('a,b,c\n1\n1,2,3,4\n5" ring,x"y\n')).toEqual([
      ['a', 'b', 'c'],
      ['1'],
      ['1', '2', '3', '4'],
      ['5" ring', 'x"y'],
    ]);
  });

  it('keeps the number that a row has in the file: blank rows stay before others, not after', async () => {
    expect(await rowsOf('\n ,\na,b\n\n,\n1,2\n\n , \n')).toEqual([[], [], ['a', 'b'], [], [], ['1', '2']]);
  });

  it.each([
    ['that a line before its rows names', 'sep=;\r\na;b\r\n1,5;2\r\n', [[], ['a', 'b'], ['1,5', '2']]],
    [
      'that is a pipe',
      'a|b\n1,5|2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'that differs between header and rows',
      'a|b|c\n1,2,3\n',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
  ])('takes the separator %s', async (_, text, rows) => expect(await rowsOf(text)).toEqual(rows));

  it.each([
    ['utf-8', Buffer.from('name\nआशा\n')],
    ['utf-16le', Buffer.from('\ufeffname\nआशा\n', 'utf16le')],
    ['windows-1252', Buffer.from('name\nJosé\n', 'latin1')],
  ])('tells that it is read as %s', async (encoding, file) => {
    const notes: SheetNotes[] = [];
    for await (const slice of sheets.read(file, caller, {}, found => notes.push(found))) expect(slice).not.toEqual([]);
    expect(notes).toEqual([{ encoding }]);
  });

  it('keeps cells as they are, spaces and leading zeros included', async () => {
    expect(await rowsOf('a,b\n 007 ,"\t"\n')).toEqual([
      ['a', 'b'],
      [' 007 ', '\t'],
    ]);
  });

  it('of any content that was written here is read as it was, in any encoding', async () => {
    // The import takes the marks of a file away, not the reader.
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter(text => withoutFormulas(text) === text && !text.includes('\0'));
    const row = fc.tuple(fc.constant('x'), cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), fc.boolean(), async (written, wide) => {
        const text = `h1,h2,h3\r\n${sheets.csv(written)}`;
        expect((await rowsOf(Buffer.from(`\ufeff${text}`, wide ? 'utf16le' : 'utf8'))).slice(1)).toEqual(written);
      }),
    );
  });

  it('comes in slices, which hold few cells and little text', async () => {
    const lengths = async (text: string) => {
      const found: number[] = [];
      for await (const slice of sheets.read(Buffer.from(text), caller)) found.push(slice.length);
      return found;
    };
    expect(await lengths(`a\n${'1\n'.repeat(1_200)}`)).toEqual([500, 500, 201]);
    expect(await lengths(`x${','.repeat(9_999)}\n`.repeat(5))).toEqual([2, 2, 1]);
    expect(await lengths(`${'x'.repeat(390_000)}\n`.repeat(5))).toEqual([2, 2, 1]);
  });

  it('may be left after its first rows', async () => {
    for await (const slice of sheets.read(Buffer.from('a,b\n1,2\n'.repeat(100_000)), caller)) {
      expect(slice[0]).toEqual(['a', 'b']);
      break;
    }
  });
});

describe('delimiterOf', () => {
  it.each([
    ['a,b;c;d\n1,2,3,4,5', ';'],
    ['"a;b;c;d",e\n', ','],
    ['\n\na\tb\n', '\t'],
    ['only one column\n1;2;3', ','],
    ['', ','],
    ['Customers of Rao, Soni & Co\n\nName;City\nAsha;Pune\n', ';'],
    ['A title\nName\tCity\nAsha\tPune, Fort, East\n', '\t'],
    ['a;b;c\n1;x, y, z, w\n', ';'],
    ['a|b|c\n1,2,3\n', '|'],
  ])('of %j is %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter));
});

describe('what is no CSV', () => {
  const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const cases: [string, string | Uint8Array, number, string][] = [
    ['nothing', '', 400, 'This file is empty.'],
    ['a BOM alone', '\ufeff', 400, 'This file is empty.'],
    ['blank lines', '\r\n \r\n,,\r\n', 400, 'This file is empty.'],
    ['a picture', pngHead, 415, 'neither a CSV'],
    ['Shift-JIS', Buffer.from([0x8e, 0x52, 0x93, 0x63, 0x81, 0x5b, 0x0a]), 415, 'characters of this file'],
    [
      'UTF-8 by its BOM, and not by its letters',
      Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x0a]),
      415,
      'neither a CSV',
    ],
    ['an old XLS workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 415, 'neither a CSV'],
    ['a NUL in the text', 'a,b\n1,\0\n', 415, 'neither a CSV'],
    ['a NUL far behind', `a,b\n${'1,2\n'.repeat(50_000)}\0`, 415, 'neither a CSV'],
    ['a NUL in UTF-16', Buffer.from('a,b\n1,\0\n', 'utf16le'), 415, 'neither a CSV'],
    ['NULs', new Uint8Array(1000), 415, 'neither a CSV'],
    [
      'half a unit of UTF-16 at the end',
      Buffer.from('\ufeffa,b\n1,2', 'utf16le').subarray(0, -1),
      415,
      'neither a CSV',
    ],
    ['a quotation mark never closed', 'a,b\n1,2\n"3,4\n5,6', 400, 'opens in row 3'],
    [
      'a quotation mark never closed in a long file',
      `a,b\n"1${',2\n'.repeat(600_000)}`,
      413,
      'Row 2 is longer than 1 MB.',
    ],
    ['very many columns', ','.repeat(20_000) + 'x', 413, 'more than 16,384 columns'],
    ['very many rows', `a\n${'1\n'.repeat(1_048_576)}`, 413, 'more than 10,48,576 rows'],
    ['very many blank rows', `a\n${'\n'.repeat(20_000_000)}`, 413, 'more than 10,48,576 rows'],
  ];
  it.each(cases)('%s is refused', async (_, file, status, message) => {
    const error = await rowsOf(file).catch((thrown: unknown) => thrown as UnreadableFile);
    expect(error).toMatchObject({ name: 'UnreadableFile', status });
    expect(wordings.en.say((error as UnreadableFile).said)).toContain(message);
  });
});

/** Real files, which stand beside the project where they are at hand. */
const realData = new URL('../../../shared/data/', import.meta.url);
const real = existsSync(realData);

describe.skipIf(!real)(`real files${real ? '' : ' (skipped: ../shared/data is not here)'}`, () => {
  it('of products are read, with descriptions in HTML', async () => {
    const [header, ...rows] = await rowsOf(readFileSync(new URL('products/jewelery.csv', realData)));
    expect(header).toHaveLength(46);
    expect(header!.slice(0, 3)).toEqual(['Handle', 'Title', 'Body (HTML)']);
    expect(rows[0]!.slice(0, 2)).toEqual(['chain-bracelet', '7 Shakra Bracelet']);
    expect(rows.every(row => row.length === 46)).toBe(true);
  });

  it('of people are read', async () => {
    const rows = await rowsOf(readFileSync(new URL('contacts/people-500.csv', realData)));
    expect(rows).toHaveLength(501);
    expect(rows.every(row => row.length === rows[0]!.length)).toBe(true);
  });
});
