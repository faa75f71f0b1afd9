import { meetings } from '../../schema/entities/meetings.ts';
import { conflict, notFound } from '../../schema/errors.ts';
import { described, object, whole, yes, type Of } from '../../schema/kit/shape.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { asAccount } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { replying } from '../handler.ts';
import { renewAddress } from '../meetings/addresses.ts';
import { dueStatement } from '../meetings/due.ts';
import { mayGetLetter } from '../meetings/invite.ts';
import { isCancelled, isOver, meetingStatement, readMeeting } from '../meetings/meeting.ts';
import { isToGetMinutes } from '../meetings/minutes.ts';
import { meetingQueue } from '../meetings/run.ts';
import type { Statement } from '../ports.ts';
import { data, dataText, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { attemptStatements } from '../session/attempts.ts';
import { recordOf } from '../shapes/records.ts';
import { blocksOf, hasWords } from '../sharedTexts/blocks.ts';
import { updatesOf } from '../sharedTexts/updates.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';

const reached = object({
  members: described(whole, 'Of the group'),
  uninvited: described(whole, 'Of them those whom an invitation would reach'),
  byMail: described(whole, 'Of those who were not invited yet, those who have an email'),
  onWhatsApp: described(whole, 'Invited on WhatsApp alone so far'),
  mayGetLetter: described(
    whole,
    'Of those the ones with an email and without an answer: an invitation by mail reaches them too',
  ),
  invited: whole,
  yes: whole,
  maybe: whole,
  no: whole,
  none: whole,
  attended: whole,
  waiting: described(whole, 'Whose newest letter has not gone out yet'),
  failed: described(whole, 'Whose newest letter did not go out'),
  unknown: described(whole, 'Of whose newest letter nobody knows'),
  noAddress: described(whole, 'Who have no email'),
  minutesDue: described(whole, 'Who were there, have an email, and were not sent the minutes'),
  minutesSent: described(whole, 'Who were sent the minutes'),
});

export const meetingHandlers: HandlersOf<typeof meetings> = {
  reach: replying(reached, async context => {
    parametersOf(context);
    const { shop } = context;
    const id = recordId(meetings, context);
    const [found] = await context.batch([reachStatement(shop, id)]);
    const text = found!.rows[0]?.[0];
    if (!text) throw notFound({ one: meetings.name });
    return dataText<Of<typeof reached>>(text);
  }),

  invite: replying(yes, invite, { status: 202, once: true }),
  sendMinutes: replying(yes, askForMinutes, { status: 202, once: true }),

  renewAddress: replying(
    recordOf(meetings),
    async context => {
      const { shop } = context;
      const id = recordId(meetings, context);
      return context.change(async run => {
        const results = await run([
          ...lockStatements(meetings, shop, [id]),
          ...renewAddress(shop, id, context.ports.ids),
          raised(shop, id),
          dueStatement(shop, [id], context.at),
          publishChange(shop, meetings.name, id),
          recordStatement(meetings, shop, id),
        ]);
        return recordReply(meetings, context, results.at(-1)!);
      });
    },
    { once: true },
  ),
};

const raised = (shop: string, id: string): Statement => ({
  text: 'update meetings m set version = m.version + 1 where m.shop_id = $1 and m.id = $2',
  values: [shop, id],
});

/** Who is invited already is not invited again, however often it is asked for. */
async function invite(context: RequestContext): Promise<Reply<true>> {
  const { shop, ports } = context;
  const id = recordId(meetings, context);
  return context.change(async run => {
    const found = await run([...lockStatements(meetings, shop, [id]), meetingStatement(shop, id)]);
    const meeting = readMeeting(found.at(-1)!.rows);
    if (!meeting) throw notFound({ one: meetings.name });
    if (isCancelled(meeting)) throw conflict(say('meetingCancelled'));
    if (isOver(meeting, context.at)) throw conflict(say('meetingOver'));
    if (!meeting.shop.isOpen) throw conflict(say('shopNotApproved'));
    await ports.jobs.enqueue(run, meetingQueue, { shop, id, invite: true });
    return data<true>(true, 202);
  });
}

/** The minutes as they are when the job comes to it. Many letters may go out, so it is asked for as rarely as other papers are sent. */
async function askForMinutes(context: RequestContext): Promise<Reply<true>> {
  const { shop, ports, at } = context;
  const { again } = await inputOf(context, meetings.actions!.sendMinutes);
  const id = recordId(meetings, context);
  return context.change(async run => {
    const found = await run([
      // Counted before rows are locked: what is locked by name comes first.
      ...asAccount(shop, attemptStatements(ports.ids, [{ limit: 'paperLetters', name: shop }], at)),
      ...lockStatements(meetings, shop, [id]),
      meetingStatement(shop, id),
      updatesOf(shop, 'postNotes', [id]),
    ]);
    const [row, updates] = [found.at(-2)!, found.at(-1)!];
    const meeting = readMeeting(row.rows);
    if (!meeting) throw notFound({ one: meetings.name });
    if (!hasWords(blocksOf(updates.rows.map(([, content]) => content!)))) throw conflict(say('noMinutes'));
    if (!meeting.shop.isOpen) throw conflict(say('shopNotApproved'));
    const asked = await run([...(again ? [forgetMinutes(shop, id)] : []), minutesDue(shop, id)]);
    if (asked.at(-1)!.rows[0]![0] === '0') throw conflict(say('nobodyForMinutes'));
    await ports.jobs.enqueue(run, meetingQueue, { shop, id, minutes: true });
    return data<true>(true, 202);
  });
}

/** They are sent them anew. */
const forgetMinutes = (shop: string, meeting: string): Statement => ({
  text: 'update meeting_invitations i set minutes_at = null where i.shop_id = $1 and i.meeting_id = $2 and i.attended',
  values: [shop, meeting],
});

const minutesDue = (shop: string, meeting: string): Statement => ({
  text: `select count(*) from meeting_invitations i where i.shop_id = $1 and i.meeting_id = $2 and i.deleted_at is null and ${isToGetMinutes}`,
  values: [shop, meeting],
});

const answered = (answer: string) => `(select count(*) from invited i where i.answer = '${answer}')`;
const told = (...states: string[]) =>
  `(select count(*) from invited i where i.letter in (${states.map(state => `'${state}'`).join()}))`;

const reachStatement = (shop: string, id: string): Statement => ({
  text: `with invited as materialized (
      select i.contact_id, i.answer, i.attended, i.letter, i.minutes_at, ${isToGetMinutes} as wants_minutes, ${mayGetLetter} as may_get_letter from meeting_invitations i where i.shop_id = $1 and i.meeting_id = $2 and i.deleted_at is null),
    members as materialized (
      select c.id, coalesce(c.email, c.other_email) as email from meetings m join group_members l on l.shop_id = $1 and l.group_id = m.group_id
        join contacts c on c.shop_id = $1 and c.id = l.contact_id and c.deleted_at is null
      where m.shop_id = $1 and m.id = $2),
    open as materialized (select m.email from members m where not exists (select 1 from invited i where i.contact_id = m.id))
    select json_build_object('members', (select count(*) from members), 'uninvited', (select count(*) from open),
      'byMail', (select count(o.email) from open o),
      'onWhatsApp', ${told('whatsApp')}, 'mayGetLetter', (select count(*) from invited i where i.may_get_letter), 'invited', (select count(*) from invited),
      'yes', ${answered('yes')}, 'maybe', ${answered('maybe')}, 'no', ${answered('no')}, 'none', ${answered('none')},
      'attended', (select count(*) from invited i where i.attended), 'waiting', ${told('waiting', 'sending')},
      'failed', ${told('failed')}, 'unknown', ${told('unknown')}, 'noAddress', ${told('noAddress')},
      'minutesDue', (select count(*) from invited i where i.wants_minutes), 'minutesSent', (select count(i.minutes_at) from invited i))
    from meetings m where m.shop_id = $1 and m.id = $2 and m.deleted_at is null`,
  values: [shop, id],
});
