import { meetingInvitations } from '../../schema/entities/meetingInvitations.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { maybe, object, oneOf, string, moment, whole, yesOrNo } from '../../schema/kit/shape.ts';
import { visitorId } from '../../schema/kit/publicForm.ts';
import { answers, givenAnswers, joiningAddress, type PublicMeeting } from '../../schema/rules/meetings.ts';
import { say } from '../../schema/words/said.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements } from '../db/write.ts';
import { publishChange } from '../events/signals.ts';
import { notify } from '../notifications/notify.ts';
import { makerOf } from '../notifications/people.ts';
import type { Run, Statement } from '../ports.ts';
import { readForm } from '../publicPages/form.ts';
import { nothingThere } from '../publicPages/visit.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from '../session/attempts.ts';
import { networkOf } from '../session/network.ts';
import { invitationOf } from './addresses.ts';
import { linkNow, meetingCalendar } from './letters.ts';
import { isCancelled, isOver, meetingStatement, readMeeting, type MeetingRow } from './meeting.ts';

export const publicMeeting = object({
  shop: string,
  title: string,
  startsAt: moment,
  minutes: whole,
  isCancelled: yesOrNo,
  guest: maybe(
    object({
      name: string,
      answer: oneOf(answers.map(({ id }) => id)),
      agenda: maybe(string),
      place: maybe(string),
      link: maybe(string),
      hasLink: yesOrNo,
    }),
  ),
});

type GuestRow = {
  id: string;
  answer: NonNullable<PublicMeeting['guest']>['answer'];
  name: string;
  email: string | null;
};
type Found = { run: Run; shop: string; meeting: MeetingRow; guest: GuestRow | null };

/** What visitors see: without a personal address when it is, and nothing more. */
export const showMeeting = (context: RequestContext): Promise<Reply<PublicMeeting>> =>
  visit(context, context.search.get('i'), async ({ meeting, guest }) => {
    const { shop, title, startsAt, minutes } = meeting;
    return data({
      shop: shop.name,
      title,
      startsAt,
      minutes,
      isCancelled: isCancelled(meeting),
      guest: guest && shownTo(meeting, guest, context.at),
    });
  });

const shownTo = (meeting: MeetingRow, { name, answer }: GuestRow, at: Date): NonNullable<PublicMeeting['guest']> => {
  const { agenda, place, link } = meeting;
  return { name, answer, agenda, place, link: linkNow(meeting, at), hasLink: link !== null };
};

/** As a file that calendars take; for those who were invited alone. */
export const saveMeeting = (context: RequestContext): Promise<Reply> =>
  visit(context, context.search.get('i'), async ({ meeting, guest }) => {
    if (!guest) throw nothingThere();
    const invited = { invitation: guest.id, name: guest.name, email: guest.email ?? '' };
    return {
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="meeting.ics"',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
      body: meetingCalendar(context.ports, meeting, invited, 'PUBLISH'),
    };
  });

/** Said again it is changed; whose meeting it is hears within the hour, and once in it. */
export const answerMeeting = async (context: RequestContext): Promise<Reply<true>> => {
  const { fields, isTrapped } = await readForm(context);
  const { answer, i, ...others } = (typeof fields === 'object' && fields ? fields : {}) as Record<string, unknown>;
  const unknown = Object.keys(others);
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
  const said = givenAnswers.find(one => one === answer);
  if (!said) throw invalid({ answer: say('oneOfList') });
  await countAttempts(context, [
    { limit: 'publicForm', name: `${networkOf(context.address)} ${context.parameter('joiningUrl')}` },
  ]);
  if (isTrapped) return data<true>(true);
  return visit(context, typeof i === 'string' ? i : null, async ({ run, shop, meeting, guest }) => {
    if (!guest) throw nothingThere();
    if (isCancelled(meeting)) throw conflict(say('meetingCancelled'));
    if (isOver(meeting, context.at)) throw conflict(say('meetingOver'));
    if (guest.answer === said) return data<true>(true);
    await run([
      ...lockStatements(meetingInvitations, shop, [guest.id]),
      ...updateStatements(
        meetingInvitations,
        shop,
        [guest.id],
        { answer: said, answeredAt: context.at.toISOString() },
        context.occasion,
      ),
      publishChange(shop, meetingInvitations.name),
    ]);
    await tellHost(context, run, shop, meeting);
    return data<true>(true);
  });
};

const tellHost = async ({ ports, at }: RequestContext, run: Run, shop: string, meeting: MeetingRow): Promise<void> => {
  const [maker] = meeting.hostId ? [] : await run([makerOf(shop, meeting.id)]);
  const host = meeting.hostId ?? maker?.rows[0]?.[0];
  if (!host || host === visitorId) return;
  const event = `answers ${meeting.id} ${at.toISOString().slice(0, 13)}`;
  const about = { kind: 'meetingAnswered', payload: { title: meeting.title }, subject: meeting.id, event } as const;
  await notify(ports, run, shop, [host], about);
};

/** Lets a visitor in. Whatever is wrong with the address nothing is there; with what is nobody's, they are nobody in particular. */
const visit = <T>(context: RequestContext, token: string | null, work: (found: Found) => Promise<T>): Promise<T> => {
  const joiningUrl = context.parameter('joiningUrl');
  if (!joiningAddress.test(joiningUrl)) throw nothingThere();
  const invitation = token && invitationOf(context.ports.secrets, joiningUrl, token);
  return context.ports.database.transaction(async run => {
    const [entered] = await run([enterMeeting(joiningUrl)]);
    const [shop, id] = entered!.rows[0]! as [string, string];
    const [found, invited] = await run([meetingStatement(shop, id), guestStatement(shop, id, invitation || null)]);
    const meeting = readMeeting(found!.rows);
    if (!meeting) throw nothingThere();
    const guest = JSON.parse(invited!.rows[0]?.[0] ?? 'null') as GuestRow | null;
    return work({ run, shop, meeting, guest });
  });
};

const enterMeeting = (joiningUrl: string): Statement => ({
  text: 'select * from enter_meeting($1)',
  values: [joiningUrl],
});

const guestStatement = (shop: string, meeting: string, invitation: string | null): Statement => ({
  text: `select json_build_object('id', i.id, 'answer', i.answer, 'name', c.name, 'email', coalesce(c.email, c.other_email))
    from meeting_invitations i join contacts c on c.shop_id = $1 and c.id = i.contact_id and c.deleted_at is null
    where i.shop_id = $1 and i.meeting_id = $2 and i.id = $3::uuid and i.deleted_at is null`,
  values: [shop, meeting, invitation],
});
