import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { alterations, changedPairs } from './history.ts';
import { Parameters } from './statement.ts';
import { snake } from './table.ts';

const shown = 5;

/** One row: how many of the records there are, how many would change, the first that would (id, title, changes), and the first that would not. */
export const previewStatement = (
  entity: AnyEntity,
  shop: string,
  ids: readonly string[],
  changes: Record<string, unknown>,
): Statement => {
  const parameters = new Parameters(shop);
  const keys = parameters.add(ids);
  const rows = `select t.id, to_json(t.${snake(entity.title)}) as title, d.changes, r.n, row_number() over (partition by d.changes is null order by r.n) as place
    from unnest(${keys}::uuid[]) with ordinality as r(record, n) ${alterations(entity, changedPairs(entity, changes, parameters))}`;
  const first = (what: string, where: string) =>
    `coalesce(json_agg(json_build_object(${what}) order by p.n) filter (where ${where} and p.place <= ${shown}), '[]')`;
  const named = `'id', p.id, 'title', p.title`;
  return parameters.statement(
    `select count(*), count(p.changes), ${first(`${named}, 'changes', p.changes`, 'p.changes is not null')}, ${first(named, 'p.changes is null')}
    from (${rows}) p`,
  );
};
