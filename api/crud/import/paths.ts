import { levelMark, levelsOf, mostLevels, pathKey } from '../../../schema/kit/tree.ts';
import { entityOf } from '../../db/select.ts';
import { byPathStatement } from '../../db/tree.ts';
import type { Row } from '../../db/write.ts';
import { batchOf, type ImportJob } from './job.ts';

/** What is to be made of a tree, by its path, those above before those below. */
export type NewNode = { path: string; record: Row };

/** What each of the paths lacks: `Gold › Bridal` makes Gold first where it is not there. Those that are too deep are left unknown. */
export const lackingNodes = async (
  job: ImportJob,
  target: string,
  titles: readonly string[],
  known: (path: string) => string | undefined,
): Promise<NewNode[]> => {
  const entity = entityOf(target);
  const wanted = titles.map(levelsOf).filter(({ length }) => length > 0 && length <= mostLevels);
  const ways = [...new Set(wanted.flatMap(names => names.map((_, i) => keyOf(names, i))))];
  if (!ways.length) return [];
  const [found] = await batchOf(job, [byPathStatement(entity, job.shop, ways)]);
  const there = new Map(found!.rows.toReversed().map(([id, path]) => [path!, id!]));
  const made: NewNode[] = [];
  for (const names of wanted) {
    let parent: string | null = null;
    for (const [i, name] of names.entries()) {
      const path = keyOf(names, i);
      const id: string | undefined = there.get(path) ?? known(path);
      if (id === undefined) {
        const record: Row = { id: job.ports.ids.next(), [entity.title]: name, [entity.tree!.parent]: parent };
        made.push({ path, record });
        there.set(path, record.id);
      }
      parent = there.get(path) ?? id!;
    }
  }
  return made;
};

const keyOf = (names: readonly string[], i: number) => pathKey(names.slice(0, i + 1).join(levelMark));
