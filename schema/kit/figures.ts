import type { Kind, Meaning } from './meta.ts';
import { openStatus } from './statuses.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { heldField, intoLines, isThrough, type Through } from './through.ts';
import { maybe, number, object, string, whole, exactly, described, listOf, type Of } from './shape.ts';

/** The stretches of the calendar that days are counted by. Weeks begin on Monday. */
export const stretches = ['day', 'week', 'month', 'year'] as const;
export type Stretch = (typeof stretches)[number];

/** What is counted: records, or with one of these what a field of theirs comes to, or one of their lines. */
type Measure<Name extends string> =
  { sum?: Name | Through<Name>; average?: undefined } | { average: Name | Through<Name>; sum?: undefined };

/**
 * The part of an amount that rises and falls with a rate: of `weight` grams of what `of` says, got on the day `since`. `rates` is the dated
 * entity that has them, `fields` where it has that of each `of`.
 */
export type AtRate<Name extends string = string> = {
  weight: Name;
  of: Name;
  since: Name;
  rates: string;
  fields: Readonly<Record<string, string>>;
};

/** What the records of a list come to, shown above it. */
export type Figure<Name extends string = string> = Measure<Name> & {
  label: string;
  /** One for each value of this field, or without it one over all: a day, a moment, a choice, yes or no, a reference, or one of what that points to; or one of these of its lines, each of which is counted then. */
  by?: Name | 'createdAt' | Through<Name>;
  /** Of days and moments; months unless told. */
  every?: Stretch;
  /** Of days and moments; bars unless told. */
  drawn?: 'line';
  /** Of days: by how many days ago they were, in bands that end with so many: `[30, 90]` is up to 30, 31 to 90, and more. */
  ages?: readonly number[];
  /** Of documents with statuses of the shop's own: only those whose status means this. */
  meaning?: Meaning;
  /** Counts the documents in this state alone; `open` counts those in all open states. */
  state?: string;
  /** Of money added up: with what that part gained or lost since, at today's rate. What has no rate stays as it is. */
  atRate?: AtRate<Name>;
  /** Also on the page that the day begins with. */
  onHome?: true;
};
export type Figures<Name extends string = string> = Record<string, Figure<Name>>;

/** More records are not gone through: that would take longer than somebody waits. */
export const mostFigured = 300_000;
/** So many references are told apart, those with the largest figures; the others are one row. */
export const mostNamed = 20;
/** So many stretches are told apart, the newest; what was before is one row. */
export const mostStretches = 400;

/** A band of ages, both ends in days; without an end all that is older. */
export type Band = { from: number; to?: number };

/** The bands that a figure's days are told apart by, the newest first. What lies ahead is in the first one. */
export const bandsOf = ({ ages }: Figure): Band[] | undefined =>
  ages && [0, ...ages.map(age => age + 1)].map((from, n) => (n < ages.length ? { from, to: ages[n]! } : { from }));

/** The band that begins with the days of a row's key, and the word of its kind. */
export const bandNamed = (
  figure: Figure,
  key: string | null,
): (Band & { word: 'band' | 'firstBand' | 'lastBand' }) | undefined => {
  const band = bandsOf(figure)?.find(({ from }) => String(from) === key);
  if (!band) return undefined;
  return { ...band, word: band.to === undefined ? 'lastBand' : band.from === 0 ? 'firstBand' : 'band' };
};

/** The first day of a stretch, the days with which a band begins, the id of a choice or a record, `true` or `false`. */
export const figureKey = described(maybe(string), 'null: of those that have none, of all, or of the rest');
export const figureTitle = described(maybe(string), 'Of a record');

/** The rows of a figure. A caller that marks `key` or `title` passes the marked shape. */
export const figureRows = ({ key = figureKey, title = figureTitle } = {}) => {
  const row = object(
    { key, value: maybe(number), count: whole },
    { title, isRest: described(exactly(true), 'All that is not told apart') },
  );
  return described(maybe(listOf(row)), `null where more than ${mostFigured} match`);
};
export type FigureRow = NonNullable<Of<ReturnType<typeof figureRows>>>[number];

const averaged: readonly Kind[] = ['integer', 'decimal', 'money', 'weight', 'percent'];
const dayKinds: readonly Kind[] = ['date', 'timestamp'];
const ratedKinds = { weight: 'weight', of: 'choice', since: 'date' } as const;
const groupedKinds: readonly Kind[] = [...dayKinds, 'choice', 'boolean', 'ref'];

type Entity = {
  name: string;
  info: Record<string, FieldInfo>;
  figures?: Figures;
  period?: string;
  statuses?: unknown;
  states?: { field: string } | undefined;
  permissions: { list?: unknown };
  space?: string;
  link?: boolean;
  readBy?: unknown;
};

/** The kind of what a figure is by: when a record was made is known of each. */
export const kindOfBy = ({ info }: Pick<Entity, 'info'>, { by }: Figure): Kind | undefined =>
  by ? (heldField({ info }, by)?.kind ?? (isThrough(by) ? 'ref' : 'timestamp')) : undefined;

/** Of what is by the calendar: by which stretches. */
export const stretchOf = (entity: Pick<Entity, 'info'>, figure: Figure): Stretch | undefined =>
  !figure.ages && dayKinds.includes(kindOfBy(entity, figure)!) ? (figure.every ?? 'month') : undefined;

/** The field that is added up or averaged. */
export const measuredBy = ({ sum, average }: Figure): string | undefined => sum ?? average;

/** Of what is measured: the word that says how, none where it is added up as it is. */
export const measureWord = ({ average, atRate }: Figure): 'average' | 'atRate' | undefined =>
  average ? 'average' : atRate && 'atRate';

/** The fields by which the entity's records are told apart. */
export const figureFields = ({ figures = {} }: Pick<Entity, 'figures'>): string[] => [
  ...new Set(Object.values(figures).flatMap(({ by }) => by ?? [])),
];

/** What does not fit in the figures of an entity. */
export const figureProblems = ({ name, info, figures = {}, period, statuses, states, ...entity }: Entity): string[] => {
  const { permissions, space = 'shop', link, readBy } = entity;
  const problems = Object.entries(figures).flatMap(([key, figure]) => {
    const { by, sum, every, drawn, ages, meaning, state, atRate } = figure;
    const measured = measuredBy(figure);
    const kind = measured && heldField({ info }, measured)?.kind;
    const isOfLines = (path?: string) => Boolean(path && intoLines({ info }, path));
    const byKind = kindOfBy({ info }, figure);
    return [
      ...(measured && !kind ? [`${key} reckons with '${measured}', which there is not`] : []),
      ...(measured && isOfLines(by) && !isOfLines(measured)
        ? [`${key} is by lines, and would reckon with '${measured}' once for each`]
        : []),
      ...(kind && !averaged.includes(kind) ? [`${key} reckons with '${measured}', which is no figure`] : []),
      ...(sum && kind === 'percent' ? [`${key} adds up '${sum}', which is a percentage`] : []),
      ...(atRate && (kind !== 'money' || !info[sum!])
        ? [`${key} is at a rate, and adds up no money of its records`]
        : []),
      ...(atRate && (['weight', 'of', 'since'] as const).some(part => info[atRate[part]]?.kind !== ratedKinds[part])
        ? [`${key} is at a rate of what is no weight, no choice or no day`]
        : []),
      ...(byKind && !groupedKinds.includes(byKind) ? [`${key} is by '${by}' of the kind ${byKind}`] : []),
      ...((every ?? drawn) && !dayKinds.includes(byKind!) ? [`${key} is by no day, and so not by the calendar`] : []),
      ...(ages && (byKind !== 'date' || every || drawn) ? [`${key} tells ages, and is not by a day alone`] : []),
      ...(ages?.some((age, n) => age <= (ages[n - 1] ?? 0)) ? [`${key} has ages that do not rise`] : []),
      ...(state && state !== openStatus && !info[states?.field ?? '']?.options?.some(({ id }) => id === state)
        ? [`${key} is of those that are '${state}', which is none of their states`]
        : []),
      ...(meaning && !statuses ? [`${key} is of statuses that mean '${meaning}', and there are none`] : []),
    ];
  });
  const isOfShop = space === 'shop' && !link && !readBy && permissions.list;
  return [
    ...(period && period !== 'createdAt' && !dayKinds.includes(info[period]?.kind as Kind)
      ? [`${name} is reported by '${period}', which is no day and no moment`]
      : []),
    ...problems.map(problem => `${name}: the figure ${problem}`),
    ...(Object.keys(figures).length && !isOfShop ? [`${name} has figures, and no list of a shop`] : []),
  ];
};
