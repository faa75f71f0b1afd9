/** Documents whose day is probably a mistake, and the way to correct each of them. */
import type { AnyEntity } from '../kit/defineEntity.ts';
import { isFrozen } from '../kit/frozen.ts';
import { day, described, listOf, maybe, object, oneOf, string, uuid, whole, type Of } from '../kit/shape.ts';
import { transitionsFrom } from '../kit/transitions.ts';
import { isWritable } from '../kit/validate.ts';

/** `outOfBounds`: no record may have such a day any more. `otherYear`: the number names another financial year than the day lies in. */
export const unusualDayProblems = ['outOfBounds', 'toCome', 'otherYear'] as const;

/** `reopen`: a step leads back to the draft. `credit`: a credit note takes it back. `stays`: nothing changes or cancels it. */
const waysOut = ['correct', 'reopen', 'cancel', 'credit', 'stays'] as const;
export type WayOut = (typeof waysOut)[number];

export const unusualDays = object({
  items: listOf(
    object({
      entity: string,
      id: uuid,
      number: maybe(string),
      day,
      problem: oneOf(unusualDayProblems),
      way: described(oneOf(waysOut), 'What can be done about it'),
    }),
  ),
  totalCount: whole,
  pageIndex: whole,
  pageSize: whole,
});
export type UnusualDays = Of<typeof unusualDays>;

/** Returns what can be done about the day of a document in this state. `state` is null where the kind has no states. */
export const wayOut = (entity: AnyEntity, state: string | null): WayOut => {
  const { states, series, permissions, actions = {} } = entity;
  const record = states ? { [states.field]: state } : {};
  const day = series?.dated;
  if (day && permissions.update && isWritable(entity, day, 'update') && !isFrozen(entity, record)) return 'correct';
  const goals = states ? transitionsFrom(entity, record).map(([, { to }]) => to) : [];
  if (states && goals.includes(states.initial)) return 'reopen';
  if (goals.includes('cancelled')) return 'cancel';
  return 'credit' in actions ? 'credit' : 'stays';
};
