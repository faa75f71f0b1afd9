import type { Given } from '../../../schema/kit/importMapping.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import type { RowProblem } from '../../../schema/kit/importReport.ts';
import { entityOf, linkColumns } from '../../db/select.ts';
import { isUuid } from '../../db/statement.ts';
import type { Row } from '../../db/write.ts';
import { createStatements } from '../create.ts';
import { titleStatement, unknownReference } from '../references.ts';
import { batchOf, occasionOf, type ImportJob } from './job.ts';

type GivenRow = { row: number; given: Given };

const keyOf = (field: FieldInfo, title: string) => `${field.name}:${title.toLowerCase()}`;
const titlesIn = (given: Given, { name }: FieldInfo): string[] =>
  [given[name] ?? []]
    .flat()
    .filter((value): value is string => typeof value === 'string' && value !== '' && !isUuid(value));

/** Files speak of other records by title: here these become ids. What is not found is made where that is allowed, else a reason. */
export const resolveTitles = async (
  job: ImportJob,
  rows: readonly GivenRow[],
  errors: RowProblem[],
): Promise<GivenRow[]> => {
  const fields = Object.values(job.entity.info).filter(({ kind }) => kind === 'ref' || kind === 'refs');
  for (const field of fields)
    await learn(job, field, [...new Set(rows.flatMap(({ given }) => titlesIn(given, field)))]);
  return rows.map(({ row, given }) => {
    const ids: Given = {};
    for (const field of fields) {
      if (!titlesIn(given, field).length) continue;
      const found = [given[field.name]]
        .flat()
        .map(value => (isUuid(String(value)) ? String(value) : job.titles.get(keyOf(field, String(value)))));
      if (found.includes(undefined))
        errors.push({ row, field: field.name, message: unknownReference(job.entity, field.name) });
      else ids[field.name] = field.kind === 'ref' ? found[0] : found;
    }
    return { row, given: { ...given, ...ids } };
  });
};

const learn = async (job: ImportJob, field: FieldInfo, titles: string[]): Promise<void> => {
  const unknown = titles.filter(title => !job.titles.has(keyOf(field, title)));
  if (!unknown.length) return;
  const [found] = await batchOf(job, [titleStatement(field.target!, job.shop, unknown)]);
  for (const [id, title] of found!.rows.reverse()) job.titles.set(keyOf(field, title!), id!);
  if (job.options.makes.includes(field.name))
    await make(
      job,
      field,
      unknown.filter(title => !job.titles.has(keyOf(field, title))),
    );
};

/** In a dry run the id stands for a record that would be made. */
const make = async (job: ImportJob, field: FieldInfo, titles: string[]): Promise<void> => {
  const target = entityOf(field.target!);
  const distinct = [...new Map(titles.map(title => [title.toLowerCase(), title])).values()];
  const rows = distinct.map(title => ({ id: job.ports.ids.next(), [target.title]: title }));
  if (!rows.length) return;
  if (!job.options.dryRun) await batchOf(job, createStatements(target, job.shop, rows, occasionOf(job)));
  rows.forEach((row, i) => job.titles.set(keyOf(field, distinct[i]!), row.id));
};

type Changed = { id: string; changes: Record<string, unknown> };

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
