import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { affords } from '../messages/afford.ts';
import { lockPace } from '../messages/claim.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { endUnsent, takeDelivery, toldBefore } from './deliveries.ts';
import { bookNotice } from './ledgerLine.ts';
import type { ChatNoticeJob } from './queue.ts';

/** One number is written to once in so long: the chat service refuses a second message within 6 s. */
export const personGap = 6_500;
/** So long before its turn a notice is taken: committing takes a while, and who comes late for a turn does not begin. */
const lead = 200;

export type Terms = { phoneNumberId: string; number: string; price: string };

/** `turn` and `now`: by the clock of the database, in milliseconds; `isPaced`: the turn is good for that moment alone. */
export type Claim = { attempt: number; turn: number; now: number; isPaced: boolean };

/**
 * Takes a notice, puts its price aside and gives it its turn at the number, before anything is sent. 'soon': that number was written to a
 * moment ago; 'over': somebody else has taken it, or it is not to be sent.
 */
export const claimNotice = (ports: Ports, job: ChatNoticeJob, terms: Terms): Promise<Claim | 'soon' | 'over'> =>
  ports.database.transaction(async run => {
    const { shop } = job;
    const found = await run([enterJob(shop, null), lockPace(shop, terms.phoneNumberId), guard(shop, terms)]);
    const { isOptedOut, isSoon, balance, pace } = JSON.parse(found.at(-1)!.rows[0]![0]!) as Guard;
    const isPayable = affords(balance, terms.price);
    if (isOptedOut || !isPayable || !pace) {
      await run([enterAccount, endUnsent(job, isOptedOut ? 'optedOut' : pace ? 'unpaid' : 'dropped')]);
      return 'over';
    }
    const turn = new Date(Math.ceil(pace.turn));
    const [, before] = await run([enterAccount, toldBefore(shop, terms.number, new Date(turn.getTime() - personGap))]);
    if (isSoon || before!.rows.length) return 'soon';
    const attempt = await take(ports, run, job, { ...terms, turn, gap: pace.gap });
    return attempt ? { attempt, turn: pace.turn, now: pace.now, isPaced: pace.gap > 0 } : 'over';
  });

type Guard = {
  isOptedOut: boolean;
  isSoon: boolean;
  balance: string;
  pace: { turn: number; now: number; gap: number } | null;
};

/** The lock of the number is held, so that the money and the turn are still there when they are taken. */
const guard = (shop: string, { phoneNumberId, number }: Terms): Statement => ({
  text: `select json_build_object(
    'isOptedOut', exists (select 1 from opt_outs x where x.shop_id = $1 and x.number = $3 and x.deleted_at is null),
    'isSoon', exists (select 1 from recipients q where q.shop_id = $1 and q.number = $3 and q.started_at > clock_timestamp() - interval '${personGap} milliseconds'),
    'balance', (select coalesce(sum(l.effect), 0)::numeric(14,2)::text from chat_ledger l where l.shop_id = $1),
    'pace', (select json_build_object('now', extract(epoch from clock_timestamp()) * 1000,
        'turn', extract(epoch from greatest(a.pace_at, clock_timestamp() + case when a.per_second = 0 then interval '0' else interval '${lead} milliseconds' end)) * 1000,
        'gap', case when a.per_second = 0 then 0 else 1000.0 / a.per_second end)
      from chat_accounts a where a.shop_id = $1 and a.phone_number_id = $2))`,
  values: [shop, phoneNumberId, number],
});

type Taking = Terms & { turn: Date; gap: number };

/** Which attempt it is; 0 where somebody else has taken it. */
const take = async (ports: Ports, run: Run, job: ChatNoticeJob, { phoneNumberId, ...taken }: Taking) => {
  const { shop } = job;
  const [got] = await run([takeDelivery(job, taken)]);
  if (!got!.rows.length) return 0;
  const { ids, clock } = ports;
  await run([
    enterJob(shop, null),
    ...(taken.gap ? [movePace(shop, phoneNumberId, new Date(taken.turn.getTime() + taken.gap))] : []),
    bookNotice(shop, 'reserved', taken.price, { ids, at: clock.now() }),
  ]);
  return Number(got!.rows[0]![0]);
};

const movePace = (shop: string, phoneNumberId: string, at: Date): Statement => ({
  text: 'update chat_accounts a set pace_at = $3::timestamptz where a.shop_id = $1 and a.phone_number_id = $2',
  values: [shop, phoneNumberId, at.toISOString()],
});
