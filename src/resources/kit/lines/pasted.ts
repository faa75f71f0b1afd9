import type { LineColumn } from './lineColumns.ts';

export type LineValues = Record<string, unknown>;

/** What a cell of a column means, written as people write it in files. */
export type ReadCell = (column: LineColumn, cell: string) => unknown;

/** Rows and cells of what a spreadsheet puts on the clipboard; undefined for a text that is one cell. */
export const cellsOf = (text: string): string[][] | undefined => {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (rows.length === 1 && !text.includes('\t')) return undefined;
  return rows.map(row => row.split('\t').map(unquoted));
};

const unquoted = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim();

/** The lines with the pasted cells in them, from this line and column on; those that are too many become new lines. */
export const withPasted = (
  lines: readonly LineValues[],
  cells: readonly (readonly string[])[],
  at: { line: number; columns: readonly LineColumn[]; read: ReadCell; fresh: LineValues },
): LineValues[] => {
  const all = lines.map(line => ({ ...line }));
  for (const [i, row] of cells.entries()) {
    const line = (all[at.line + i] ??= { ...at.fresh });
    for (const [j, cell] of row.entries()) {
      const column = at.columns[j];
      if (column) line[column.name] = cell ? at.read(column, cell) : null;
    }
  }
  return all;
};
