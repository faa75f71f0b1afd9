import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Occasion } from '../../db/history.ts';
import { changesSince, statesOf, takenBy, undoneOf, usedStatements } from '../../db/undoRows.ts';
import type { Row } from '../../db/write.ts';
import type { Run } from '../../ports.ts';
import { wayBack, type Facts, type Planned, type Since, type State, type Touched } from './plan.ts';

/** `change`: what is taken back. `occasion`: of the change that this is itself. */
export type Undoing = { run: Run; shop: string; change: string; occasion: Occasion };

/** What is known of each record, now that it is locked; undefined where it is taken back already. */
export const factsOf = async (entity: AnyEntity, records: readonly Touched[], { run, shop, change }: Undoing) => {
  const ids = records.map(({ id }) => id);
  const removed = records.filter(({ steps }) => 'remove' in wayBack(steps)).map(({ id }) => id);
  const [undone, states, since, ...used] = await run([
    undoneOf(shop, change, ids),
    statesOf(entity, shop, ids),
    changesSince(entity, shop, change, records),
    ...(removed.length ? usedStatements(entity, shop, removed) : []),
  ]);
  const done = new Set(undone!.rows.map(([id]) => id!));
  const inUse = new Set(used.flatMap(({ rows }) => rows.map(([id]) => id!)));
  const stateOf = new Map(states!.rows.map(([id, ...state]) => [id!, readState(state)]));
  const later = Map.groupBy(since!.rows, ([id]) => id!);
  return (id: string): Omit<Facts, 'isThere'> | undefined =>
    done.has(id)
      ? undefined
      : { state: stateOf.get(id), since: (later.get(id) ?? []).map(readSince), isUsed: inUse.has(id) };
};

const parsed = (text: string | null | undefined): unknown => (text ? JSON.parse(text) : null);

const readState = ([isDeleted, title, values]: (string | null)[]): State => ({
  isDeleted: isDeleted === 't',
  title: parsed(title),
  values: parsed(values) as State['values'],
});

const readSince = ([, by, isOther, fields]: (string | null)[]): Since => ({
  by: by ?? null,
  isOther: isOther === 't',
  fields: parsed(fields) as string[] | null,
});

/** Records that would come to have what no two may share and another has: record -> which fields. */
export const takenOf = async (
  entity: AnyEntity,
  planned: readonly (Planned & { id: string; state: State | undefined })[],
  { run, shop }: Undoing,
): Promise<Map<string, readonly string[]>> => {
  const checks = (entity.unique ?? []).flatMap(fields => {
    const rows = planned.flatMap(({ id, way, state }): Row[] => {
      if (!way || 'remove' in way) return [];
      const back = 'fields' in way ? way.fields : {};
      if ('fields' in way && !fields.some(name => Object.hasOwn(back, name))) return [];
      const becomes = (name: string) => (Object.hasOwn(back, name) ? back[name]![0] : state!.values[name]);
      return [{ id, ...Object.fromEntries(fields.map(name => [name, becomes(name)])) }];
    });
    return rows.length ? [{ fields, statement: takenBy(entity, shop, fields, rows) }] : [];
  });
  if (!checks.length) return new Map();
  const found = await run(checks.map(({ statement }) => statement));
  return new Map(checks.flatMap(({ fields }, i) => found[i]!.rows.map(([id]) => [id!, fields] as const)));
};
