import type { HistoryAction } from '../../schema/kit/changeReport.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import type { Ids, Statement } from '../ports.ts';
import { tableName, type StoredField } from './columns.ts';
import { changedLines, linesPair, type LineRow } from './lines.ts';
import { linkColumns } from './select.ts';
import { nameOfCaller, who } from './settings.ts';
import { Parameters } from './statement.ts';
import { changedFields, placed } from './write.ts';
import { assignedAnew } from './pendingNotifications.ts';

export const callerName: Statement = { text: `select ${nameOfCaller}`, values: [] };

/** What was changed, for whoever looks on: by an entity's name the ids of records. */
export type Touched = Map<string, Set<string>>;

/**
 * `change`: under which id all that is done together stands in the history. `undoes`: the change that it takes back. `booksLater`: whoever
 * asked for it writes the books.
 */
export type Occasion = {
  ids: Ids;
  at: Date;
  change?: string | null;
  undoes?: string | null;
  touched?: Touched;
  booksLater?: boolean;
};

/** A statement is made to be run; where that fails nobody is told. */
export const touch = ({ touched }: Occasion, { name }: AnyEntity, records: readonly string[]) => {
  if (!touched) return;
  const known = touched.get(name) ?? new Set();
  for (const record of records) known.add(record);
  touched.set(name, known);
};

/** Returns true for a statement that writes rows by which a change is found: audit rows, an import or a merge. */
export const isNote = ({ text }: Statement): boolean => /^insert into (history|imports|merges) /.test(text);

/** One audit row for each record, without particulars: created, deleted, restored. */
export const eventStatement = (
  entity: AnyEntity,
  action: HistoryAction,
  shop: string,
  records: readonly string[],
  occasion: Occasion,
): Statement => {
  const { ids, at, change = null, undoes = null } = occasion;
  touch(occasion, entity, records);
  return {
    text: `insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, change_id, undoes_id)
      select $1, r.id, $3, r.record, $4, $5::timestamptz, ${who}, $6::uuid, $8::uuid
      from unnest($2::uuid[], $7::uuid[]) as r(id, record) returning 1`,
    values: [shop, records.map(() => ids.next()), entity.name, action, at.toISOString(), change, records, undoes],
  };
};

/** What a field was and what it became. */
export type Changes = Record<string, readonly [unknown, unknown]>;

/** One audit row, under `id`, of what is kept elsewhere than in the entity's own table. */
export const noteStatement = (
  entity: AnyEntity,
  action: HistoryAction,
  shop: string,
  record: string,
  changes: Changes,
  occasion: Occasion,
  id = occasion.ids.next(),
): Statement => {
  const { at, change = null } = occasion;
  touch(occasion, entity, [record]);
  return {
    text: `insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, changes, change_id)
      values ($1, $2, $3, $4, $5, $6::timestamptz, ${who}, $7::jsonb, $8::uuid)`,
    values: [shop, id, entity.name, record, action, at.toISOString(), JSON.stringify(changes), change],
  };
};

/** Run before the change: what each field was and what it becomes, for the records that it really alters; none where nothing is kept of it. */
export const changeStatements = (
  entity: AnyEntity,
  action: HistoryAction,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
  occasion: Occasion,
): Statement[] => {
  const parameters = new Parameters(shop);
  const rows = records.map(() => occasion.ids.next());
  const keys = `unnest(${parameters.add(rows)}::uuid[], ${parameters.add(records)}::uuid[]) as r(id, record)`;
  const pairs = changedPairs(entity, changes, parameters);
  touch(occasion, entity, records);
  if (!pairs.length) return [];
  const fields = Object.keys(changes);
  return noteChanges(entity, action, parameters, { keys, rows, fields, pairs, occasion });
};

type Noted = {
  keys: string;
  rows: readonly string[];
  fields: readonly string[];
  pairs: readonly string[];
  occasion: Occasion;
};

/** `keys`: rows `r(id, record)`, the id of each audit row, all of them `rows`, and of its record. `pairs`: of each field its name, what it was in `t` and becomes. */
export const noteChanges = (
  entity: AnyEntity,
  action: HistoryAction,
  parameters: Parameters,
  { keys, rows, fields, pairs, occasion: { at, change = null, undoes = null } }: Noted,
): Statement[] => {
  const facts = [entity.name, action].map(fact => parameters.add(fact));
  const moment = parameters.add(at.toISOString());
  const [part, back] = [parameters.add(change), parameters.add(undoes)];
  const note = parameters.statement(
    `insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name, change_id, undoes_id, changes)
    select $1, r.id, ${facts[0]}, t.id, ${facts[1]}, ${moment}::timestamptz, ${who}, ${part}::uuid, ${back}::uuid, d.changes
    from ${keys} ${alterations(entity, pairs)} and d.changes is not null returning 1`,
  );
  return [note, ...assignedAnew(entity, parameters.values[0] as string, rows, fields)];
};

/**
 * The record `t` of each row `r`, and in `d.changes` what alters. OFFSET 0 has each of them read by its key: where PostgreSQL takes the
 * shop for a small one it would compare all of its records first.
 */
export const alterations = (entity: AnyEntity, pairs: readonly string[]) =>
  `cross join lateral (select * from ${tableName(entity)} t where t.shop_id = $1 and t.id = r.record offset 0) t
    cross join lateral (select jsonb_object_agg(p.name, jsonb_build_array(p.was, p.becomes)) as changes
      from (values ${pairs.join(', ')}) as p(name, was, becomes) where p.was is distinct from p.becomes) d
    where t.deleted_at is null`;

/** Where all of them change alike. */
export const changedPairs = (entity: AnyEntity, changes: Record<string, unknown>, parameters: Parameters): string[] => [
  ...changedFields(entity, changes).map(field =>
    storedPair(field, `to_jsonb(${placed(field, changes[field.name], parameters)})`),
  ),
  ...changedLinks(entity, changes).map(info =>
    linkedPair(entity, info, `${parameters.add(JSON.stringify([...(changes[info.name] as string[])].sort()))}::jsonb`),
  ),
  ...changedLines(entity, changes).map(lines => linesPair(lines, changes[lines.field.name] as LineRow[], parameters)),
];

export const storedPair = ({ name, column }: StoredField, becomes: string) =>
  `('${name}', to_jsonb(t.${column}), ${becomes})`;

export const linkedPair = (entity: AnyEntity, info: FieldInfo, becomes: string) =>
  `('${info.name}', ${linkedNow(entity, info)}, ${becomes})`;

/** What `t` is linked with, in the order of ids. */
export const linkedNow = (entity: AnyEntity, info: FieldInfo) => {
  const { table, own, other } = linkColumns(entity, info);
  return `(select coalesce(jsonb_agg(l.${other} order by l.${other}), '[]') from ${table} l where l.shop_id = $1 and l.${own} = t.id)`;
};

export const changedLinks = (entity: AnyEntity, changes: Record<string, unknown>): FieldInfo[] =>
  Object.values(entity.info).filter(({ kind, name }) => kind === 'refs' && Object.hasOwn(changes, name));
