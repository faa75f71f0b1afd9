import type { AnySchema } from 'yup';
import type { Permission } from '../permissions.ts';
import { say, type Sentence } from '../words/said.ts';
import type { AnyEntity, Fields } from './defineEntity.ts';

/** What a state means to whoever looks at it; it decides the colour. */
export type Meaning = 'waiting' | 'active' | 'done' | 'failed' | 'stopped';

/** A way from state to state: a call and a button of its own. */
export type Transition<Name extends string = string, State extends string = string> = {
  from: readonly State[];
  to: State;
  /** On its button, an imperative: `Mark as paid`. */
  label: string;
  /** Of the call, for the API's description. */
  summary: string;
  permission: Permission;
  /** Asked for and written with it: fields of the record, with the rules that they have here. */
  input?: Fields & Partial<Record<Name, AnySchema>>;
  /** Asks first, where it needs no input. */
  confirm?: boolean;
  /** Why a record that is in the right state still cannot go; null when it can. Pure: the browser asks it too. */
  guard?: (record: any) => Sentence | null;
};
export type Transitions<Name extends string = string, State extends string = string> = Record<
  string,
  Transition<Name, State>
>;

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
};

/** The transition of that name; one that is missing is a mistake in the code. */
export const transitionOf = ({ name: entity, states }: AnyEntity, name: string): Transition => {
  const transition = states?.transitions[name];
  if (!transition) throw new Error(`${entity} has no transition '${name}'`);
  return transition;
};

/** Why a record cannot go that way now; null when it can. */
export const whyNot = (entity: AnyEntity, name: string, record: Record<string, unknown>): Sentence | null => {
  const { from, guard } = transitionOf(entity, name);
  const { field } = entity.states!;
  const state = String(record[field]);
  if (from.includes(state)) return guard?.(record) ?? null;
  return say('wrongState', { state: { choice: `${entity.name}.${field}`, id: state } });
};

/** The transitions that lead on from where a record is. */
export const transitionsFrom = ({ states }: AnyEntity, record: Record<string, unknown>): [string, Transition][] =>
  Object.entries(states?.transitions ?? {}).filter(([, { from }]) => from.includes(String(record[states!.field])));
