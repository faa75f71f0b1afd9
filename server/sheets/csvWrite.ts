import type { Cell } from '../../api/ports.ts';
import { withoutFormulas } from '../../schema/kit/formulas.ts';
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

const special = /[",;\t\r\n]|^['=+\-@\t\uff1d\uff0b\uff0d\uff20]/;

function quoted(text: string): string {
  const safe = withoutFormulas(text);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
