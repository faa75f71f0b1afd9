import { messages } from '../../schema/entities/messages.ts';
import { conflict, invalid, notFound } from '../../schema/errors.ts';
import { inputOf } from '../handlers/input.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordId } from '../crud/read.ts';
import { noShop } from '../db/statement.ts';
import type { Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import { foundTemplate, mustBeApproved, priceOf, scheduleOf } from './draft.ts';
import { headerBytes, headerFile } from './headerFile.ts';
import type { MeetingRow } from '../meetings/meeting.ts';
import { foundMeeting, meetingProblem, refuseTooLate } from './meeting.ts';
import { optedOut } from './recipientTransitions.ts';
import { noContact, type PeopleList } from './people.ts';
import { queueMessage, type QueuedMessage } from './queue.ts';
import { say } from '../../schema/words/said.ts';

/** Of whom nobody knows whether the message reached them are among neither. */
const reached = { failed: ['failed'], unread: ['sent', 'delivered'] };

type Former = {
  status: number;
  templateName: string;
  templateLanguage: string;
  variables: string[];
  headerFormat: string;
  headerText: string | null;
  headerMedia: string | null;
  /** Not of messages from before headers were files of their message. */
  headerName: string | null;
  meetingId: string | null;
};

/** A new message with the words of an old one. */
export const retryMessage = async (context: RequestContext): Promise<Reply<QueuedMessage>> => {
  const { name, to, scheduledAt } = await inputOf(context, messages.actions!.retry);
  const id = recordId(messages, context);
  const [found] = await context.batch([formerMessage(context.shop, id)]);
  const former = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Former | null;
  if (!former) throw notFound({ one: messages.name });
  if (former.status !== 2 && former.status !== 4) throw conflict(say('stillGoingOut'));
  const list = await formerList(context, id, reached[to!]);
  if (!list.ids.length) throw invalid({ to: say('nobodyLikeThat') });
  const meeting = await formerMeeting(context, former);
  const { account, template } = await foundTemplate(context, former);
  mustBeApproved(account);
  const queued = {
    name: name!,
    account,
    template,
    variables: former.variables,
    to: list,
    price: priceOf(account, template),
    header: { format: former.headerFormat, text: former.headerText },
    scheduledAt: scheduleOf(context.at, scheduledAt),
    meeting,
  };
  refuseTooLate(meeting, queued.scheduledAt);
  return queueMessage(context, queued, await formerHeader(context, former));
};

/** Everybody's link is made when it goes out: it leads to the meeting as it is now. */
const formerMeeting = async (context: RequestContext, { meetingId }: Former): Promise<MeetingRow | null> => {
  if (!meetingId) return null;
  const meeting = await foundMeeting(context, meetingId);
  const problem = meetingProblem(meeting, context.at);
  if (problem) throw conflict(problem);
  return meeting;
};

/** The same file once more: each message keeps its own. */
const formerHeader = async ({ ports, shop }: RequestContext, { headerMedia, headerName }: Former) => {
  if (!headerMedia) return null;
  const bytes = await headerBytes(ports.files, shop, headerMedia);
  if (!bytes) throw conflict(say('headerGone'));
  return headerFile(new File([bytes as Uint8Array<ArrayBuffer>], headerName ?? ''), bytes);
};

const formerMessage = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select m.status, m.template_name as "templateName", m.template_language as "templateLanguage",
      coalesce(m.template_variables, '[]') as variables, coalesce(m.header_format, 'NONE') as "headerFormat", m.header_text as "headerText", m.header_media as "headerMedia",
      m.meeting_id as "meetingId", (select f.name from record_files f where f.shop_id = $1 and f.record_id = m.id and f.id::text = m.header_media) as "headerName"
    from messages m where m.shop_id = $1 and m.id = $2) r`,
  values: [shop, id],
});

const formerList = async (context: RequestContext, id: string, states: readonly string[]): Promise<PeopleList> => {
  const [ids, skips] = [{ left: [] as string[], chosen: [] as string[] }, {} as Record<string, string>];
  for (let after = noShop; ;) {
    const [found] = await context.batch([formerPeople(context.shop, id, states, after)]);
    const people = JSON.parse(found!.rows[0]![0]!) as { id: string; skip: string | null }[];
    for (const { id: person, skip } of people) {
      if (skip) skips[person] = skip;
      (skip ? ids.left : ids.chosen).push(person);
    }
    const last = people.at(-1);
    if (!last) return { of: 'recipients', ids: [...ids.left, ...ids.chosen], numbers: [], skips, variables: [] };
    after = last.id;
  }
};

const slice = 2_000;

/** Whoever got a test is in no address book. */
const formerPeople = (shop: string, id: string, states: readonly string[], after: string): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (
      select q.id, case when exists (select 1 from opt_outs x where x.shop_id = $1 and x.number = q.number and x.deleted_at is null) then '${optedOut}'
        when q.contact_id <> '${noShop}' and not exists (select 1 from contacts c where c.shop_id = $1 and c.id = q.contact_id::uuid and c.deleted_at is null) then '${noContact}' end as skip
      from recipients q where q.shop_id = $1 and q.message_id = $2 and q.state = any($3::text[]) and q.id > $4::uuid order by q.id limit ${slice}) r`,
  values: [shop, id, states, after],
});
