import { ChatRefusal } from '../chat/port.ts';
import { DatabaseError, type Ports } from '../ports.ts';
import { filledComponents, templateShape } from '../../schema/rules/template.ts';
import { withLink } from '../../schema/rules/meetingMessages.ts';
import { publishChange } from '../events/signals.ts';
import { claim, lockPace, type Claimed } from './claim.ts';
import { inShop, type OpenMessage } from './message.ts';
import { linkFor } from './meeting.ts';
import { notKnown, recordOutcomes, type Outcome } from './recipientTransitions.ts';
import { lockMessages, stillOpen } from './transitionStatement.ts';
import { pause, type Timing } from './timing.ts';
import { storedSaid } from '../../schema/words/said.ts';

export type Sending = {
  ports: Ports;
  shop: string;
  id: string;
  message: OpenMessage & { account: NonNullable<OpenMessage['account']> };
  timing: Timing;
  /** The server stops. */
  signal: AbortSignal;
  /**
   * How far the database's clock is ahead of ours, milliseconds: the most that was seen, since each look at it came with a
   * delay of its own.
   */
  ahead: { by: number };
  /** Whether more may be taken now: the job's time is not up, and it is not night. */
  mayTake: () => boolean;
};

/**
 * Send workers run in parallel until there is nobody left to send to now. Without a pace as many as there may be; with one no more than it
 * takes, since what is taken and not sent yet becomes unknown in a crash: a worker that would have to wait long for its turn
 * ends, and one that comes late begins another. All end before a mistake in one is told, so that nothing goes on unseen.
 */
export const runSendWorkers = (sending: Sending): Promise<void> => {
  const { timing, message } = sending;
  const isPaced = message.account.perSecond > 0;
  const ended = Promise.withResolvers<void>();
  const mistakes: unknown[] = [];
  let running = 0;
  /** Of those that run, how many will go on after what they have taken: the last one does, or nobody would. */
  let staying = 0;
  const begin = () => {
    running++;
    staying++;
    let goesOn = true;
    const stays = (early: number): boolean => {
      if (!isPaced) return true;
      if (early > timing.room && staying > 1) {
        staying--;
        return (goesOn = false);
      }
      if (early < timing.room / 4 && running < timing.pacedLanes) begin();
      return true;
    };
    void runSendWorker(sending, isPaced ? timing.pacedSlice : timing.slice, stays)
      .catch((error: unknown) => mistakes.push(error))
      .then(() => {
        if (goesOn) staying--;
        if (--running) return;
        if (mistakes.length) ended.reject(mistakes[0] as Error);
        else ended.resolve();
      });
  };
  for (let workers = isPaced ? 1 : timing.workers; workers > 0; workers--) begin();
  return ended.promise;
};

/**
 * Takes some recipients, sends, keeps what came of it, and goes on. What is taken is committed as being sent before
 * anything is: after a crash nobody is sent to twice. `stays`: whether it goes on when its turn is so early.
 */
const runSendWorker = async (sending: Sending, size: number, stays: (early: number) => boolean): Promise<void> => {
  while (!sending.signal.aborted && sending.mayTake()) {
    const claimed = await take(sending, size);
    if (!claimed.length) return;
    const goesOn = stays(claimed[0]!.turn - sending.ahead.by - performance.now());
    await keep(sending, await Promise.all(claimed.map(each => sendOne(sending, each))));
    if (!goesOn) return;
  }
};

const take = async ({ ports, shop, id, message, ahead }: Sending, size: number): Promise<Claimed[]> => {
  const { phoneNumberId } = message.account;
  try {
    const meeting = message.meeting?.id ?? null;
    const taken = claim(shop, id, { phoneNumberId, size, at: ports.clock.now(), meeting });
    const results = await inShop(ports, shop, [stillOpen(shop, id), lockPace(shop, phoneNumberId), taken]);
    const claimed = JSON.parse(results.at(-1)!.rows[0]![0]!) as Claimed[];
    for (const { now } of claimed) ahead.by = Math.max(ahead.by, now - performance.now());
    return claimed;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'TS409') return [];
    throw error;
  }
};

const keep = async ({ ports, shop, id }: Sending, outcomes: readonly Outcome[]) => {
  const booking = { shop, id, at: ports.clock.now() };
  await inShop(ports, shop, [
    lockMessages(shop, [id]),
    recordOutcomes(booking, outcomes),
    publishChange(shop, 'messages', id),
  ]);
};

/** Outside of any transaction. Whoever is too late for a turn does not begin: others have theirs by now, or have given the attempt up. */
const sendOne = async (sending: Sending, claimed: Claimed): Promise<Outcome> => {
  const { ports, message, timing, signal, ahead } = sending;
  const { id, attempt, turn, paced } = claimed;
  const early = () => turn - ahead.by - performance.now();
  await pause(early(), signal);
  if (signal.aborted || -early() > (paced ? timing.lateness : timing.beginWithin))
    return { id, attempt, state: 'queued', nextAt: ports.clock.now().toISOString() };
  try {
    const { id: providerId } = await ports.chat.send(
      message.account,
      wording(ports, message, claimed),
      AbortSignal.timeout(timing.sendWithin),
    );
    return { id, attempt, state: 'sent', providerId };
  } catch (error) {
    return { id, attempt, ...refused(sending, error, attempt) };
  }
};

const wording = (ports: Ports, message: OpenMessage, claimed: Claimed) => {
  const shape = templateShape(message.components);
  const variables = wordsFor(ports, message, claimed);
  return {
    to: `91${claimed.number}`,
    reference: claimed.id,
    template: {
      name: message.templateName,
      language: message.templateLanguage,
      components: filledComponents(shape, { ...message, variables }),
    },
  };
};

/** Whoever is invited gets their own link, which stands nowhere but in the message that goes out. */
const wordsFor = (ports: Ports, message: OpenMessage, { variables, invitation = null }: Claimed): string[] => {
  const { meeting, components, templateLanguage: language, templateVariables } = message;
  const words = variables ?? templateVariables;
  if (!meeting) return words;
  return withLink(templateShape(components), words, linkFor(ports, meeting, { invitation, language }));
};

/** Only a definite no may be tried again; whatever else goes wrong may have happened after the message was taken. */
const refused = ({ ports, timing }: Sending, error: unknown, attempt: number): Omit<Outcome, 'id' | 'attempt'> => {
  if (!(error instanceof ChatRefusal)) return { state: 'unknown', reason: notKnown };
  const { retry, retryAfter = 0 } = error;
  const reason = storedSaid(error.said);
  if (retry === 'never' || attempt >= timing.attempts) return { state: 'failed', reason };
  const wait = Math.max(retryAfter, Math.min(timing.backoff * 2 ** (attempt - 1), longestBackoff));
  return { state: 'queued', reason, nextAt: new Date(ports.clock.now().getTime() + wait).toISOString() };
};

const longestBackoff = 15 * 60_000;
