import { notFound } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Of } from '../../../schema/kit/shape.ts';
import type { Call } from '../../call.ts';
import { tableName } from '../../db/columns.ts';
import { heldLinks, referenceGuards } from '../../db/guards.ts';
import { eventStatement } from '../../db/history.ts';
import { lockMerge, pointBack, pointersTo, setUnmerged, type Moved } from './mergeRows.ts';
import { entityOf } from '../../db/select.ts';
import { isUuid } from '../../db/statement.ts';
import { lockStatements, recordStatement, setDeleted } from '../../db/write.ts';
import type { Run, Statement } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import type { restored } from '../remove.ts';
import { updateStatements } from '../update.ts';
import { say } from '../../../schema/words/said.ts';

/** The others come back, and the one that stayed is what it was, but for what somebody changed since. */
export const unmerge = async (entity: AnyEntity, call: Call): Promise<Reply<Of<typeof restored>>> => {
  const id = call.parameter('mergeId');
  if (!isUuid(id)) throw notFound(say('merge'));
  const [known] = await call.batch([lockMerge(entity, call.shop, id)]);
  if (!known!.count) throw notFound(say('merge'));
  await call.demanding(entity.permissions.update!).authorize();
  return call.change(async run => {
    const { shop, at, ports } = call;
    const [found] = await run([lockMerge(entity, shop, id)]);
    const [into, merged, text] = found!.rows[0] ?? [];
    if (!into) throw notFound(say('merge'));
    const moved = JSON.parse(text!) as Moved;
    await run([...formerReferences(entity, shop, moved), ...heldLinks(entity, shop, [into])]);
    const back = await trashed(entity, call, run, JSON.parse(merged!) as string[]);
    await run([
      ...(back.length
        ? [
            setDeleted(entity, shop, back, at, false),
            eventStatement(entity, 'unmerge', shop, back, { ids: ports.ids, at }),
          ]
        : []),
      ...pointersBack(entity, call, into, moved, back),
      ...(await formerValues(entity, call, run, into, moved)),
      ...Object.entries(moved.made).map(([name, ids]) => setDeleted(entityOf(name), shop, ids, at, true)),
      setUnmerged(shop, id, at),
    ]);
    return data({ restored: back });
  });
};

/** What the record that stayed may refer to again. */
const formerReferences = (entity: AnyEntity, shop: string, { changes }: Moved): Statement[] => {
  const former = Object.entries(changes).flatMap(([name, [was]]) =>
    entity.info[name]?.kind === 'ref' ? [[name, was]] : [],
  );
  return referenceGuards(entity, shop, [Object.fromEntries(former) as Record<string, unknown>]);
};

/** Those of the records that still lie in the trash, locked. */
const trashed = async (entity: AnyEntity, { shop }: Call, run: Run, ids: readonly string[]): Promise<string[]> => {
  const [found] = await run([
    {
      text: `select t.id from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[]) and t.deleted_at is not null order by t.id for update`,
      values: [shop, ids],
    },
  ]);
  return found!.rows.map(([id]) => id!);
};

const pointersBack = (
  entity: AnyEntity,
  { shop }: Call,
  into: string,
  moved: Moved,
  back: readonly string[],
): Statement[] =>
  pointersTo(entity).flatMap(pointer => {
    const rows = (moved.pointers[`${pointer.table}.${pointer.column}`] ?? []).filter(([, was]) => back.includes(was));
    return rows.length ? [pointBack(pointer, shop, into, rows)] : [];
  });

/** Links that the merge added go; any other field becomes what it was where it still is what the merge made of it. */
const formerValues = async (
  entity: AnyEntity,
  { shop, ports, at }: Call,
  run: Run,
  into: string,
  moved: Moved,
): Promise<Statement[]> => {
  const [found] = await run([recordStatement(entity, shop, into)]);
  const current = found!.rows[0]?.[0] ? (JSON.parse(found!.rows[0][0]) as Record<string, unknown>) : undefined;
  if (!current) return [];
  const back = Object.fromEntries(
    Object.entries(moved.changes).flatMap(([name, [was, became]]) => {
      if (entity.info[name]?.kind === 'refs') return [[name, without(current[name], became, was)]];
      return JSON.stringify(current[name] ?? null) === JSON.stringify(became) ? [[name, was]] : [];
    }),
  );
  if (!Object.keys(back).length) return [];
  return [
    ...lockStatements(entity, shop, [into]),
    ...updateStatements(entity, shop, [into], back, ports.ids, at, { action: 'unmerge' }),
  ];
};

const without = (current: unknown, became: unknown, was: unknown) => {
  const added = (became as string[]).filter(id => !(was as string[]).includes(id));
  return (current as string[]).filter(id => !added.includes(id));
};
