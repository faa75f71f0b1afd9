import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { linesOf } from '../../schema/kit/lineEntity.ts';
import { memo } from '../../schema/kit/memo.ts';
import type { States } from '../../schema/kit/states.ts';
import { messageStatus } from '../../schema/rules/messageStates.ts';
import { recordsetValues, storedFields, tableName } from '../db/columns.ts';
import { lineRows } from '../db/lines.ts';
import { isPerson } from '../db/select.ts';
import { snake } from '../db/table.ts';
import { goOnIn } from '../db/transactionContext.ts';
import { Parameters } from '../db/statement.ts';
import { changedFields, insertStatement, placed } from '../db/write.ts';
import { makeAddresses } from '../meetings/addresses.ts';
import type { Ids, Statement } from '../ports.ts';
import { checkedRecord, isId, type Values } from './check.ts';
import { checkedKept } from './checkKept.ts';
import type { Kept } from './contents.ts';
import type { Moves } from './moved.ts';
import { camel, tableNamed, takenFields } from './sections.ts';

export type Place = { shop: string; ids: Ids; at: Date; moves: Moves };

/** A record as it is written: checked, and with the ids of the new shop. Throws WrongRow. */
export const readRecord = (entity: AnyEntity, row: Values, moves: Moves): Values => {
  const values: Values = { ...settled(entity, checkedRecord(entity, row)) };
  values['id'] = moves.id(values['id'] as string);
  for (const field of takenFields(entity)) values[field.name] = movedField(entity, field, values[field.name], moves);
  for (const { field, lines } of linesOf(entity))
    values[field.name] = ((values[field.name] ?? []) as Values[]).map(line => movedLine(lines, line, moves));
  return values;
};

const movedField = (entity: AnyEntity, field: FieldInfo, value: unknown, moves: Moves): unknown => {
  if (value == null) return value;
  if (field.kind === 'ref') return isPerson(field) ? moves.person(value as string) : moves.id(value as string);
  if (field.kind === 'image' || field.kind === 'file') return moves.id(value as string);
  if (field.kind === 'images') return (value as string[]).map(moves.id);
  return entity.softReferences?.[field.name] && isId(value) ? moves.id(value) : value;
};

const movedLine = (lines: AnyEntity, line: Values, moves: Moves): Values => ({
  ...line,
  id: isId(line['id']) ? moves.id(line['id']) : null,
  ...Object.fromEntries(
    Object.values(lines.info)
      .filter(({ kind, name }) => kind === 'ref' && isId(line[name]))
      .map(field => [field.name, movedField(lines, field, line[field.name], moves)]),
  ),
});

/** What was on its way elsewhere goes no further here, and no money comes back for it. */
const settled = ({ name }: AnyEntity, row: Values): Values => {
  if (name === 'recipients') {
    const state = row['state'] as string;
    const ended = { queued: 'canceled', sending: 'canceled', unknown: 'failed' }[state] ?? state;
    const isOpen = row['billed'] === 'reserved' || row['billed'] === 'due';
    return { ...row, state: ended, ...(isOpen && { billed: 'released' }) };
  }
  if (name !== 'messages') return row;
  const count = (field: string) => Number(row[field] ?? 0);
  const isOver = row['status'] === messageStatus.completed || row['status'] === messageStatus.canceled;
  return {
    ...row,
    status: isOver ? row['status'] : messageStatus.canceled,
    canceled: count('canceled') + count('queued') + count('sending'),
    failed: count('failed') + count('unknown'),
    queued: 0,
    sending: 0,
    unknown: 0,
  };
};

export const recordStatements = (entity: AnyEntity, rows: readonly Values[], place: Place): Statement[] => {
  const { shop, at, ids } = place;
  const made = rows.map(({ id }) => id as string);
  return [
    { text: insertText(entity), values: [shop, JSON.stringify(begun(entity, rows))] },
    ...(entity.states ? wayThere(entity, entity.states, rows, shop) : []),
    ...linesOf(entity).flatMap(({ field, lines }) => {
      const all = rows.flatMap(row => lineRows(row['id'] as string, row[field.name], ids));
      return all.length ? [insertStatement(lines, shop, all, at)] : [];
    }),
    // Each meeting is found under a new address; nothing goes out by itself.
    ...(entity.name === 'meetings' ? makeAddresses(shop, made, ids) : []),
  ];
};

const insertText = memo((entity: AnyEntity): string => {
  const fields = storedFields(entity);
  const more = entity.link
    ? [['created_at', 'createdAt', 'timestamptz']]
    : [
        ['created_at', 'createdAt', 'timestamptz'],
        ['updated_at', 'updatedAt', 'timestamptz'],
        ['version', 'version', 'integer'],
        ['deleted_at', 'deletedAt', 'timestamptz'],
      ];
  return `insert into ${tableName(entity)} (shop_id, id, ${[...fields.map(({ column }) => column), ...more.map(([column]) => column)].join(', ')})
    select $1, r.id, ${[...recordsetValues(entity), ...more.map(([, name]) => `r."${name}"`)].join(', ')}
    from json_to_recordset($2::json) as r(id uuid, ${[
      ...fields.map(({ name, type }) => `"${name}" ${type}`),
      ...more.map(([, name, type]) => `"${name}" ${type}`),
    ].join(', ')}) returning id`;
});

const begun = ({ states }: AnyEntity, rows: readonly Values[]): readonly Values[] =>
  states ? rows.map(row => ({ ...row, [states.field]: states.initial })) : rows;

/** Every state is reached by the entity's own transitions: the database knows no other way. */
const wayThere = (entity: AnyEntity, states: States, rows: readonly Values[], shop: string): Statement[] => {
  const wanted = Map.groupBy(rows, row => row[states.field] as string);
  return [...wanted].flatMap(([state, those]) =>
    transitionsTo(states, state).flatMap(name => [
      { text: 'select enter_transition($1)', values: [name] },
      {
        text: `update ${tableName(entity)} t set ${snake(states.field)} = $3 where t.shop_id = $1 and t.id = any($2::uuid[])`,
        values: [shop, those.map(({ id }) => id as string), states.transitions[name]!.to],
      },
      goOnIn(shop),
    ]),
  );
};

/** The shortest way from the first state. */
const transitionsTo = (states: States, wanted: string): string[] => {
  const ways = new Map<string, string[]>([[states.initial, []]]);
  for (const [from, way] of ways)
    for (const [name, transition] of Object.entries(states.transitions))
      if ((transition.from as readonly string[]).includes(from) && !ways.has(transition.to))
        ways.set(transition.to, [...way, name]);
  const way = ways.get(wanted);
  if (!way) throw new Error(`No transition leads to ${wanted}`);
  return way;
};

/** Rows that the framework keeps. Throws WrongRow. */
export const readKept = (kept: Kept, row: Values, moves: Moves): Values => checkedKept(kept, row, moves);

/** What such rows hold besides what stands in the archive. */
const besides: Readonly<Record<string, string>> = { merges: `'{"changes":{},"pointers":{},"made":{}}'::jsonb` };
const besideColumn: Readonly<Record<string, string>> = { merges: 'moved' };

export const keptStatement = ({ table, columns }: Kept, rows: readonly Values[], shop: string): Statement => {
  const types = new Map(tableNamed(table).columns.map(({ name, type }) => [name, type]));
  const names = Object.keys(columns);
  const more = besides[table];
  return {
    text: `insert into ${table} (shop_id, ${[...names, ...(more ? [besideColumn[table]!] : [])].join(', ')})
      select $1, ${[...names.map(name => `r."${camel(name)}"`), ...(more ? [more] : [])].join(', ')}
      from json_to_recordset($2::json) as r(${names.map(name => `"${camel(name)}" ${types.get(name)!}`).join(', ')}) returning 1`,
    values: [shop, JSON.stringify(rows)],
  };
};

/** The row of the shop itself, beside what it began with. */
export const shopFields = (row: Values, moves: Moves): Values => {
  const values = readRecord(entities.shops, row, moves);
  return Object.fromEntries(takenFields(entities.shops).map(({ name }) => [name, values[name]]));
};

/** While it is there for nobody. */
export const shopStatement = (shop: string, fields: Values): Statement => {
  const parameters = new Parameters(shop);
  const sets = changedFields(entities.shops, fields).map(
    field => `${field.column} = ${placed(field, fields[field.name], parameters)}`,
  );
  return parameters.statement(`update shops t set ${sets.join(', ')} where t.shop_id = $1 and t.id = $1`);
};
