import type { CommonWords } from '../words/wording.ts';
import type { AnyEntity } from './defineEntity.ts';
import { withoutMarks } from './formulas.ts';
import type { Source } from './importRules.ts';
import { listed } from './listed.ts';
import { memo } from './memo.ts';
import { isWritable } from './validate.ts';

/** What a person says about a file: a field comes from a column, or is the same for every row. */
export type Mapping = Record<string, { column: string } | { value: unknown }>;

/** What a file may be written in: the languages that whoever reads it knows, beside the English of the entity. */
export type Known = readonly Pick<CommonWords, 'entities' | 'sheets'>[];

/** One form of Unicode: keyboards write some letters of Indian scripts in another than ours. */
const folded = (text: string) => text.normalize().toLowerCase();

/** Header names are the same when their letters and digits are. */
export const normalised = (header: string) => folded(header).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export const importableFields = memo((entity: AnyEntity): string[] =>
  Object.values(entity.info)
    .filter(
      ({ name, kind }) =>
        isWritable(entity, name, 'import') && !/^(child|images?|file)$/.test(kind) && !entity.path.includes(`:${name}`),
    )
    .map(({ name }) => name),
);

/** Each once, though languages may have a label in common. */
const sourcesOf = (entity: AnyEntity, field: string, known: Known): Source[] => {
  const labels = known.flatMap(({ entities }) => entities[entity.name]?.fields[field] ?? []);
  const all = [field, entity.info[field]!.label, ...labels, ...(entity.import?.columns[field] ?? [])];
  const names = new Set<string>();
  return all.filter(source => {
    if (typeof source !== 'string') return true;
    const name = normalised(source);
    return !names.has(name) && names.add(name);
  });
};

/** Field -> the columns of this header that it is read from, by itself. */
export const detected = (entity: AnyEntity, header: readonly string[], known: Known): Record<string, string[]> => {
  const given = new Map(header.map(name => [normalised(name), name]));
  const columns = (field: string) =>
    sourcesOf(entity, field, known).flatMap(source =>
      namesOf(source).flatMap(name => given.get(normalised(name)) ?? []),
    );
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
  known: Known,
): ((cells: readonly string[]) => ReadRow) => {
  const index = positions(header);
  const carried = new Carried(entity, index);
  const readers = importableFields(entity).map(
    field => [field, fieldReader(entity, field, mapping[field], index, known)] as const,
  );
  const column = memoised(name =>
    Object.hasOwn(entity.info, name) ? fieldColumn(entity, name, index, known) : index(name),
  );
  return cells => {
    const row = carried.completed(cells.map(withoutMarks));
    if (row.every(cell => cell === '') || entity.import?.skip?.(name => (row[column(name)] ?? '').trim()))
      return { given: null, cells: row };
    const given = readers.flatMap(([field, read]) => {
      const value = read(row);
      return value === undefined || value === '' ? [] : [[field, value] as const];
    });
    return { given: Object.fromEntries(given), cells: row };
  };
};

/** Where a column is; -1 when the file lacks it. */
const positions = (header: readonly string[]): ((name: string) => number) => {
  const at = new Map(header.map((name, i) => [normalised(name), i]));
  return memoised(name => at.get(normalised(name)) ?? -1);
};

/** Asked for every cell, so each name is looked up once. */
const memoised = (find: (name: string) => number): ((name: string) => number) => {
  const found = new Map<string, number>();
  return name => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name)!;
  };
};

/** Where a field is, under whichever of its names. */
const fieldColumn = (entity: AnyEntity, field: string, index: (name: string) => number, known: Known): number =>
  sourcesOf(entity, field, known)
    .flatMap(namesOf)
    .map(index)
    .find(at => at >= 0) ?? -1;

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
  known: Known,
): FieldReader => {
  const meant = valueReader(entity, field, known);
  if (mapped && 'value' in mapped) {
    const { value } = mapped;
    return () => (typeof value === 'string' ? meant(value.trim()) : value);
  }
  const sources = mapped ? [mapped.column] : sourcesOf(entity, field, known);
  const readers = sources.flatMap(source => sourceReader(source, index));
  const isList = entity.info[field]!.kind === 'refs';
  const apart = (cell: string) => (isList ? cell : cell.split(' ::: '));
  return cells => {
    const candidates = readers
      .flatMap(read => apart(read(cells)))
      .map(cell => cell.trim())
      .filter(Boolean);
    if (candidates.length < 2) return meant(candidates[0] ?? '');
    const values = candidates.map(meant);
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
const valueReader = (entity: AnyEntity, field: string, known: Known): ((cell: string) => unknown) => {
  const read = wordReader(entity, field, known);
  return cell => (cell === '' ? '' : read(cell));
};

const wordReader = (entity: AnyEntity, field: string, known: Known): ((cell: string) => unknown) => {
  const { kind } = entity.info[field]!;
  if (kind === 'choice') {
    const names = choiceNames(entity, field, known);
    return cell => chosen(names, folded(cell)) ?? entity.import?.defaults?.[field] ?? cell;
  }
  if (kind === 'boolean') {
    const flags = new Map(known.flatMap(({ sheets: { yes, no } }) => [...flagged(yes, true), ...flagged(no, false)]));
    return cell => flags.get(folded(cell)) ?? cell;
  }
  if (kind === 'refs') return listed;
  return /^(integer|decimal|money|weight|percent)$/.test(kind) ? ungrouped : cell => cell;
};

const flagged = (words: readonly string[], flag: boolean) => words.map(word => [folded(word), flag] as const);

const ungrouped = (cell: string) =>
  cell
    .replace(/^(₹|Rs\.?|INR)\s*/i, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/%$/, '');

type ChoiceName = { id: number | string; name: string };

/** The English ones first. */
const choiceNames = (entity: AnyEntity, field: string, known: Known): ChoiceName[] => {
  const options = entity.info[field]!.options!;
  const others = known.flatMap(({ entities }) => {
    const values = entities[entity.name]?.values[field] ?? {};
    return options.map(({ id, name }) => ({ id, name: values[id] ?? name }));
  });
  return [...options, ...others].map(({ id, name }) => ({ id, name: folded(name) }));
};

/** By id, by name or by the name's first letter. */
const chosen = (names: readonly ChoiceName[], cell: string) =>
  (
    names.find(({ id }) => folded(String(id)) === cell) ??
    names.find(({ name }) => name === cell) ??
    (cell.length === 1 ? names.find(({ name }) => name.startsWith(cell)) : undefined)
  )?.id;
