import { say, type Sentence } from '../words/said.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { Transition } from './states.ts';

/** The transition of that name; one that is missing is a mistake in the code. */
export const transitionOf = ({ name: entity, states }: AnyEntity, name: string): Transition => {
  const transition = states?.transitions[name];
  if (!transition) throw new Error(`${entity} has no transition '${name}'`);
  return transition;
};

/** True for a transition by which an issued document no longer counts, unless a later document brings that about. */
export const takesBack = ({ states }: AnyEntity, name: string): boolean => {
  const { to, by, ofToday } = states!.transitions[name]!;
  return !by && !ofToday && (to === states!.initial || to === 'cancelled');
};

/** The field with the day of a numbered document that takes effect or is taken back by the transition. */
export const effectDay = (entity: AnyEntity, name: string): string | undefined => {
  const { dated, takenBy } = entity.series ?? {};
  return takenBy === name || takesBack(entity, name) ? dated : undefined;
};

/** Those that people take: the others are part of what documents of another entity do. */
export const offeredTransitions = ({ states }: AnyEntity): Record<string, Transition> =>
  Object.fromEntries(Object.entries(states?.transitions ?? {}).filter(([, { by }]) => by === undefined));

/** Why a record cannot go that way now; null when it can. */
export const whyNot = (entity: AnyEntity, name: string, record: Record<string, unknown>): Sentence | null => {
  const { from, guard } = transitionOf(entity, name);
  const { field } = entity.states!;
  const state = String(record[field]);
  if (from.includes(state)) return guard?.(record) ?? null;
  return say('wrongState', { state: { choice: `${entity.name}.${field}`, id: state } });
};

/** The transitions by which a person may lead a record on from where it is. */
export const transitionsFrom = (entity: AnyEntity, record: Record<string, unknown>): [string, Transition][] =>
  Object.entries(offeredTransitions(entity)).filter(([, { from }]) =>
    from.includes(String(record[entity.states!.field])),
  );
