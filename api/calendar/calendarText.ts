import { contentLines, escaped } from '../../schema/kit/contentLine.ts';

/** What lies on somebody's calendar. Days are `YYYY-MM-DD` and the last one is included; moments are ISO 8601. */
export type CalendarEvent = {
  /** The same for ever, and nobody else's. */
  uid: string;
  name: string;
  start: string;
  end: string | null;
  isDay: boolean;
  isCancelled: boolean;
  /** Of the record: how often it was changed, and when last. */
  version: number;
  changedAt: string;
  createdAt: string;
  lines: readonly string[];
  url: string;
  place?: string | null;
  /** Of one that is sent to somebody: who invites whom. */
  guest?: { organizer: Participant; attendee: Participant };
};

export type Participant = { name: string; email: string };
/** `REQUEST` and `CANCEL` are for one who was invited, and take what was sent before along. */
export type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** A calendar as RFC 5545 has it; moments are in UTC, so that no zone need be described. */
export const calendarText = ({
  name,
  events,
  method = 'PUBLISH',
}: {
  name: string;
  events: readonly CalendarEvent[];
  method?: Method;
}): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TolaShop//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]);

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${inUtc(event.changedAt)}`,
  `CREATED:${inUtc(event.createdAt)}`,
  `LAST-MODIFIED:${inUtc(event.changedAt)}`,
  `SEQUENCE:${event.version - 1}`,
  ...times(event),
  `SUMMARY:${escaped(event.name)}`,
  ...(event.lines.length ? [`DESCRIPTION:${event.lines.map(escaped).join('\\n')}`] : []),
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  ...(event.guest ? participants(event.guest) : []),
  // A value of the kind URI is not escaped.
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** Answers are given on the meeting's page: none is asked for by mail. */
const participants = ({ organizer, attendee }: NonNullable<CalendarEvent['guest']>): string[] => [
  `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
  `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${attendee.email}`,
];

/** A parameter's value holds no quotes, and nothing that ends a line. */
const quoted = (text: string) => `"${escaped(text).replace(/\\n/g, ' ').replace(/["\\]/g, '')}"`;

/** What lies on a day takes none of its hours. The end of days is the day after the last one. */
const times = ({ start, end, isDay }: CalendarEvent): string[] => {
  const isLasting = end !== null && Date.parse(end) > Date.parse(start);
  if (!isDay) return [`DTSTART:${inUtc(start)}`, ...(isLasting ? [`DTEND:${inUtc(end)}`] : [])];
  const after = new Date(Date.parse(isLasting ? end : start) + 86_400_000).toISOString();
  return [`DTSTART;VALUE=DATE:${bare(start)}`, `DTEND;VALUE=DATE:${bare(after)}`, 'TRANSP:TRANSPARENT'];
};

const bare = (day: string) => day.slice(0, 10).replaceAll('-', '');
const inUtc = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
