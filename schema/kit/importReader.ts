import { ValidationError } from 'yup';
import { say, type Said } from '../words/said.ts';
import type { AnyEntity } from './defineEntity.ts';
import { readCell, Unreadable } from './importCells.ts';
import { Carried, fieldColumn, memoised, positions, sourceReader } from './importColumns.ts';
import type { FieldForms } from './importForms.ts';
import { hasRecordIds, importableFields, importFields, type ImportField } from './importFields.ts';
import { folded, recordIdNames, sourcesOf, type Known, type Mapping } from './importMapping.ts';
import { pictureReader, type NamedPicture, type PictureColumns } from './importPictures.ts';
import { isNought, valueReader } from './importValues.ts';
import { ruleOf } from './validate.ts';

export type Given = Record<string, unknown>;

/** What a row comes in without, and why. */
export type LeftOut = { field: string; value: string; message: Said };

/**
 * `given` null: the row is no record. `goesOn`: it belongs to the record above, of which it says no more than pictures where it is none
 * itself. `line`: what it says of a line, by the names that such fields have in files; null where it says nothing. `isLine`: no more than that.
 * `cells`: the row by itself, with what it leaves to the row above. `texts`: what the file says of each field.
 */
export type ReadRow = {
  /** The value of the Record ID column, or an empty text. */
  recordId: string;
  given: Given | null;
  line: Given | null;
  isLine: boolean;
  goesOn: boolean;
  pictures: readonly NamedPicture[];
  cells: readonly string[];
  texts: Readonly<Record<string, string>>;
  leftOut: readonly LeftOut[];
  /** Values that say nothing certain, of fields without which the row does not come in. */
  wrong: readonly LeftOut[];
};

/** `corrected`: what a person says in place of the file, by field. */
export type RowReader = (cells: readonly string[], corrected?: Readonly<Record<string, string>>) => ReadRow;

/** `clears`: an empty cell empties the field, rather than leaving it as it is. `pictures`: from which columns they are to be had. */
export type Reading = {
  mapping: Mapping;
  known: Known;
  clears?: boolean | undefined;
  pictures?: PictureColumns | undefined;
  /** How the columns write figures and days. */ forms?: FieldForms | undefined;
  /** The shop's day. */ today?: string | undefined;
};

/** Reads rows one after the other, since a row may go on with the one above. */
export const rowReader = (entity: AnyEntity, header: readonly string[], reading: Reading): RowReader => {
  const index = positions(header);
  const carried = new Carried(entity, index);
  const readers = inOrder(entity).map(field => new FieldReader(entity, field, index, reading));
  const column = memoised(name =>
    Object.hasOwn(entity.info, name) ? fieldColumn(entity, name, index, reading.known) : index(name),
  );
  const idColumn = hasRecordIds(entity)
    ? recordIdNames(reading.known)
        .map(index)
        .find(at => at >= 0)
    : undefined;
  const named = pictureReader(reading.pictures ?? {}, index);
  return (cells, corrected = {}) => {
    const { row, goesOn } = carried.completed(cells.map(readCell));
    const { pictures, refused } = named(row);
    const found: Found = {
      given: {},
      texts: {},
      leftOut: [...refused],
      wrong: [],
      further: new Map(),
      used: [],
      unused: [],
    };
    const recordId = idColumn === undefined ? '' : (row[idColumn] ?? '').trim();
    const rest = { goesOn, pictures, cells: row, recordId };
    if (row.every(cell => cell === '') || entity.import?.skip?.(name => (row[column(name)] ?? '').trim()))
      return { given: null, line: null, isLine: false, texts: {}, leftOut: refused, wrong: [], ...rest };
    for (const reader of readers) reader.read(row, found, corrected);
    for (const [of, values] of found.further) leaveSurplus(entity, of, values, found);
    leaveUnused(found);
    const { texts, leftOut, wrong } = found;
    const total = totalIn(entity, row, found);
    if (total)
      return { given: null, line: null, isLine: false, texts, leftOut: [...refused, total], wrong: [], ...rest };
    return { ...partsOf(entity, found), texts, leftOut, wrong, ...rest };
  };
};

const totals = /^(grand |sub[- ]?)?totals?\s*:?$|^(कुल|योग|कुल योग|जोड़|कुल जोड़)\s*:?$/i;

/** A row below a list that sums it up: it begins with the word, and lacks a value without which there is no record. */
const totalIn = (entity: AnyEntity, row: readonly string[], { given }: Found): LeftOut | undefined => {
  const value = row.find(cell => cell.trim() !== '')?.trim() ?? '';
  if (!totals.test(folded(value))) return undefined;
  const lacks = Object.values(entity.info).some(
    ({ name, required }) => required && given[name] === undefined && entity.import?.defaults?.[name] === undefined,
  );
  return lacks ? { field: '', value, message: say('totalRow') } : undefined;
};

/** What is said of the record, and of a line. What is the same for every row makes no line. */
const partsOf = (entity: AnyEntity, { given, texts, leftOut }: Found): Pick<ReadRow, 'given' | 'line' | 'isLine'> => {
  const isOfLine = (field: string) => Boolean(importFields(entity)[field]?.lines);
  const some = (ofLine: boolean) =>
    Object.fromEntries(Object.entries(given).filter(([field]) => isOfLine(field) === ofLine));
  const said = [...Object.keys(texts), ...leftOut.map(({ field }) => field)];
  if (!said.some(isOfLine)) return { given: some(false), line: null, isLine: false };
  return { given: some(false), line: some(true), isLine: said.every(isOfLine) };
};

/** A field that takes what another has too much of comes after it. */
const inOrder = (entity: AnyEntity): string[] => {
  const rests = entity.import?.rest ?? {};
  const fields = importableFields(entity);
  return [...fields.filter(field => !rests[field]), ...fields.filter(field => rests[field])];
};

/** `further`: valid or not, what a field could not take, for those that take the rest of it. */
type Found = {
  given: Given;
  texts: Record<string, string>;
  leftOut: LeftOut[];
  wrong: LeftOut[];
  further: Map<string, string[]>;
  /** The cells from which a field has its value, and those of which it took none. */
  used: string[];
  unused: { field: string; value: string }[];
};

/** Names what no field took: a second address, an organisation beside the first. A cell that says no more than others is passed over. */
const leaveUnused = ({ used, unused, leftOut, wrong }: Found): void => {
  if (!unused.length) return;
  const said = [...used, ...[...leftOut, ...wrong].map(({ value }) => value)].map(spaced);
  for (const { field, value } of unused) {
    if (isNought(value) || isSaid(value, said)) continue;
    said.push(spaced(value));
    const told = leftOut.find(each => each.field === field);
    if (told) told.value += ` ::: ${value}`;
    else leftOut.push({ field, value, message: say('noFieldLeft') });
  }
};

/** Its words, each between blanks; all of it where it has none. */
const spaced = (text: string) => ` ${wordsOf(text) || folded(text)} `;
const wordsOf = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A name says the same in either order, an address when each of its parts is said. */
const isSaid = (value: string, said: readonly string[]): boolean => {
  const isWithin = (text: string) => said.some(other => other.includes(spaced(text)));
  const pieces = value.split(/[,;\n]/).filter(wordsOf);
  if (isWithin(value) || (pieces.length > 1 && pieces.every(isWithin))) return true;
  const words = wordsOf(value).split(' ').toSorted().join(' ');
  return said.some(other => other.trim().split(' ').toSorted().join(' ') === words);
};

/** What is one number or address too many; beside what was wrong already, since a field is told of once. */
const leaveSurplus = (entity: AnyEntity, of: string, values: readonly string[], { leftOut }: Found): void => {
  const last = Object.entries(entity.import?.rest ?? {}).findLast(([, from]) => from === of)?.[0];
  if (!last || !values.length) return;
  const value = values.join(' ::: ');
  const told = leftOut.find(({ field }) => field === last);
  if (told) told.value += ` ::: ${value}`;
  else leftOut.push({ field: last, value, message: say('noFieldLeft') });
};

class FieldReader {
  readonly #field: string;
  readonly #of: ImportField;
  readonly #constant: { value: unknown } | undefined;
  readonly #columns: ((cells: readonly string[]) => string)[];
  readonly #meant: (cell: string) => unknown;
  /** The same for what a person types in its place. */
  readonly #typed: (cell: string) => unknown;
  /** The field whose further values it takes. */
  readonly #from: string | undefined;
  readonly #isLent: boolean;
  readonly #isLenient: boolean;
  readonly #isCleared: boolean;

  constructor(
    entity: AnyEntity,
    field: string,
    index: (name: string) => number,
    { mapping, known, clears = false, forms = {}, today }: Reading,
  ) {
    const { rest = {}, lenient = [] } = entity.import ?? {};
    const mapped = mapping[field];
    this.#field = field;
    this.#of = importFields(entity)[field]!;
    this.#meant = valueReader(entity, field, known, { ...forms[field], today });
    this.#typed = valueReader(entity, field, known, { today });
    this.#constant = mapped && 'value' in mapped ? mapped : undefined;
    const sources = mapped && 'column' in mapped ? [mapped.column] : sourcesOf(entity, field, known);
    this.#columns = this.#constant ? [] : sources.flatMap(source => sourceReader(source, index));
    this.#from = mapped ? undefined : rest[field];
    this.#isLent = Object.values(rest).includes(field);
    this.#isLenient = lenient.includes(field);
    this.#isCleared = (clears || Boolean(this.#of.lines)) && this.#columns.length > 0 && mayBeEmpty(entity, this.#of);
  }

  read(row: readonly string[], found: Found, corrected: Readonly<Record<string, string>>): void {
    const own = Object.hasOwn(corrected, this.#field) ? corrected[this.#field]!.trim() : undefined;
    if (own !== undefined) return this.#readAlone(own === '' ? [] : [own], found, this.#typed);
    if (this.#constant) {
      const { value } = this.#constant;
      const meant = typeof value === 'string' ? this.#typed(value.trim()) : value;
      return keep(found, this.#field, meant);
    }
    const candidates = this.#candidates(row);
    if (this.#from) this.#readRest(candidates, this.#from, found);
    else if (this.#isLent || this.#isLenient) this.#readLenient(candidates, found);
    else this.#readAlone(candidates, found);
    if (this.#isCleared && candidates.length === 0) found.given[this.#field] ??= null;
  }

  #candidates(row: readonly string[]): string[] {
    const isList = this.#of.info.kind === 'refs';
    const apart = (cell: string) => (isList ? [cell] : cell.split(' ::: '));
    const values = this.#columns
      .flatMap(column => apart(column(row)))
      .map(cell => cell.trim())
      .filter(Boolean);
    return distinct(values);
  }

  #readAlone(candidates: readonly string[], found: Found, meant = this.#meant): void {
    if (candidates.length) found.texts[this.#field] = candidates.join(' ::: ');
    const values = candidates.map(meant);
    if (this.#of.info.kind === 'refs' && values.length > 1) {
      found.used.push(...candidates);
      return keep(found, this.#field, values.flat());
    }
    const valid = values.length > 1 ? values.findIndex(each => !this.#problem(each)) : 0;
    const at = Math.max(0, valid);
    const says = values[at] !== undefined && values[at] !== '';
    for (const [i, value] of candidates.entries())
      if (i === at && says) found.used.push(value);
      else found.unused.push({ field: this.#field, value });
    keep(found, this.#field, values[at]);
  }

  /** The first that is valid; what is not is left out, unless there must be one. */
  #readLenient(candidates: readonly string[], found: Found): void {
    const used = candidates.find(each => !this.#problem(this.#meant(each)));
    const wrong = candidates.filter(each => each !== used);
    const isList = this.#of.info.kind === 'refs';
    if (used === undefined && this.#isLenient && candidates.length && !isList) return this.#leaveOut(candidates, found);
    this.#readAlone(used === undefined || isList ? candidates : [used], found);
    if (this.#isLent) found.further.set(this.#field, wrong);
    else if (used !== undefined && !isList) found.unused.push(...wrong.map(value => ({ field: this.#field, value })));
  }

  #readRest(own: readonly string[], of: string, found: Found): void {
    const taken = new Set((found.texts[of] ?? '').split(' ::: ').map(sameAs));
    const candidates = distinct([...own, ...(found.further.get(of) ?? [])]).filter(each => !taken.has(sameAs(each)));
    const isWrong = (each: string) => this.#problem(this.#meant(each)) !== undefined;
    const used = candidates.find(each => !isWrong(each));
    if (used !== undefined) this.#readAlone([used], found);
    this.#leaveOut(candidates.filter(isWrong), found);
    found.further.set(
      of,
      candidates.filter(each => each !== used && !isWrong(each)),
    );
  }

  #leaveOut(values: readonly string[], { leftOut }: Found): void {
    if (!values.length) return;
    const message = this.#problem(this.#meant(values[0]!)) ?? say('valueNotValid');
    leftOut.push({ field: this.#field, value: values.join(' ::: '), message });
  }

  #problem(value: unknown): Said | undefined {
    if (value instanceof Unreadable) return value.said;
    try {
      this.#of.schema.validateSync(value, { disableStackTrace: true });
      return undefined;
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      return ruleOf(error);
    }
  }
}

const keep = ({ given, wrong, texts }: Found, field: string, value: unknown): void => {
  if (value instanceof Unreadable) wrong.push({ field, value: texts[field] ?? '', message: value.said });
  else if (value !== undefined && value !== '') given[field] = value;
};

/** A list only ever grows by an import, and what decides which record is meant is never emptied. Lines are as the file has them. */
const mayBeEmpty = (entity: AnyEntity, { info: { required, kind, name } }: ImportField): boolean =>
  !required && !/^(refs|boolean)$/.test(kind) && !entity.naturalKey?.includes(name);

/** Numbers are the same when their last ten digits are. */
const sameAs = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 7 && /^[\d\s()+./–-]+$/.test(text) ? digits.slice(-10) : folded(text);
};

const distinct = (values: readonly string[]): string[] =>
  values.length < 2
    ? [...values]
    : [...new Map(values.toReversed().map(each => [sameAs(each), each])).values()].toReversed();
