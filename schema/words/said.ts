import type { Kind } from '../kit/meta.ts';
import type { refusals } from './en/refusals.ts';

/** A value in a sentence: text as it is, or the name of an entity (of one, of many), of fields, of what was chosen, a day, a month, or another sentence. */
export type SaidValue =
  | string
  | number
  | { one: string }
  | { many: string }
  | { fields: readonly string[] }
  | { list: readonly (string | Choice)[] }
  | { day: string }
  | { month: string }
  | Choice
  | Sentence;
/** What a choice is called: `orders.state` and the id of what was chosen. */
export type Choice = { choice: string; id: string | number };
export type SaidValues = Readonly<Record<string, SaidValue>>;

/** A sentence of `refusals`, with what stands in it. */
export type Sentence = { readonly key: keyof typeof refusals; readonly values?: SaidValues };

/** A field's rule that was broken. Its English stands at the rule itself. */
export type BrokenRule = {
  /** As yup names it: `required`, `min`, or the name of the test. */
  readonly rule: string;
  readonly kind: Kind | null;
  /** Where the words of the field stand: `products.name`. */
  readonly field: string | null;
  readonly english: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** Something that is worded when somebody reads it, in that person's language. JSON. */
export type Said = Sentence | BrokenRule;

export const say = (key: Sentence['key'], values?: SaidValues): Sentence => (values ? { key, values } : { key });

/** `Said` as a column of text keeps it. */
export const storedSaid = (said: Said): string => JSON.stringify(said);

/** What such a column holds. Text from before there were two languages, and of others, is itself. */
export const readSaid = (stored: string): Said | string => {
  try {
    const said: unknown = stored.startsWith('{"') ? JSON.parse(stored) : null;
    return isSaid(said) ? said : stored;
  } catch {
    return stored;
  }
};

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && ('rule' in value ? 'english' in value : 'key' in value);
