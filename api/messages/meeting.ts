import { invalid } from '../../schema/errors.ts';
import { can } from '../../schema/permissions.ts';
import { aboutMeeting, foreignButton, pageLanguageOf, personalLink } from '../../schema/rules/meetingMessages.ts';
import type { TemplateShape } from '../../schema/rules/template.ts';
import type { Variable } from '../../schema/rules/templateVariables.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { isUuid, noShop } from '../db/statement.ts';
import { personalPath } from '../meetings/addresses.ts';
import { isCancelled, isOver, meetingStatement, readMeeting, type MeetingRow } from '../meetings/meeting.ts';
import type { Ports } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

type Wanted = string | null | undefined;

/** The meeting that a message is about; null where it is about none. Throws at its field when nobody can be invited to it any more. */
export const meetingOf = async (context: RequestContext, id: Wanted): Promise<MeetingRow | null> => {
  if (!id) return null;
  const meeting = await foundMeeting(context, id);
  const problem = meetingProblem(meeting, context.at);
  if (problem) throw invalid({ meetingId: problem });
  return meeting;
};

/** For whoever may invite to it. */
export const foundMeeting = async (context: RequestContext, id: string): Promise<MeetingRow | null> => {
  const inviting = context.demanding(can.GroupMeetingEdit);
  const [found] = await inviting.batch([meetingStatement(context.shop, isUuid(id) ? id : noShop)]);
  return readMeeting(found!.rows);
};

export const meetingProblem = (meeting: MeetingRow | null, at: Date): Sentence | null => {
  if (!meeting) return say('meetingGone');
  if (isCancelled(meeting)) return say('meetingCancelled');
  return isOver(meeting, at) ? say('meetingOver') : null;
};

/** Nobody gets their link when there is nothing left to answer. */
export const refuseTooLate = (meeting: MeetingRow | null, goesOut: Date | null): void => {
  if (meeting && goesOut && isOver(meeting, goesOut)) throw invalid({ scheduledAt: say('meetingOverByThen') });
};

type Wording = { shape: TemplateShape; variables: Variable[]; language: string };

/** With the words of the meeting in them; each person's own link among them, or nobody could answer. */
export const meetingVariables = (
  ports: Pick<Ports, 'site'>,
  meeting: MeetingRow,
  { shape, variables, language }: Wording,
): Variable[] => {
  const bound = aboutMeeting(variables, meeting, language);
  if (!bound.includes(personalLink)) throw invalid({ templateVariables: say('meetingNeedsLink') });
  const n = foreignButton(shape, bound, joiningLink(ports, meeting, language));
  if (n) throw invalid({ templateVariables: say('buttonElsewhere', { n, address: ports.site.address }) });
  return bound;
};

type Linked = Pick<MeetingRow, 'joiningUrl'>;

/** What anybody may know. */
const joiningLink = ({ site }: Pick<Ports, 'site'>, { joiningUrl }: Linked, language: string): string =>
  site.address + inLanguage(language, `/${joiningUrl}`);

/** Where somebody who was invited answers; whoever was not, as who gets a test, sees what everybody sees. */
export const linkFor = (
  ports: Pick<Ports, 'site' | 'secrets'>,
  { joiningUrl }: Linked,
  { invitation, language }: { invitation: string | null; language: string },
): string =>
  invitation
    ? ports.site.address + inLanguage(language, personalPath(ports.secrets, { joiningUrl, invitation }))
    : joiningLink(ports, { joiningUrl }, language);

const inLanguage = (templateLanguage: string, path: string): string => {
  const language = pageLanguageOf(templateLanguage);
  return language === 'en' ? path : `/${language}${path}`;
};
