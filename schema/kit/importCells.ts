import type { Said } from '../words/said.ts';
import { withoutMarks } from './formulas.ts';
import { readSpaced } from './readText.ts';

/** The reading of a cell that says nothing certain: the value is not used, and the reason is named. */
export class Unreadable {
  readonly said: Said;
  constructor(said: Said) {
    this.said = said;
  }
}

/** `="9820012345"`, by which files keep a spreadsheet from reading a text as a number. */
const formulaOfText = /^="((?:[^"]|"")*)"$/;

/** The text of a cell as it was meant: without invisible characters, and without marks that tell a spreadsheet "this is text". */
export const readCell = (cell: string): string => {
  const unmarked = withoutMarks(cell);
  const text = readSpaced(unmarked);
  if (unmarked !== cell) return text;
  const inner = text.startsWith('=') ? formulaOfText.exec(text)?.[1] : undefined;
  return inner === undefined ? withoutMarks(text) : inner.replaceAll('""', '"');
};

/** More characters no cell of a workbook holds. */
const mostInCell = 32_767;

/** A text as a workbook can hold it: a longer one ends with a sign that it goes on. */
export const fitCell = (text: string): string =>
  text.length > mostInCell ? `${text.slice(0, mostInCell - 1)}…` : text;

/** A text that `fitCell` cut. */
export const isCut = (cell: string): boolean => cell.length === mostInCell && cell.endsWith('…');

/** `9.87E+09` is all that is left of a long number in a narrow column of a spreadsheet. */
export const isShortened = (cell: string): boolean => /^[-+]?\d(?:[.,]\d+E\+?|E\+)\d{1,3}$/i.test(cell);
