/**
 * The numbers of a document: consecutive without a gap in a financial year, `R/26-27/0001`, in front of which the shop may have a prefix of
 * its own. A number is taken when the document is made, or with the transition `takenBy`; before that it has none. Nobody types or changes it.
 */
export type Series<Name extends string = string, Transition extends string = string> = {
  /** The text field that holds it. */
  field: Name;
  /** In front of all of them: one or two letters or digits. */
  prefix: string;
  takenBy?: Transition;
  /** The date field whose financial year stands in the number. An empty day becomes the shop's today when `takenBy` gives the number. */
  dated?: Name;
  /**
   * A paper that goes to others: its day is never after the one on which it takes its number. Named fields and values limit that to the
   * records that have one of them.
   */
  outgoing?: true | { readonly [field in Name]?: readonly string[] };
  /** A paper that does not go to others, and whose day is never after that one either: it brings cash or metal in. Limited in the same way. */
  past?: true | { readonly [field in Name]?: readonly string[] };
  /** The field with the till it was written at: one that has a letter numbers its documents by themselves, `RA/26-27/0001`. */
  till?: Name;
  /** People and files may bring numbers of the shop's own, of another form; what has none is given one. */
  brought?: true;
};

/** The field with the reason why an outgoing document is of an earlier day than everybody may give it. */
export const backDatedReason = 'backDatedReason';

/** True for a record whose kind, or whose values, make it a paper that goes to others. */
export const isOutgoing = ({ outgoing }: Series, record: Readonly<Record<string, unknown>>): boolean =>
  outgoing !== undefined &&
  (outgoing === true ||
    Object.entries(outgoing as Record<string, readonly string[]>).every(([field, allowed]) =>
      allowed.includes(String(record[field])),
    ));

/** As the law has it for a bill: letters, digits, `-` and `/`. */
export const longestNumber = 16;

/** Digits of a number, with zeros in front of a shorter one; a longer one keeps all of its digits. A shop may choose others. */
export const usualWidth = 4;
export const [leastWidth, mostWidth] = [3, 6];

const longestPrefix = 2;

/** What is left for a shop's prefix and the digits, beside `R` and `/26-27/`. */
export const seriesRoom = longestNumber - longestPrefix - '/26-27/'.length;

/** Throws for a prefix that leaves a shop less room. */
export const assertSeries = (entity: string, { prefix, till }: Pick<Series, 'prefix' | 'till'>): void => {
  const longest = longestPrefix - (till ? 1 : 0);
  if (!/^[A-Z0-9]+$/i.test(prefix) || prefix.length > longest)
    throw new Error(`The prefix '${prefix}' of ${entity} must be letters or digits, at most ${longest}`);
};

export type FinancialYear = { year: number; name: string };

/** The financial year, April to March, of a day such as `2027-03-31`: `{ year: 2026, name: '26-27' }`. */
export const financialYear = (day: string): FinancialYear => {
  const [calendarYear = 0, month = 0] = day.split('-').map(Number);
  const year = month < 4 ? calendarYear - 1 : calendarYear;
  const short = (number: number) => String(number % 100).padStart(2, '0');
  return { year, name: `${short(year)}-${short(year + 1)}` };
};
