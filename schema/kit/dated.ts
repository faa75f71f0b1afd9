/** Rows that hold from a day or a moment on, each until another one that is the same in the fields `of` takes its place. */
export type Dated<Name extends string = string> = {
  since: Name;
  /** None: any other one. */
  of?: readonly Name[];
  /** Fields that hold each by itself: where a newer row leaves one out, what held goes on. */
  each?: readonly Name[];
  /** A row in which this is filled holds nowhere. */
  unless?: Name;
};

/** Of rows for the same thing the one that holds on a day, `YYYY-MM-DD`: the newest that is in force by then. */
export const heldOn = <R>(rows: readonly R[], day: string, since: (row: R) => string): R | undefined =>
  rows
    .filter(row => since(row) <= day)
    .reduce<R | undefined>((best, row) => (best && since(best) >= since(row) ? best : row), undefined);
