import { asciiDigits } from './asciiDigits.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { importFields } from './importFields.ts';
import { folded, type Known } from './importMapping.ts';
import { listed } from './listed.ts';
import { isCut, isShortened, Unreadable } from './importCells.ts';
import { readDay, readMoment } from './importDates.ts';
import { readColumnFigure, type FieldForm } from './importForms.ts';
import { readText } from './readText.ts';
import { say } from '../words/said.ts';

type Read = (cell: string) => unknown;

/** `today`: the shop's, which decides the century of a year of two digits. */
type CellForm = FieldForm & { today?: string | undefined };

/** Reads what files say in place of ids: names of choices, yes and no, lists of titles, figures and days in the form of their column. */
export const valueReader = (entity: AnyEntity, field: string, known: Known, form: CellForm = {}): Read => {
  // What is none of the list is as good as missing where there is a default.
  const otherwise = entity.import?.defaults?.[field] === undefined ? undefined : () => undefined;
  return cellReader(entity, importFields(entity)[field]!.info, known, otherwise, form);
};

/** The same of any field in the words of the entity, one of its lines as well. `otherwise` reads a choice that is none of the list. */
export const cellReader = (
  entity: AnyEntity,
  info: FieldInfo,
  known: Known,
  otherwise = (cell: string): unknown => cell,
  form: CellForm = {},
): Read => {
  const read = wordReader(entity, info, known, otherwise, form);
  return cell => {
    if (cell === '') return '';
    if (isCut(cell)) return new Unreadable(say('textCut'));
    return isShortened(cell) ? new Unreadable(say('numberShortened', { value: cell })) : read(cell);
  };
};

const wordReader = (entity: AnyEntity, info: FieldInfo, known: Known, otherwise: Read, form: CellForm): Read => {
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
  if (kind === 'date' || kind === 'timestamp') {
    const dateForm = { order: form.dateOrder, isYearly: info.yearly === true, today: form.today };
    return cell => (kind === 'date' ? readDay : readMoment)(cell, dateForm);
  }
  if (/^(digits|mobile|phone|pin)$/.test(kind)) return cell => digitsIn(cell, info);
  if (!/^(integer|decimal|money|weight|percent)$/.test(kind)) return cell => cell;
  const behind = new Set(Object.keys(entity.import?.means ?? {}).flatMap(name => [...meanings(entity, name).keys()]));
  const figure = (cell: string) => readColumnFigure(cell, kind, form);
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

/** A number that is no figure: programs put `.0` behind it. */
const digitsIn = (cell: string, { kind, pairs }: FieldInfo): string | Unreadable => {
  const digits = readText(kind, asciiDigits(cell).replace(/^(\d+)\.0+$/, '$1'));
  if (pairs && /^\d+$/.test(digits) && digits.length % 2 === 1)
    return new Unreadable(say('zeroMissing', { value: digits }));
  return digits;
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
