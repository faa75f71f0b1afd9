import type { AnySchema } from 'yup';
import type { Permission } from '../permissions.ts';
import type { Sentence } from '../words/said.ts';

/** A way from state to state: a call and a button of its own. */
export type Transition<Name extends string = string, State extends string = string> = {
  from: readonly State[];
  to: State;
  /** On its button, an imperative: `Mark as paid`. */
  label: string;
  /** Of the call, for the API's description. */
  summary: string;
  permission: Permission;
  /** Only a person who has proved their e-mail address may take it. */
  proved?: true;
  /** Asked for and written with it: fields of the record, with the rules that they have here. */
  input?: Record<string, AnySchema> & Partial<Record<Name, AnySchema>>;
  /** Asks first, where it needs no input. */
  confirm?: boolean;
  /** The key that presses its button from anywhere on the page of a record, as browsers call it. */
  shortcut?: string;
  /** Happens on the day on which it is done, whatever the record's own day is: locked books do not stop it. */
  ofToday?: true;
  /** Takes something away: never the first thing to do. */
  danger?: boolean;
  /** The entity whose documents take records this way, as part of what they do: no call and no button of its own. */
  by?: string;
  /** Why a record that is in the right state still cannot go; null when it can. Pure: the browser asks it too. */
  guard?: (record: any) => Sentence | null;
};
export type Transitions<Name extends string = string, State extends string = string> = Record<
  string,
  Transition<Name, State>
>;

/** So many records of a state are counted; there are more where one more is told. */
export const mostCounted = 1_000;

/**
 * The states of a document: a choice that transitions alone change. No PUT, no bulk change, no import and no undo does, and the
 * database refuses what is no transition.
 */
export type States<Name extends string = string, T extends Transitions<Name> = Transitions<Name>> = {
  /** The choice field that holds it. */
  field: Name;
  /** Every record begins in it. */
  initial: string;
  transitions: T;
  /** In these a record stays as it is: it is neither changed nor deleted, whichever way. Transitions lead on. */
  frozen?: readonly string[];
  /** What may be changed all the same. */
  open?: readonly Name[];
};
