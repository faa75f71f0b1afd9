import { invalid } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { validate } from '../../../schema/kit/validate.ts';
import { described, listOf, object, uuid, type Of } from '../../../schema/kit/shape.ts';
import type { RequestContext } from '../../requestContext.ts';
import { inputOf } from '../../handlers/input.ts';
import { heldLinks, referenceGuards } from '../../db/guards.ts';
import { frozenGuards } from '../../db/frozen.ts';
import { eventStatement } from '../../db/history.ts';
import { keepMerge, pointersTo, repoint, type Moved } from './mergeRows.ts';
import { linkColumns } from '../../db/select.ts';
import { lockStatements, recordStatement, setDeleted, versionStatement } from '../../db/write.ts';
import type { Run, Statement } from '../../ports.ts';
import { data, type Reply } from '../../reply.ts';
import { hooksOf } from '../../hooks/index.ts';
import { cleaned } from '../clean.ts';
import { checkedVersion, sceneOf, updateStatements } from '../update.ts';
import { mergeInput } from './input.ts';
import { say } from '../../../schema/words/said.ts';

export const merged = object({
  id: described(uuid, 'By which it can be taken back'),
  into: uuid,
  merged: listOf(uuid),
});

type Kept = Record<string, unknown> & { id: string };
/** What else a merge takes: `before` are the records, the one that stays first; `after` is what it becomes. Returns the records made. */
export type Besides = (
  run: Run,
  context: RequestContext,
  before: readonly Kept[],
  after: Kept,
) => Promise<Moved['made']>;
const nothing: Besides = () => Promise.resolve({});

/**
 * Several records become one: it takes over the chosen values, is linked with all that one of them was linked with, and
 * whatever pointed to the others points to it. The others go to the trash. One transaction, which can be taken back.
 */
export const merge = async (
  entity: AnyEntity,
  context: RequestContext,
  besides = nothing,
): Promise<Reply<Of<typeof merged>>> => {
  const { into, others, values, versions } = await mergeBody(entity, context);
  await context.demanding(entity.permissions.update!).authorize();
  return context.change(async run => {
    const before = await records(entity, context, run, [into, ...others], values, versions);
    const links = await allLinks(entity, context, run, [into, ...others]);
    const changes = { ...values, ...links, ...united(entity, before) };
    const { shop, at, occasion } = context;
    const pointers = pointersTo(entity);
    const results = await run([
      ...updateStatements(entity, shop, [into], changes, occasion),
      setDeleted(entity, shop, others, at, true),
      eventStatement(entity, 'merge', shop, others, occasion),
      ...pointers.map(pointer => repoint(pointer, shop, others, into)),
    ]);
    const pointed = results.slice(results.length - pointers.length);
    const moved: Moved = {
      changes: changedFrom(before[0]!, changes),
      pointers: Object.fromEntries(
        pointers.map(({ table, column }, i) => [`${table}.${column}`, pointed[i]!.rows as [string, string][]]),
      ),
      made: await besides(run, context, before, { ...before[0]!, ...changes }),
    };
    const id = occasion.change;
    await run([
      keepMerge(entity, shop, { id, into, merged: others, moved, at }),
      ...(hooksOf(entity).merge?.({ id, into, others }, sceneOf(shop, occasion)) ?? []),
    ]);
    return data({ id, into, merged: others });
  });
};

const mergeBody = async (entity: AnyEntity, context: RequestContext) => {
  const { into, others, values, versions } = await inputOf(context, { input: mergeInput(entity) });
  const rest = others.filter(id => id !== into!.toLowerCase());
  if (!rest.length) throw invalid({ others: say('chooseTwo') });
  const checked = validate(entity, values ?? {}, 'update');
  if (checked.problems) throw invalid(checked.problems);
  const known = Object.entries(versions ?? {}).map(([id, version]) => [id, checkedVersion(version)] as const);
  return { into: into!.toLowerCase(), others: rest, values: cleaned(entity, checked.values), versions: known };
};

/** Locked, and as they were read by whoever decided. */
const records = async (
  entity: AnyEntity,
  { shop }: RequestContext,
  run: Run,
  ids: readonly string[],
  values: Record<string, unknown>,
  versions: readonly (readonly [string, number])[],
): Promise<Kept[]> => {
  const guards = versions.map(([id, version]) => versionStatement(entity, shop, id, version));
  const read = ids.map(id => recordStatement(entity, shop, id));
  const locks = [
    ...referenceGuards(entity, shop, [values]),
    ...heldLinks(entity, shop, ids),
    ...lockStatements(entity, shop, ids, { named: 'others' }),
    ...frozenGuards(entity, shop, ids),
  ];
  const results = await run([...locks, ...guards, ...read]);
  return results.slice(-ids.length).map(({ rows }) => JSON.parse(rows[0]![0]!) as Kept);
};

const allLinks = async (entity: AnyEntity, { shop }: RequestContext, run: Run, ids: readonly string[]) => {
  const fields = Object.values(entity.info).filter(({ kind }) => kind === 'refs');
  if (!fields.length) return {};
  const found = await run(
    fields.map((field): Statement => {
      const { table, own, other } = linkColumns(entity, field);
      return {
        text: `select distinct l.${other} from ${table} l where l.shop_id = $1 and l.${own} = any($2::uuid[])`,
        values: [shop, ids],
      };
    }),
  );
  return Object.fromEntries(fields.map(({ name }, i) => [name, found[i]!.rows.map(([id]) => id!).sort()]));
};

/** What of all of them counts is nobody's choice. */
const united = ({ united: fields = {} }: AnyEntity, before: readonly Kept[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, unite]) => {
      const value = unite!(before.map(record => record[name]));
      return [name, value === '' ? null : value];
    }),
  );

const changedFrom = (before: Kept, changes: Record<string, unknown>): Moved['changes'] => {
  const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([name, value]) => !same(before[name], value))
      .map(([name, value]) => [name, [before[name] ?? null, value ?? null]]),
  );
};

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : (value ?? null));
