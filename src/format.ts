import type { Kind } from '../schema/kit/meta.ts';
import { plainFigure } from '../schema/kit/readFigure.ts';
import {
  dated,
  dates,
  day as dayForm,
  formatMoney,
  formatPercent,
  locale,
  none,
  whole,
  written,
  type Amount,
  type Moment,
  type Paise,
} from '../schema/rules/formats.ts';
import { monthsRead } from '../schema/rules/chitMonths.ts';
import { momentForm } from '../schema/rules/moments.ts';
import { localeOf, type Language } from '../schema/words/languages.ts';
import { pageLanguage } from './i18n/language.ts';
import { serverTime } from './serverClock.ts';

/** Every figure that a screen shows is made here, or where papers have theirs from. */
export { formatCount, formatMoney, formatNumber, formatPercent, formatWeight, none } from '../schema/rules/formats.ts';

/** A change of price: signed with a true minus, so that it lines up with its column. */
export function formatMovement(value: Amount, show: Paise = 'auto'): string {
  return written(value, amount => (amount > 0 ? '+' : amount < 0 ? '−' : '') + formatMoney(Math.abs(amount), show));
}

/** The same in percent: `+0.45%`. */
export function formatPercentMovement(value: Amount): string {
  return written(value, percent => (percent > 0 ? '+' : percent < 0 ? '−' : '') + formatPercent(Math.abs(percent)));
}

/** Groups the figure that was typed into a field of this kind, as it was read: `1,23,610`. Text that is no figure stays as it is. */
export function grouped(text: string, kind?: Kind): string {
  const [, sign = '', figures, decimals = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(plainFigure(text, { kind }) ?? '') ?? [];
  return figures ? sign + whole.format(BigInt(figures)) + decimals : text;
}

/** An Indian mobile number as it is said, `98200 12345`, with `+91` where that was kept. Any other number as it is. */
export function formatPhone(value: string | null | undefined): string {
  if (!value) return none;
  return value.replace(/^(\+?91)?[ -]?([6-9]\d{4})(\d{5})$/, (_, code: string | undefined, head, tail) =>
    [code && '+91', head, tail].filter(Boolean).join(' '),
  );
}

const megabytes = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The size of a file. Below a tenth of a megabyte in kilobytes. */
export function formatBytes(value: Amount): string {
  return written(value, bytes =>
    bytes < 1e5 ? `${whole.format(bytes && Math.max(bytes / 1e3, 1))} kB` : `${megabytes.format(bytes / 1e6)} MB`,
  );
}

/** In the reader's language, as it is when a date is written. */
const read =
  (format: (date: Date, language: Language) => string) =>
  (date: Date): string =>
    format(date, pageLanguage());

const day = read(dayForm);
const dayAndTime = read(dates(momentForm));

/** A day. `YYYY-MM-DD` is that day in every time zone, not midnight in Greenwich. */
export function formatDate(value: Moment): string {
  return dated(value, day);
}

/** `20 Nov 2026, 1:30 pm` */
export function formatDateTime(value: Moment): string {
  return dated(value, dayAndTime);
}

const steps = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 7 * 86_400 },
] as const;

const longDay = read(dates({ weekday: 'long', day: 'numeric', month: 'long' }));

/** The day as one says it: `Friday, 20 November`. */
export function formatLongDay(value: Moment): string {
  return dated(value, longDay);
}

const wholeDay = read(dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }));

/** `Friday, 20 November 2026` */
export function formatWholeDay(value: Moment): string {
  return dated(value, wholeDay);
}

const weekday = read(dates({ weekday: 'short' }));

/** `Fri` */
export function formatWeekday(value: Moment): string {
  return dated(value, weekday);
}

const dayOfYear = read(dates({ day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** `26 Nov`, of a day that comes again each year: `11-26`. */
export function formatDayOfYear(day: string): string {
  return dated(`2000-${day}T00:00:00Z`, dayOfYear);
}

const time = read(dates({ timeStyle: 'short' }));

/** `1:30 pm`, by the clock of the shops. */
export function formatTime(value: Moment): string {
  return dated(value, time);
}

const longMonth = read(dates({ month: 'long', year: 'numeric' }));

/** `November 2026` */
export function formatLongMonth(value: Moment): string {
  return dated(value, longMonth);
}

const months = read(dates({ month: 'short', year: 'numeric' }));
const shortDays = read(dates({ day: 'numeric', month: 'short' }));

/** `Nov 2026` */
export function formatMonth(value: Moment): string {
  return dated(value, months);
}

/** `Nov 2026 – Jan 2027` */
export function formatMonths(first: string, count: number | null): string {
  return monthsRead(first, count, pageLanguage());
}

/** `20 Nov`, where the year is clear. */
export function formatShortDay(value: Moment): string {
  return dated(value, shortDays);
}

/** Where the browser's own word is another: in Hindi it says “from now on”. */
const justNow: Partial<Record<Language, string>> = { hi: 'अभी' };

/** How long ago, in the reader's language; the date once a week has passed. Under 45 seconds is now. */
export function formatRelative(value: Moment, now = serverTime()): string {
  return dated(value, date => {
    const seconds = Math.round((date.getTime() - now) / 1000);
    const relative = new Intl.RelativeTimeFormat(localeOf(pageLanguage()), { numeric: 'auto' });
    if (Math.abs(seconds) < 45) return justNow[pageLanguage()] ?? relative.format(0, 'second');
    const step = steps.find(({ below }) => Math.abs(seconds) < below);
    return step ? relative.format(Math.trunc(seconds / step.seconds), step.unit) : day(date);
  });
}
