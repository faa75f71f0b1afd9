import { daysLater } from '../kit/calendar.ts';
import { shopDay, shopOffset, shopZone } from '../kit/shopDay.ts';
import { localeOf, type Language } from '../words/languages.ts';
import { monthsAfter } from './months.ts';
import type { repeats } from './tasks.ts';

export const meetingStates = [
  { id: 'planned', name: 'Planned' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

export const answers = [
  { id: 'none', name: 'No answer yet' },
  { id: 'yes', name: 'Comes' },
  { id: 'maybe', name: 'Maybe' },
  { id: 'no', name: 'Does not come' },
] as const;
export type Answer = (typeof answers)[number]['id'];
/** What somebody who was invited may say. */
export const givenAnswers = ['yes', 'maybe', 'no'] as const satisfies Answer[];
export type GivenAnswer = (typeof givenAnswers)[number];

/** What became of the newest letter to somebody who was invited. */
export const letterStates = [
  { id: 'waiting', name: 'On its way' },
  { id: 'noAddress', name: 'No email' },
  { id: 'sending', name: 'Being sent' },
  { id: 'sent', name: 'Sent' },
  { id: 'failed', name: 'Not sent' },
  { id: 'unknown', name: 'Unknown' },
  { id: 'whatsApp', name: 'On WhatsApp instead' },
] as const;

/** When those who did not say no are reminded. */
export const reminders = [
  { id: 'both', name: 'The day before and an hour before' },
  { id: 'day', name: 'The day before' },
  { id: 'hour', name: 'An hour before' },
  { id: 'none', name: 'Not at all' },
] as const;
export type Reminder = (typeof reminders)[number]['id'];

/** In which letters to those who are invited are written. */
export const letterLanguages = [
  { id: 'en', name: 'English' },
  { id: 'hi', name: 'Hindi' },
] as const;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The link is shown from so long before the beginning. */
export const joinBefore = 15 * minute;
/** So long before the beginning each reminder is due. */
export const remindBefore = { day, hour: 60 * minute } as const;
export type RemindedOf = keyof typeof remindBefore;

export const wantsReminder = (wanted: Reminder, of: RemindedOf): boolean => wanted === of || wanted === 'both';

export const endOfMeeting = ({ startsAt, minutes }: { startsAt: string; minutes: number }): Date =>
  new Date(Date.parse(startsAt) + minutes * minute);

/** As a person reads it, by the shop's clock: `Saturday, 28 November 2026 at 5:00 – 6:30 pm`. */
export const meetingTime = (meeting: MeetingMoment, language: Language): string => timeIn(meeting, localeOf(language));

export type MeetingMoment = { startsAt: string; minutes: number };

/** The same in a locale that need not be one of our languages. */
export const timeIn = (meeting: MeetingMoment, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: shopZone,
  }).formatRange(new Date(meeting.startsAt), endOfMeeting(meeting));

/** Whether the link is open: from 15 minutes before the beginning until the end. */
export const isJoinable = (meeting: { startsAt: string; minutes: number }, at: Date): boolean =>
  at.getTime() >= Date.parse(meeting.startsAt) - joinBefore && at < endOfMeeting(meeting);

/** Under which a meeting is shown to visitors, behind the slash: 22 letters of base64url. */
export const joiningAddress = /^[A-Za-z0-9_-]{22}$/;

type Repeats = (typeof repeats)[number]['id'];

/**
 * When it comes again after `after`, counted from the first time, so that the 31st comes back after a shorter month: at the same hour by the
 * shop's clock.
 */
export const nextStart = (first: string, every: Repeats, after: Date): string => {
  const begin = new Date(first);
  const time = begin.getTime() - Date.parse(`${shopDay(begin)}T00:00:00${shopOffset}`);
  for (let n = 1; ; n++) {
    const at = new Date(Date.parse(`${later(shopDay(begin), every, n)}T00:00:00${shopOffset}`) + time);
    if (at > after) return at.toISOString();
  }
};

const later = (from: string, every: Repeats, n: number): string => {
  if (every === 'daily' || every === 'weekly') return daysLater(from, n * (every === 'daily' ? 1 : 7));
  return monthsAfter(from, n * (every === 'monthly' ? 1 : 12));
};

/** What visitors see of a meeting. Without a personal address nobody sees more than the first part. */
export type PublicMeeting = {
  shop: string;
  title: string;
  startsAt: string;
  minutes: number;
  isCancelled: boolean;
  guest: {
    name: string;
    answer: Answer;
    agenda: string | null;
    place: string | null;
    /** Told from 15 minutes before the beginning until the end. */
    link: string | null;
    hasLink: boolean;
  } | null;
};
