import { notifications, type Notification } from '../../schema/entities/notifications.ts';
import { topicOf } from '../../schema/rules/notifications.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { recordStatement } from '../db/write.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { queueLetter } from '../mail/job.ts';
import type { Ports } from '../ports.ts';
import { chatDelivery } from '../chatNotices/deliveries.ts';
import { chatNoticeQueue } from '../chatNotices/queue.ts';
import { pushQueue } from './queue.ts';
import { isSeen, noticeOf } from './notice.ts';
import { claimed, deliveriesTo, ended, mailDelivery, type Claimed } from './deliveries.ts';

/** A notification on its way out: to all devices of its person, then, with `device`, to one. */
export type PushJob = { shop: string; user: string; id: string; device?: string };

const attempts = 6;
const firstPause = 10_000;

export const runPush = (ports: Ports, job: PushJob): Promise<void> =>
  job.device ? sendTo(ports, { ...job, device: job.device }) : spread(ports, job);

/** A job for each device and for WhatsApp, and a letter where that is wished for; each once, however often this is done. */
const spread = async (ports: Ports, job: PushJob): Promise<void> => {
  const told = await read(ports, job);
  if (!told || isSeen(told)) return;
  const topic = topicOf(told.kind);
  const at = ports.clock.now();
  await ports.database.transaction(async run => {
    const [, devices, letter, chat] = await run([
      enterAccount,
      deliveriesTo(job, topic, at),
      mailDelivery(job, topic, at),
      chatDelivery(job, topic, at),
    ]);
    for (const [device] of devices!.rows) await ports.jobs.enqueue(run, pushQueue, { ...job, device });
    if (letter!.rows.length) await queueLetter(ports, run, { letter: 'notice', ...job });
    if (chat!.rows.length) await ports.jobs.enqueue(run, chatNoticeQueue, job);
  });
};

/** Taken before sent: whoever dies in between has sent it at most once. Only a definite no is tried again. */
const sendTo = async (ports: Ports, job: PushJob & { device: string }): Promise<void> => {
  const { id, device, shop } = job;
  const told = await read(ports, job);
  const at = ports.clock.now();
  const [, found] = await ports.database.batch([enterAccount, claimed(id, device, at)]);
  const target = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Claimed | null;
  if (!told || !target) return;
  const notice = JSON.stringify(noticeOf(told, { id: shop, name: target.shopName }, wordingFor(target.language)));
  const outcome = await ports.push.send(target, notice, id.replaceAll('-', '')).catch((error: unknown) => {
    ports.log('warn', 'It is not known whether a push message was taken', { error });
    return 'unknown' as const;
  });
  const again = typeof outcome === 'object' && target.attempts < attempts;
  await ports.database.transaction(async run => {
    const state = typeof outcome === 'object' ? (again ? 'queued' : 'failed') : outcome;
    await run([enterAccount, ...ended(id, device, state)]);
    if (!again) return;
    const pause = Math.max(outcome.retryAfter, firstPause * 2 ** (target.attempts - 1));
    await ports.jobs.enqueue(run, pushQueue, job, new Date(at.getTime() + pause));
  });
};

const read = async (ports: Ports, { shop, user, id }: PushJob): Promise<Notification | null> => {
  const [, found] = await ports.database.batch([enterJob(shop, user), recordStatement(notifications, shop, id)]);
  return JSON.parse(found!.rows[0]?.[0] ?? 'null') as Notification | null;
};
