import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { longestText, updateFields, type SharedTextReply } from '../../schema/rules/sharedTexts.ts';
import { say } from '../../schema/words/said.ts';
import { parentGuards } from '../crud/list.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { currentUser, nameOfCaller } from '../db/settings.ts';
import { signalStatement } from '../events/signals.ts';
import { inputOf, parametersOf } from '../handlers/input.ts';
import type { Result, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { queueCompaction } from './queue.ts';
import { isUpdate } from './yjs.ts';

/** Numbers go up to what an integer of PostgreSQL holds. */
const asNumber = (written: string | undefined): number => {
  const number = written === undefined ? 0 : Number(written);
  if (!Number.isInteger(number) || number < 0 || number > 2 ** 31 - 1) throw invalid({ since: say('valueNotValid') });
  return number;
};

export const readText = async (
  entity: AnyEntity,
  name: string,
  context: RequestContext,
): Promise<Reply<SharedTextReply>> => {
  const since = asNumber(parametersOf(context, 'since').since);
  const place = placeOf(entity, name, context);
  const results = await context.read([...guardsOf(entity, context), ...reading(place, since)]);
  return data(replyOf(results, since));
};

export const beginText = async (
  entity: AnyEntity,
  name: string,
  context: RequestContext,
): Promise<Reply<SharedTextReply>> => {
  parametersOf(context);
  const place = placeOf(entity, name, context);
  const results = await context.write([
    ...guardsOf(entity, context),
    {
      text: `insert into shared_texts (shop_id, record_id, name, entity) values ($1, $2, $3, $4)
        on conflict do nothing`,
      values: [...place, entity.name],
    },
    tellText(entity, context),
    ...reading(place, 0),
  ]);
  return data(replyOf(results, 0));
};

/**
 * The row of the text is locked by taking its next number, so that numbers are seen in their order: whoever has read up to one has read all
 * before it.
 */
export const appendUpdate = async (
  entity: AnyEntity,
  name: string,
  context: RequestContext,
): Promise<Reply<SharedTextReply>> => {
  const input = await inputOf(context, { input: updateFields });
  const since = input.since ?? 0;
  const update = String(input.update);
  if (!isUpdate(update)) throw invalid({ update: say('valueNotValid') });
  const place = placeOf(entity, name, context);
  return context.transaction(async run => {
    const results = await run([
      ...guardsOf(entity, context),
      ...appending(place, update, context.at),
      ...reading(place, since),
      tellText(entity, context),
    ]);
    const [taken, , ...read] = results.slice(-5);
    const [number, length] = (taken!.rows[0] ?? []).map(Number);
    if (number === undefined) throw notFound(say('sharedText'));
    if (length! > longestText) throw invalid({ update: say('textFull') });
    await queueCompaction(context.ports, run, { shop: context.shop, record: place[1], name }, number);
    return data(replyOf(read.slice(0, 2), since), 201);
  });
};

type Place = [shop: string, record: string, name: string];
const placeOf = (entity: AnyEntity, name: string, context: RequestContext): Place => [
  context.shop,
  recordId(entity, context),
  name,
];

/** In a record in the trash nothing is written, and nothing is read of it. */
const guardsOf = (entity: AnyEntity, context: RequestContext): Statement[] => {
  const id = recordId(entity, context);
  return [...parentGuards(entity, context, [id]), parentGuard(entity.name, context.shop, id)];
};

const ofText = 'shop_id = $1 and record_id = $2 and name = $3';

const appending = (place: Place, update: string, at: Date): Statement[] => [
  {
    text: `update shared_texts set last = last + 1, length = length + $4, changed_at = $5::timestamptz, user_id = ${currentUser},
      user_name = ${nameOfCaller} where ${ofText} returning last, length`,
    values: [...place, update.length, at.toISOString()],
  },
  {
    text: `insert into shared_text_updates (shop_id, record_id, name, number, content)
      select $1, t.record_id, t.name, t.last, $4 from shared_texts t where t.shop_id = $1 and t.record_id = $2 and t.name = $3`,
    values: [...place, update],
  },
];

const reading = (place: Place, since: number): Statement[] => [
  {
    text: `select changed_at, user_name from shared_texts where ${ofText}`,
    values: place,
  },
  {
    text: `select number, content from shared_text_updates where ${ofText} and number > $4 order by number`,
    values: [...place, since],
  },
];

/** The results of `reading`, at the end. */
const replyOf = (results: readonly Result[], since: number): SharedTextReply => {
  const [text, updates] = results.slice(-2);
  const [changedAt, changedBy] = text!.rows[0] ?? [];
  return {
    isBegun: text!.rows.length > 0,
    last: Number(updates!.rows.at(-1)?.[0] ?? since),
    updates: updates!.rows.map(([, content]) => content!),
    changedAt: changedAt ? new Date(changedAt).toISOString() : null,
    changedBy: changedBy ?? null,
  };
};

/** Whoever has it open asks for what is new. */
const tellText = (entity: AnyEntity, context: RequestContext): Statement =>
  signalStatement({ shop: context.shop, resource: 'sharedTexts', of: entity.name, id: recordId(entity, context) });
