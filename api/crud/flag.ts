import { invalid } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';

/** A yes or no of a body, be it of parts, which carry text. Absent it is no. */
export const readFlag = (name: string, value: unknown): boolean => {
  if (value === undefined || value === 'false' || value === false) return false;
  if (value === 'true' || value === true) return true;
  throw invalid({ [name]: say('mustBeFlag') });
};
