import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { importFields } from './importFields.ts';
import { folded, type Known } from './importMapping.ts';
import { listed } from './listed.ts';
import { plainFigure } from './readFigure.ts';

type Read = (cell: string) => unknown;

/** Reads what files say in place of ids: names of choices, yes and no, lists of titles, grouped figures. */
export const valueReader = (entity: AnyEntity, field: string, known: Known): Read => {
  // What is none of the list is as good as missing where there is a default.
  const otherwise = entity.import?.defaults?.[field] === undefined ? undefined : () => undefined;
  return cellReader(entity, importFields(entity)[field]!.info, known, otherwise);
};

/** The same of any field in the words of the entity, one of its lines as well. `otherwise` reads a choice that is none of the list. */
export const cellReader = (
  entity: AnyEntity,
  info: FieldInfo,
  known: Known,
  otherwise = (cell: string): unknown => cell,
): Read => {
  const read = wordReader(entity, info, known, otherwise);
  return cell => (cell === '' ? '' : read(cell));
};

const wordReader = (entity: AnyEntity, info: FieldInfo, known: Known, otherwise: Read): Read => {
  const { kind } = info;
  if (kind === 'choice') {
    const names = choiceNames(entity, info, known);
    const meant = meanings(entity, info.name);
    return cell => chosen(names, folded(cell)) ?? meant.get(behindFigure(cell)) ?? otherwise(cell);
  }
  if (kind === 'boolean') {
    const flags = new Map(known.flatMap(({ sheets: { yes, no } }) => [...flagged(yes, true), ...flagged(no, false)]));
    const words = entity.import?.means?.[info.name];
    const meant = words && isList(words) ? words.map(folded) : null;
    return cell => flags.get(folded(cell)) ?? (meant ? meant.includes(folded(cell)) || undefined : cell);
  }
  if (kind === 'refs') return listed;
  if (kind === 'date') return dayIn;
  if (!/^(integer|decimal|money|weight|percent)$/.test(kind)) return cell => cell;
  const behind = new Set(Object.keys(entity.import?.means ?? {}).flatMap(name => [...meanings(entity, name).keys()]));
  const figure = (cell: string) => plainFigure(cell, { kind }) ?? cell;
  return cell => figure(behind.has(behindFigure(cell)) ? cell.replace(lastWords, '').trim() : cell);
};

/** Of a choice: which of its values a word means. */
const meanings = (entity: AnyEntity, field: string): Map<string, string> => {
  const means = entity.import?.means?.[field];
  if (!means || isList(means)) return new Map();
  return new Map(Object.entries(means).flatMap(([id, words]) => words.map(word => [folded(word), id] as const)));
};

const isList = (words: object): words is readonly string[] => Array.isArray(words);

const lastWords = /\p{L}[^\d]*$/u;

/** The words at the end of a cell, which are all of it where there is no figure before them. */
const behindFigure = (cell: string): string => folded(lastWords.exec(cell)?.[0] ?? '').replace(/[\s.]+$/, '');

/** What files put where there is no figure. */
export const isNought = (cell: string): boolean => /^[\s0.,–-]*$/.test(cell);

/** A day as files write it; of two small numbers the first is the day, as in India. */
const dayIn = (cell: string): string => {
  const [, year, month, day] = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})(?:T.*)?$/.exec(cell) ?? [];
  if (year) return `${year}-${month}-${day}`;
  const [, first, second, end] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(cell) ?? [];
  if (!first || !second) return cell;
  const [date, of] = Number(second) > 12 ? [second, first] : [first, second];
  return `${end}-${of.padStart(2, '0')}-${date.padStart(2, '0')}`;
};

const flagged = (words: readonly string[], flag: boolean) => words.map(word => [folded(word), flag] as const);

type ChoiceName = { id: number | string; name: string };

/** The English ones first. */
const choiceNames = (entity: AnyEntity, { name: field, options = [] }: FieldInfo, known: Known): ChoiceName[] => {
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
