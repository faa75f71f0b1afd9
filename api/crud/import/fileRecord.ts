import type { Refusal } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { importFields } from '../../../schema/kit/importFields.ts';
import type { Given, LeftOut, ReadRow } from '../../../schema/kit/importReader.ts';
import type { RowProblem } from '../../../schema/kit/importReport.ts';
import { linesOf } from '../../../schema/kit/lineEntity.ts';
import { say } from '../../../schema/words/said.ts';
import type { FiledPicture } from './pictures/pictureRows.ts';

/** A row of the file with its number there, the header being 1. */
export type FileRow = Omit<ReadRow, 'pictures'> & { row: number; pictures: FiledPicture[] };

/** What a row says of a line, by the names that such fields have in files. */
export type FileLine = { row: number; given: Given };

/** `isTwin`: a record of its own beside an earlier row of this key. `several`: so many earlier rows with this key are records of their own. */
export type Repeat = { isTwin?: true; several?: number };

/**
 * What a file says of one record, in one row or in several. `row`: the first of them. `given` null: no record. `index`: how many rows of
 * the file are dealt with before it. `conflicts`: what is wrong with the rows together. `isRest`: more rows of a record above that is refused.
 * `repeat`: earlier rows of the file have its natural key.
 */
export type FileRecord = {
  index: number;
  row: number;
  given: Given | null;
  /** The value of the Record ID column. */
  recordId: string;
  lines: readonly FileLine[];
  rows: readonly FileRow[];
  pictures: readonly FiledPicture[];
  leftOut: readonly (LeftOut & { row: number })[];
  conflicts: readonly RowProblem[];
  isRest?: boolean;
  repeat?: Repeat;
};

/** Joins rows that belong together. Each of them, or only one, says what the record is called and whom it is for. */
export const recordOf = (rows: readonly FileRow[], index: number): FileRecord => {
  const [first] = rows as [FileRow];
  const { given, conflicts } = joined(rows);
  return {
    index,
    row: first.row,
    given,
    recordId: rows.find(({ recordId }) => recordId !== '')?.recordId ?? '',
    lines: rows.flatMap(({ row, line }) => (line ? [{ row, given: line }] : [])),
    rows,
    // Rows that are read later and say no more than pictures add theirs to the row above.
    get pictures() {
      return rows.flatMap(({ pictures }) => pictures);
    },
    leftOut: leftOutOf(rows),
    conflicts: [...conflicts, ...rows.flatMap(({ row, wrong }) => wrong.map(each => ({ row, ...each })))],
  };
};

const joined = (rows: readonly FileRow[]): Pick<FileRecord, 'given' | 'conflicts'> => {
  if (rows.length === 1) return { given: rows[0]!.given, conflicts: [] };
  const given: Given = {};
  const from: Record<string, number> = {};
  const conflicts: RowProblem[] = [];
  for (const { row, given: own } of rows)
    for (const [field, value] of Object.entries(own ?? {})) {
      if (given[field] == null) [given[field], from[field]] = [value, row];
      else if (value !== null && JSON.stringify(value) !== JSON.stringify(given[field]))
        conflicts.push({ row, field, message: say('otherThanAbove', { row: from[field]! }) });
    }
  return { given, conflicts };
};

/** Names once, at its first row, what each row of a record repeats. */
const leftOutOf = (rows: readonly FileRow[]) => {
  const all = rows.flatMap(({ row, leftOut }) => leftOut.map(each => ({ row, ...each })));
  return [...Map.groupBy(all, keyOfLeft).values()].map(([first]) => first!);
};

const keyOfLeft = ({ row, field, value }: LeftOut & { row: number }) =>
  JSON.stringify(field.includes('.') ? [row, field] : [field, value]);

/** The lines of a record as its body carries them, and in which row of the file each stands. */
export const linesGiven = (
  entity: AnyEntity,
  lines: readonly FileLine[],
): { values: Given; rows: Record<string, number[]> } => {
  const values: Given = {};
  const rows: Record<string, number[]> = {};
  for (const { field } of linesOf(entity)) {
    const own = Object.values(importFields(entity)).filter(each => each.lines?.name === field.name);
    const said = lines.flatMap(({ row, given }) => {
      const pairs = own.flatMap(({ own: { name }, info }) =>
        given[info.name] === undefined ? [] : [[name, given[info.name]] as const],
      );
      return pairs.some(([, value]) => value !== null) ? [{ row, line: Object.fromEntries(pairs) }] : [];
    });
    if (!said.length) continue;
    values[field.name] = said.map(({ line }) => line);
    rows[field.name] = said.map(({ row }) => row);
  }
  return { values, rows };
};

/** Where the problem of a record stands in the file: `lines.2.charge` is `lines.charge` of the row that has the third line. */
export const placeInFile = (
  { row }: Pick<FileRecord, 'row'>,
  rows: Readonly<Record<string, readonly number[]>>,
  place: string,
): { row: number; field: string } => {
  const [lines, nth, field] = place.split('.');
  return { row: rows[lines!]?.[Number(nth)] ?? row, field: field === undefined ? lines! : `${lines}.${field}` };
};

/** What decides which record is meant, in the kept form; null when a part of it is missing or wrong. */
export const naturalKeyOf = (entity: AnyEntity, given: Given): Record<string, unknown> | null => {
  const key: Record<string, unknown> = {};
  for (const name of entity.naturalKey!) {
    const field = entity.fields[name]!;
    // At the top of a tree nothing is named.
    const value = name === entity.tree?.parent ? (given[name] ?? null) : given[name];
    if (value === undefined || !field.isValidSync(value)) return null;
    key[name] = field.cast(value);
  }
  return key;
};

/** Why the database refused the record, at its places in the file. */
export const problemsOf = (entity: AnyEntity, record: FileRecord, refusal: Refusal): RowProblem[] => {
  const places = linesGiven(entity, record.lines).rows;
  return Object.entries(refusal.problems ?? { '': refusal.said }).map(([place, message]) =>
    named(entity, record, { ...placeInFile(record, places, place), message }),
  );
};

/** Of what a row is called and says. */
const mostKept = 2_000;

/** As people know the row, with what it says there. */
export const named = ({ title }: AnyEntity, { rows }: FileRecord, problem: RowProblem): RowProblem => {
  const at = rows.find(({ row }) => row === problem.row);
  const value = problem.value ?? at?.texts[problem.field];
  const called = at?.texts[title] ?? rows[0]!.texts[title];
  return { ...problem, title: called?.slice(0, mostKept), value: value?.slice(0, mostKept) };
};
