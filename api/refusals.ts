import {
  conflict,
  forbidden,
  invalid,
  noSpace,
  notFound,
  Refusal,
  signedOut,
  tooMany,
  unavailable,
  badRequest,
} from '../schema/errors.ts';
import { brokenAfter } from '../schema/kit/after.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { mostCounted } from '../schema/kit/states.ts';
import { unknownReference } from './crud/references.ts';
import { tableName } from './db/columns.ts';
import { entityOf } from './db/select.ts';
import { snake } from './db/table.ts';
import { DatabaseError, UnreadableFile } from './ports.ts';
import { say, type SaidValue, type Sentence } from '../schema/words/said.ts';

/** What PostgreSQL or a port refused, in the words of the API; null for what is a fault of ours. By SQLSTATE and names, never by messages. */
export const refusalOf = (error: unknown, entity?: AnyEntity): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (isOutOfSpace(error)) return noSpace();
  if (error instanceof UnreadableFile) return new Refusal(error.status, error.said);
  if (!(error instanceof DatabaseError)) return null;
  return (bySqlState[error.code] ?? bySqlState[error.code.slice(0, 2)])?.(error, entity) ?? null;
};

/** Of a file system or a quota; of PostgreSQL, which may be on another machine. */
const outOfSpace = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && outOfSpace.has(String(error.code));

const nameOf = (entity: AnyEntity | undefined): SaidValue => (entity ? { one: entity.name } : say('record'));
const fieldsOf = ({ name }: AnyEntity, ...fields: readonly string[]): SaidValue => ({
  fields: fields.map(field => `${name}.${field}`),
});

type Translate = (error: DatabaseError, entity: AnyEntity | undefined) => Refusal;

const busy: Translate = () => unavailable();
const wrongValue: Translate = () => badRequest(say('valueNotValid'));

const bySqlState: Record<string, Translate> = {
  TS401: signedOut,
  TS403: ({ detail }) => forbidden(supportLimits.find(key => key === detail)),
  TS404: ({ detail }, entity) => notFound(nameOf(entityOf(detail ?? '') ?? entity)),
  TS409: ({ detail }, entity) => conflict(conflictMessage(detail ?? '', entity)),
  TS400: ({ detail }, entity) => wrongField(detail ?? '', entity),
  TS429: ({ detail }) => tooMany(Number(detail)),
  '23505': (error, entity) => taken(error, entity),
  '23503': () => conflict(say('inUseOrGone')),
  '22001': wrongValue,
  '22003': () => badRequest(say('sumTooLarge')),
  '22007': wrongValue,
  '22008': wrongValue,
  '22021': () => badRequest(say('notText')),
  '22P02': wrongValue,
  '22P05': wrongValue,
  '25006': () => new Refusal(403, say('readsOnly')),
  '40001': busy,
  '40P01': busy,
  '55P03': busy,
  // Classes: the connection is gone, something has run out, somebody ended the statement.
  '08': busy,
  '53': busy,
  '57': busy,
};

/** A sentence that names how many days a document is back-dated, and how many are free: `day:backDated:12:3`. */
const backDatedKeys = ['backDated', 'backDatedReason'] as const;

const countOfDays = (days: string): SaidValue => (days === '1' ? say('oneDay') : say('manyDays', { days }));

/** `field` of a reference to nothing, `after:field` of what lies before another field, `field:key` with a sentence of `refusals`, which may name a day: `field:key:2026-03-31`. */
const wrongField = (detail: string, entity: AnyEntity | undefined): Refusal => {
  const [one = '', other, until, free] = detail.split(':');
  const backDated = backDatedKeys.find(key => key === other);
  if (backDated && until && free) return invalid({ [one]: say(backDated, { days: countOfDays(until), free }) });
  const late = one === 'after' && entity?.info[other ?? ''];
  if (late) return invalid({ [late.name]: brokenAfter(late, entity.info[late.after!.field]!) });
  if (other) return invalid({ [one]: say(other as Sentence['key'], until ? { until: { day: until } } : undefined) });
  if (one && one === entity?.states?.field) return invalid({ [one]: say('stateByTransition') });
  return invalid({ [one]: entity ? unknownReference(entity, one) : say('oneOfList') });
};

/** The refusals of a support access, by the detail that `enter_shop` raises. */
const supportLimits = ['supportNever', 'supportReads', 'supportMasked'] as const;

/** Sentences of `refusals` that statements name by themselves. */
const ownConflicts = [
  'addressNotProved',
  'archiveRunning',
  'chitNotActive',
  'dayClosed',
  'frozen',
  'licenseInUse',
  'numberTooLong',
  'purchaseNotPosted',
  'receiptNotPosted',
  'stockTooLittle',
  'oldGoldInLot',
  'oldGoldInOther',
  'oldGoldOtherwise',
  'quoteBilled',
  'orderBilled',
  'orderNotOpen',
  'goodsNotHere',
  'workBilled',
  'workGiven',
  'workInOrder',
  'workStillOpen',
  'quoteNotGiven',
  'quoteOrdered',
  'reversedMore',
] as const;

/** Those that name the last day that is locked: `entryInLockedBooks:2026-03-31`. */
const lockConflicts = ['entryInLockedBooks', 'issuedInLockedBooks'] as const;

const conflictMessage = (detail: string, entity: AnyEntity | undefined) => {
  const field = /^deleted:(.*)$/.exec(detail)?.[1];
  if (field) return say('restoreFirst', { what: entity?.info[field] ? fieldsOf(entity, field) : say('reference') });
  const own = ownConflicts.find(key => key === detail);
  if (own) return say(own);
  const [name = '', count] = detail.split(':');
  const locked = lockConflicts.find(key => key === name);
  if (locked && count) return say(locked, { until: { day: count } });
  const user = entityOf(name);
  if (!user) return say('changed');
  const many = { many: user.name };
  if (!count) return say('inUseBy', { many });
  return Number(count) > mostCounted
    ? say('inUseByMore', { many, count: mostCounted })
    : say('inUseByCount', { many, count: Number(count) });
};

/** By the name of what was violated, or by its columns: a cluster may tell only one of them. */
const taken: Translate = ({ constraint, detail }, entity) => {
  const key = /^Key \((.*?)\)=\(/.exec(detail ?? '')?.[1];
  const sets = [...(entity?.unique ?? []), ...(entity?.uniqueIn ?? []).map(({ fields }) => fields)];
  const names = sets.find(fields => {
    const columns = fields.map(snake);
    return (
      constraint === `${tableName(entity!)}_${columns.join('_')}_key` || key === ['shop_id', ...columns].join(', ')
    );
  });
  if (!names) return conflict(say('exists'));
  const said = names.filter(name => name !== entity!.tree?.parent);
  return invalid({ [names.at(-1)!]: say('fieldExists', { what: fieldsOf(entity!, ...said) }) });
};
