import { contacts } from '../entities/contacts.ts';
import { invalid } from '../errors.ts';
import { say, type Said } from '../words/said.ts';

/** The same words for all, or what is kept of the contact, or of the meeting that the message is about. */
export type Variable = string | { field: string; fallback: string };

/** The contact's fields that a variable may be bound to. */
export const bindable = Object.values(contacts.info)
  .filter(({ kind }) => /^(text|email|mobile|phone)$/.test(kind))
  .map(({ name }) => name);

const wrong = (said: Said) => invalid({ templateVariables: said });

/** One for each placeholder, in their order; what is beyond is ignored. Throws a Refusal at `templateVariables`. `more`: what there is to bind to beside the contact's fields. */
export const readVariables = (given: unknown, count: number, more: readonly string[] = []): Variable[] => {
  if (given !== null && given !== undefined && !Array.isArray(given)) throw wrong(say('mustBeList'));
  return Array.from({ length: count }, (_, i) =>
    variable((given ?? []) as unknown[], i, { count, known: [...bindable, ...more] }),
  );
};

type Places = { count: number; known: readonly string[] };

const variable = (given: readonly unknown[], i: number, { count, known }: Places): Variable => {
  const value = given[i];
  if (typeof value === 'string' || typeof value === 'number') {
    const text = tidy(String(value));
    if (text) return text;
  }
  if (value === null || typeof value !== 'object')
    throw wrong(
      count === 1 ? say('variableNeedsValue', { n: i + 1 }) : say('variablesNeedValues', { n: i + 1, count }),
    );
  const { field, fallback = '' } = value as { field?: unknown; fallback?: unknown };
  if (typeof field !== 'string' || !known.includes(field) || typeof fallback !== 'string')
    throw wrong(say('variableNotKnown', { n: i + 1, list: known.join(', ') }));
  return { field, fallback: tidy(fallback) };
};

/** The chat service takes at most 1,024 characters in a variable, and neither line feeds nor long gaps. */
export const tidy = (text: string) =>
  text.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, 1_024).toWellFormed();

/** Of a contact, by their names. */
export type Fields = Record<string, string | null>;

/** What stands in the placeholders for one person; null when one of them would be empty. */
export const variablesFor = (variables: readonly Variable[], fields: Fields): string[] | null => {
  const filled = variables.map(each =>
    typeof each === 'string' ? each : tidy(fields[each.field] ?? '') || each.fallback,
  );
  return filled.every(Boolean) ? filled : null;
};

export const isPersonal = (variables: readonly Variable[]) => variables.some(each => typeof each !== 'string');
