import { localeOf, type Language } from '../words/languages.ts';
import { shopZone } from '../kit/shopDay.ts';
import { yearless } from '../kit/yearly.ts';

/**
 * Figures and days as a person reads them, on a screen or on paper. Numbers keep the Indian grouping and Latin digits in every language,
 * since other locales count in millions or use digits of their own; days and times are those of the shops, in Asia/Kolkata.
 */
export const locale = 'en-IN-u-nu-latn';
const timeZone = shopZone;
/** In place of what is not there. */
export const none = '–';

export type Amount = number | string | null | undefined;
export type Moment = Date | string | number | null | undefined;

const currency = (digits: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const rupees = currency(0);
const paise = currency(2);
const grams = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
export const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });

/** `auto` shows paise only where there are some. */
export type Paise = 'auto' | 'paise' | 'rupees';

/** Rupees. */
export function formatMoney(value: Amount, show: Paise = 'auto'): string {
  return written(value, amount =>
    (show === 'paise' || (show === 'auto' && hasPaise(amount)) ? paise : rupees).format(amount),
  );
}

/** Grams, to the milligram that scales show. */
export function formatWeight(value: Amount): string {
  return written(value, amount => `${grams.format(amount)} g`);
}

export function formatNumber(value: Amount): string {
  return written(value, amount => plain.format(amount));
}

export function formatCount(value: Amount): string {
  return written(value, amount => whole.format(amount));
}

export function formatPercent(value: Amount): string {
  return written(value, amount => `${plain.format(amount)}%`);
}

/** Each language has its own words for them, and a format is costly to make. */
export function dates(options: Intl.DateTimeFormatOptions): (date: Date, language: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (date, language) =>
    (formats[language] ??= new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options })).format(date);
}

const wholeDay = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const dayOfYear = dates({ day: 'numeric', month: 'short' });
const afterYearless = Date.UTC(Number(yearless) + 1, 0, 1);

/** `20 Nov 2026`. A birthday without a year is `20 Nov`. */
export const day = (date: Date, language: Language): string =>
  (date.getTime() < afterYearless ? dayOfYear : wholeDay)(date, language);

/** `November 2026` */
export const month = dates({ month: 'long', year: 'numeric' });

function hasPaise(amount: number): boolean {
  return Math.round(amount * 100) % 100 !== 0;
}

export function written(value: Amount, format: (amount: number) => string): string {
  const amount = value === '' || value == null ? Number.NaN : Number(value);
  return Number.isFinite(amount) ? format(amount) : none;
}

/** A day. `YYYY-MM-DD` is that day in every time zone, not midnight in Greenwich. */
export function dated(value: Moment, format: (date: Date) => string): string {
  if (value == null || value === '') return none;
  const date = new Date(
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00+05:30` : value,
  );
  return Number.isNaN(date.getTime()) ? none : format(date);
}
