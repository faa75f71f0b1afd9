/** Whose work a record is, and the day by which it is to be done. */
export type Assignment<Name extends string = string> = { to?: Name; due?: Name };

/** In place of an id, in a filter by a person: whoever asks; in a filter by any reference: that there is none. */
export const mine = 'me';
export const nobodys = 'none';
/** Of assigned records: those that are still to be done, on a day or before it. */
export const dueBy = 'dueBy';
