import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { say, type Said } from '../schema/words/said.ts';
import { DatabaseError, type Ports } from './ports.ts';
import { refusalOf } from './refusals.ts';

/**
 * Returns the reason that ends a job for good, in words for the person who started it. Returns null for an error that
 * may pass, such as a database that is busy or away: the caller throws it, and the job is handed out again.
 */
export const endingProblem = ({ log }: Ports, error: unknown, entity?: AnyEntity): Said | null => {
  const refusal = refusalOf(error, entity);
  if (refusal) return refusal.status === 503 ? null : refusal.said;
  if (mayPass(error)) return null;
  log('error', 'A job ended with a fault', { error });
  return say('fault');
};

/** Errors of the language come from the data or the code, and come again. */
const faults = [TypeError, RangeError, SyntaxError, ReferenceError];

/** Classes of PostgreSQL: 58 is the system's, for example a disk that fails; XX is internal. */
const mayPass = (error: unknown): boolean =>
  error instanceof DatabaseError ? /^(?:58|XX)/.test(error.code) : !faults.some(fault => error instanceof fault);
