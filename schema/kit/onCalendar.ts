import type { Kind } from './meta.ts';
import { described, listOf, object, day, uuid, whole, type Shape } from './shape.ts';

/**
 * When a record begins, and up to when it lasts: days, or both of them moments. Without an end it lies on one day; `minutes`: how long it
 * takes there.
 */
export type OnCalendar<Name extends string = string> = { start: Name; end?: Name; minutes?: Name };

/** What lasts longer is shown on so many of its days: one run of an index finds what lies on a day. */
export const mostDays = 31;
/** As many days as one call may ask for: a month with the weeks that it begins and ends in is 42. */
export const mostAsked = 62;
/** As many records of a day as one call may ask for. */
export const mostPerDay = 200;

/** What lies on the days that were asked for: of each day that has some, how many and the ids of the first; the records once each. */
export const onDays = <T>(record: Shape<T>) =>
  object({
    days: listOf(object({ day, count: whole, ids: described(listOf(uuid), 'The first of them, in their order') })),
    records: listOf(record),
  });

const kinds: readonly Kind[] = ['date', 'timestamp'];

type Entity = {
  name: string;
  info: Record<string, { kind: Kind }>;
  calendar?: OnCalendar;
  path: string;
  permissions: { list?: unknown };
  space?: string;
  link?: boolean;
  readBy?: unknown;
};

/** What does not fit in the calendar of an entity. */
export const calendarProblems = ({ name, calendar, info, space = 'shop', ...entity }: Entity): string[] => {
  const { path, permissions, link, readBy } = entity;
  if (!calendar) return [];
  const { start, end, minutes } = calendar;
  const [kind, endKind] = [info[start]?.kind, end ? info[end]?.kind : undefined];
  const isOfShop = space === 'shop' && !link && !readBy && permissions.list;
  return [
    ...(kind && kinds.includes(kind)
      ? []
      : [`${name} is on the calendar by '${start}', which is no day and no moment`]),
    ...(end && endKind !== kind ? [`${name} lasts until '${end}', which is not of the kind of '${start}'`] : []),
    ...(minutes && (end || kind !== 'timestamp' || info[minutes]?.kind !== 'integer')
      ? [`${name} takes '${minutes}' on the calendar: a whole number of minutes from a moment, and no end beside it`]
      : []),
    ...(isOfShop && !/:(?!shopId)/.test(path) ? [] : [`${name} has a calendar, and no list of a shop by itself`]),
  ];
};
