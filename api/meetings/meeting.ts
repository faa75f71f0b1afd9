import { endOfMeeting, remindBefore, type RemindedOf, type Reminder } from '../../schema/rules/meetings.ts';
import type { Language } from '../../schema/words/languages.ts';
import type { repeats } from '../../schema/rules/tasks.ts';
import type { Secrets, Statement } from '../ports.ts';

/** A meeting with what letters and pages tell of it. */
export type MeetingRow = {
  id: string;
  title: string;
  groupId: string;
  startsAt: string;
  minutes: number;
  place: string | null;
  link: string | null;
  agenda: string | null;
  hostId: string | null;
  repeats: (typeof repeats)[number]['id'] | null;
  repeatsFrom: string | null;
  isContinued: boolean;
  remindBefore: Reminder;
  letterLanguage: Language;
  state: 'planned' | 'cancelled';
  joiningUrl: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  shop: { name: string; email: string | null; isOpen: boolean };
};

/** One row of JSON; none of what is in the trash. */
export const meetingStatement = (shop: string, meeting: string): Statement => ({
  text: `select json_build_object('id', m.id, 'title', m.title, 'groupId', m.group_id, 'startsAt', ${iso('m.starts_at')}, 'minutes', m.minutes,
      'place', m.place, 'link', m.link, 'agenda', m.agenda, 'hostId', m.host_id, 'repeats', m.repeats, 'repeatsFrom', ${iso('m.repeats_from')},
      'isContinued', m.is_continued, 'remindBefore', m.remind_before, 'letterLanguage', m.letter_language, 'state', m.state, 'joiningUrl', m.joining_url,
      'version', m.version, 'createdAt', m.created_at, 'updatedAt', m.updated_at,
      'shop', (select json_build_object('name', s.name, 'email', s.email, 'isOpen', s.status = 'Approved') from shops s where s.shop_id = $1))
    from meetings m where m.shop_id = $1 and m.id = $2 and m.deleted_at is null`,
  values: [shop, meeting],
});

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const readMeeting = (rows: readonly (readonly (string | null)[])[]): MeetingRow | null =>
  JSON.parse(rows[0]?.[0] ?? 'null') as MeetingRow | null;

export const isCancelled = ({ state }: Pick<MeetingRow, 'state'>): boolean => state === 'cancelled';
export const isOver = (meeting: MeetingRow, at: Date): boolean => endOfMeeting(meeting) <= at;
/** Whether it is too late for that reminder. */
export const isPast = ({ startsAt }: MeetingRow, of: RemindedOf, at: Date): boolean =>
  Date.parse(startsAt) - remindBefore[of] <= at.getTime();

const off = 'cancelled';

/** What those who were invited are to know, in short: told apart from what they were told, it is news to them. */
export const newsOf = (
  { state, startsAt, minutes, place }: Pick<MeetingRow, 'state' | 'startsAt' | 'minutes' | 'place'>,
  secrets: Pick<Secrets, 'digest'>,
): string => (state === 'cancelled' ? off : [startsAt, minutes, secrets.digest(place ?? '').slice(0, 16)].join(' '));

/** When there is something to do about it next, unless somebody changes it; null where nothing is left. */
export const nextDue = (meeting: MeetingRow, at: Date): Date | null => {
  const starts = Date.parse(meeting.startsAt);
  const moments = [
    ...(isCancelled(meeting) ? [] : [starts - remindBefore.day, starts - remindBefore.hour]),
    ...(meeting.repeats && !meeting.isContinued ? [endOfMeeting(meeting).getTime()] : []),
  ];
  const next = Math.min(...moments.filter(moment => moment > at.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
};
