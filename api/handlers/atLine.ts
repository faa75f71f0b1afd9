import { invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { refusalOf } from '../refusals.ts';

/** What is refused of a record that a line stands for stands at that line: `pieces.2.tag`. */
export const atLine = (lines: string, n: number, error: unknown, entity: AnyEntity): unknown => {
  const problems = refusalOf(error, entity)?.problems;
  if (!problems) return error;
  return invalid(Object.fromEntries(Object.entries(problems).map(([field, said]) => [`${lines}.${n}.${field}`, said])));
};
