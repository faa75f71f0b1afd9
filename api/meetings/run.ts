import { meetings } from '../../schema/entities/meetings.ts';
import { nextStart } from '../../schema/rules/meetings.ts';
import { createStatements } from '../crud/create.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { DatabaseError, type Ports, type Run, type Statement } from '../ports.ts';
import { deliver } from './deliver.ts';
import { inviteMembers } from './invite.ts';
import { sendMinutes } from './minutes.ts';
import { isCancelled, isOver, meetingStatement, nextDue, readMeeting, type MeetingRow } from './meeting.ts';

export const meetingQueue = 'meetings';
/** `invite`: somebody has asked that the members be invited; `minutes`: that those who were there get the minutes. */
export type MeetingJob = { shop: string; id: string; invite?: boolean; minutes?: boolean };

/** Does whatever is to be done about a meeting now. It may die at any moment, and two may run at once. */
export const runMeeting = async (
  ports: Ports,
  { shop, id, invite, minutes }: MeetingJob,
  signal: AbortSignal,
): Promise<void> => {
  if (invite) await inviteMembers(ports, shop, id, signal);
  const [, found, due] = await ports.database.batch([
    enterJob(shop, null),
    meetingStatement(shop, id),
    dueNow(shop, id),
  ]);
  const meeting = readMeeting(found!.rows);
  if (!meeting) return;
  await continueIt(ports, shop, meeting);
  const round = { ports, shop, meeting, signal };
  await deliver(round);
  if (minutes) await sendMinutes(round);
  if (signal.aborted) return;
  const next = nextDue(meeting, ports.clock.now());
  await ports.database.batch([enterJob(shop, null), setDue(shop, id, due!.rows[0]?.[0] ?? null, next)]);
};

const dueNow = (shop: string, id: string): Statement => ({
  text: 'select a.due_at::text from meeting_addresses a where a.shop_id = $1 and a.meeting_id = $2',
  values: [shop, id],
});

/** Unless it was changed meanwhile, which is looked at again. */
const setDue = (shop: string, id: string, before: string | null, next: Date | null): Statement => ({
  text: `update meeting_addresses a set due_at = $4::timestamptz
    where a.shop_id = $1 and a.meeting_id = $2 and a.due_at is not distinct from $3::timestamptz`,
  values: [shop, id, before, next?.toISOString() ?? null],
});

/** What repeats comes again once it is over or called off: once, since whoever makes the next one marks this one in the same transaction. */
const continueIt = async (ports: Ports, shop: string, meeting: MeetingRow): Promise<void> => {
  const at = ports.clock.now();
  const { repeats, repeatsFrom, startsAt } = meeting;
  if (!repeats || meeting.isContinued || !(isOver(meeting, at) || isCancelled(meeting))) return;
  const after = new Date(Math.max(Date.parse(startsAt), at.getTime()));
  const first = repeatsFrom ?? startsAt;
  try {
    await ports.database.transaction(async run => {
      await run([enterJob(shop, null)]);
      await makeNext(ports, run, shop, meeting, { first, startsAt: nextStart(first, repeats, after) });
      await run([mark(shop, meeting.id)]);
    });
  } catch (error) {
    // Somebody else has made it.
    if (!(error instanceof DatabaseError && error.code === 'TS409')) throw error;
  }
};

const mark = (shop: string, id: string): Statement => ({
  text: `with marked as (
      update meetings m set is_continued = true where m.shop_id = $1 and m.id = $2 and not m.is_continued and m.deleted_at is null returning m.id)
    select refuse_unless(exists (select 1 from marked), 'TS409', 'meeting')`,
  values: [shop, id],
});

const makeNext = async (
  { ids, clock }: Ports,
  run: Run,
  shop: string,
  meeting: MeetingRow,
  { first, startsAt }: { first: string; startsAt: string },
): Promise<void> => {
  const { title, groupId, minutes, place, link, agenda, hostId, repeats, remindBefore, letterLanguage } = meeting;
  const id = ids.next();
  const row = {
    id,
    title,
    groupId,
    startsAt,
    minutes,
    place,
    link,
    agenda,
    hostId,
    repeats,
    remindBefore,
    letterLanguage,
  };
  await run([
    ...createStatements(meetings, shop, [{ ...row, isContinued: false }], { ids, at: clock.now() }),
    {
      text: 'update meetings m set repeats_from = $3::timestamptz where m.shop_id = $1 and m.id = $2',
      values: [shop, id, first],
    },
    publishChange(shop, meetings.name, id),
  ]);
};

/** So many are handed out in one round. */
const most = 100;
/** Whoever was to do it and did not within so long is taken for gone. */
const lease = 10 * 60_000;

/** Hands out a job for each meeting about which something is due, in whichever shop. */
export const handOutDue = async ({ database, jobs, clock }: Ports, signal: AbortSignal): Promise<void> => {
  const now = clock.now();
  const [, found] = await database.batch([
    enterAccount,
    {
      text: `select a.address, a.shop_id, a.meeting_id from meeting_addresses a where a.due_at <= $1::timestamptz order by a.due_at limit ${most}`,
      values: [now.toISOString()],
    },
  ]);
  for (const [address, shop, id] of found!.rows) {
    if (signal.aborted) return;
    await database.transaction(async run => {
      const [, taken] = await run([enterAccount, takeDue(address!, now)]);
      if (taken!.count) await jobs.enqueue(run, meetingQueue, { shop: shop!, id: id! });
    });
  }
};

const takeDue = (address: string, now: Date): Statement => ({
  text: `update meeting_addresses a set due_at = $3::timestamptz where a.address = $1 and a.due_at <= $2::timestamptz`,
  values: [address, now.toISOString(), new Date(now.getTime() + lease).toISOString()],
});

/** Looks until what it returns is called, which waits for what is under way. */
export const tendMeetings = (ports: Ports, every = 20_000): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => handOutDue(ports, stopping.signal))
      .catch((error: unknown) => ports.log('error', 'Meetings were not looked at', { error }));
  };
  look();
  const timer = setInterval(look, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};
