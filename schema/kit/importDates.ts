import { say } from '../words/said.ts';
import { asciiDigits } from './asciiDigits.ts';
import { isDate } from './checks.ts';
import { Unreadable } from './importCells.ts';
import { readLine } from './readText.ts';
import { shopDay, shopOffset } from './shopDay.ts';
import { yearless } from './yearly.ts';

export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * `order`: none where nobody looked at the column: the day comes first, as in India, unless only the other order is a date. `unclear`: the
 * column has both, and dates that can be read in both orders are not read. `today` decides the century of a year of two digits.
 */
export type DateForm = { order?: DateOrder | 'unclear' | undefined; isYearly?: boolean; today?: string | undefined };

const withZone = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})$/i;
const time = /[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?$/i;
const yearFirst = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$|^(\d{4})(\d{2})(\d{2})$/;
const threeNumbers = /^(\d{1,2})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{4}|\d{2})$/;
const twoNumbers = /^(\d{1,2})[-./](\d{1,2})$/;
/** vCards write a day without its year so. */
const withoutYear = /^--(\d{2})-?(\d{2})$/;
const dayAndMonth = /^(\d{1,2})(?:st|nd|rd|th)?[-\s./,]*(\p{L}[\p{L}\p{M}]*)\.?(?:[-\s./,']+(\d{4}|\d{2}))?$/iu;
const monthAndDay = /^(\p{L}[\p{L}\p{M}]*)\.?[-\s./]*(\d{1,2})(?:st|nd|rd|th)?(?:[-\s./,']+(\d{4}|\d{2}))?$/iu;
const weekday = /^\p{L}[\p{L}\p{M}]*\.?,\s*/u;
const serial = /^\d{5}(?:\.\d+)?$/;

/** Returns `YYYY-MM-DD`. Text that is no date is returned as it is, so that the field refuses it. */
export const readDay = (cell: string, form: DateForm = {}): string | Unreadable => {
  const text = asciiDigits(readLine(cell));
  if (withZone.test(text)) return shopDay(new Date(text.replace(' ', 'T')));
  const day = dayIn(text.replace(time, ''), form);
  return day instanceof Unreadable || isDate(day ?? '') ? day! : cell;
};

/** The same for a moment: a time without a zone is that of the shops. */
export const readMoment = (cell: string, form: DateForm = {}): string | Unreadable => {
  const text = asciiDigits(readLine(cell));
  if (withZone.test(text)) return text.replace(withZone, '$1T$2$3');
  const day = readDay(text, form);
  const [, hours, minutes, seconds = '00', half] = time.exec(text) ?? [];
  if (day instanceof Unreadable || !hours || !isDate(day)) return day === text ? cell : day;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${shopOffset}`;
};

const dayIn = (text: string, form: DateForm): string | Unreadable | undefined => {
  const first = yearFirst.exec(text)?.slice(1).filter(Boolean);
  if (first?.length) return written(first[0]!, first[1]!, first[2]!);
  const numbers = threeNumbers.exec(text);
  if (numbers) return ofNumbers(text, numbers[1]!, numbers[2]!, yearOf(numbers[3]!, form), form);
  if (serial.test(text)) return ofSerial(Number(text));
  const named = withMonthName(text.replace(weekday, ''), form);
  if (named || !form.isYearly) return named;
  const [, month, day] = withoutYear.exec(text) ?? [];
  if (month && day) return written(yearless, month, day);
  const [, one, other] = twoNumbers.exec(text) ?? [];
  return one && other ? ofNumbers(text, one, other, yearless, form) : undefined;
};

/** Two small numbers are a day and a month in either order. */
const ofNumbers = (text: string, one: string, other: string, year: string, { order }: DateForm) => {
  const dayFirst = written(year, other, one);
  const monthFirst = written(year, one, other);
  if (order === 'dayFirst') return dayFirst;
  if (order === 'monthFirst') return monthFirst;
  const isEither = isDate(dayFirst) && isDate(monthFirst) && dayFirst !== monthFirst;
  if (order === 'unclear' && isEither) return new Unreadable(say('dateUnclear', { value: text }));
  return isDate(dayFirst) ? dayFirst : monthFirst;
};

const withMonthName = (text: string, form: DateForm): string | undefined => {
  const [, day, name, year] = dayAndMonth.exec(text) ?? [];
  const [, otherName, otherDay, otherYear] = monthAndDay.exec(text) ?? [];
  const month = months().get((name ?? otherName ?? '').toLowerCase());
  if (!month) return undefined;
  const end = year ?? otherYear;
  if (!end && !form.isYearly) return undefined;
  return written(end ? yearOf(end, form) : yearless, String(month), day ?? otherDay!);
};

/** In English and Hindi, whole and in three letters, as the standard library has them. */
const months = (() => {
  let names: Map<string, number> | undefined;
  return () =>
    (names ??= new Map(
      ['en-IN', 'en-US', 'hi-IN'].flatMap(locale =>
        (['long', 'short'] as const).flatMap(width => {
          const format = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
          return Array.from({ length: 12 }, (_, n) => {
            const name = format
              .format(Date.UTC(2000, n, 1))
              .toLowerCase()
              .normalize()
              .replace(/[.॰]$/, '');
            return [name, n + 1] as const;
          });
        }),
      ),
    ));
})();

const written = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** A birthday is never ahead. Any other day is at most 20 years ahead. */
const yearOf = (digits: string, { isYearly, today = '2030-01-01' }: DateForm): string => {
  if (digits.length === 4) return digits;
  const now = Number(today.slice(0, 4));
  const year = 2000 + Number(digits);
  return String(year > now + (isYearly ? 0 : 20) ? year - 100 : year);
};

const dayMs = 86_400_000;
/** Spreadsheets count days from 30 December 1899. These are the days of 1927 to 2099. */
const [firstSerial, lastSerial] = [10_000, 73_050];

const ofSerial = (days: number): string | undefined =>
  days >= firstSerial && days <= lastSerial
    ? new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * dayMs).toISOString().slice(0, 10)
    : undefined;

/** Returns the date order that a cell proves by a number above 12, or that both orders are possible. */
export const orderIn = (cell: string): DateOrder | 'unclear' | undefined => {
  const [, one, other] = numbersAtStart.exec(cell) ?? [];
  if (!one || !other || one === other) return undefined;
  const [first, second] = [Number(one), Number(other)];
  if (first > 31 || second > 31 || (first > 12 && second > 12) || first === second) return undefined;
  if (first > 12) return 'dayFirst';
  return second > 12 ? 'monthFirst' : 'unclear';
};

const numbersAtStart = /^(\d{1,2})\s*[-./]\s*(\d{1,2})(?:\s*[-./]\s*(?:\d{4}|\d{2})(?:[T,\s].*)?)?$/;
