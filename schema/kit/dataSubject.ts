import type { Sentence } from '../words/said.ts';

/** Why something stays where a person is erased. */
export const stayReasons = ['unsubscribed', 'published', 'books'] as const;
/** Why a record is there after the person was erased: for such a reason, or emptied because books name it. */
export const keptReasons = [...stayReasons, 'named'] as const;

/** Whose data a record is: how it is found for somebody who asks what is kept about them, and what becomes of it when they ask to be erased. */
export type DataSubject<Name extends string> = {
  /** Fields with a number or an e-mail address of the person. */
  by?: readonly Name[];
  /** The field that names the person as a contact, or each of those that do. */
  through?: Name | readonly Name[];
  /** Nobody is erased while `field` of a record of theirs has one of these values. */
  waits?: { field: Name; in: readonly string[] };
  /** It goes; or these fields are emptied, so that figures stay; or it stays, for a reason, perhaps without some of its fields. */
  onErasure: 'goes' | { clears: Cleared<Name> } | { stays: (typeof stayReasons)[number]; clears?: Cleared<Name> };
  /**
   * Where a record that stays names one that would go: all that may be empty is emptied, fields that may not be are given these values, and it
   * lies in the trash for good. `at` holds the moment.
   */
  whereNamed?: { at: Name; values: Cleared<Name> };
};

/** Fields that are emptied, each with the value that says so. A sentence is worded for whoever erases. */
export type Cleared<Name extends string> = Partial<Record<Name, string | number | null | Sentence>>;

/** The fields that name a person as a contact. */
export const throughFields = <Name extends string>({
  through = [],
}: {
  through?: Name | readonly Name[] | undefined;
}): readonly Name[] => (typeof through === 'string' ? [through] : through);

/** What `onErasure` comes to, as calls tell it. */
export const outcomes = ['goes', 'clears', 'stays'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeOf = ({ onErasure }: DataSubject<string>): Outcome =>
  onErasure === 'goes' ? 'goes' : 'stays' in onErasure ? 'stays' : 'clears';
