import { Parameters } from '../../db/statement.ts';
import { alterations, changedPairs } from '../../db/history.ts';
import { linkColumns } from '../../db/select.ts';
import type { Row } from '../../db/write.ts';
import type { Statement } from '../../ports.ts';
import { batchOf, type ImportJob } from './job.ts';

export type Changed = { id: string; changes: Record<string, unknown> };

/** An import adds to what a record is linked with, by rows above as well, and takes nothing away. */
export const withPresentLinks = async (
  job: ImportJob,
  created: readonly Row[],
  updated: readonly Changed[],
): Promise<void> => {
  for (const field of Object.values(job.entity.info).filter(({ kind }) => kind === 'refs')) {
    const linked = updated.filter(({ changes }) => changes[field.name]);
    if (!linked.length) continue;
    const { table, own, other } = linkColumns(job.entity, field);
    const [present] = await batchOf(job, [
      {
        text: `select l.${own}, l.${other} from ${table} l where l.shop_id = $1 and l.${own} = any($2::uuid[]) order by l.id`,
        values: [job.shop, linked.map(({ id }) => id)],
      },
    ]);
    const links = new Map(created.map(row => [row.id, (row[field.name] ?? []) as string[]]));
    for (const [id, target] of present!.rows) links.set(id!, [...(links.get(id!) ?? []), target!]);
    for (const { id, changes } of linked) {
      const all = [...new Set([...(links.get(id) ?? []), ...(changes[field.name] as string[])])];
      links.set(id, all);
      changes[field.name] = all;
    }
  }
};

/** Those that alter what the database and the rows above say. */
export const altering = async (
  job: ImportJob,
  created: readonly Row[],
  updated: readonly Changed[],
): Promise<Changed[]> => {
  const made = new Set(created.map(({ id }) => id));
  const above = new Map<string, Record<string, unknown>>(created.map(row => [row.id, row]));
  const compared = updated.map(({ id, changes }) => {
    const known = above.get(id) ?? {};
    above.set(id, { ...known, ...changes });
    const isKnown = (name: string) => made.has(id) || Object.hasOwn(known, name);
    const others = Object.entries(changes).filter(([name, value]) => !isKnown(name) || !isSame(known[name], value));
    const isOther = others.some(([name]) => isKnown(name));
    return { isOther, statement: isOther ? null : alters(job, { id, changes: Object.fromEntries(others) }) };
  });
  const asked = compared.flatMap(({ statement }) => statement ?? []);
  const found = await batchOf(job, asked);
  return updated.filter((_, i) => {
    const { isOther, statement } = compared[i]!;
    return isOther || (statement !== null && found.shift()!.rows.length > 0);
  });
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const alters = ({ entity, shop }: ImportJob, { id, changes }: Changed): Statement | null => {
  const parameters = new Parameters(shop);
  const record = parameters.add(id);
  const pairs = changedPairs(entity, changes, parameters);
  const text = `select 1 from (select ${record}::uuid as record) r ${alterations(entity, pairs)} and d.changes is not null`;
  return pairs.length ? parameters.statement(text) : null;
};
