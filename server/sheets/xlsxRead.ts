import { UnreadableFile } from '../../api/ports.ts';
import { spreadsheetDate, spreadsheetNumber } from './plain.ts';
import { checkColumns, checkRows, isBlank, longestRow, rowTooLong, type Pause, type Row } from './slices.ts';
import { readBook } from './xlsxBook.ts';
import { contentOf } from './xlsxContent.ts';
import { dateOfSerial, readDateStyles } from './xlsxDates.ts';
import { notWorkbook } from './xlsxDirectory.ts';
import { readStrings, StringText, unescaped } from './xlsxStrings.ts';
import { XmlError, type XmlAttributes, type XmlToken } from './xml.ts';

/** Reads the first sheet and yields the rows of one piece of it at a time. Throws UnreadableFile. */
export async function* readXlsx(bytes: Uint8Array, pause: Pause): AsyncGenerator<Row[]> {
  try {
    const content = await contentOf(bytes, pause);
    const { sheet, strings, styles, is1904 } = await readBook(content);
    const cells = {
      strings: await readStrings(content, strings),
      isDate: await readDateStyles(content, styles),
      is1904,
    };
    const rows = new SheetRows(cells);
    for await (const tokens of content(sheet)) yield rows.read(tokens);
    rows.end();
  } catch (error) {
    // Errors of the archive and of the XML mean that the workbook is damaged.
    throw error instanceof UnreadableFile ? error : notWorkbook();
  }
}

type CellContext = { strings: readonly string[]; isDate: readonly boolean[]; is1904: boolean };
type OpenRow = { number: number | undefined; cells: string[]; column: number; length: number };
type OpenCell = { column: number; type: string; style: number; value: string; string: StringText };

/** Takes the tokens of a sheet (ECMA-376 part 1, 18.3) and holds no more than the rows of one piece. */
class SheetRows {
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
    else if (token.name === 'c') this.#cell = isOpen ? this.#openCell(token.attributes) : this.#endCell();
    else if (token.name === 'row') this.#row = isOpen ? openRow(token.attributes) : this.#endRow();
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
    return { column, type, style, value: '', string: new StringText() };
  }

  #endCell(): undefined {
    const row = this.#row!;
    const { cells, number } = row;
    const text = cellText(this.#cell!, this.#context);
    if (text === '') return;
    row.length += text.length;
    if (row.length > longestRow) throw rowTooLong(number!);
    while (cells.length < this.#cell!.column - 1) cells.push('');
    cells.push(text);
  }

  /** A row without a number follows the one before it, unless its cells say otherwise. */
  #endRow(): undefined {
    const { number = this.#last + 1, cells } = this.#row!;
    if (!(number > this.#last)) throw new XmlError('Rows are out of order.');
    checkRows(number);
    this.#last = number;
    if (!isBlank(cells)) this.#rows.push({ number, cells });
  }
}

function openRow(attributes: XmlAttributes): OpenRow {
  const number = attributes.get('r');
  return { number: number === undefined ? undefined : Number(number), cells: [], column: 0, length: 0 };
}

function parseReference(reference: string): { column: number; number: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (!letters) throw new XmlError('The reference of a cell is malformed.');
  return { column: columnNumber(letters), number: Number(digits) };
}

/** A is 1, Z is 26, AA is 27. */
const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

function cellText({ type, style, value, string }: OpenCell, { strings, isDate, is1904 }: CellContext): string {
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
      return isDate[style] ? dateText(Number(value), is1904) : numberText(Number(value));
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

function numberText(value: number): string {
  if (Number.isNaN(value)) throw new XmlError('A number is malformed.');
  return spreadsheetNumber(value);
}

/** A number beyond every date stays a number. */
function dateText(value: number, is1904: boolean): string {
  const date = dateOfSerial(value, is1904);
  return Number.isNaN(date.getTime()) ? numberText(value) : spreadsheetDate(date);
}
