import { languageOf, languageTags, localeOf, type Language } from '../words/languages.ts';
import { timeIn, type MeetingMoment } from './meetings.ts';
import type { TemplateShape } from './template.ts';
import type { Variable } from './templateVariables.ts';

/** What a variable may be bound to in a message about a meeting, beside the contact's fields. */
export const meetingThings = ['meetingTitle', 'meetingTime', 'meetingLink'] as const;
export type MeetingThing = (typeof meetingThings)[number];

export const isMeetingThing = (field: string): field is MeetingThing =>
  (meetingThings as readonly string[]).includes(field);

/**
 * Stands in a message's words until it goes out, when each person's own link takes its place. So nobody who reads the message here has the
 * link of somebody else, and a renewed address of the meeting counts.
 */
export const personalLink = '{{meetingLink}}';

type Meeting = MeetingMoment & { title: string };

/** With the words that the meeting has for what is bound to it. */
export const aboutMeeting = (
  variables: readonly Variable[],
  meeting: Meeting,
  templateLanguage: string,
): Variable[] => {
  const words = meetingWords(meeting, templateLanguage, personalLink);
  return variables.map(each => (typeof each === 'object' && isMeetingThing(each.field) ? words[each.field] : each));
};

export const meetingWords = (
  meeting: Meeting,
  templateLanguage: string,
  link: string,
): Record<MeetingThing, string> => ({
  meetingTitle: inOneLine(meeting.title),
  meetingTime: inOneLine(timeIn(meeting, localeOfTemplate(templateLanguage))),
  meetingLink: link,
});

/** The chat service takes neither line feeds nor long gaps. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A template's language is such as `en`, `en_US` or `mr`. Digits are Latin in every one. */
const localeOfTemplate = (code: string): string => {
  const tag = code.replaceAll('_', '-');
  if ((languageTags as string[]).includes(tag.split('-')[0]!)) return localeOf(languageOf(tag));
  const isKnown = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(tag) && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  return isKnown ? `${tag}-u-nu-latn` : localeOf('en');
};

/** In which language whoever gets such a template reads the page of the meeting. */
export const pageLanguageOf = (templateLanguage: string): Language => languageOf(templateLanguage.replaceAll('_', '-'));

/** Which of the variables stand behind a button whose address does not begin as `link` does; counted from 1. */
export const foreignButton = (
  { body, buttons }: TemplateShape,
  variables: readonly unknown[],
  link: string,
): number | null => {
  const n = buttons.findIndex(
    ({ before }, i) => variables[body.length + i] === personalLink && !link.startsWith(before),
  );
  return n < 0 ? null : body.length + n + 1;
};

/** With somebody's own link in its places: whole in the text, and behind a button what its address leaves open. */
export const withLink = ({ body, buttons }: TemplateShape, variables: readonly string[], link: string): string[] =>
  variables.map((each, i) => (each === personalLink ? link.slice(buttons[i - body.length]?.before.length ?? 0) : each));
