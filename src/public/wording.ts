import type { FieldMessages, Problems } from '../../schema/errors.ts';
import type { Said } from '../../schema/words/said.ts';
import { fields, words } from './words.ts';

/** A visitor's page judges nothing but fields; whatever else may be said comes from the server, in words. */
function worded(said: Said): string {
  if (!('rule' in said)) return words.error.badRequest;
  return fields ? fields.rule(said) : said.english;
}

export function wordedAll(problems: Problems): FieldMessages {
  return Object.fromEntries(Object.entries(problems).map(([name, said]) => [name, worded(said)]));
}
