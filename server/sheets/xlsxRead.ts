import { UnreadableFile, type MergedCell, type SheetChoice, type SheetNotes } from '../../api/ports.ts';
import { spreadsheetDate, spreadsheetNumber } from './plain.ts';
import { checkColumns, checkRows, isBlank, longestRow, rowTooLong, type Pause, type Row } from './slices.ts';
import { readBook } from './xlsxBook.ts';
import { contentOf } from './xlsxContent.ts';
import { dateOfSerial, readNumberStyles, type NumberStyle } from './xlsxFormats.ts';
import { notWorkbook, tooLarge } from './xlsxDirectory.ts';
import { readStrings, StringText, unescaped } from './xlsxStrings.ts';
import { XmlError, type XmlAttributes, type XmlToken } from './xml.ts';

/** Reads one sheet and yields the rows of one piece of it at a time. Throws UnreadableFile. */
export async function* readXlsx(
  bytes: Uint8Array,
  pause: Pause,
  { sheet: wanted, leavesHidden = false }: SheetChoice = {},
): AsyncGenerator<Row[], SheetNotes> {
  try {
    const content = await contentOf(bytes, pause);
    const { sheets, name, sheet, strings, styles, is1904 } = await readBook(content, wanted);
    const cells = {
      strings: await readStrings(content, strings),
      styles: await readNumberStyles(content, styles),
      is1904,
      leavesHidden,
    };
    const rows = new SheetRows(cells);
    for await (const tokens of content(sheet)) yield rows.read(tokens);
    rows.end();
    return { sheets, sheet: name, ...rows.notes };
  } catch (error) {
    // Errors of the archive and of the XML mean that the workbook is damaged.
    throw error instanceof UnreadableFile ? error : notWorkbook();
  }
}

type CellContext = {
  strings: readonly string[];
  styles: readonly (NumberStyle | undefined)[];
  is1904: boolean;
  leavesHidden: boolean;
};
type OpenRow = { number: number | undefined; cells: string[]; column: number; length: number; isHidden: boolean };
type OpenCell = {
  column: number;
  type: string;
  style: number;
  value: string;
  string: StringText;
  isFormula: boolean;
};

/** A sheet with more of them is no list. */
const mostMerged = 20_000;

/** Takes the tokens of a sheet (ECMA-376 part 1, 18.3) and holds no more than the rows of one piece. */
class SheetRows {
  readonly notes = { hiddenRows: 0, merged: [] as MergedCell[], withoutResult: 0 };
  readonly #context: CellContext;
  #rows: Row[] = [];
  #isData: boolean | undefined;
  #last = 0;
  #row: OpenRow | undefined;
  #cell: OpenCell | undefined;
  #isValue = false;

  constructor(context: CellContext) {
    this.#context = context;
  }

  read(tokens: Iterable<XmlToken>): Row[] {
    this.#rows = [];
    for (const token of tokens) {
      if (token.kind === 'text') this.#addText(token.text);
      else if (token.name === 'sheetData') this.#isData = token.kind === 'open';
      else if (this.#isData) this.#take(token);
      else if (token.name === 'mergeCell' && token.kind === 'open') this.#addMerged(token.attributes.get('ref') ?? '');
      this.#cell?.string.add(token);
    }
    return this.#rows;
  }

  end(): void {
    if (this.#isData === undefined) throw new XmlError('The sheet has no data.');
  }

  #addText(text: string): void {
    if (this.#isValue && this.#cell) this.#cell.value += text;
  }

  #take(token: Exclude<XmlToken, { kind: 'text' }>): void {
    const isOpen = token.kind === 'open';
    if (token.name === 'v') this.#isValue = isOpen;
    else if (token.name === 'f' && this.#cell) this.#cell.isFormula = true;
    else if (token.name === 'c') this.#cell = isOpen ? this.#openCell(token.attributes) : this.#endCell();
    else if (token.name === 'row') this.#row = isOpen ? openRow(token.attributes) : this.#endRow();
  }

  /** Of a range that lies in one row, the value counts for that row already. */
  #addMerged(range: string): void {
    const [from = '', to = from] = range.split(':');
    const [first, last] = [parseReference(from), parseReference(to)];
    if (last.number <= first.number) return;
    if (this.notes.merged.push([first.number, last.number, first.column]) > mostMerged) throw tooLarge();
  }

  /** A cell without a reference follows the one before it (ECMA-376 part 1, 18.3.1.4). */
  #openCell(attributes: XmlAttributes): OpenCell {
    const row = this.#row;
    if (!row) throw new XmlError('A cell is outside of a row.');
    const reference = attributes.get('r');
    const { column, number } =
      reference === undefined ? { column: row.column + 1, number: this.#last + 1 } : parseReference(reference);
    row.number ??= number;
    checkColumns(row.number, column);
    if (column <= row.column) throw new XmlError('Cells are out of order.');
    row.column = column;
    const [type, style] = [attributes.get('t') ?? 'n', Number(attributes.get('s') ?? 0)];
    return { column, type, style, value: '', string: new StringText(), isFormula: false };
  }

  #endCell(): undefined {
    const row = this.#row!;
    const { cells, number } = row;
    const { type, value, isFormula } = this.#cell!;
    if (type === 'e' || (isFormula && value === '' && type !== 'str')) this.notes.withoutResult += 1;
    const text = cellText(this.#cell!, this.#context);
    if (text === '') return;
    row.length += text.length;
    if (row.length > longestRow) throw rowTooLong(number!);
    while (cells.length < this.#cell!.column - 1) cells.push('');
    cells.push(text);
  }

  /** A row without a number follows the one before it, unless its cells say otherwise. */
  #endRow(): undefined {
    const { number = this.#last + 1, cells, isHidden } = this.#row!;
    if (!(number > this.#last)) throw new XmlError('Rows are out of order.');
    checkRows(number);
    this.#last = number;
    if (isBlank(cells)) return;
    if (isHidden) this.notes.hiddenRows += 1;
    if (!isHidden || !this.#context.leavesHidden) this.#rows.push({ number, cells });
  }
}

function openRow(attributes: XmlAttributes): OpenRow {
  const number = attributes.get('r');
  const isHidden = /^(1|true)$/.test(attributes.get('hidden') ?? '');
  return { number: number === undefined ? undefined : Number(number), cells: [], column: 0, length: 0, isHidden };
}

function parseReference(reference: string): { column: number; number: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (!letters) throw new XmlError('The reference of a cell is malformed.');
  return { column: columnNumber(letters), number: Number(digits) };
}

/** A is 1, Z is 26, AA is 27. */
const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

function cellText({ type, style, value, string }: OpenCell, { strings, styles, is1904 }: CellContext): string {
  if (type === 'inlineStr') return string.text;
  // A formula that failed has no result.
  if (value === '' || type === 'e') return '';
  switch (type) {
    case 's':
      return known(strings[Number(value)]);
    case 'str':
      return unescaped(value);
    case 'b':
      return known(truths.get(value));
    case 'd':
      return spreadsheetDate(new Date(value));
    case 'n':
      return shownNumber(Number(value), styles[style], is1904);
    default:
      throw new XmlError('A cell has an unknown type.');
  }
}

const truths = new Map([
  ['0', 'false'],
  ['1', 'true'],
]);

function known(text: string | undefined): string {
  if (text === undefined) throw new XmlError('A cell has an unknown value.');
  return text;
}

/** A number as its style shows it, in plain digits. */
function shownNumber(value: number, style: NumberStyle | undefined, is1904: boolean): string {
  if (style === 'date') return dateText(value, is1904);
  if (style === 'percent') return `${numberText(Number((value * 100).toPrecision(15)))}%`;
  const text = numberText(value);
  return style && /^\d+$/.test(text) ? text.padStart(style.zeros, '0') : text;
}

function numberText(value: number): string {
  if (Number.isNaN(value)) throw new XmlError('A number is malformed.');
  return spreadsheetNumber(value);
}

/** A number beyond every date stays a number. */
function dateText(value: number, is1904: boolean): string {
  const date = dateOfSerial(value, is1904);
  return Number.isNaN(date.getTime()) ? numberText(value) : spreadsheetDate(date);
}
