import { Refusal } from '../schema/errors.ts';
import type { Result, Run, Statement } from './ports.ts';
import type { Reply } from './reply.ts';
import { say } from '../schema/words/said.ts';

const day = 24 * 60 * 60 * 1_000;
const user = `current_setting('app.user_id')::uuid`;

/** A POST and the key that makes it one of a kind: per person and path. */
export type Claim = { shop: string; path: string; key: string; fingerprint: string; at: Date };

/** The work of a claim, or the reply of the first time. Without a claim it is simply done. */
export const doneOnce = async <T>(run: Run, claim: Claim | null, work: () => Promise<Reply<T>>): Promise<Reply<T>> => {
  if (!claim) return work();
  const kept = keptReply<T>(await run(claimReply(claim)), claim.fingerprint);
  if (kept) return kept;
  const made = await work();
  await run([keepReply(claim, made)]);
  return made;
};

/** Takes the key, or waits for whoever holds it; then tells what is kept under it. What the person no longer needs goes. */
const claimReply = ({ shop, path, key, fingerprint, at }: Claim): Statement[] => [
  {
    text: `delete from replies where shop_id = $1 and user_id = ${user} and at < $2::timestamptz`,
    values: [shop, new Date(at.getTime() - day).toISOString()],
  },
  {
    text: `insert into replies (shop_id, user_id, path, key, fingerprint, at) values ($1, ${user}, $2, $3, $4, $5::timestamptz)
        on conflict do nothing returning key`,
    values: [shop, path, key, fingerprint, at.toISOString()],
  },
  {
    text: `select fingerprint, status, body from replies where shop_id = $1 and user_id = ${user} and path = $2 and key = $3`,
    values: [shop, path, key],
  },
];

/** The reply of the first time, null when this is the first time. */
const keptReply = <T>([, claimed, kept]: Result[], fingerprint: string): Reply<T> | null => {
  if (claimed!.count === 1) return null;
  const [before, status, body] = kept!.rows[0]!;
  if (before !== fingerprint) throw new Refusal(422, say('keyUsed'));
  return { status: Number(status), headers: { 'content-type': 'application/json; charset=utf-8' }, body: body ?? null };
};

/** Refusals are not kept: their transaction goes back, and the key with it. */
const keepReply = ({ shop, path, key }: Claim, { status, body }: Reply): Statement => {
  if (body instanceof ReadableStream) throw new Error('A stream cannot be kept');
  return {
    text: `update replies set status = $4::integer, body = $5 where shop_id = $1 and user_id = ${user} and path = $2 and key = $3`,
    values: [shop, path, key, status, body],
  };
};
