import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity, RecordOf } from '../../schema/kit/defineEntity.ts';
import { listOf, object, whole, type Shape } from '../../schema/kit/shape.ts';
import { say } from '../../schema/words/said.ts';
import { readBody } from '../body.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { finished } from '../crud/reply.ts';
import { checkedChanges, checkedVersion, guardedLocks, updateStatements } from '../crud/update.ts';
import { changeEach } from '../db/changeEach.ts';
import { nodeStatement, siblingsStatement, treeLock } from '../db/tree.ts';
import { recordStatement, versionStatement } from '../db/write.ts';
import { parametersOf } from '../handlers/input.ts';
import type { Run } from '../ports.ts';
import { dataText, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordFields } from '../shapes/records.ts';
import { treeStatement } from './statements.ts';

type Node<E extends AnyEntity> = RecordOf<E> & Record<string, unknown>;

/** A record of the tree: what any reply has of it, and its counts. */
export const treeOf = <E extends AnyEntity>(entity: E): Shape<Node<E>[]> =>
  listOf(
    object({
      ...recordFields(entity),
      ...Object.fromEntries(Object.keys(entity.tree!.counts).map(name => [name, whole])),
    }),
  ) as Shape<Node<E>[]>;

/** All of it at once, each record followed by what lies below it, in the order that people gave it. */
export const readTree = async <E extends AnyEntity>(entity: E, context: RequestContext): Promise<Reply<Node<E>[]>> => {
  parametersOf(context);
  const [found] = await context.batch([treeStatement(entity, context.shop)]);
  return dataText(finished(entity, found!.rows[0]![0]!, context));
};

const mostPlace = 100_000;

const checkedPlace = (place: unknown): number | undefined => {
  if (place === undefined || place === null) return undefined;
  if (typeof place === 'number' && Number.isInteger(place) && place >= 1 && place <= mostPlace) return place;
  throw invalid({ place: say('mustCountFromOne') });
};

/** Renames a record, moves it below another one, or puts it into its place among its siblings: all of it one change. */
export const changeInTree = async <E extends AnyEntity>(
  entity: E,
  context: RequestContext,
): Promise<Reply<RecordOf<E>>> => {
  const { place: sent, version, ...body } = await readBody(context);
  const place = checkedPlace(sent);
  const id = recordId(entity, context);
  const changes = await checkedChanges(entity, body, context);
  const known = version === undefined || version === null ? undefined : checkedVersion(version);
  const { shop, occasion } = context;
  const { parent } = entity.tree!;
  return context.transaction(async run => {
    const [, found] = await run([...treeLock(entity, shop), nodeStatement(entity, shop, id)]);
    const node = found!.rows[0];
    if (!node) throw notFound({ one: entity.name });
    const isMoved = place !== undefined || (Object.hasOwn(changes, parent) && changes[parent] !== node[0]);
    const others = isMoved
      ? await siblings(run, entity, shop, id, Object.hasOwn(changes, parent) ? changes[parent] : node[0])
      : [];
    await run([
      ...guardedLocks(entity, shop, [id, ...others.map(([other]) => other)], changes),
      ...(known === undefined ? [] : [versionStatement(entity, shop, id, known)]),
      ...updateStatements(entity, shop, [id], changes, occasion),
    ]);
    const rows = isMoved ? placed(entity, others.toSpliced((place ?? others.length + 1) - 1, 0, [id, node[1]!])) : [];
    if (rows.length) await run(changeEach(entity, shop, rows, [entity.tree!.position], occasion));
    const [record] = await run([recordStatement(entity, shop, id)]);
    return recordReply(entity, context, record!);
  });
};

/** A record and the place that it has. */
type Sibling = readonly [id: string, position: string | null];

/** Who lies where the record is to lie, in their order. */
const siblings = async (run: Run, entity: AnyEntity, shop: string, id: string, below: unknown): Promise<Sibling[]> => {
  const [found] = await run([siblingsStatement(entity, shop, below as string | null)]);
  return found!.rows.map(([other, at]) => [other!, at ?? null] as const).filter(([other]) => other !== id);
};

/** Those whose place is another one in this order. */
const placed = (entity: AnyEntity, order: readonly Sibling[]) =>
  order.flatMap(([id, at], i) => (Number(at) === i + 1 ? [] : [{ id, [entity.tree!.position]: i + 1 }]));
