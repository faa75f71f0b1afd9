import { linesExpression, lineRows } from '../../db/lines.ts';
import { tableName } from '../../db/columns.ts';
import { linesOf, type Lines } from '../../../schema/kit/lineEntity.ts';
import { batchOf, type ImportJob } from './job.ts';
import type { Changed } from './present.ts';

type Line = Readonly<Record<string, unknown>>;

/** The lines of a document that is there become those of the file, and what is the same line stays it. */
export const withPresentLines = async (job: ImportJob, updated: readonly Changed[]): Promise<void> => {
  for (const lines of linesOf(job.entity)) {
    const { name } = lines.field;
    const changed = updated.filter(({ changes }) => changes[name]);
    if (!changed.length) continue;
    const [found] = await batchOf(job, [presentLines(lines, job, changed)]);
    const present = new Map(found!.rows.map(([id, json]) => [id!, JSON.parse(json!) as Line[]]));
    for (const { id, changes } of changed)
      changes[name] = lineRows(id, sameLines(present.get(id) ?? [], changes[name] as Line[]), job.ports.ids);
  }
};

const presentLines = (lines: Lines, { entity, shop }: ImportJob, changed: readonly Changed[]) => ({
  text: `select t.id, ${linesExpression(lines, '$1')} from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])`,
  values: [shop, changed.map(({ id }) => id)],
});

/**
 * Which line is which: first those that say the same, in their order, then those that are left, by their place. What the file has no column
 * for stays in a line that was there.
 */
export const sameLines = (present: readonly Line[], given: readonly Line[]): Line[] => {
  const left = new Map(present.map((line, place) => [place, line]));
  const match = given.map(line => {
    for (const [place, each] of left) if (saysTheSame(each, line)) return taken(left, place);
    return undefined;
  });
  return given.map((line, place) => {
    const same = match[place] ?? taken(left, place);
    return { ...same, ...line, id: same?.['id'] ?? null };
  });
};

const taken = (left: Map<number, Line>, place: number): Line | undefined => {
  const line = left.get(place);
  left.delete(place);
  return line;
};

const saysTheSame = (present: Line, given: Line): boolean =>
  Object.entries(given).every(([name, value]) => name === 'id' || (present[name] ?? null) === (value ?? null));
