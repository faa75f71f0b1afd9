import type { Cell } from '../../api/ports.ts';
import { plainNumber } from './plain.ts';

/**
 * Text with CRLF. Written here because csv-stringify, whose output this equals (the test compares them), takes twice
 * as long, and an export is as fast as this function.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  let text = '';
  for (const row of rows) {
    for (let column = 0; column < row.length; column++) text += (column === 0 ? '' : ',') + cellText(row[column]!);
    text += '\r\n';
  }
  return text;
}

function cellText(cell: Cell): string {
  if (typeof cell === 'string') return special.test(cell) ? quoted(cell) : cell;
  if (typeof cell === 'number') return plainNumber(cell);
  return cell === null ? '' : String(cell);
}

/** A spreadsheet runs a text that starts like this; the last four are the wide forms of = + - @. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** And so begins a cell for a reader that takes semicolons or tabs for separators, be it in the midst of one of ours. */
const inner = /([;\t])(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const special = /[",;\t\r\n]|^[=+\-@\t\uff1d\uff0b\uff0d\uff20]/;

/** The apostrophe tells a spreadsheet that text follows. */
function quoted(text: string): string {
  const safe = (formula.test(text) ? `'${text}` : text).replace(inner, "$1'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
