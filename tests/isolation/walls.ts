import { enterJob } from '../../api/db/transactionContext.ts';
import type { Table } from '../../api/db/table.ts';
import { tables } from '../../api/tables.ts';
import { DatabaseError, type Statement } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import type { World } from './worlds.ts';

/** Every table that has a policy. */
export const walled: readonly Table[] = tables(entities).filter(({ scope }) => scope !== 'platform');

/** What the role of one shop can see or do in others, in SQL that names no shop of its own; nothing when the wall is whole. */
export const holesIn = async (world: World, table: Table): Promise<string[]> => {
  const { mine, rival, api } = world;
  const [row] = await api.sql(
    `select row_to_json(t) as row from ${table.name} t where shop_id <> '${mine.shopId}' order by shop_id = '${rival!.shopId}' desc limit 1`,
  );
  const other = String((row!['row'] as { shop_id: string }).shop_id);
  const foreign = JSON.stringify({
    ...(row!['row'] as object),
    ...(table.key.includes('id') && { id: api.ports.ids.next() }),
  });
  const tries: Try[] = [
    ['sees', { text: `select 1 from ${table.name} where shop_id is distinct from $1::uuid`, values: [mine.shopId] }, 0],
    ['deletes', { text: `delete from ${table.name} where shop_id = $1::uuid`, values: [other] }, 0],
    ['adds', insertion(table, foreign)],
    ...(table.searchable ? searches(table, mine.shopId, other) : []),
    ...(movable(table) ? ([['moves', moving(table, mine.shopId, other), 0]] satisfies Try[]) : []),
  ];
  const holes: string[] = [];
  for (const [what, statement, most] of tries) {
    const seen = await attempt(world, statement);
    if (seen !== 'refused' && seen !== most) holes.push(`${what} rows of another shop in ${table.name} (${seen})`);
  }
  return holes;
};

type Try = [string, Statement, number?];

/** The searches pass by the policies. */
const searches = ({ name }: Table, shop: string, other: string): Try[] => {
  const live = `select id from ${name} where shop_id = $1::uuid and deleted_at is null`;
  const found = `select id from unnest(search_${name}($1::uuid, '%')) id except all ${live}`;
  return [
    ['finds', { text: found, values: [shop] }, 0],
    ['searches', { text: `select unnest(search_${name}($1::uuid, '%'))`, values: [other] }],
  ];
};

const insertion = ({ name, columns }: Table, row: string): Statement => {
  const written = columns.filter(({ generated }) => !generated).map(column => column.name);
  return {
    text: `insert into ${name} (${written.join()}) select ${written.join()} from json_populate_record(null::${name}, $1::json)`,
    values: [row],
  };
};

const movable = ({ columns }: Table) => columns.some(({ name, generated }) => name === 'shop_id' && !generated);
const moving = ({ name }: Table, from: string, to: string): Statement => ({
  text: `update ${name} set shop_id = $2::uuid where shop_id = $1::uuid`,
  values: [from, to],
});

/** How many rows it touched; what the policy refuses is told from other errors. */
const attempt = async ({ api, mine }: World, statement: Statement): Promise<number | string> => {
  try {
    const [, result] = await api.undoable.database.batch([enterJob(mine.shopId, mine.userId), statement]);
    return result!.count;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return error.code === '42501' ? 'refused' : error.code;
  } finally {
    await api.undoable.undo();
  }
};
