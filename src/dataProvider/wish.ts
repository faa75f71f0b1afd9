import { HttpError, type RaRecord } from 'react-admin';
import { ConflictError, isUnanswered, maybeDone, maybeSaved, noResponse } from './errors.ts';
import { fileMark, randomKey } from './idempotency.ts';

type Values = Record<string, unknown>;

/** A try whose answer never came: the server may have done the work. */
export type Lost = { data: Values; key: string };

/**
 * `first`: the values that the record was made of. `data`: the values that it has. `lostChange`: a change whose answer never came, so that its
 * fields have one value or the other. `isCorrected`: the record ended with other values than the first.
 */
type Made = { record: RaRecord; first: Values; data: Values; lostChange: Values | null; isCorrected: boolean };

/** Keeps a form's wish over all tries to save it, so that a correction after a lost answer makes no second record. */
export class Wish {
  lost: Lost | null = null;
  /** The record that a former try has made. */
  made: Made | null = null;

  /** The last reply was that of a lost try. */
  isSettled = false;

  /** Goes on from a try that was lost before the form was left. */
  adopt(lost: Lost): void {
    this.lost = lost;
  }
}

type Send = (data: Values, key: string) => Promise<unknown>;
type Change = (record: RaRecord, changes: Values) => Promise<RaRecord>;

/**
 * Makes the record once. After a lost answer the first try is settled before anything else is sent, and what was corrected since
 * is a change of the record that came of it.
 */
export async function createOnce(wish: Wish, data: Values, key: string | undefined, send: Send, change: Change) {
  if (!wish.made && wish.lost && !isSame(wish.lost.data, data)) {
    const { data: first } = wish.lost;
    const record = (await settleFirst(wish, send)) as RaRecord | undefined;
    if (record) wish.made = { record, first, data: first, lostChange: null, isCorrected: false };
  }
  return wish.made ? correct(wish.made, data, change) : ((await tryOnce(wish, data, key, send)) as RaRecord);
}

/** Does something once. `unsent`: a former try has done it, and the values of these names, typed since, were not sent. */
export async function doOnce(wish: Wish, data: Values, send: Send): Promise<{ reply: unknown; unsent: string[] }> {
  const unsent = wish.lost ? Object.keys(changesOf(wish.lost.data, data)) : [];
  if (unsent.length > 0) {
    const reply = await settleFirst(wish, send, maybeDone);
    if (reply !== undefined) return { reply, unsent };
  }
  return { reply: await tryOnce(wish, data, undefined, send, maybeDone), unsent: [] };
}

/** What the first try came to, sent again with its own key; undefined where the server refuses it. */
async function settleFirst(wish: Wish, send: Send, unanswered = maybeSaved): Promise<unknown> {
  const { data, key } = wish.lost!;
  try {
    return await tryOnce(wish, data, key, send, unanswered);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return undefined;
  }
}

async function tryOnce(
  wish: Wish,
  data: Values,
  given: string | undefined,
  send: Send,
  unanswered = maybeSaved,
): Promise<unknown> {
  // What was lost goes out again as it was, or the server would take the key for used.
  const { data: sent, key } = wish.lost ?? { data, key: given ?? randomKey() };
  try {
    const reply = (await send(sent, key)) ?? null;
    wish.isSettled = wish.lost !== null;
    wish.lost = null;
    return reply;
  } catch (error) {
    if (isRefused(error)) wish.lost = null;
    if (!isUnanswered(error)) throw error;
    wish.lost = { data: sent, key };
    throw new HttpError(unanswered, noResponse, {});
  }
}

/** The server has judged what was sent. A session that ended and too many calls are no judgement. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

async function correct(made: Made, data: Values, change: Change): Promise<RaRecord> {
  const uncertain = Object.keys(made.lostChange ?? {}).map(name => [name, data[name] ?? null]);
  const changes: Values = { ...Object.fromEntries(uncertain), ...changesOf(made.data, data) };
  made.isCorrected = !isSame(made.first, data);
  if (Object.keys(changes).length === 0) return made.record;
  try {
    made.record = await change(made.record, changes);
    made.data = data;
    made.lostChange = null;
    return made.record;
  } catch (error) {
    if (isUnanswered(error)) made.lostChange = { ...made.lostChange, ...changes };
    // The change whose answer was lost has come: its version is the one to go on from.
    else if (made.lostChange && error instanceof ConflictError) {
      made.record = error.current as RaRecord;
      made.data = { ...made.data, ...made.lostChange };
      made.lostChange = null;
      return correct(made, data, change);
    }
    throw error;
  }
}

const changesOf = (before: Values, now: Values): Values =>
  Object.fromEntries(
    Object.keys({ ...before, ...now })
      // Nobody types a version, and the page reads the newest by itself.
      .filter(name => name !== 'version')
      .filter(name => written(before[name] ?? null) !== written(now[name] ?? null))
      .map(name => [name, now[name] ?? null]),
  );

const isSame = (one: Values, other: Values): boolean => Object.keys(changesOf(one, other)).length === 0;

const written = (value: unknown) =>
  JSON.stringify(value, (_, held: unknown) => (held instanceof File ? fileMark(held) : held));
