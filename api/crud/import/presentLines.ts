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
      changes[name] = lineRows(
        id,
        sameLines(present.get(id) ?? [], changes[name] as Line[], lines.lines.title),
        job.ports.ids,
      );
  }
};

const presentLines = (lines: Lines, { entity, shop }: ImportJob, changed: readonly Changed[]) => ({
  text: `select t.id, ${linesExpression(lines, '$1')} from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])`,
  values: [shop, changed.map(({ id }) => id)],
});

/**
 * Which line is which: first those that say the same, then those that are called the same, each in their order. What the file has no column
 * for stays in these. Of the others the one in the same place becomes another.
 */
export const sameLines = (present: readonly Line[], given: readonly Line[], title: string): Line[] => {
  const left = new Map(present.map((line, place) => [place, line]));
  const equal = given.map(line => first(left, each => saysTheSame(each, line)));
  const same = given.map((line, place) => equal[place] ?? first(left, each => each[title] === line[title]));
  return given.map((line, place) => {
    const one = same[place] ?? taken(left, place);
    return { ...same[place], ...line, id: one?.['id'] ?? null };
  });
};

const first = (left: Map<number, Line>, fits: (line: Line) => boolean): Line | undefined => {
  for (const [place, line] of left) if (fits(line)) return taken(left, place);
  return undefined;
};

const taken = (left: Map<number, Line>, place: number): Line | undefined => {
  const line = left.get(place);
  left.delete(place);
  return line;
};

const saysTheSame = (present: Line, given: Line): boolean =>
  Object.entries(given).every(([name, value]) => name === 'id' || (present[name] ?? null) === (value ?? null));
