import type { Permission } from '../permissions.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { measuredBy } from './figures.ts';
import { memo } from './memo.ts';
import type { Sections } from './sections.ts';

type Guarded = FieldInfo & { shownTo: Permission };

/** The fields that have a permission of their own. */
export const guardedFields = memo(({ info }: Pick<AnyEntity, 'info'>): readonly Guarded[] =>
  Object.values(info).filter((field): field is Guarded => field.shownTo !== undefined),
);

/** Those that somebody who holds so much does not see. */
export const hiddenFrom = (entity: AnyEntity, holds: (permission: string) => boolean): string[] =>
  guardedFields(entity).flatMap(({ name, shownTo }) => (holds(shownTo) ? [] : [name]));

/** What it takes to see all of these fields. */
export const permissionsOfFields = ({ info }: Pick<AnyEntity, 'info'>, names: readonly string[]): Permission[] => [
  ...new Set(names.flatMap(name => info[name]?.shownTo ?? [])),
];

/** The entity as somebody knows it who does not see all of its fields: for them these do not exist. */
export const seenBy = (entity: AnyEntity, holds: (permission: string) => boolean): AnyEntity =>
  withoutFields(entity, hiddenFrom(entity, holds));

/** One and the same entity for the same fields. */
export const withoutFields = (entity: AnyEntity, hidden: readonly string[]): AnyEntity => {
  if (!hidden.length) return entity;
  const known = narrowed(entity);
  const key = hidden.toSorted().join();
  let seen = known.get(key);
  if (!seen) known.set(key, (seen = narrow(entity, hidden)));
  return seen;
};

const narrowed = memo((_: AnyEntity) => new Map<string, AnyEntity>());

const narrow = (entity: AnyEntity, hidden: readonly string[]): AnyEntity => {
  const isSeen = (name: string | undefined) => name === undefined || !hidden.includes(name);
  const pick = <T extends object>(all: T): T =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isSeen(name))) as T;
  const { fields, info, columns, shown, form, facts, filters, figures, sections, indexes } = entity;
  return {
    ...entity,
    hidden,
    fields: pick(fields),
    info: pick(info),
    columns: columns.filter(isSeen),
    shown: shown.filter(isSeen),
    form: form.filter(isSeen),
    facts: facts.filter(isSeen),
    ...(filters && { filters: filters.filter(isSeen) }),
    ...(indexes && { indexes: indexes.filter(names => names.every(isSeen)) }),
    ...(figures && {
      figures: Object.fromEntries(
        Object.entries(figures).filter(([, figure]) => isSeen(measuredBy(figure)) && isSeen(figure.by)),
      ),
    }),
    ...(sections && { sections: sectionsSeen(sections, isSeen) }),
  };
};

const sectionsSeen = (sections: Sections, isSeen: (name: string) => boolean): Sections =>
  Object.fromEntries(
    Object.entries(sections)
      .map(([name, section]) => [name, { ...section, fields: placesSeen(section.fields, isSeen) }] as const)
      .filter(([, { fields }]) => fields.length > 0),
  );

const placesSeen = (
  fields: Sections[string]['fields'],
  isSeen: (name: string) => boolean,
): Sections[string]['fields'] =>
  fields
    .map(place => (typeof place === 'string' ? place : place.filter(isSeen)))
    .filter(place => (typeof place === 'string' ? isSeen(place) : place.length > 0));

/** What would show such a field all the same, or could not be left out for some. */
export const guardProblems = (key: string, entity: AnyEntity): string[] =>
  guardedFields(entity).flatMap(({ name, required, kind }) => {
    const named = placesOf(entity).filter(([, fields]) => fields.includes(name));
    return [
      ...(required ? [`${key}.${name} has a permission of its own and must be there`] : []),
      ...(['lines', 'child', 'refs', 'file', 'image', 'images'].includes(kind)
        ? [`${key}.${name} has a permission of its own, which no field of the kind ${kind} can`]
        : []),
      ...named.map(([place]) => `${key}.${name} has a permission of its own and stands in ${place}`),
      ...(entity.across ? [`${key}.${name} has a permission of its own, and there is a list over all shops`] : []),
    ];
  });

const placesOf = (entity: AnyEntity): [place: string, fields: readonly string[]][] => [
  ['the title', [entity.title]],
  ['the search', entity.search],
  ['what no two share', [...(entity.unique ?? []), ...(entity.uniqueIn ?? []).map(({ fields }) => fields)].flat()],
  ['the natural key', entity.naturalKey ?? []],
  ['the rules of duplicates', (entity.duplicateRules ?? []).flat(2)],
  ['a paper', Object.values(entity.papers ?? {}).flatMap(({ fields }) => fields)],
  ['the page for visitors', entity.publicPage?.fields ?? []],
  ['the form for visitors', entity.publicForm?.fields ?? []],
  ['the totals', entity.totals?.fields ?? []],
  [
    'what a transition asks',
    Object.values(entity.states?.transitions ?? {}).flatMap(({ input = {} }) => Object.keys(input)),
  ],
  [
    'what the list is ordered or narrowed by',
    [entity.states?.field, entity.series?.field, entity.active?.field, entity.ordered, entity.defaultSort].flatMap(
      name => name ?? [],
    ),
  ],
];
