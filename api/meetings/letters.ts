import { endOfMeeting, isJoinable, meetingTime } from '../../schema/rules/meetings.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { base64Of } from '../base64.ts';
import { calendarText, type CalendarEvent } from '../calendar/calendarText.ts';
import { letter } from '../mail/letters.ts';
import type { Letter, Ports } from '../ports.ts';
import { personalPath } from './addresses.ts';
import type { MeetingRow } from './meeting.ts';

export type LetterKind = 'meetingInvited' | 'meetingChanged' | 'meetingCancelled' | 'meetingReminder';
export type Guest = { invitation: string; name: string; email: string };
type Source = Pick<Ports, 'secrets' | 'site'>;

/** To one who was invited, with the meeting as their calendar takes it. */
export const meetingLetter = (ports: Source, kind: LetterKind, meeting: MeetingRow, guest: Guest): Letter => {
  const wording = wordingFor(meeting.letterLanguage);
  const { name, email: to } = guest;
  const { title, place, shop } = meeting;
  const address = ports.site.address + inLanguage(meeting, personalPath(ports.secrets, { ...meeting, ...guest }));
  const values = { title, shop: shop.name, when: meetingTime(meeting, meeting.letterLanguage), place: place ?? '' };
  const written = letter({ kind, name, address, values, sender: shop.name }, wording);
  const method = kind === 'meetingCancelled' ? 'CANCEL' : 'REQUEST';
  const file = meetingCalendar(ports, meeting, guest, method);
  const type = `text/calendar; charset=utf-8; method=${method}`;
  return {
    to,
    ...written,
    ...(shop.email && { replyTo: shop.email }),
    attachments: [{ name: 'meeting.ics', type, base64: base64Of(new TextEncoder().encode(file)) }],
  };
};

const inLanguage = ({ letterLanguage }: MeetingRow, path: string) => (letterLanguage === 'hi' ? `/hi${path}` : path);

/** The same meeting is the same entry for ever; each change of it replaces what was kept. */
export const meetingCalendar = (
  ports: Source,
  meeting: MeetingRow,
  guest: Guest,
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
): string => {
  const { host, hostname } = new URL(ports.site.address);
  const { shop, title, place, startsAt, version, createdAt, updatedAt: changedAt, agenda } = meeting;
  const organizer = { name: shop.name, email: shop.email ?? `no-reply@${hostname || host}` };
  const url = ports.site.address + inLanguage(meeting, personalPath(ports.secrets, { ...meeting, ...guest }));
  const event: CalendarEvent = {
    uid: `${meeting.id}@${hostname}`,
    name: title,
    start: startsAt,
    end: endOfMeeting(meeting).toISOString(),
    isDay: false,
    isCancelled: meeting.state === 'cancelled',
    version,
    changedAt,
    createdAt,
    lines: [...(agenda ? [agenda] : []), url],
    url,
    place,
    ...(method !== 'PUBLISH' && { guest: { organizer, attendee: { name: guest.name, email: guest.email } } }),
  };
  return calendarText({ name: shop.name, events: [event], method });
};

/** Told from 15 minutes before the beginning until the end. */
export const linkNow = (meeting: MeetingRow, at: Date): string | null =>
  meeting.state === 'planned' && isJoinable(meeting, at) ? meeting.link : null;
