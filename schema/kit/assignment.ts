import type { AnyEntity } from './defineEntity.ts';
import type { Meaning } from './meta.ts';

/** Whose work a record is, and the day by which it is to be done. */
export type Assignment<Name extends string = string> = { to?: Name; due?: Name };

const ends: readonly (Meaning | undefined)[] = ['done', 'failed', 'stopped'];

/** The states in which something is still to be done. */
export const openStates = ({ states, info }: Pick<AnyEntity, 'states' | 'info'>): string[] =>
  (info[states?.field ?? '']?.options ?? [])
    .filter(({ meaning }) => !ends.includes(meaning))
    .map(({ id }) => String(id));

/** In place of an id, in a filter by a person: whoever asks; in a filter by any reference: that there is none. */
export const mine = 'me';
export const nobodys = 'none';
/** Of assigned records: those that are still to be done, on a day or before it. */
export const dueBy = 'dueBy';
