import type { RaRecord } from 'react-admin';
import { daysLater } from '../../../../schema/kit/calendar.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { hasHours } from '../../../../schema/kit/calendarOf.ts';
import { mostDays } from '../../../../schema/kit/onCalendar.ts';
import { shopDay } from '../../../../schema/kit/shopDay.ts';
import type { OnDays } from '../../../dataProvider/calendars.ts';

type Values = Record<string, unknown>;

/** What becomes of a record that begins at `start`: its end goes along. */
export const valuesFrom = (entity: AnyEntity, record: RaRecord, start: string): Values => {
  const { start: begins, end } = entity.calendar!;
  const [from, until] = [record[begins], end && record[end]] as [string, string | null | undefined];
  if (!end || !until) return { [begins]: start };
  const later = Date.parse(until) + Date.parse(start) - Date.parse(from);
  return { [begins]: start, [end]: hasHours(entity) ? iso(later) : iso(later).slice(0, 10) };
};

/** When it begins, so many days later, at the same hour. */
export const startLater = (entity: AnyEntity, record: RaRecord, days: number): string => {
  const start = record[entity.calendar!.start] as string;
  return hasHours(entity) ? iso(Date.parse(start) + days * dayMs) : daysLater(start, days);
};

/** The shop's day on which a record begins. */
export const firstDayOf = (entity: AnyEntity, record: RaRecord): string =>
  dayOf(entity, record[entity.calendar!.start]);

/** What is shown while a record is on its way: it stands on its new days, as the last there. */
export const withMoved = (entity: AnyEntity, shown: OnDays, values: RaRecord, all: readonly string[]): OnDays => {
  const { end } = entity.calendar!;
  const first = firstDayOf(entity, values);
  const until = end && values[end] ? dayOf(entity, values[end], 1) : first;
  const last = [until, daysLater(first, mostDays - 1)].toSorted()[0]!;
  const wasOn = new Set(shown.days.filter(({ ids }) => ids.includes(String(values.id))).map(({ day }) => day));
  const days = all.flatMap(day => {
    const { ids = [], count = 0 } = shown.days.find(other => other.day === day) ?? {};
    const others = ids.filter(id => id !== values.id);
    const isOn = day >= first && day <= last;
    const left = count - Number(wasOn.has(day)) + Number(isOn);
    return left > 0 ? [{ day, count: left, ids: isOn ? [...others, String(values.id)] : others }] : [];
  });
  const records = [...shown.records.filter(({ id }) => id !== values.id), values];
  return { days, records };
};

const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();
/** `less`: so many milliseconds before, since what ends at midnight does not lie on the day that begins then. */
const dayOf = (entity: AnyEntity, value: unknown, less = 0): string =>
  hasHours(entity) ? shopDay(new Date(Date.parse(String(value)) - less)) : String(value);
