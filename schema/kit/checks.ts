import { readText } from './readText.ts';
import { startOf } from './shopDay.ts';

/** PostgreSQL keeps no NUL, and lone surrogates are not text. */
export const isPlainText = (value: string) => !value.includes('\0') && value.isWellFormed();

export const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value);

const isCalendarDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

const timestampForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
/** The start of a day or of a month in India, for files that know no more; anything else as it is. */
export const startOfDay = (value: string) => {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value.trim()) ?? [];
  return year ? startOf(`${year}-${month}-${day ?? '01'}`) : value;
};

export const isTimestamp = (value: string) =>
  timestampForm.test(value) && isCalendarDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

export const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

/** What stands before a mobile number of ten digits where the country, or the trunk, is dialled too. */
export const frontDigits = ['0091', '91', '0'];
const inFront = new RegExp(`^(?:${frontDigits.join('|')})`);

/** Drops everything but digits and an extension, then 0, 91 or 0091 when more than 10 digits remain. Text with letters stays as it is. */
export const localMobile = (value: string) => {
  const number = readText('mobile', value).replace(/(?:x|ext\.?|extension)\s*\d+$/i, '');
  if (/[^\d\s()+./–-]/.test(number)) return value;
  const digits = number.replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(inFront, '') : digits;
};

export const isMobile = (value: string) => /^\d{10}$/.test(value);
