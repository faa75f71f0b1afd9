import { conflict, invalid } from '../../schema/errors.ts';
import { mediaProblem } from '../../schema/rules/chatMedia.ts';
import type { HeaderFormat } from '../../schema/rules/messageStates.ts';
import { meetingThings } from '../../schema/rules/meetingMessages.ts';
import { scheduleProblem } from '../../schema/rules/schedule.ts';
import { templateShape, variableCount, type TemplateShape } from '../../schema/rules/template.ts';
import { isPersonal, readVariables, type Variable } from '../../schema/rules/templateVariables.ts';
import { fileBytes } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import type { MeetingRow } from '../meetings/meeting.ts';
import { headerFile } from './headerFile.ts';
import { meetingOf, meetingVariables } from './meeting.ts';
import type { ChatTemplate } from '../chat/port.ts';
import { accountOf, templateOf, type ShopAccount } from './account.ts';
import { say } from '../../schema/words/said.ts';

export type Wording = {
  templateName: string;
  templateLanguage: string;
  templateVariables: unknown;
  meetingId?: string | null;
};

/** What a message says, whoever gets it, and at what price. */
export type Words = {
  account: ShopAccount;
  template: ChatTemplate;
  shape: TemplateShape;
  variables: Variable[];
  /** What it is about, if that is a meeting. */
  meeting: MeetingRow | null;
  price: string;
};

export const wordsOf = async (context: RequestContext, wanted: Wording): Promise<Words> => {
  const meeting = await meetingOf(context, wanted.meetingId);
  const { account, template, shape } = await foundTemplate(context, wanted);
  const given = readVariables(wanted.templateVariables, variableCount(shape), meeting ? meetingThings : []);
  const { language } = template;
  const variables = meeting ? meetingVariables(context.ports, meeting, { shape, variables: given, language }) : given;
  return { account, template, shape, variables, meeting, price: priceOf(account, template) };
};

/** Null when they differ from person to person. */
export const commonVariables = (variables: readonly Variable[]): string[] | null =>
  isPersonal(variables) ? null : (variables as Exclude<Variable, object>[]);

export const foundTemplate = async (
  context: RequestContext,
  wanted: Pick<Wording, 'templateName' | 'templateLanguage'>,
) => {
  const account = await accountOf(context);
  const template = await templateOf(context, account, wanted);
  return { account, template, shape: templateShape(template.components) };
};

/** What is of no known kind costs what the dearest does. */
export const priceOf = ({ prices }: Pick<ShopAccount, 'prices'>, { category }: ChatTemplate): string =>
  prices[category.toUpperCase()] ?? prices['MARKETING']!;

/** A shop has to be approved before it sends anything. */
export const mustBeApproved = ({ approved }: ShopAccount): void => {
  if (!approved) throw conflict(say('shopNotApproved'));
};

export type Header = { format: HeaderFormat; text: string | null; media: File | null };

/** The header that goes with the template. */
export const headerOf = async (
  { headerFormat: format, header }: TemplateShape,
  given: { headerFormat: string | null | undefined; headerText: string | null | undefined; headerMedia: unknown },
): Promise<Header> => {
  if (given.headerFormat && given.headerFormat.toUpperCase() !== format)
    throw invalid({ headerFormat: say('headerIs', { format }) });
  if (format === 'LOCATION') throw invalid({ templateName: say('placeInHeader') });
  if (header && !given.headerText) throw invalid({ headerText: say('headerNeedsText') });
  const text = header ? given.headerText! : null;
  if (format === 'NONE' || format === 'TEXT') return { format, text, media: null };
  if (!(given.headerMedia instanceof File) || !given.headerMedia.size)
    throw invalid({ headerMedia: say('chooseHeaderFile') });
  const bytes = await fileBytes(given.headerMedia);
  const problem = mediaProblem(format, bytes);
  if (problem) throw invalid({ headerMedia: problem });
  return { format, text, media: headerFile(given.headerMedia, bytes) };
};

/** When it is to go out; null for at once. A moment that has just gone by is now. */
export const scheduleOf = (at: Date, scheduledAt: string | null | undefined): Date | null => {
  if (!scheduledAt) return null;
  const wanted = new Date(scheduledAt);
  const problem = scheduleProblem(wanted, at);
  if (problem) throw invalid({ scheduledAt: problem });
  return wanted > at ? wanted : null;
};
