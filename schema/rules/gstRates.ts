import { heldOn } from '../kit/dated.ts';

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
