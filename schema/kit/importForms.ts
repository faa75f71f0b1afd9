import { say } from '../words/said.ts';
import { asciiDigits } from './asciiDigits.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { readCell, Unreadable } from './importCells.ts';
import { orderIn, type DateOrder } from './importDates.ts';
import { importableFields, importFields } from './importFields.ts';
import { detected, type Known, type Mapping } from './importMapping.ts';
import type { Kind } from './meta.ts';
import { plainFigure, type DecimalSign } from './readFigure.ts';
import { readLine } from './readText.ts';

/** The reading that all cells of a column allow. `either` means that both are possible, as in `1,250` or `01/02/2026`. */
export const columnMarks = [
  'decimalPoint',
  'decimalComma',
  'eitherComma',
  'eitherPoint',
  'dayFirst',
  'monthFirst',
  'eitherOrder',
  'percent',
] as const;
export type ColumnMark = (typeof columnMarks)[number];

/** How the cells of a field are written. `unclear`: a person has to say so, and until then cells that depend on it are not read. */
export type FieldForm = { decimalSign?: DecimalSign | 'unclear'; dateOrder?: DateOrder | 'unclear'; isPercent?: true };
export type FieldForms = Readonly<Record<string, FieldForm>>;
/** The person's answers, by field. */
export type FormAnswers = Readonly<Record<string, { decimalSign?: DecimalSign; dateOrder?: DateOrder }>>;

const isFigure = (kind: Kind) => /^(integer|decimal|money|weight|percent)$/.test(kind);
const isDay = (kind: Kind) => /^(date|timestamp)$/.test(kind);

/** Longer cells are texts. */
const longest = 40;
const mayTell = /\d\s*[.,/%-]|[.,]\d/;

/** Adds what one cell tells to what is known of its column. */
export const addMarks = (marks: Set<ColumnMark>, raw: string): void => {
  if (raw.length > longest) return;
  const cell = asciiDigits(readLine(readCell(raw)));
  if (!mayTell.test(cell)) return;
  if (/^[-+]?[\d.,]+\s*%$/.test(cell)) marks.add('percent');
  const order = orderIn(cell);
  if (order) marks.add(order === 'unclear' ? 'eitherOrder' : order);
  const [figure] = /[\d.,][\d., ]*/.exec(cell) ?? [''];
  const [point, comma] = [plainFigure(figure), plainFigure(figure, { decimalSign: ',' })];
  if (point === comma) return;
  if (comma === null) marks.add('decimalPoint');
  else if (point === null) marks.add('decimalComma');
  else marks.add(figure.includes(',') ? 'eitherComma' : 'eitherPoint');
};

/** The marks of each column of a header, in its order. */
type MarksOf = (column: string) => readonly ColumnMark[];

/** How each field of figures or days is written, as its columns tell or as the person answered. */
export const formsOf = (
  entity: AnyEntity,
  header: readonly string[],
  marksOf: MarksOf,
  { mapping, known, answers = {} }: { mapping: Mapping; known: Known; answers?: FormAnswers },
): Record<string, FieldForm> => {
  const found = detected(entity, header, known);
  const fields = importableFields(entity).flatMap(field => {
    const { info } = importFields(entity)[field]!;
    const source = mapping[field];
    const columns = source ? ('column' in source ? [source.column] : []) : found[field]!;
    const marks = new Set(columns.flatMap(marksOf));
    return (isFigure(info.kind) || isDay(info.kind)) && columns.length ? [{ info, marks }] : [];
  });
  const hasCommas = fields.some(({ info, marks }) => isFigure(info.kind) && marks.has('decimalComma'));
  return Object.fromEntries(
    fields.map(({ info, marks }) => [info.name, { ...formOf(info, marks, hasCommas), ...answers[info.name] }]),
  );
};

const formOf = ({ kind }: FieldInfo, marks: ReadonlySet<ColumnMark>, hasCommas: boolean): FieldForm => {
  if (isDay(kind)) {
    const isMixed = marks.has('monthFirst') && (marks.has('dayFirst') || marks.has('eitherOrder'));
    return { dateOrder: isMixed ? 'unclear' : marks.has('monthFirst') ? 'monthFirst' : 'dayFirst' };
  }
  const percent = kind === 'percent' && marks.has('percent') ? { isPercent: true as const } : {};
  return { decimalSign: signOf(kind, marks, hasCommas), ...percent };
};

/**
 * Three figures behind a comma are thousands of rupees as a rule, but of a weight they may be milligrams. Beside a decimal comma both are
 * possible: one mistyped cell must not make 1,250 rupees 1.25.
 */
const signOf = (kind: Kind, marks: ReadonlySet<ColumnMark>, hasCommas: boolean): DecimalSign | 'unclear' => {
  const [point, comma] = [marks.has('decimalPoint'), marks.has('decimalComma')];
  if (comma) return point || marks.has('eitherComma') ? 'unclear' : ',';
  if (point) return '.';
  const isDoubtful = marks.has('eitherComma') && (kind === 'weight' || hasCommas);
  return isDoubtful || (marks.has('eitherPoint') && hasCommas) ? 'unclear' : '.';
};

/** Reads a figure in the form of its column. Text that is no figure there is returned as it is, unless a comma could be taken for a group. */
export const readColumnFigure = (cell: string, kind: Kind, { decimalSign = '.' }: FieldForm): string | Unreadable => {
  if (decimalSign !== 'unclear') {
    const figure = plainFigure(cell, { kind, decimalSign });
    if (figure !== null) return figure;
    // The field would read it with a point.
    return plainFigure(cell, { kind }) === null ? cell : new Unreadable(say('notWithComma', { value: cell }));
  }
  const [point, comma] = [plainFigure(cell, { kind }), plainFigure(cell, { kind, decimalSign: ',' })];
  if (point !== null && comma !== null && point !== comma)
    return new Unreadable(say('figureUnclear', { value: cell, one: point, other: comma }));
  return point ?? comma ?? cell;
};
