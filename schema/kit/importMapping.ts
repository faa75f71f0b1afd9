import type { AnyEntity } from './defineEntity.ts';
import { withoutMarks } from './formulas.ts';
import type { Source } from './importRules.ts';
import { listed } from './listed.ts';
import { memo } from './memo.ts';
import { isWritable } from './validate.ts';

/** What a person says about a file: a field comes from a column, or is the same for every row. */
export type Mapping = Record<string, { column: string } | { value: unknown }>;

/** Header names are the same when their letters and digits are. */
export const normalised = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export const importableFields = memo((entity: AnyEntity): string[] =>
  Object.values(entity.info)
    .filter(
      ({ name, kind }) =>
        isWritable(entity, name, 'import') && !/^(child|images?|file)$/.test(kind) && !entity.path.includes(`:${name}`),
    )
    .map(({ name }) => name),
);

const sourcesOf = (entity: AnyEntity, field: string): Source[] => [
  field,
  entity.info[field]!.label,
  ...(entity.import?.columns[field] ?? []),
];

/** Field -> the columns of this header that it is read from, by itself. */
export const detected = (entity: AnyEntity, header: readonly string[]): Record<string, string[]> => {
  const known = new Map(header.map(name => [normalised(name), name]));
  const columns = (field: string) =>
    sourcesOf(entity, field).flatMap(source => namesOf(source).flatMap(name => known.get(normalised(name)) ?? []));
  return Object.fromEntries(importableFields(entity).map(field => [field, [...new Set(columns(field))]]));
};

const namesOf = (source: Source): readonly string[] => (typeof source === 'string' ? [source] : source.of);

export type Given = Record<string, unknown>;

/** `given` null: the row is no record. `cells`: the row by itself, with what it leaves to the row above. */
export type ReadRow = { given: Given | null; cells: readonly string[] };

/** Reads rows one after the other, since a row may go on with the one above. */
export const rowReader = (
  entity: AnyEntity,
  header: readonly string[],
  mapping: Mapping,
): ((cells: readonly string[]) => ReadRow) => {
  const index = positions(header);
  const carried = new Carried(entity, index);
  const readers = importableFields(entity).map(
    field => [field, fieldReader(entity, field, mapping[field], index)] as const,
  );
  return cells => {
    const row = carried.completed(cells.map(withoutMarks));
    if (row.every(cell => cell === '') || entity.import?.skip?.(name => (row[index(name)] ?? '').trim()))
      return { given: null, cells: row };
    const given = readers.flatMap(([field, read]) => {
      const value = read(row);
      return value === undefined || value === '' ? [] : [[field, value] as const];
    });
    return { given: Object.fromEntries(given), cells: row };
  };
};

/** Where a column is; -1 when the file lacks it. Asked for every cell, so each name is looked up once. */
const positions = (header: readonly string[]): ((name: string) => number) => {
  const at = new Map(header.map((name, i) => [normalised(name), i]));
  const known = new Map<string, number>();
  return name => {
    if (!known.has(name)) known.set(name, at.get(normalised(name)) ?? -1);
    return known.get(name)!;
  };
};

/** Fills what a continuing row leaves out with the row it goes on with. */
class Carried {
  readonly #by: number;
  readonly #columns: number[];
  #above: readonly string[] = [];

  constructor(entity: AnyEntity, index: (name: string) => number) {
    const { by, columns } = entity.import?.continued ?? { by: '', columns: [] };
    this.#by = by ? index(by) : -1;
    this.#columns = columns.map(index).filter(i => i >= 0);
  }

  completed(cells: readonly string[]): readonly string[] {
    const goesOn = this.#by >= 0 && cells[this.#by] !== '' && cells[this.#by] === this.#above[this.#by];
    const row = goesOn
      ? cells.map((cell, i) => (cell === '' && this.#columns.includes(i) ? (this.#above[i] ?? '') : cell))
      : cells;
    this.#above = row;
    return row;
  }
}

type FieldReader = (cells: readonly string[]) => unknown;

const fieldReader = (
  entity: AnyEntity,
  field: string,
  mapped: Mapping[string] | undefined,
  index: (name: string) => number,
): FieldReader => {
  if (mapped && 'value' in mapped) {
    const { value } = mapped;
    return () => (typeof value === 'string' ? worded(entity, field, value.trim()) : value);
  }
  const sources = mapped ? [mapped.column] : sourcesOf(entity, field);
  const readers = sources.flatMap(source => sourceReader(source, index));
  const isList = entity.info[field]!.kind === 'refs';
  const apart = (cell: string) => (isList ? cell : cell.split(' ::: '));
  return cells => {
    const candidates = readers
      .flatMap(read => apart(read(cells)))
      .map(cell => cell.trim())
      .filter(Boolean);
    if (candidates.length < 2) return worded(entity, field, candidates[0] ?? '');
    const values = candidates.map(cell => worded(entity, field, cell));
    if (isList) return values.flat();
    return values.find(value => entity.fields[field]!.isValidSync(value)) ?? values[0];
  };
};

const sourceReader = (source: Source, index: (name: string) => number): ((cells: readonly string[]) => string)[] => {
  if (typeof source === 'string') return index(source) < 0 ? [] : [cells => cells[index(source)] ?? ''];
  if (index(source.of[0]!) < 0) return [];
  return [
    cells =>
      source.of
        .map(name => (cells[index(name)] ?? '').trim())
        .filter(cell => cell && cell !== 'Default Title')
        .join(source.join),
  ];
};

/** How files say what fields know by ids: names of choices, yes and no, lists of titles, grouped numbers. */
const worded = (entity: AnyEntity, field: string, cell: string): unknown => {
  const { kind, options } = entity.info[field]!;
  if (cell === '') return '';
  if (kind === 'choice') return chosen(options!, cell) ?? entity.import?.defaults?.[field] ?? cell;
  if (kind === 'boolean') return yes.test(cell) ? true : no.test(cell) ? false : cell;
  if (kind === 'refs') return listed(cell);
  if (/^(integer|decimal|money|weight|percent)$/.test(kind))
    return cell
      .replace(/^(₹|Rs\.?|INR)\s*/i, '')
      .replace(/(?<=\d),(?=\d)/g, '')
      .replace(/%$/, '');
  return cell;
};

const yes = /^(true|yes|y|1|active)$/i;
const no = /^(false|no|n|0|inactive|draft|archived)$/i;

/** By id, by name or by the name's first letter. */
const chosen = (options: readonly { id: number | string; name: string }[], cell: string) =>
  (
    options.find(({ id }) => String(id) === cell) ??
    options.find(({ name }) => name.toLowerCase() === cell.toLowerCase()) ??
    (cell.length === 1 ? options.find(({ name }) => name.toLowerCase().startsWith(cell.toLowerCase())) : undefined)
  )?.id;
