import type { AnyEntity, Fields } from '../kit/defineEntity.ts';
import { percent } from '../kit/kinds.ts';
import { isWritable } from '../kit/validate.ts';

/** By how many percent an amount rises, or falls below zero. Nothing falls to nothing. */
export const raise = () => percent().label('Percent').min(-99).max(900);

/** The fields that many records can have raised, each from what it is. */
export const raisable = (entity: AnyEntity): string[] =>
  Object.values(entity.info)
    .filter(({ kind, name }) => kind === 'money' && isWritable(entity, name, 'update'))
    .map(({ name }) => name);

export const raiseFields = (entity: AnyEntity): Fields =>
  Object.fromEntries(raisable(entity).map(name => [name, raise()]));
