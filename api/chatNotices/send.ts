import { ChatRefusal } from '../chat/port.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { pause, usualTiming } from '../messages/timing.ts';
import type { Ports } from '../ports.ts';
import { claimNotice, personGap, type Claim } from './claim.ts';
import { countTry, endAttempt, endUnsent, lockDeliveries, type DeliveryState, type Waiting } from './deliveries.ts';
import { bookNotice } from './ledgerLine.ts';
import { chatNoticeQueue, type ChatNoticeJob } from './queue.ts';
import { readied, sceneOf, type Ready, type Scene } from './readied.ts';

const attempts = 6;
const firstPause = 10_000;

/**
 * Tells one person by WhatsApp. Taken before sent: whoever dies in between has sent it at most once, and after the lease nobody sends it
 * again. Only a definite no is tried again.
 */
export const runChatNotice = async (ports: Ports, job: ChatNoticeJob, signal: AbortSignal): Promise<void> => {
  const scene = await sceneOf(ports, job);
  if (scene?.waiting.state === 'sending') return giveUp(ports, job, scene.waiting);
  if (scene?.waiting.state !== 'queued') return;
  const ready = await readiedOrRefused(ports, job, scene);
  if (ready === 'over') return;
  if (ready === null) return end(ports, job, 'dropped');
  if (ready instanceof Date) return later(ports, job, ready);
  const terms = { phoneNumberId: ready.account.phoneNumberId, number: ready.number, price: ready.price };
  const claim = await claimNotice(ports, job, terms);
  if (claim === 'over') return;
  if (claim === 'soon') return later(ports, job, new Date(ports.clock.now().getTime() + personGap));
  await keep(ports, job, ready.price, claim, await send(ports, ready, claim, signal));
};

/** The chat service may refuse to name its templates. */
const readiedOrRefused = async (ports: Ports, job: ChatNoticeJob, scene: Scene) => {
  try {
    return await readied(ports, job, scene);
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error;
    const attempt = scene.waiting.attempts + 1;
    const again = againAt(ports, error, attempt);
    if (!again) await end(ports, job, 'failed');
    else {
      await ports.database.transaction(async run => {
        const [, counted] = await run([enterAccount, countTry(job)]);
        if (counted!.count) await ports.jobs.enqueue(run, chatNoticeQueue, job, again);
      });
    }
    return 'over' as const;
  }
};

type Outcome = { state: DeliveryState; again?: Date };

/** Outside of any transaction. Whoever is too late for a turn does not begin. */
const send = async (ports: Ports, ready: Ready, claim: Claim, signal: AbortSignal): Promise<Outcome> => {
  const { turn, now, isPaced, attempt } = claim;
  const begin = performance.now() + turn - now;
  await pause(begin - performance.now(), signal);
  const { lateness, beginWithin, sendWithin } = usualTiming;
  if (signal.aborted || performance.now() - begin > (isPaced ? lateness : beginWithin))
    return { state: 'queued', again: ports.clock.now() };
  try {
    await ports.chat.send(ready.account, ready.message, AbortSignal.timeout(sendWithin));
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof ChatRefusal)) {
      ports.log('warn', 'It is not known whether a notice was taken by WhatsApp', { error });
      return { state: 'unknown' };
    }
    const again = againAt(ports, error, attempt);
    return again ? { state: 'queued', again } : { state: 'failed' };
  }
};

const againAt = ({ clock }: Ports, { retry, retryAfter = 0 }: ChatRefusal, attempt: number): Date | null =>
  retry === 'never' || attempt >= attempts
    ? null
    : new Date(clock.now().getTime() + Math.max(retryAfter, firstPause * 2 ** (attempt - 1)));

/** With the money of what was not sent. Nothing where a webhook has told more already. */
const keep = ({ database, jobs, ids, clock }: Ports, job: ChatNoticeJob, price: string, claim: Claim, came: Outcome) =>
  database.transaction(async run => {
    const [, , moved] = await run([enterAccount, lockDeliveries([job.id]), endAttempt(job, claim.attempt, came.state)]);
    if (!moved!.rows.length || came.state === 'sent' || came.state === 'unknown') return;
    await run([enterJob(job.shop, null), bookNotice(job.shop, 'released', price, { ids, at: clock.now() })]);
    if (came.again) await jobs.enqueue(run, chatNoticeQueue, job, came.again);
  });

/** Of one that was taken and of which nothing was heard since. Its money stays put aside: it may have been sent. */
const giveUp = async (ports: Ports, job: ChatNoticeJob, { attempts: attempt, age }: Waiting): Promise<void> => {
  const left = usualTiming.lease - (age ?? 0);
  if (left > 0) return later(ports, job, new Date(ports.clock.now().getTime() + left));
  await ports.database.batch([enterAccount, lockDeliveries([job.id]), endAttempt(job, attempt, 'unknown')]);
};

const end = async ({ database }: Ports, job: ChatNoticeJob, state: DeliveryState): Promise<void> => {
  await database.batch([enterAccount, endUnsent(job, state)]);
};

const later = ({ database, jobs }: Ports, job: ChatNoticeJob, at: Date): Promise<void> =>
  database.transaction(async run => {
    await run([enterAccount]);
    await jobs.enqueue(run, chatNoticeQueue, job, at);
  });
