import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesOf, type Lines } from '../../schema/kit/lineEntity.ts';
import { memo } from '../../schema/kit/memo.ts';
import type { Ids, Statement } from '../ports.ts';
import { recordset, recordsetValue, storedFields, tableName } from './columns.ts';
import type { Parameters } from './statement.ts';

/** A line as it is written: its place, and the document to which it belongs. */
export type LineRow = { id: string; position: number; documentId: string } & Record<string, unknown>;

export const documentColumn = 'document_id';

/** The lines that a change speaks of; what it does not name stays. */
export const changedLines = (entity: AnyEntity, changes: Record<string, unknown>): Lines[] =>
  linesOf(entity).filter(({ field }) => Object.hasOwn(changes, field.name));

/** What a document's own change writes of its lines: neither what its totals tell nor what the server writes itself later. */
const writtenFields = (lines: AnyEntity) =>
  storedFields(lines).filter(({ given, reckoned }) => !reckoned && (!given || given.from !== undefined));

/** In their order. A line without an id is a new one. */
export const lineRows = (documentId: string, lines: unknown, ids: Ids): LineRow[] =>
  (lines as readonly ({ id?: string | null } & Record<string, unknown>)[]).map((line, position) => ({
    ...line,
    id: line.id ?? ids.next(),
    documentId,
    position,
  }));

/** The lines of the document `t` as a reply shows them; `only`: of their fields these alone. */
export const linesExpression = ({ lines }: Lines, shop: string, only?: readonly string[]) =>
  `(select coalesce(json_agg(json_build_object(${pairsOf(lines, 'reply', only)}) order by l.position), '[]'::json)
    from ${tableName(lines)} l where l.shop_id = ${shop} and l.${documentColumn} = t.id)`;

/** The lines of `t` as the history keeps them. */
export const linesNow = ({ lines }: Lines) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${pairsOf(lines, 'kept')}) order by l.position), '[]')
    from ${tableName(lines)} l where l.shop_id = $1 and l.${documentColumn} = t.id)`;

/** For the history of the document `t`: of its lines those that differ, as they were and as they become. */
export const linesPair = ({ field, lines }: Lines, rows: readonly LineRow[], parameters: Parameters): string => {
  const given = recordset(lines, parameters.add(JSON.stringify(rows)));
  const held = `(select * from ${tableName(lines)} l where l.shop_id = $1 and l.${documentColumn} = t.id) l`;
  const [was, becomes] = [
    `jsonb_build_object(${pairsOf(lines, 'kept')})`,
    `jsonb_build_object(${pairsOf(lines, 'given')})`,
  ];
  const differing = (one: string, place: string, from: string, other: string) =>
    `(select coalesce(jsonb_agg(${one} order by ${place}.position), '[]') from ${from}
      where not exists (select 1 from ${other} where l.id = r.id and ${was} = ${becomes}))`;
  return `('${field.name}', ${differing(was, 'l', held, given)}, ${differing(becomes, 'r', given, held)})`;
};

/** Makes these all the lines of the document, which is locked. */
export const writeLines = (
  { lines }: Lines,
  shop: string,
  documentId: string,
  rows: readonly LineRow[],
  at: Date,
): Statement[] => [
  {
    text: `delete from ${tableName(lines)} l where l.shop_id = $1 and l.${documentColumn} = $2 and not (l.id = any($3::uuid[]))`,
    values: [shop, documentId, rows.map(({ id }) => id)],
  },
  ...(rows.length ? [{ text: upsertText(lines), values: [shop, JSON.stringify(rows), at.toISOString()] }] : []),
];

/** Stops with TS400 where a line that is sent back with its id is none of the document's. */
export const ownLines = ({ field, lines }: Lines, shop: string, documentId: string, sent: unknown): Statement[] => {
  const ids = (sent as readonly { id?: string | null }[]).flatMap(({ id }) => id ?? []);
  if (!ids.length) return [];
  return [
    {
      text: `select refuse_unless((select count(*) from ${tableName(lines)} l
        where l.shop_id = $1 and l.${documentColumn} = $2 and l.id = any($3::uuid[])) = $4::integer, 'TS400', $5)`,
      values: [shop, documentId, ids, ids.length, `${field.name}:lineGone`],
    },
  ];
};

/** For good, before their documents. */
export const eraseLines = (entity: AnyEntity, shop: string, documents: readonly string[]): Statement[] =>
  linesOf(entity).map(({ lines }) => ({
    text: `delete from ${tableName(lines)} l where l.shop_id = $1 and l.${documentColumn} = any($2::uuid[])`,
    values: [shop, documents],
  }));

const upsertText = memo((lines: AnyEntity) => {
  const columns = writtenFields(lines).map(({ column }) => column);
  const listed = (row: string) => columns.map(column => `${row}.${column}`).join(', ');
  return `insert into ${tableName(lines)} as l (shop_id, id, ${columns.join(', ')}, created_at)
    select $1, r.id, ${writtenFields(lines).map(recordsetValue).join(', ')}, $3::timestamptz from ${recordset(lines, '$2')}
    on conflict (${lines.space === 'platform' ? 'id' : 'shop_id, id'}) do update
      set ${columns.map(column => `${column} = excluded.${column}`).join(', ')}
      where (${listed('l')}) is distinct from (${listed('excluded')}) returning id`;
});

/** Name and value of what is shown of a line: of the held one `l`, or as it is `given` in `r`. */
const pairsOf = (lines: AnyEntity, form: 'reply' | 'kept' | 'given', only?: readonly string[]) => {
  const all = form === 'reply' ? storedFields(lines) : writtenFields(lines);
  const fields = only ? all.filter(({ name }) => only.includes(name)) : all;
  const hidden = form === 'reply' ? ['documentId', 'position'] : ['documentId'];
  const pairs = fields.map(
    field => [field.name, form === 'given' ? recordsetValue(field) : `l.${field.column}`] as const,
  );
  return [['id', form === 'given' ? 'r.id' : 'l.id'] as const, ...pairs.filter(([name]) => !hidden.includes(name))]
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ');
};
