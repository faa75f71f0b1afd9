import { shopDay } from './shopDay.ts';

/**
 * The numbers of a document: consecutive without a gap in a financial year, `R/26-27/0001`, at most 16 characters. A number is taken when
 * the document is made, or with the transition `takenBy`; before that it has none. Nobody types or changes it.
 */
export type Series<Name extends string = string, Transition extends string = string> = {
  /** The text field that holds it. */
  field: Name;
  /** In front of all of them: at most four letters and digits. */
  prefix: string;
  takenBy?: Transition;
};

/** Digits of a number, with zeros in front of a shorter one; a longer one keeps all of its digits. */
export const seriesWidth = 4;

/** The financial year, April to March, in which a moment lies in India: `2026` is told as `26-27`. */
export const financialYear = (at: Date): { year: number; name: string } => {
  const [calendarYear = 0, month = 0] = shopDay(at).split('-').map(Number);
  const year = month < 4 ? calendarYear - 1 : calendarYear;
  const short = (number: number) => String(number % 100).padStart(2, '0');
  return { year, name: `${short(year)}-${short(year + 1)}` };
};
