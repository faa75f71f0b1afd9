import { heldOn } from '../kit/dated.ts';
import { standardGstRates } from '../standardGstRates.ts';

/** A GST rate from a day on, for every HSN or SAC code that begins with `hsn`. */
export type GstRate = { hsn: string; rate: number; since: string };

/**
 * The row that holds for a code on a day (`YYYY-MM-DD`): of those whose beginning fits and that are in force by then the one that
 * says most of the code, and of several such the newest. Null where none fits: the rate is unknown, not 0.
 */
export const gstRateOn = <R extends GstRate>(rows: readonly R[], code: string, day: string): R | null => {
  const fitting = rows.filter(({ hsn, since }) => hsn !== '' && code.startsWith(hsn) && since <= day);
  const most = Math.max(...fitting.map(({ hsn }) => hsn.length));
  const closest = fitting.filter(({ hsn }) => hsn.length === most);
  return heldOn(closest, day, ({ since }) => since) ?? null;
};

/**
 * The rates that are right for a code on a day: that of its closest row, and those of all rows that begin with the code, because a
 * short code stands for several kinds of goods. Empty where the code or the rate is unknown.
 */
export const gstRatesOn = (rows: readonly GstRate[], code: string, day: string): number[] => {
  if (!code) return [];
  const closest = gstRateOn(rows, code, day);
  const finer = new Set(rows.map(({ hsn }) => hsn).filter(hsn => hsn.length > code.length && hsn.startsWith(code)));
  const held = [...finer].flatMap(hsn => gstRateOn(rows, hsn, day) ?? []);
  return [...new Set([...(closest ? [closest] : []), ...held].map(({ rate }) => rate))];
};

/** A shop's rows, with each standard row that the shop has deleted or moved to another day: a rate cannot be avoided by deleting its row. */
export const withStandardRates = (rows: readonly GstRate[]): GstRate[] => {
  const own = new Set(rows.map(keyOf));
  return [...rows, ...standardGstRates.filter(row => !own.has(keyOf(row)))];
};

const keyOf = ({ hsn, since }: GstRate) => `${hsn} ${since}`;

type Standard = { rate: number; day: string };

/**
 * The first standard rate, with its day, that a row of a shop departs from, null where it departs from none. The row is compared on its own day and on
 * each later day with a new standard rate, until a standard row of the same code takes its place.
 */
export const standardRateUnlike = ({ hsn, rate, since }: GstRate): Standard | null => {
  const later = standardGstRates.filter(row => hsn.startsWith(row.hsn) && row.since > since);
  const isReplaced = (day: string) => later.some(row => row.hsn === hsn && row.since <= day);
  const days = [since, ...later.map(row => row.since).sort()].filter(day => !isReplaced(day));
  const standards = days.flatMap(day => {
    const standard = gstRateOn(standardGstRates, hsn, day);
    return standard ? [{ rate: standard.rate, day }] : [];
  });
  return standards.find(standard => standard.rate !== rate) ?? null;
};
