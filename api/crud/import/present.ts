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

/** Those that alter what is there. Of a record that rows above make or change too, nobody knows beforehand. */
export const altering = async (
  job: ImportJob,
  created: readonly Row[],
  updated: readonly Changed[],
): Promise<Changed[]> => {
  const touched = new Set(created.map(({ id }) => id));
  const asked = updated.filter(({ id }) => !touched.has(id) && touched.add(id));
  const statements = asked.map(changed => alters(job, changed));
  const found = await batchOf(
    job,
    statements.filter(each => each !== null),
  );
  const altered = statements.map(statement => statement !== null && found.shift()!.rows.length > 0);
  const same = new Set(asked.filter((_, i) => !altered[i]));
  const again = new Set(updated.filter(each => !asked.includes(each)).map(({ id }) => id));
  return updated.filter(each => !same.has(each) || again.has(each.id));
};

const alters = ({ entity, shop }: ImportJob, { id, changes }: Changed): Statement | null => {
  const parameters = new Parameters(shop);
  const record = parameters.add(id);
  const pairs = changedPairs(entity, changes, parameters);
  const text = `select 1 from (select ${record}::uuid as record) r ${alterations(entity, pairs)} and d.changes is not null`;
  return pairs.length ? parameters.statement(text) : null;
};
