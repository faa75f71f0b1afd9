import type { Message } from '../../../schema/entities/messages.ts';
import { isOver, messageStatus as status, statesIn, type RecipientState } from '../../../schema/rules/messageStates.ts';
import { allowedFrom, type QuietHours } from '../../../schema/rules/quietHours.ts';
import { serverTime } from '../../serverClock.ts';

type StatusFields = Pick<Message, 'status' | 'scheduledAt' | 'updatedAt' | 'prepared' | 'total'> &
  Record<RecipientState, number>;

const second = 1_000;
const minute = 60 * second;

/** How soon to look again: what waits for its time, what goes out, and what phones still tell of for a while afterwards. */
export function paceOf(message: StatusFields, now = serverTime()): number | false {
  if (isPreparing(message)) return 2 * second;
  if (!isOver(message)) return waitsUntil(message, now) ? 15 * second : 2 * second;
  const isTold = message.sent - message.read + message.unknown > 0;
  return isTold && now - Date.parse(message.updatedAt) < 10 * minute ? 5 * second : false;
}

/** Whether its list of people is still being made: until it is whole nothing is sent. */
export const isPreparing = ({ status: is, prepared, total }: Pick<Message, 'status' | 'prepared' | 'total'>): boolean =>
  is === status.new && prepared! < total!;

/** When its chosen time is still to come. */
export function waitsUntil(
  { status: is, scheduledAt }: Pick<StatusFields, 'status' | 'scheduledAt'>,
  now = serverTime(),
) {
  const at = is === status.new && scheduledAt ? Date.parse(scheduledAt) : 0;
  return at > now ? new Date(at) : null;
}

/** When it goes on after the quiet hours in which it rests; null when it does not rest. */
export function restsUntil(message: StatusFields, quiet: QuietHours, now = serverTime()): Date | null {
  if (message.status > status.inProgress || message.queued === 0 || message.sending > 0) return null;
  const from = waitsUntil(message, now) ?? new Date(now);
  const allowed = allowedFrom(quiet, from);
  return allowed > from ? allowed : null;
}

/** The states that somebody is in, and how many they are: of each who came no further. */
export function countsOf(message: StatusFields): { state: RecipientState; count: number }[] {
  const further = (state: RecipientState) => {
    const [, next] = statesIn(state);
    return next ? message[next] : 0;
  };
  return shownOrder.map(state => ({ state, count: message[state] - further(state) })).filter(({ count }) => count > 0);
}

/** From what went best to what did not go. */
const shownOrder: readonly RecipientState[] = [
  'read',
  'delivered',
  'sent',
  'sending',
  'queued',
  'unknown',
  'failed',
  'skipped',
  'canceled',
];
