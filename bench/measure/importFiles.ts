import { Readable } from 'node:stream';
import * as parts from '../../server/sheets/xlsxParts.ts';
import { zip } from '../../server/sheets/zip.ts';

const header = 'Name,Mobile\n';
const person = 'A customer,9820000000\n';

/** Two people, as the least that a shop brings in. */
export const smallFiles = async () => ({
  csv: new Blob([header, person, person.replaceAll('0', '1')]),
  workbook: await workbook(
    rows(3, n => (n === 1 ? cells(n, 'Name', 'Mobile') : cells(n, `Customer ${n}`, `982000000${n}`))),
  ),
});

/** Costly files that are refused at their end, so that no import follows: blank rows and rows of people, in both formats. */
export const largeFiles = async (): Promise<Blob[]> => [
  await workbook(rows(2_500_000, () => [])),
  await workbook(
    rows(400_000, n => cells(n, n === 1 ? 'Name' : `Customer ${n}`)),
    '<row r="1"/>',
  ),
  new Blob([header, '\n'.repeat(20_000_000)]),
  new Blob([header, person.repeat(500_000), '"never closed']),
];

const cells = (row: number, ...texts: string[]): string[] =>
  texts.map((text, i) => `<c r="${'AB'[i]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`);

function* rows(count: number, cellsOf: (row: number) => string[]): Generator<Uint8Array> {
  for (let from = 1; from <= count; from += 1_000) {
    const numbers = Array.from({ length: Math.min(1_000, count - from + 1) }, (_, i) => from + i);
    yield Buffer.from(numbers.map(row => `<row r="${row}">${cellsOf(row).join('')}</row>`).join(''));
  }
}

/** `tail`: XML behind the rows. */
const workbook = async (sheet: Iterable<Uint8Array>, tail = ''): Promise<Blob> => {
  const text = (name: string, content: string) => ({ name, content: [Buffer.from(content)] });
  const whole = function* () {
    yield Buffer.from(parts.sheetHead);
    yield* sheet;
    yield Buffer.from(tail + parts.sheetFoot);
  };
  const entries = [
    text('[Content_Types].xml', parts.contentTypes),
    text('_rels/.rels', parts.packageLinks),
    text('xl/workbook.xml', parts.workbook),
    text('xl/_rels/workbook.xml.rels', parts.workbookLinks),
    text('xl/styles.xml', parts.styles),
    { name: 'xl/worksheets/sheet1.xml', content: whole() },
  ];
  return new Blob((await Readable.from(zip(entries, 6)).toArray()) as Uint8Array<ArrayBuffer>[]);
};
