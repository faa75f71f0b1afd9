import type { FieldInfo } from './fieldInfo.ts';
import type { Kind } from './meta.ts';
import { fieldsIn, type Sections } from './sections.ts';

type Laid = {
  sections?: Sections;
  columns?: readonly string[];
  readOnly?: readonly string[];
  importOnly?: readonly string[];
  derived?: object;
};
type Named = Record<'shown' | 'columns' | 'form' | 'facts', readonly string[]>;

/** Which fields lists, forms and pages have, each in its order: those that are named come first. `inner` are said by the path. */
export const namesOf = (given: Laid, all: FieldInfo[], inner: readonly string[]): Named => {
  const outer = all.filter(({ name }) => !inner.includes(name));
  const told = outer.filter(({ key }) => !key);
  const derived = Object.keys(given.derived ?? {});
  const listed = [...named(told.filter(({ kind }) => !unlisted.includes(kind))), ...derived];
  const untyped = [...(given.readOnly ?? []), ...(given.importOnly ?? [])];
  const typed = outer.filter(({ kind, name }) => kind !== 'child' && !untyped.includes(name));
  const [columns, laidOut] = [given.columns ?? [], fieldsIn(given.sections ?? {})];
  return {
    shown: columns.length ? columns : listed,
    columns: withRest(columns, [...listed, 'createdAt', 'updatedAt']),
    form: withRest(
      laidOut.filter(name => named(typed).includes(name)),
      named(typed),
    ),
    facts: [
      ...withRest(laidOut, named(outer)).filter(name => !outer.some(field => field.name === name && field.key)),
      ...derived,
      'createdAt',
    ],
  };
};

const named = (fields: FieldInfo[]) => fields.map(({ name }) => name);

/** Too much for a cell. */
const unlisted: readonly Kind[] = ['longText', 'richText', 'json', 'said', 'file', 'child', 'lines'];

const withRest = <T>(first: readonly T[], all: readonly T[]): T[] => [
  ...first,
  ...all.filter(name => !first.includes(name)),
];
