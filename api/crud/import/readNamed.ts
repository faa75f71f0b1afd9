import { invalid } from '../../../schema/errors.ts';
import { say } from '../../../schema/words/said.ts';

/** A part of a form that is JSON: something for each field that it names. */
export const readNamed = (part: string, text: unknown): Record<string, unknown> => {
  if (text === undefined || text === '') return {};
  let named: unknown;
  try {
    named = typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    throw invalid({ [part]: say('mustBeJson') });
  }
  if (typeof named !== 'object' || named === null || Array.isArray(named))
    throw invalid({ [part]: say('mustBeObject') });
  return named as Record<string, unknown>;
};
