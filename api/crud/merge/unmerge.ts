import { notFound } from '../../../schema/errors.ts';
import type { UndoReport } from '../../../schema/kit/changeReport.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { RequestContext } from '../../requestContext.ts';
import { tableName } from '../../db/columns.ts';
import { heldLinks, referenceGuards } from '../../db/guards.ts';
import { eventStatement } from '../../db/history.ts';
import { lockMerge, pointBack, pointersTo, setUnmerged, type Moved } from './mergeRows.ts';
import { entityOf } from '../../db/select.ts';
import { lockStatements, recordStatement, setDeleted } from '../../db/write.ts';
import type { Run, Statement } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import { hooksOf } from '../../hooks/index.ts';
import { trashStatements } from '../remove.ts';
import { sceneOf, updateStatements } from '../update.ts';
import { say } from '../../../schema/words/said.ts';

/** The others come back, and the one that stayed is what it was, but for what somebody changed since. */
export const unmerge = async (entity: AnyEntity, context: RequestContext, id: string): Promise<Reply<UndoReport>> => {
  const allowed = context.demanding(entity.permissions.delete!);
  await allowed.authorize();
  await context.demanding(entity.permissions.update!).authorize();
  return allowed.change(async run => {
    const { shop, at } = context;
    const occasion = { ...context.occasion, undoes: id };
    const [found] = await run([lockMerge(entity, shop, id)]);
    const [into, merged, text] = found!.rows[0] ?? [];
    if (!into) throw notFound(say('merge'));
    const moved = JSON.parse(text!) as Moved;
    await run([...formerReferences(entity, shop, moved), ...heldLinks(entity, shop, [into])]);
    const back = await trashed(entity, context, run, JSON.parse(merged!) as string[]);
    const { current, fields, changed } = await formerValues(entity, context, run, into, moved);
    await run([
      ...(back.length
        ? [setDeleted(entity, shop, back, at, false), eventStatement(entity, 'unmerge', shop, back, occasion)]
        : []),
      ...pointersBack(entity, context, into, moved, back),
      ...(Object.keys(fields).length
        ? [
            ...lockStatements(entity, shop, [into]),
            ...updateStatements(entity, shop, [into], fields, occasion, { action: 'unmerge' }),
          ]
        : []),
      ...Object.entries(moved.made).flatMap(([name, ids]) => trashStatements(entityOf(name), shop, ids, occasion)),
      setUnmerged(shop, id, at),
      ...(hooksOf(entity).unmerge?.(id, sceneOf(shop, occasion)) ?? []),
    ]);
    const left = { entity: entity.name, id: into, title: current?.[entity.title] ?? null, why: 'changed' } as const;
    const report: UndoReport = {
      id: occasion.change,
      undone: back.length,
      left: changed.length ? [{ ...left, fields: changed }] : [],
      isRunning: false,
    };
    return data(report);
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
const trashed = async (
  entity: AnyEntity,
  { shop }: RequestContext,
  run: Run,
  ids: readonly string[],
): Promise<string[]> => {
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
  { shop }: RequestContext,
  into: string,
  moved: Moved,
  back: readonly string[],
): Statement[] =>
  pointersTo(entity).flatMap(pointer => {
    const rows = (moved.pointers[`${pointer.table}.${pointer.column}`] ?? []).filter(([, was]) => back.includes(was));
    return rows.length ? [pointBack(pointer, shop, into, rows)] : [];
  });

type Former = { current: Record<string, unknown> | undefined; fields: Record<string, unknown>; changed: string[] };

/** Links that the merge added go; any other field becomes what it was where it still is what the merge made of it. The rest was changed since. */
const formerValues = async (
  entity: AnyEntity,
  { shop }: RequestContext,
  run: Run,
  into: string,
  moved: Moved,
): Promise<Former> => {
  const [found] = await run([recordStatement(entity, shop, into)]);
  const current = found!.rows[0]?.[0] ? (JSON.parse(found!.rows[0][0]) as Record<string, unknown>) : undefined;
  const [fields, changed]: [Record<string, unknown>, string[]] = [{}, []];
  for (const [name, [was, became]] of current ? Object.entries(moved.changes) : []) {
    const now = current![name] ?? null;
    if (entity.info[name]?.kind === 'refs') fields[name] = without(now, became, was);
    else if (JSON.stringify(now) === JSON.stringify(became)) fields[name] = was;
    else if (JSON.stringify(now) !== JSON.stringify(was)) changed.push(name);
  }
  return { current, fields, changed };
};

const without = (current: unknown, became: unknown, was: unknown) => {
  const added = (became as string[]).filter(id => !(was as string[]).includes(id));
  return (current as string[]).filter(id => !added.includes(id));
};
