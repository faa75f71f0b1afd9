import { dropStatesPolicies, statesDdl, statesPolicies, writerGrants } from './statesDdl.ts';
import {
  acrossDdl,
  checkDdl,
  clearableDdl,
  columnDdl,
  deskDdl,
  foreignKeyDdl,
  indexDdl,
  searchDdl,
  takesEffectDdl,
  tableDdl,
} from './ddl.ts';
import type { Column, Table } from './table.ts';

/** The SQL that turns the tables of `before` into those of `after`, for a person to read before it is kept. Empty when they are the same. */
export const difference = (before: readonly Table[], after: readonly Table[]): string => {
  const old = new Map(before.map(table => [table.name, table]));
  const now = new Set(after.map(({ name }) => name));
  return [
    ...after.map(table => (old.has(table.name) ? changes(old.get(table.name)!, table) : tableDdl(table))),
    ...before.filter(({ name }) => !now.has(name)).map(gone),
  ]
    .filter(Boolean)
    .join('\n\n');
};

const gone = ({ name, searchable }: Table) =>
  `${searchable ? `drop function search_${name}(uuid, text);\n` : ''}drop table ${name}; -- check: everything in it is lost`;

const changes = (before: Table, after: Table) => {
  if (before.key.join() !== after.key.join())
    throw new Error(`The key of ${after.name} changed: write that migration by hand`);
  if (!same(before.personal ?? false, after.personal ?? false))
    throw new Error(`Whose the rows of ${after.name} are changed: write that migration by hand`);
  if (!same(before.appendOnly ?? null, after.appendOnly ?? null))
    throw new Error(`Who may change the rows of ${after.name} changed: write that migration by hand`);
  const remade = before.columns.filter(column => column.generated && !after.columns.some(other => same(other, column)));
  const kept = before.indexes.filter(
    ({ columns }) => !remade.some(({ name }) => columns.some(column => column.startsWith(name))),
  );
  return [
    ...(before.across && !after.across
      ? [`drop policy across on ${after.name};\nrevoke select on ${after.name} from overseer;`]
      : []),
    ...(before.searchable && !after.searchable ? [`drop function search_${after.name}(uuid, text);`] : []),
    ...columnChanges(before, after, remade),
    ...byName(kept, after.indexes, {
      gone: ({ name }) => `drop index if exists ${name};`,
      made: index => indexDdl(after.name, index),
    }),
    ...byName(before.foreignKeys, after.foreignKeys, {
      gone: ({ name }) => `alter table ${after.name} drop constraint if exists ${name};`,
      made: key => `alter table ${after.name} add ${foreignKeyDdl(key)};`,
    }),
    ...byName(before.checks ?? [], after.checks ?? [], {
      gone: ({ name }) => `alter table ${after.name} drop constraint if exists ${name};`,
      made: check => `alter table ${after.name} add ${checkDdl(check)};`,
    }),
    ...(after.searchable && !before.searchable ? [searchDdl(after)] : []),
    ...(after.across && !before.across ? [acrossDdl(after.name)] : []),
    ...(after.takesEffectOn && !before.takesEffectOn ? [takesEffectDdl(after.name, after.takesEffectOn)] : []),
    ...(after.clearable && !before.clearable ? [clearableDdl(after.name)] : []),
    ...(after.desk && !before.desk ? deskDdl(after.name, after.desk) : []),
    ...stateChanges(before, after),
  ].join('\n');
};

/** Grants are of columns where there are states: a new column needs its own. */
const stateChanges = (before: Table, after: Table): string[] => {
  const [was, is] = [before.states, after.states];
  if (!was && !is) return [];
  const { name } = after;
  const writers = after.scope === 'shop' ? ['app'] : ['app', 'account'];
  const grants = writers.flatMap(role => [`revoke update on ${name} from ${role};`, ...writerGrants(after, role)]);
  if (!is) return [...dropStatesPolicies(name), `revoke all on ${name} from transition;`, ...grants];
  if (!was) return [...grants, ...statesDdl({ name, states: is })];
  return [
    ...(same(before.columns, after.columns) && was.column === is.column ? [] : grants),
    ...(same(was, is) ? [] : [...dropStatesPolicies(name), ...statesPolicies({ name, states: is })]),
  ];
};

/** A generated column cannot be altered: it goes first, with its index, and comes last, since it reads the others. */
const columnChanges = (before: Table, after: Table, remade: readonly Column[]) => {
  const alter = `alter table ${after.name}`;
  const plain = (columns: readonly Column[]) => columns.filter(({ generated }) => !generated);
  const known = before.columns.filter(column => !remade.includes(column));
  return [
    ...remade.map(({ name }) => `${alter} drop column ${name};`),
    ...byName(plain(known), plain(after.columns), {
      gone: ({ name }) => `${alter} drop column ${name}; -- check: its values are lost`,
      made: column => `${alter} add column ${columnDdl(column)};${warning(column)}`,
      changed: (was, is) => alterations(alter, was, is),
    }),
    ...after.columns
      .filter(({ generated, name }) => generated && !known.some(column => column.name === name))
      .map(column => `${alter} add column ${columnDdl(column)};`),
  ];
};

const alterations = (alter: string, was: Column, is: Column) =>
  [
    ...(was.type !== is.type ? [`${alter} alter column ${is.name} type ${is.type}; -- check: may fail or round`] : []),
    ...(was.initial !== is.initial
      ? [`${alter} alter column ${is.name} ${is.initial ? `set default ${is.initial}` : 'drop default'};`]
      : []),
    ...(was.nullable && !is.nullable ? [`${alter} alter column ${is.name} set not null;${warning(is)}`] : []),
    ...(!was.nullable && is.nullable ? [`${alter} alter column ${is.name} drop not null;`] : []),
  ].join('\n');

const warning = ({ nullable, initial, generated }: Column) =>
  nullable || initial || generated ? '' : ' -- check: existing rows need a value';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Steps<T> = { gone: (item: T) => string; made: (item: T) => string; changed?: (was: T, is: T) => string };

/** What went, what changed, what came, by name. Without `changed` a changed item goes and comes. */
const byName = <T extends { name: string }>(
  before: readonly T[],
  after: readonly T[],
  { gone, made, changed }: Steps<T>,
) => [
  ...before.filter(({ name }) => !after.some(item => item.name === name)).map(gone),
  ...after.flatMap(is => {
    const was = before.find(({ name }) => name === is.name);
    if (!was) return [made(is)];
    if (same(was, is)) return [];
    return [changed ? changed(was, is) : `${gone(was)}\n${made(is)}`];
  }),
];
