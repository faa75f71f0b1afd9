import { conflict } from '../../schema/errors.ts';
import type { AnyEntity, Fields, RecordOf } from '../../schema/kit/defineEntity.ts';
import { integer, json } from '../../schema/kit/kinds.ts';
import { listOf, object, string, uuid, type Of } from '../../schema/kit/shape.ts';
import type { Transition } from '../../schema/kit/states.ts';
import { offeredTransitions, transitionOf, whyNot } from '../../schema/kit/transitions.ts';
import type { Sentence } from '../../schema/words/said.ts';
import type { RequestContext } from '../requestContext.ts';
import type { Occasion } from '../db/history.ts';
import { recordsStatement } from '../db/transition.ts';
import { lockStatements, recordStatement, versionStatement } from '../db/write.ts';
import { hooksOf } from '../hooks/index.ts';
import { inputOf } from '../handlers/input.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { Ports, Result, Run, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import { accessOf } from '../access.ts';
import { listedIds } from './ids.ts';
import { parentGuards } from './list.ts';
import { recordId, recordReply } from './read.ts';
import { transitStatements } from './update.ts';

/** The calls of a document's transitions: of one record and of many. */
export const transitionOperations = (entity: AnyEntity): Operation[] =>
  Object.entries(offeredTransitions(entity)).flatMap(([name, transition]) => {
    const common = {
      method: 'POST',
      tag: entity.label.many,
      entity,
      access: accessOf(entity, transition.permission, transition.proved),
      // A job would go on when the access has ended.
      ...(!hooksOf(entity).jobs && { support: 'masked' as const }),
    } as const;
    return [
      {
        ...common,
        id: `${entity.name}.${name}`,
        path: `${entity.path}/:id/${name}`,
        summary: transition.summary,
        body: { of: 'fields', fields: inputOfOne(transition) },
        handle: replying(recordOf(entity), context => transitOne(entity, name, context), { once: true }),
      },
      {
        ...common,
        id: `${entity.name}.${name}Many`,
        path: `${entity.path}/${name}`,
        summary: `${transition.summary}: many at once, each that cannot with its reason`,
        body: { of: 'fields', fields: inputOfMany(transition) },
        handle: replying(ofMany, context => transitMany(entity, name, context), { once: true }),
      },
    ] satisfies Operation[];
  });

const ofMany = object({ changed: listOf(uuid), refused: listOf(object({ id: uuid, reason: string })) });

const inputOfOne = ({ input = {} }: Transition): Fields => ({ ...input, version: integer().label('Version').min(1) });
const inputOfMany = ({ input = {} }: Transition): Fields => ({
  ...input,
  ids: json(listOf(uuid)).label('Ids').required(),
});

const transitOne = async <E extends AnyEntity>(
  entity: E,
  name: string,
  context: RequestContext,
): Promise<Reply<RecordOf<E>>> => {
  const { version, ...input } = await inputOf(context, { input: inputOfOne(transitionOf(entity, name)) });
  const { shop } = context;
  const id = recordId(entity, context);
  return context.change(async run => {
    const same = version ? [versionStatement(entity, shop, id, Number(version))] : [];
    const then = [recordStatement(entity, shop, id)];
    const { refused, replies } = await transit(entity, name, context, run, [id], { input, guards: same, then });
    if (refused[0]) throw conflict(refused[0].reason);
    return recordReply(entity, context, replies[0]!);
  });
};

/** In one transaction: those that may go do, the others are told with their reason. */
const transitMany = async (
  entity: AnyEntity,
  name: string,
  context: RequestContext,
): Promise<Reply<Of<typeof ofMany>>> => {
  const { ids, ...input } = await inputOf(context, { input: inputOfMany(transitionOf(entity, name)) });
  const chosen = listedIds(entity, ids);
  return context.change(async run => {
    const { changed, refused } = await transit(entity, name, context, run, chosen, { input });
    return data({ changed, refused: refused.map(({ id, reason }) => ({ id, reason: context.wording.say(reason) })) });
  });
};

/** `replies`: to what was asked `then`. */
type Outcome = { changed: string[]; refused: { id: string; reason: Sentence }[]; replies: Result[] };

/** `first` and `guards` come before and after the lock; `then` is asked once all is written, in the same pipeline. */
type Going = {
  input?: Record<string, unknown>;
  first?: readonly Statement[];
  guards?: readonly Statement[];
  then?: readonly Statement[];
};

/** Locks and reads the records, asks each whether it may go, and takes along those that may. */
export const transit = (
  entity: AnyEntity,
  name: string,
  context: RequestContext,
  run: Run,
  chosen: readonly string[],
  going: Omit<Going, 'first'> = {},
): Promise<Outcome> =>
  transitIn(entity, name, context, run, chosen, { ...going, first: parentGuards(entity, context, chosen) });

/** Of work without a call. */
export type Where = { shop: string; occasion: Occasion; ports: Ports };

/** The same without a call. */
export const transitIn = async (
  entity: AnyEntity,
  name: string,
  { shop, occasion, ports }: Where,
  run: Run,
  chosen: readonly string[],
  { input = {}, first = [], guards = [], then = [] }: Going = {},
): Promise<Outcome> => {
  const found = await run([
    ...first,
    ...(hooksOf(entity).locks?.(chosen, shop) ?? []),
    ...lockStatements(entity, shop, chosen),
    ...guards,
    recordsStatement(entity, shop, chosen),
  ]);
  const outcome: Outcome = { changed: [], refused: [], replies: [] };
  const records = JSON.parse(found.at(-1)!.rows[0]![0]!) as ({ id: string } & Record<string, unknown>)[];
  for (const record of records) {
    const reason = whyNot(entity, name, record);
    if (reason) outcome.refused.push({ id: record.id, reason });
    else outcome.changed.push(record.id);
  }
  const { changed } = outcome;
  const moved = records.filter(({ id }) => changed.includes(id));
  if (changed.length) {
    const change = transitStatements(entity, name, shop, moved, input, occasion);
    outcome.replies = (await run([...change, ...then])).slice(change.length);
  }
  for (const { queue, data: about } of hooksOf(entity).jobs?.(name, changed, shop) ?? [])
    await ports.jobs.enqueue(run, queue, about);
  return outcome;
};
