import { sheets as english } from '../words/en/sheets.ts';
import type { CommonWords } from '../words/wording.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { Source } from './importRules.ts';
import { hasRecordIds, importableFields, importFields, lineColumnLabel, type ImportField } from './importFields.ts';
import { readLine } from './readText.ts';

/** What a person says about a file: a field comes from a column, or is the same for every row. */
export type Mapping = Record<string, { column: string } | { value: unknown }>;

/** What a file may be written in: the languages that whoever reads it knows, beside the English of the entity. */
export type Known = readonly Pick<CommonWords, 'entities' | 'sheets'>[];

/** One form of Unicode: keyboards write some letters of Indian scripts in another than ours. */
export const folded = (text: string) => readLine(text).toLowerCase();

/** Header names are the same when their letters and digits are. */
export const normalised = (header: string) => folded(header).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Each once, though languages may have a label in common. */
export const sourcesOf = (entity: AnyEntity, field: string, known: Known): Source[] => {
  const found = importFields(entity)[field] ?? { info: entity.info[field]!, own: entity.info[field]! };
  const all = [...labelsOf(entity, found, known), ...(entity.import?.columns[field] ?? [])];
  const names = new Set<string>();
  return all.filter(source => {
    if (typeof source !== 'string') return true;
    const name = normalised(source);
    return !names.has(name) && names.add(name);
  });
};

type Named = Pick<ImportField, 'info' | 'lines' | 'own'>;

/** A field of lines is known by its own name too, where the record itself has none that sounds like it. */
const labelsOf = (entity: AnyEntity, { info, lines, own }: Named, known: Known): string[] => {
  const words = known.map(({ entities }) => entities[entity.name]);
  if (!lines) return [info.name, info.label, ...words.flatMap(each => each?.fields[info.name] ?? [])];
  const whole = [info.name, info.label, ...words.map(each => lineColumnLabel(lines, own, each))];
  const alone = [own.name, own.label, ...words.flatMap(each => each?.inputs[lines.name]?.[own.name] ?? [])];
  const taken = new Set(otherNames(entity, info.name, known).map(normalised));
  return [...whole, ...alone.filter(name => !taken.has(normalised(name)))];
};

/** What the record's fields and those of other lines are called. */
const otherNames = (entity: AnyEntity, field: string, known: Known): string[] => [
  ...Object.values(entity.info).flatMap(info => labelsOf(entity, { info, own: info }, known)),
  ...Object.values(entity.import?.columns ?? {}).flatMap(sources => (sources ?? []).flatMap(namesOf)),
  ...Object.values(importFields(entity))
    .filter(({ lines, info }) => lines && lines.name !== field.split('.')[0] && info.name !== field)
    .flatMap(({ own }) => [own.name, own.label]),
];

/** Field -> the columns of this header that it is read from, by itself. */
export const detected = (entity: AnyEntity, header: readonly string[], known: Known): Record<string, string[]> => {
  const given = new Map(header.map(name => [normalised(name), name]));
  const columns = (field: string) =>
    sourcesOf(entity, field, known).flatMap(source => {
      // A column made of several is there where its first one is.
      const isThere = typeof source === 'string' || 'says' in source || given.has(normalised(source.of[0]!));
      return isThere ? namesOf(source).flatMap(name => given.get(normalised(name)) ?? []) : [];
    });
  return Object.fromEntries(importableFields(entity).map(field => [field, [...new Set(columns(field))]]));
};

export const namesOf = (source: Source): readonly string[] => (typeof source === 'string' ? [source] : source.of);

/** The columns that no field is read from, nor `others`: what they hold would be left out. What says of a failed row why is none. */
export const unreadColumns = (
  entity: AnyEntity,
  header: readonly string[],
  mapping: Mapping,
  known: Known,
  others: readonly string[] = [],
): string[] => {
  const byHeader = Object.entries(detected(entity, header, known)).filter(([field]) => !mapping[field]);
  const mapped = Object.values(mapping).flatMap(source => ('column' in source ? source.column : []));
  const wrong = [english, ...known.map(({ sheets }) => sheets)].map(sheets => sheets.wrong);
  const byName = byHeader.flatMap(([, columns]) => columns);
  const ids = hasRecordIds(entity) ? recordIdNames(known) : [];
  const read = new Set([...byName, ...mapped, ...others, ...wrong, ...ids].map(normalised));
  return header.filter(name => name !== '' && !read.has(normalised(name)));
};

/** The names of the column with ids of records in files that the product wrote. */
export const recordIdNames = (known: Known): string[] =>
  [english, ...known.map(({ sheets }) => sheets)].map(sheets => sheets.recordId);

/** Names for the columns of rows without a header, as a spreadsheet has them: A to Z, then AA. */
export const letteredHeader = (rows: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(0, ...rows.map(row => row.length)) }, (_, column) => columnLetters(column));

export const columnLetters = (column: number): string =>
  (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
