import type { AnySchema } from 'yup';
import type { Meaning } from './meta.ts';

/** What statuses mean, those of open work first. The names that people read stand in each look-up's words. */
export const meanings = [
  { id: 'waiting', name: 'Not begun', meaning: 'waiting' },
  { id: 'active', name: 'Under way', meaning: 'active' },
  { id: 'done', name: 'Succeeded', meaning: 'done' },
  { id: 'failed', name: 'Failed', meaning: 'failed' },
  { id: 'stopped', name: 'Set aside', meaning: 'stopped' },
] as const satisfies readonly { id: Meaning; name: string; meaning: Meaning }[];

type Asked<Name extends string> = Record<string, AnySchema> & Partial<Record<Name, AnySchema>>;

/**
 * Of a document whose statuses a shop names itself: the reference to the look-up of them (`defineStatuses`). Where `states` have one way
 * from each to the next, here people go from any to any.
 */
export type Statuses<Name extends string = string> = {
  field: Name;
  /** A reference that the look-up has under the same name: where a status names one, it is for records of that one alone. */
  of?: Name;
  /** Asked for on the way to a status of that meaning: fields of the record, with the rules that they have then. */
  asks?: Partial<Record<Meaning, Asked<Name>>>;
};

/** In place of an id, in a filter by status: what is still to be done, or all of one meaning. */
export const openStatus = 'open';
export const meaningsOf = (value: string): Meaning[] | undefined => {
  if (value === openStatus) return ['waiting', 'active'];
  const known = meanings.find(({ id }) => id === value);
  return known && [known.id];
};

type WithStatuses = { statuses?: Statuses };

/** What is asked for on the way to a status of that meaning. */
export const askedBy = ({ statuses }: WithStatuses, meaning: Meaning): Record<string, AnySchema> =>
  statuses?.asks?.[meaning] ?? {};

/** Whether a record may stand there. */
export const isStatusFor = ({ statuses }: WithStatuses, status: object, record: Record<string, unknown>): boolean => {
  const named = statuses?.of && (status as Record<string, unknown>)[statuses.of];
  return !named || named === record[statuses.of!];
};

/** The status and what belongs to it: forms leave them to the buttons. */
export const statusFields = ({ statuses }: WithStatuses): string[] =>
  statuses ? [statuses.field, ...Object.values(statuses.asks ?? {}).flatMap(asked => Object.keys(asked))] : [];
