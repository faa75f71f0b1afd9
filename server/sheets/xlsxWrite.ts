import { Readable } from 'node:stream';
import type { Cell } from '../../api/ports.ts';
import { formula, withoutFormulas } from '../../schema/kit/formulas.ts';
import { fitCell, readCell } from '../../schema/kit/importCells.ts';
import { rowLimit } from './slices.ts';
import { zip } from './zip.ts';
import type { ZipEntry } from './zip.ts';
import { contentTypes, packageLinks, sheetFoot, sheetHead, styles, workbook, workbookLinks } from './xlsxParts.ts';

type Rows = readonly (readonly Cell[])[];

const rowsAtOnce = 500;

/** A workbook of one sheet as a stream: memory holds a slice of rows, whatever the length of the whole. */
export function xlsxStream(rows: AsyncIterable<Rows>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(zip(parts(rows), 6))) as ReadableStream<Uint8Array>;
}

function* parts(rows: AsyncIterable<Rows>): Generator<ZipEntry> {
  const fixed = (name: string, text: string): ZipEntry => ({ name, content: [Buffer.from(text)] });
  yield fixed('[Content_Types].xml', contentTypes);
  yield fixed('_rels/.rels', packageLinks);
  yield fixed('xl/workbook.xml', workbook);
  yield fixed('xl/_rels/workbook.xml.rels', workbookLinks);
  yield fixed('xl/styles.xml', styles);
  yield { name: 'xl/worksheets/sheet1.xml', content: sheet(rows) };
}

async function* sheet(rows: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(sheetHead);
  let number = 0;
  for await (const slice of rows) {
    for (let start = 0; start < slice.length; start += rowsAtOnce) {
      let text = '';
      for (const row of slice.slice(start, start + rowsAtOnce)) text += rowXml(row, ++number);
      if (number > rowLimit) throw new Error(`A sheet holds at most ${rowLimit} rows.`);
      yield Buffer.from(text);
    }
  }
  yield Buffer.from(sheetFoot);
}

function rowXml(row: readonly Cell[], number: number): string {
  let text = `<row r="${number}">`;
  for (let column = 0; column < row.length; column++) {
    text += cellXml(row[column]!, columnName(column) + number, number === 1);
  }
  return `${text}</row>`;
}

/** A string is written as one and never as a formula; style 2 keeps it so when a person edits the cell. */
function cellXml(cell: Cell, place: string, header: boolean): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const style = header ? ' s="1"' : formula.test(cell) ? ' s="2"' : '';
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(asRead(cell))}</t></is></c>`;
}

const mayBeMarked = /'|^="/;

/** An import takes the marks of CSV away here too, since a workbook may be made of CSV: a text that looks marked is written with a mark. */
const asRead = (text: string): string =>
  mayBeMarked.test(text) && readCell(text) !== text ? withoutFormulas(text) : text;

const names: string[] = [];

/** A to Z, AA to ZZ and on. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return (names[index] ??= index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter);
}

// oxlint-disable-next-line no-control-regex -- XML has no way to write these
const special = /[&<>\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|_x[0-9a-f]{4}_/gi;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A sheet writes characters by number as `_x0041_`, so a text that looks like that has its underscore written by number. */
function escaped(text: string): string {
  return fitCell(text).replace(
    special,
    found => entities[found] ?? (found.startsWith('_') ? `_x005F${found}` : byNumber(found)),
  );
}

function byNumber(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
