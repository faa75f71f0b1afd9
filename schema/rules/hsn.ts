import { digits } from '../kit/kinds.ts';
import { limitOn } from './legalLimits.ts';

/**
 * An HSN or SAC code of goods. Spreadsheets drop the zero in front of a code, which leaves an odd number of digits. The archive of a shop
 * may hold such codes from before this rule.
 */
export const hsnCode = () =>
  digits(4, 8, 'HSN code must be 4, 6 or 8 digits').test(
    'evenDigits',
    'HSN code must be 4, 6 or 8 digits: a leading zero may be missing',
    (value, { options }) => Boolean(options.context?.['isArchived']) || !/^(\d{5}|\d{7})$/.test(value ?? ''),
  );

/** Articles of gold, silver and platinum, as they are sold at the counter. */
export const jewelleryHsn = '7113';

export const isWholeHsn = (code: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(code);

/** The digits that HSN codes on tax invoices need. `turnover`: rupees of the last financial year, null where the shop has not entered it. */
export const leastHsnDigits = (turnover: number | null, day: string): 4 | 6 =>
  turnover !== null && turnover > limitOn('sixDigits', day) ? 6 : 4;
