import { Refusal } from '../schema/errors.ts';
import { DatabaseError, type Result, type Run, type Statement } from './ports.ts';
import type { Reply } from './reply.ts';
import { say } from '../schema/words/said.ts';

const day = 24 * 60 * 60 * 1_000;
const user = `current_setting('app.user_id')::uuid`;

/** A POST and the key that makes it one of a kind: per person and path. */
export type Claim = { shop: string; path: string; key: string; fingerprint: string; at: Date };

/** The work of a claim, or the reply of the first time. Without a claim it is simply done. */
export const doneOnce = async <T>(run: Run, claim: Claim | null, work: () => Promise<Reply<T>>): Promise<Reply<T>> => {
  if (!claim) return work();
  const [, claimed, kept] = await run([...claimStatements(claim), keptStatement(claim)]);
  if (claimed!.count === 0) return keptReply(claim, kept!);
  const made = await work();
  await run([keepReply(claim, made)]);
  return made;
};

/**
 * The same where all that is to be done is known beforehand, and `reply` is made of its results: the key is taken with the work, and the reply kept
 * as the transaction ends. Two round trips, and for whoever repeats it one more.
 */
export const doneOnceInBatch = async <T>(
  batch: Run,
  claim: Claim,
  statements: readonly Statement[],
  reply: (results: Result[]) => Reply<T>,
): Promise<Reply<T>> => {
  let made: Reply<T>;
  const last = statements.at(-1)!;
  const next: Statement['next'] = (result, replies) => {
    made = reply(replies.slice(-statements.length));
    return [...(last.next?.(result, replies) ?? []), keepReply(claim, made)];
  };
  try {
    await batch([...claimStatements(claim), isFirst(claim), ...statements.slice(0, -1), { ...last, next }]);
    return made!;
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === repeated)) throw error;
    const [kept] = await batch([keptStatement(claim)]);
    return keptReply(claim, kept!);
  }
};

const ofClaim = `shop_id = $1 and user_id = ${user} and path = $2 and key = $3`;

/**
 * Takes the key, or waits for whoever holds it; one of more than a day ago is as good as new. What nobody needs any longer goes at night (`sweep.ts`):
 * to look for it with each call would read all that the person sent that day.
 */
const claimStatements = ({ shop, path, key, fingerprint, at }: Claim): Statement[] => [
  {
    text: `delete from replies where ${ofClaim} and at < $4::timestamptz`,
    values: [shop, path, key, new Date(at.getTime() - day).toISOString()],
  },
  {
    text: `insert into replies (shop_id, user_id, path, key, fingerprint, at) values ($1, ${user}, $2, $3, $4, $5::timestamptz)
        on conflict do nothing returning key`,
    values: [shop, path, key, fingerprint, at.toISOString()],
  },
];

/** One that others see has its reply: key and reply are kept together. */
const repeated = 'TS208';
const isFirst = ({ shop, path, key }: Claim): Statement => ({
  text: `select refuse_unless(exists (select 1 from replies where ${ofClaim} and status is null), '${repeated}', '')`,
  values: [shop, path, key],
});

const keptStatement = ({ shop, path, key }: Claim): Statement => ({
  text: `select fingerprint, status, body from replies where ${ofClaim}`,
  values: [shop, path, key],
});

/** Marks a reply that was given before. */
export const replayedHeader = 'idempotent-replayed';

/** The reply of the first time. */
const keptReply = <T>({ fingerprint }: Claim, { rows }: Result): Reply<T> => {
  const [before, status, body] = rows[0]!;
  if (before !== fingerprint) throw new Refusal(422, say('keyUsed'));
  return {
    status: Number(status),
    headers: { 'content-type': 'application/json; charset=utf-8', [replayedHeader]: 'true' },
    body: body ?? null,
  };
};

/** Refusals are not kept: their transaction goes back, and the key with it. */
const keepReply = ({ shop, path, key }: Claim, { status, body }: Reply): Statement => {
  if (body instanceof ReadableStream) throw new Error('A stream cannot be kept');
  return {
    text: `update replies set status = $4::integer, body = $5 where ${ofClaim}`,
    values: [shop, path, key, status, body],
  };
};
