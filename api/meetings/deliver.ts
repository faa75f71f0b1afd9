import { remindBefore, wantsReminder, type RemindedOf } from '../../schema/rules/meetings.ts';
import { enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { LetterRefusal, type Ports, type Result, type Statement } from '../ports.ts';
import { meetingLetter, type LetterKind } from './letters.ts';
import { isCancelled, isOver, newsOf, type MeetingRow } from './meeting.ts';

/** So many are taken at once: whoever dies in between leaves no more of whom nobody knows. */
const slice = 10;

/** Somebody whose letter was taken to be sent. `before`: what they had been told. */
type Taken = { invitation: string; name: string; email: string | null; before: string | null };
type Round = { ports: Ports; shop: string; meeting: MeetingRow; signal: AbortSignal };

/** The mail server takes nothing at the moment: the job is handed out again. */
class MailIsAway extends Error {}

/**
 * Sends whatever those who were invited are to be told now: each letter is taken in the database before it goes out, so that it goes once,
 * or is known to be unknown.
 */
export const deliver = async (round: Round): Promise<void> => {
  const { ports, shop, meeting } = round;
  await inShop(ports, shop, [giveUp(shop, meeting.id)]);
  if (isOver(meeting, ports.clock.now()) || !meeting.shop.isOpen) return;
  await sendAll(round, () => takeNews(round), null);
  if (isCancelled(meeting)) return;
  for (const when of ['day', 'hour'] as const)
    if (isTime(meeting, when, ports.clock.now())) await sendAll(round, () => takeReminders(round, when), when);
};

/** The one for the day before has no place in the last hour. */
const isTime = ({ remindBefore: wanted, startsAt }: MeetingRow, of: RemindedOf, at: Date): boolean => {
  const left = Date.parse(startsAt) - at.getTime();
  return wantsReminder(wanted, of) && left > (of === 'day' ? remindBefore.hour : 0) && left <= remindBefore[of];
};

const sendAll = async (round: Round, take: () => Statement, reminder: RemindedOf | null): Promise<void> => {
  const { ports, shop, meeting, signal } = round;
  while (!signal.aborted) {
    const [, found] = await inShop(ports, shop, [lockMeeting(shop, meeting.id), take()]);
    const taken = JSON.parse(found!.rows[0]![0]!) as Taken[];
    if (!taken.length) return;
    const ends = await Promise.allSettled(taken.map(one => sendOne(round, one, reminder)));
    await inShop(ports, shop, [publishChange(shop, 'meetingInvitations')]);
    const failed = ends.find(end => end.status === 'rejected');
    if (failed) throw failed.reason;
  }
};

const sendOne = async ({ ports, shop, meeting }: Round, taken: Taken, reminder: RemindedOf | null): Promise<void> => {
  const { invitation, email, before } = taken;
  const became = (letter: string) => inShop(ports, shop, [letterBecame(shop, invitation, letter)]);
  if (!email) return void (await became('noAddress'));
  try {
    await ports.mail.send(meetingLetter(ports, kindOf(meeting, before, reminder), meeting, { ...taken, email }));
  } catch (error) {
    if (!(error instanceof LetterRefusal)) {
      ports.log('error', 'Nobody knows whether a letter was taken', { error });
      return void (await became('unknown'));
    }
    if (error.isFinal) return void (await became('failed'));
    await inShop(ports, shop, [putBack(shop, taken, reminder)]);
    throw new MailIsAway('The mail server takes no letters', { cause: error });
  }
  await became('sent');
};

const kindOf = (meeting: MeetingRow, before: string | null, reminder: RemindedOf | null): LetterKind => {
  if (reminder) return 'meetingReminder';
  if (isCancelled(meeting)) return 'meetingCancelled';
  return before === null ? 'meetingInvited' : 'meetingChanged';
};

/** Whoever takes letters of a meeting holds it, so that nobody else takes the same. */
const lockMeeting = (shop: string, meeting: string): Statement => ({
  text: 'select 1 from meetings m where m.shop_id = $1 and m.id = $2 for update',
  values: [shop, meeting],
});

/** Marks the next ones as being sent to, and tells who they are. What is chosen and what it becomes name `i`. */
const take = (shop: string, meeting: string, at: Date, { chosen, becomes, values }: Taking): Statement => ({
  text: `with next as materialized (
      select i.id, i.contact_id, i.told as before from meeting_invitations i
      where i.shop_id = $1 and i.meeting_id = $2 and i.deleted_at is null and (${chosen}) order by i.id limit ${slice}),
    taken as (
      update meeting_invitations i set letter = 'sending', ${becomes}, updated_at = $3::timestamptz, version = i.version + 1
      from next n where i.shop_id = $1 and i.id = n.id returning i.id, n.contact_id, n.before)
    select coalesce(json_agg(json_build_object('invitation', k.id, 'name', c.name, 'email', coalesce(c.email, c.other_email), 'before', k.before)
      order by k.id), '[]')
    from taken k join contacts c on c.shop_id = $1 and c.id = k.contact_id`,
  values: [shop, meeting, at.toISOString(), ...values],
});
type Taking = { chosen: string; becomes: string; values: readonly (string | null)[] };

/** Whoever said no, or was never told of it, need not hear that it is called off. A reminder whose time is here already is not sent beside the news. */
const takeNews = ({ ports, shop, meeting }: Round): Statement => {
  const at = ports.clock.now();
  const passed = (of: RemindedOf) => (isPast(meeting, of, at) ? '$3::timestamptz' : 'null');
  const called = isCancelled(meeting) ? ` and i.told is not null and i.answer <> 'no'` : '';
  return take(shop, meeting.id, at, {
    chosen: `i.told is distinct from $4${called}`,
    becomes: `told = $4, day_reminder_at = ${passed('day')}, hour_reminder_at = ${passed('hour')}`,
    values: [newsOf(meeting, ports.secrets)],
  });
};

const isPast = ({ startsAt }: MeetingRow, of: RemindedOf, at: Date) =>
  Date.parse(startsAt) - remindBefore[of] <= at.getTime();

const takeReminders = ({ ports, shop, meeting }: Round, of: RemindedOf): Statement =>
  take(shop, meeting.id, ports.clock.now(), {
    chosen: `i.told = $4 and i.answer <> 'no' and i.${of}_reminder_at is null`,
    becomes: `${of}_reminder_at = $3::timestamptz`,
    values: [newsOf(meeting, ports.secrets)],
  });

/** Whoever was sending these is gone, or about to say what came of it, which counts more. */
const giveUp = (shop: string, meeting: string): Statement => ({
  text: `update meeting_invitations i set letter = 'unknown' where i.shop_id = $1 and i.meeting_id = $2 and i.letter = 'sending'`,
  values: [shop, meeting],
});

const letterBecame = (shop: string, invitation: string, letter: string): Statement => ({
  text: `update meeting_invitations i set letter = $3 where i.shop_id = $1 and i.id = $2 and i.letter in ('sending', 'unknown')`,
  values: [shop, invitation, letter],
});

const putBack = (shop: string, { invitation, before }: Taken, reminder: RemindedOf | null): Statement =>
  reminder
    ? {
        text: `update meeting_invitations i set letter = 'waiting', ${reminder}_reminder_at = null where i.shop_id = $1 and i.id = $2`,
        values: [shop, invitation],
      }
    : {
        text: `update meeting_invitations i set letter = 'waiting', told = $3 where i.shop_id = $1 and i.id = $2`,
        values: [shop, invitation, before],
      };

const inShop = async ({ database }: Ports, shop: string, statements: readonly Statement[]): Promise<Result[]> =>
  (await database.batch([enterJob(shop, null), ...statements])).slice(1);
