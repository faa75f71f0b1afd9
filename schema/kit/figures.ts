import type { Kind, Meaning } from './meta.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { heldField, intoLines, isThrough, type Through } from './through.ts';
import { maybe, number, object, string, whole, exactly, described, listOf, type Of } from './shape.ts';

/** The stretches of the calendar that days are counted by. Weeks begin on Monday. */
export const stretches = ['day', 'week', 'month', 'year'] as const;
export type Stretch = (typeof stretches)[number];

/** What is counted: records, or with one of these what a field of theirs comes to, or one of their lines. */
type Measure<Name extends string> =
  { sum?: Name | Through<Name>; average?: undefined } | { average: Name | Through<Name>; sum?: undefined };

/** What the records of a list come to, shown above it. */
export type Figure<Name extends string = string> = Measure<Name> & {
  label: string;
  /** One for each value of this field, or without it one over all: a day, a moment, a choice, yes or no, a reference, or one of what that points to; or one of these of its lines, each of which is counted then. */
  by?: Name | 'createdAt' | Through<Name>;
  /** Of days and moments; months unless told. */
  every?: Stretch;
  /** Of days and moments; bars unless told. */
  drawn?: 'line';
  /** Of documents with statuses of the shop's own: only those whose status means this. */
  meaning?: Meaning;
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

/** One row of a figure. Shape of `key`: the first day of a stretch, the id of a choice or a record, `true` or `false`. */
export const figureRow = object(
  {
    key: described(maybe(string), 'null: of those that have none, of all, or of the rest'),
    value: maybe(number),
    count: whole,
  },
  {
    title: described(maybe(string), 'Of a record'),
    isRest: described(exactly(true), 'All that is not told apart'),
  },
);
export const figureRows = described(maybe(listOf(figureRow)), `null where more than ${mostFigured} match`);
export type FigureRow = Of<typeof figureRow>;

const averaged: readonly Kind[] = ['integer', 'decimal', 'money', 'weight', 'percent'];
const dayKinds: readonly Kind[] = ['date', 'timestamp'];
const groupedKinds: readonly Kind[] = [...dayKinds, 'choice', 'boolean', 'ref'];

type Entity = {
  name: string;
  info: Record<string, FieldInfo>;
  figures?: Figures;
  statuses?: unknown;
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
  dayKinds.includes(kindOfBy(entity, figure)!) ? (figure.every ?? 'month') : undefined;

/** The field that is added up or averaged. */
export const measuredBy = ({ sum, average }: Figure): string | undefined => sum ?? average;

/** The fields by which the entity's records are told apart. */
export const figureFields = ({ figures = {} }: Pick<Entity, 'figures'>): string[] => [
  ...new Set(Object.values(figures).flatMap(({ by }) => by ?? [])),
];

/** What does not fit in the figures of an entity. */
export const figureProblems = ({ name, info, figures = {}, statuses, ...entity }: Entity): string[] => {
  const { permissions, space = 'shop', link, readBy } = entity;
  const problems = Object.entries(figures).flatMap(([key, figure]) => {
    const { by, sum, every, drawn, meaning } = figure;
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
      ...(byKind && !groupedKinds.includes(byKind) ? [`${key} is by '${by}' of the kind ${byKind}`] : []),
      ...((every ?? drawn) && !dayKinds.includes(byKind!) ? [`${key} is by no day, and so not by the calendar`] : []),
      ...(meaning && !statuses ? [`${key} is of statuses that mean '${meaning}', and there are none`] : []),
    ];
  });
  const isOfShop = space === 'shop' && !link && !readBy && permissions.list;
  return [
    ...problems.map(problem => `${name}: the figure ${problem}`),
    ...(Object.keys(figures).length && !isOfShop ? [`${name} has figures, and no list of a shop`] : []),
  ];
};
