import { invalid, stale, type Refusal } from '../../schema/errors.ts';
import type { HistoryAction } from '../../schema/kit/changeReport.ts';
import type { AnyEntity, RecordOf } from '../../schema/kit/defineEntity.ts';
import { transitionOf } from '../../schema/kit/transitions.ts';
import { validate } from '../../schema/kit/validate.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { asAccount } from '../db/transactionContext.ts';
import { orderGuards, referenceGuards } from '../db/guards.ts';
import { frozenChangeGuards } from '../db/frozen.ts';
import { publishingGuards } from '../db/proved.ts';
import { changeStatements, eventStatement, noteStatement, type Occasion } from '../db/history.ts';
import {
  linkStatements,
  lockStatements,
  recordStatement,
  updateStatement,
  versionStatement,
  type Link,
} from '../db/write.ts';
import { dayGuards } from '../db/dayGuards.ts';
import { dayBy, keptNumbers, numbersBy } from '../db/series.ts';
import { partiesAnew, partiesBy } from '../parties/freezeParties.ts';
import { changedGuards, firstStatus } from '../db/statuses.ts';
import { totalsStatements } from '../db/totals.ts';
import { sameState, transitionStatements } from '../db/transition.ts';
import { movesInTree, treeGuards, treeLock } from '../db/tree.ts';
import { changedLines, lineRows, ownLines, writeLines, type LineRow } from '../db/lines.ts';
import type { Scene } from '../hooks/hooks.ts';
import { hooksOf } from '../hooks/index.ts';
import { openBooksGuards, openBooksKept } from '../ledger/bookLocks.ts';
import { postingsBy } from '../ledger/documents.ts';
import { DatabaseError, type Ids, type Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import { cleaned } from './clean.ts';
import { withGiven } from './givenInLines.ts';
import { parentGuards } from './list.ts';
import { recordId, recordReply } from './read.ts';
import { resolved, withReferences } from './references.ts';
import { storedUploads, withoutKept } from './uploads/stored.ts';
import { say } from '../../schema/words/said.ts';

export const update = async <E extends AnyEntity>(entity: E, context: RequestContext): Promise<Reply<RecordOf<E>>> => {
  const { version, ...body } = await readBody(context, { multipart: true });
  const id = recordId(entity, context);
  const changes = await checkedChanges(entity, body, context);
  const statements = [
    ...(movesInTree(entity, changes) ? treeLock(entity, context.shop) : []),
    ...parentGuards(entity, context, [id]),
    ...guardedLocks(entity, context.shop, [id], changes),
    ...stateGuards(entity, context.shop, [id], body),
    ...(version === undefined || version === null
      ? []
      : [versionStatement(entity, context.shop, id, checkedVersion(version))]),
    ...changedLines(entity, changes).flatMap(lines => ownLines(lines, context.shop, id, changes[lines.field.name])),
    ...updateStatements(entity, context.shop, [id], changes, context.occasion),
    recordStatement(entity, context.shop, id),
  ];
  try {
    return recordReply(entity, context, (await context.write(statements)).at(-1)!);
  } catch (error) {
    if (isStale(error)) throw await staleRecord(entity, context, id);
    throw error;
  }
};

/** A record may be sent back with its state in it; another state is refused. */
export const stateGuards = (entity: AnyEntity, shop: string, ids: readonly string[], body: unknown): Statement[] => {
  const state = entity.states && (body as Record<string, unknown> | undefined)?.[entity.states.field];
  return state == null ? [] : [sameState(entity, shop, ids, state)];
};

export const checkedChanges = async (entity: AnyEntity, body: unknown, context: RequestContext) => {
  const { values, problems } = validate(entity, withReferences(entity, body), 'update');
  if (problems) throw invalid(problems);
  return storedUploads(entity, withoutKept(entity, await knownValues(entity, values, context)), context);
};

/** What was sent, with ids in place of titles and all that the server gives lines by itself. */
export const knownValues = async (
  entity: AnyEntity,
  values: Record<string, unknown>,
  context: RequestContext,
): Promise<Record<string, unknown>> => {
  const ask = (statements: Statement[]) => context.batch(statements);
  const named = await resolved(entity, context.shop, cleaned(entity, values), ask);
  return withGiven(entity, context.shop, named, ask);
};

type Updating = { action?: HistoryAction };

/** What the records are to refer to, then the records: parents first, as everywhere. */
export const guardedLocks = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  ...changes: Record<string, unknown>[]
): Statement[] => [...referenceGuards(entity, shop, changes, records), ...lockStatements(entity, shop, records)];

/** Run after the rows are locked, and what they are to refer to. */
export const updateStatements = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  named: Record<string, unknown>,
  occasion: Occasion,
  { action = 'update' }: Updating = {},
): Statement[] => {
  const changes = withLineRows(entity, records, named, occasion);
  const noted = changeStatements(entity, action, shop, records, changes, occasion);
  if (!noted.length) return [];
  const { ids, at } = occasion;
  const write = updateStatement(entity, shop, records, changes, at);
  const links = Object.values(entity.info)
    .filter(({ kind, name }) => kind === 'refs' && Object.hasOwn(changes, name))
    .flatMap(({ name }) => linkStatements(entity, name, shop, linked(records, changes[name] as string[], ids), at));
  const lines = changedLines(entity, changes).flatMap(each =>
    writeLines(each, shop, records[0]!, changes[each.field.name] as LineRow[], at),
  );
  const { account = [], after = [] } = hooksOf(entity).update?.(changes, records, sceneOf(shop, occasion)) ?? {};
  return [
    ...frozenChangeGuards(entity, shop, records, changes),
    ...dayGuards(entity, shop, records, changes, at),
    ...openBooksKept(entity, shop, records, changes),
    ...publishingGuards(entity, shop, records, changes),
    ...keptNumbers(entity, shop, records, changes),
    ...noted,
    // A cluster bears one writer of reference tables in a transaction.
    ...(account.length ? asAccount(shop, [write, ...account]) : [write]),
    ...links,
    ...lines,
    ...statusAnew(entity, shop, records, changes),
    ...changedGuards(entity, shop, records, changes),
    ...totalsStatements(entity, shop, records),
    ...orderGuards(entity, shop, records, changes),
    ...(movesInTree(entity, changes) ? treeGuards(entity, shop, records) : []),
    ...partiesAnew(entity, shop, records, changes),
    ...after,
  ];
};

/** A status that was emptied is the first one; one that is for others alone as well, where what the record is of changed and no status was named. */
const statusAnew = (entity: AnyEntity, shop: string, records: readonly string[], changes: Record<string, unknown>) => {
  const { field, of } = entity.statuses ?? {};
  if (field && Object.hasOwn(changes, field)) return firstStatus(entity, shop, records);
  return of && Object.hasOwn(changes, of) ? firstStatus(entity, shop, records, { moved: true }) : [];
};

/** Lines are those of one document. */
const withLineRows = (
  entity: AnyEntity,
  records: readonly string[],
  changes: Record<string, unknown>,
  { ids }: Occasion,
): Record<string, unknown> => {
  const all = changedLines(entity, changes);
  if (all.length && records.length > 1) throw new Error(`Many ${entity.name} cannot have the same lines`);
  return {
    ...changes,
    ...Object.fromEntries(all.map(({ field: { name } }) => [name, lineRows(records[0]!, changes[name], ids)])),
  };
};

/** Of a change that is written otherwise: what an update would bring along. */
export const broughtAlong = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes: Record<string, unknown>,
  occasion: Occasion,
): Statement[] => {
  const { account = [], after = [] } = hooksOf(entity).update?.(changes, records, sceneOf(shop, occasion)) ?? {};
  return [
    ...totalsStatements(entity, shop, records),
    ...(account.length ? asAccount(shop, account) : []),
    ...orderGuards(entity, shop, records, changes),
    ...(movesInTree(entity, changes) ? treeGuards(entity, shop, records) : []),
    ...after,
  ];
};

/** Takes locked documents, which may all go that way, to the transition's state, with all that this brings along: the books and their numbers last, for which others wait. */
export const transitStatements = (
  entity: AnyEntity,
  name: string,
  shop: string,
  documents: readonly ({ id: string } & Record<string, unknown>)[],
  input: Record<string, unknown>,
  occasion: Occasion,
): Statement[] => {
  const ids = documents.map(({ id }) => id);
  const changes = { ...input, [entity.states!.field]: transitionOf(entity, name).to };
  const { before = [], within, pieces } = hooksOf(entity).transit?.(name, documents, sceneOf(shop, occasion)) ?? {};
  const changed = documents.map(document => ({ ...document, ...input }));
  return [
    ...dayBy(entity, name, shop, ids, occasion.at),
    ...openBooksGuards(entity, name, shop, ids),
    ...before,
    ...transitionStatements(entity, name, shop, ids, input, occasion, within),
    ...broughtAlong(entity, shop, ids, changes, occasion),
    ...postingsBy(entity, name, shop, changed, occasion, { pieces, input }),
    ...partiesBy(entity, name, shop, ids),
    ...numbersBy(entity, name, shop, changed, occasion.at),
    ...(hooksOf(entity).booked?.(name, changed, sceneOf(shop, occasion)) ?? []),
  ];
};

/** Where hooks are called. What they change stands in the history as part of the same change. */
export const sceneOf = (shop: string, { undoes: _, ...occasion }: Occasion): Scene => ({
  shop,
  ids: occasion.ids,
  at: occasion.at,
  change: (entity, records, changes) => updateStatements(entity, shop, records, changes, occasion),
  booksLater: occasion.booksLater ?? false,
  transit: (entity, name, records, more) =>
    transitStatements(entity, name, shop, records, {}, { ...occasion, booksLater: false, ...more }),
  made: (entity, records) => eventStatement(entity, 'create', shop, records, occasion),
  note: (entity, record, changes) => noteStatement(entity, 'transition', shop, record, changes, occasion),
});

const linked = (records: readonly string[], others: readonly string[], ids: Ids): Link[] =>
  records.flatMap(own => (others.length ? others : [null]).map(other => ({ id: ids.next(), own, other })));

export const checkedVersion = (version: unknown): number => {
  // Multipart bodies carry text.
  if (/^[1-9]\d{0,8}$/.test(String(version)) && typeof version !== 'object') return Number(version);
  throw invalid({ version: say('mustBeVersionRead') });
};

const isStale = (error: unknown) =>
  error instanceof DatabaseError && error.code === 'TS409' && error.detail === 'version';

const staleRecord = async (entity: AnyEntity, context: RequestContext, id: string): Promise<Refusal> => {
  const [record] = await context.batch([recordStatement(entity, context.shop, id)]);
  const reply = recordReply(entity, context, record!);
  return stale({ one: entity.name }, (JSON.parse(reply.body as string) as { data: unknown }).data);
};
