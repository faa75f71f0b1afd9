import type { FieldMessages, Problems } from '../../schema/errors.ts';
import type { Said } from '../../schema/words/said.ts';
import type { Wording } from '../../schema/words/wording.ts';

let current: Wording | null = null;

/** From now on the schema speaks this language. */
export function setWording(wording: Wording): void {
  current = wording;
}

/** Throws before a language is loaded. */
export function wording(): Wording {
  if (!current) throw new Error('No language is loaded');
  return current;
}

/** What is said as keys and values, for the person in front of the screen. */
export function worded(said: Said | string): string {
  return wording().say(said);
}

export function wordedAll(problems: Problems = {}): FieldMessages {
  return wording().sayAll(problems);
}
