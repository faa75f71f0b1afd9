import { choice } from '../kit/kinds.ts';

const minutesOfDay = 24 * 60;
const minute = 60_000;
/** India is half an hour off the full hour, all year round. */
const india = 330;

const halfHours = Array.from({ length: 48 }, (_, n) => {
  const time = `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`;
  return { id: time, name: time };
});

/** `21:00` as a clock is read: `9:00 pm`. */
export function clockTime(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** Hours and minutes in India, `21:00`. */
export const timeOfDay = () => choice(halfHours);

/** Unless a shop says otherwise. */
export const quietDefault = { from: '21:00', to: '09:00' };

export type QuietHours = { from: string | null; to: string | null };

/** When messages may go out: at `at`, or once the quiet hours are over. The same time twice means that there are none. */
export const allowedFrom = ({ from, to }: QuietHours, at: Date): Date => {
  const [start, end] = [minutes(from ?? quietDefault.from), minutes(to ?? quietDefault.to)];
  const now = minutesInIndia(at);
  const isQuiet = start <= end ? start <= now && now < end : start <= now || now < end;
  if (!isQuiet) return at;
  return new Date(at.getTime() + ((end - now + minutesOfDay) % minutesOfDay) * minute);
};

/** Before it nobody is told of work. */
const morning = '09:00';

/** Whether staff may be told what is due on the day of `at`. */
export const isForStaff = (quiet: QuietHours, at: Date): boolean =>
  minutesInIndia(at) >= minutes(morning) && allowedFrom(quiet, at).getTime() === at.getTime();

/** For a demo: the usual night, unless it is here or near; then one that leaves the next twelve hours free. */
export const nightElsewhere = (at: Date): QuietHours => {
  const now = minutesInIndia(at);
  if (minutes(quietDefault.to) <= now && now <= minutes(quietDefault.from) - 4 * 60) return quietDefault;
  const [from, to] = [12, 20].map(hours => halfHours[Math.floor(now / 30 + hours * 2) % halfHours.length]!.id);
  return { from: from!, to: to! };
};

const minutesInIndia = (at: Date) => (((at.getTime() / minute + india) % minutesOfDay) + minutesOfDay) % minutesOfDay;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
