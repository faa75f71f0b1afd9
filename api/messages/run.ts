import { ChatRefusal } from '../chat/port.ts';
import { isUuid } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { meetingStatement, readMeeting, type MeetingRow } from '../meetings/meeting.ts';
import type { Ports } from '../ports.ts';
import { meetingProblem } from './meeting.ts';
import { mediaTypeOf } from '../../schema/rules/chatMedia.ts';
import { allowedFrom } from '../../schema/rules/quietHours.ts';
import { tellEnded } from './ended.ts';
import { runSendWorkers, type Sending } from './sendWorker.ts';
import { headerBytes } from './headerFile.ts';
import {
  finish,
  handOver,
  inShop,
  keepMedia,
  nextMoment,
  openMessage,
  type MessageJob,
  type OpenMessage,
} from './message.ts';
import { endCanceled, endQueued, giveUp, skipOptedOut } from './recipientTransitions.ts';
import { lockMessages } from './transitionStatement.ts';
import { prepareList } from './prepare.ts';
import { pause, usualTiming, type Timing } from './timing.ts';
import { say, storedSaid } from '../../schema/words/said.ts';

/**
 * Works on a message until nothing is left to do, nothing can be done soon, or its time is up; then hands over to its next
 * job. It may die at any moment, and two may run at once.
 */
export const runMessage = async (
  ports: Ports,
  job: MessageJob,
  signal: AbortSignal,
  timing: Timing = usualTiming,
): Promise<void> => {
  const { shop, id } = job;
  let message = await opened(ports, job);
  if (message?.status === 0 && message.prepared < message.total) {
    await prepareList(ports, job, signal);
    if (signal.aborted) return;
    message = await opened(ports, job);
  }
  if (!message) return;
  const isCanceled = message.status === 3;
  const ready = isCanceled ? { ...message, account: nowhere } : await readied(ports, job, message);
  if (ready instanceof Date) return handOver(ports, job, ready);
  const until = performance.now() + timing.work;
  const { quiet } = message;
  const isNight = () => allowedFrom(quiet, ports.clock.now()) > ports.clock.now();
  const mayTake = () => !isCanceled && performance.now() < until && !isNight();
  const sending = { ports, shop, id, message: ready, timing, signal, mayTake, ahead: { by: -Infinity } };
  for (;;) {
    await runSendWorkers(sending);
    if (signal.aborted) return;
    const wait = await tidied(sending);
    if (wait === null) return;
    const goesOn = isCanceled || mayTake();
    if (wait > timing.patience || !goesOn)
      return handOver(ports, job, new Date(ports.clock.now().getTime() + (goesOn ? wait : 0)));
    await pause(wait, signal);
  }
};

/** Null when there is nothing to do, or it is another job's. */
const opened = async (ports: Ports, { shop, id, turn }: MessageJob): Promise<OpenMessage | null> => {
  const [found] = await inShop(ports, shop, [openMessage(shop, id)]);
  const message = JSON.parse(found!.rows[0]?.[0] ?? 'null') as OpenMessage | null;
  if (!message || message.turn !== turn || message.status === 2 || message.status === 4) return null;
  return { ...message, meeting: await meetingOf(ports, shop, message) };
};

const meetingOf = async (ports: Ports, shop: string, { meetingId }: OpenMessage): Promise<MeetingRow | null> => {
  if (!meetingId || !isUuid(meetingId)) return null;
  const [found] = await inShop(ports, shop, [meetingStatement(shop, meetingId)]);
  return readMeeting(found!.rows);
};

type Ready = Sending['message'];
const nowhere = { phoneNumberId: '', businessAccountId: '', perSecond: 0 };

/** The message with all that sending takes; or when to come back; or, with everybody failed, nothing to send. */
const readied = async (ports: Ports, { shop, id }: MessageJob, message: OpenMessage): Promise<Ready | Date> => {
  const now = ports.clock.now();
  const allowed = allowedFrom(message.quiet, now);
  if (allowed > now) return allowed;
  const account = message.account ?? nowhere;
  try {
    if (!message.account) throw new ChatRefusal(say('numberGone'), 0, 'never');
    const problem = message.meetingId ? meetingProblem(message.meeting, now) : null;
    if (problem) throw new ChatRefusal(problem, 0, 'never');
    const mediaId = message.mediaId ?? (await uploaded(ports, shop, { ...message, account }));
    if (mediaId && !message.mediaId) await inShop(ports, shop, [keepMedia(shop, id, mediaId)]);
    return { ...message, account, mediaId };
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error;
    if (error.retry === 'later') return new Date(now.getTime() + (error.retryAfter ?? 60_000));
    const fail = [lockMessages(shop, [id]), endQueued({ shop, id, at: now }, 'failed', storedSaid(error.said))];
    while ((await inShop(ports, shop, fail)).at(-1)!.count);
    return { ...message, account };
  }
};

const uploaded = async (
  { chat, files }: Ports,
  shop: string,
  { account, headerMedia }: Ready,
): Promise<string | null> => {
  if (!headerMedia) return null;
  const bytes = await headerBytes(files, shop, headerMedia);
  if (!bytes) throw new ChatRefusal(say('headerGone'), 0, 'never');
  return chat.upload(account, { bytes, type: mediaTypeOf(bytes)!.type, name: 'header' });
};

/** Milliseconds until there is something to do again; null when the message is at its end. */
const tidied = async ({ ports, shop, id, timing, mayTake }: Sending): Promise<number | null> => {
  const at = ports.clock.now();
  const booking = { shop, id, at };
  const [status, moment] = await ports.database.transaction(async run => {
    const results = await run([
      enterJob(shop, null),
      lockMessages(shop, [id]),
      endCanceled(booking),
      giveUp(booking, timing.lease),
      skipOptedOut(booking),
      ...finish(shop, id, at),
      nextMoment(shop, id, timing.lease, at),
      publishChange(shop, 'messages', id),
    ]);
    const [ended, status, moment] = results.slice(-4);
    const isCompleted = status!.rows[0]![0] === '2';
    if (ended!.count && isCompleted) await tellEnded(ports, run, shop, id);
    return [status!.rows[0]!, moment!.rows[0]!];
  });
  if (status![0] === '2' || status![0] === '4') return null;
  if (status![0] === '3' && moment![0] !== null) return 0;
  const [queued, sent] = moment!.map(ms => (ms === null ? longest : Number(ms)));
  return Math.min(queued! > 0 ? queued! : mayTake() ? blocked : 0, Math.max(sent!, 0), longest);
};

/** Who could not be sent to although it was time had a message a moment ago. */
const blocked = 3_000;
const longest = 24 * 60 * 60_000;
