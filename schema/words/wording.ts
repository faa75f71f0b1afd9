import type { refusals } from './en/refusals.ts';
import type { notificationSentences } from './en/notifications.ts';
import type { figures } from './en/figures.ts';
import type { letters } from './en/letters.ts';
import type { papers } from './en/papers.ts';
import { startOf } from '../kit/shopDay.ts';
import { day, month } from '../rules/formats.ts';
import { fill } from './fill.ts';
import { localeOf, type Language } from './languages.ts';
import type { OrderLineWords } from './orderLineWords.ts';
import type { BrokenRule, Said, SaidValue, SaidValues } from './said.ts';
import type { EntityWords } from './schemaWords.ts';
import type { Translated } from './translated.ts';

/** Of files that come in and go out, beside labels and choices. */
export type SheetWords = {
  /** Stands above the ids of records. */
  recordId: string;
  /** The column of the rows that failed which says why; an import does not read it. */
  readonly wrong: string;
  /** How people write it in a cell. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** The columns of a list over all shops: when a record was made, and in which shop. */
  readonly made: string;
  readonly shop: string;
};

/** The words of a language that the server and the browser share. */
export type CommonWords = {
  language: Language;
  entities: Readonly<Record<string, EntityWords>>;
  /** Labels of the forms that belong to no entity: form -> field. */
  forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By `field.rule`, `kind.rule` or the rule alone, the first that is there. None: as the rule says it itself. */
  rules: Readonly<Record<string, string>> | null;
  /** Makes its own of the English of a rule that it has no better words for. */
  adapted?: (english: string) => string;
  refusals: Translated<typeof refusals>;
  notifications: Translated<typeof notificationSentences>;
  letters: Translated<typeof letters>;
  orderLine: OrderLineWords;
  sheets: SheetWords;
  figures: Translated<typeof figures>;
  papers: Translated<typeof papers>;
  /** A name as it stands inside a sentence. */
  inside: (name: string) => string;
};

/** How a language says what is kept as keys and values. */
export type Wording = {
  language: Language;
  words: CommonWords;
  one: (entity: string) => string;
  many: (entity: string) => string;
  /** `products.name` -> `Name`; undefined for an address that leads nowhere. */
  label: (field: string) => string | undefined;
  say: (said: Said | string) => string;
  /** The same for each field. */
  sayAll: (problems: Readonly<Record<string, Said>>) => Record<string, string>;
};

type FieldWords = Pick<CommonWords, 'entities' | 'forms' | 'rules' | 'adapted'>;

/** The words of a field by their address: `products.name`, `products.addImage.image`, `register.email`. */
export const labelIn = ({ entities, forms }: FieldWords, address: string): string | undefined => {
  const [area, ...rest] = address.split('.');
  const own = entities[area!];
  if (!own) return forms[area!]?.[rest[0]!];
  return rest.length > 1 ? own.inputs[rest[0]!]?.[rest[1]!] : own.fields[rest[0]!];
};

/** The name of a choice by its field's address: `orders.state`. The id where there is none. */
export const choiceIn = ({ entities }: Pick<CommonWords, 'entities'>, address: string, id: string | number): string => {
  const [entity, ...field] = address.split('.');
  return entities[entity!]?.values[field.join('.')]?.[id] ?? String(id);
};

/** The rule's own English where the language has nothing better. */
export const ruleIn = (words: FieldWords, { rule, kind, field, english, values }: BrokenRule): string => {
  const template = words.rules?.[`${field}.${rule}`] ?? words.rules?.[`${kind}.${rule}`] ?? words.rules?.[rule];
  const label = (field && labelIn(words, field)) ?? values['label'];
  // Another field of the record is told by its address.
  const other = values['other'] && (labelIn(words, String(values['other'])) ?? values['other']);
  // A part of a field has no name of its own.
  if (!template || (template.includes('%{label}') && !label)) return words.adapted?.(english) ?? english;
  return fill(template, { ...values, label, other });
};

export const wordingOf = (words: CommonWords): Wording => {
  const one = (entity: string) => words.entities[entity]?.one ?? entity;
  const many = (entity: string) => words.entities[entity]?.many ?? entity;
  const label = (field: string) => labelIn(words, field);
  const list = new Intl.ListFormat(localeOf(words.language), { type: 'conjunction' });
  const value = (given: SaidValue): string | number => {
    if (typeof given !== 'object') return typeof given === 'number' ? given.toLocaleString('en-IN') : given;
    if ('one' in given) return one(given.one);
    if ('many' in given) return many(given.many);
    if ('list' in given) return list.format(given.list.map(item => String(value(item))));
    if ('day' in given) return day(new Date(startOf(given.day)), words.language);
    if ('month' in given) return month(new Date(startOf(given.month)), words.language);
    if ('choice' in given) return choiceIn(words, given.choice, given.id);
    if ('fields' in given) return list.format(given.fields.map(field => label(field) ?? field));
    return sentence(given.key, given.values);
  };
  const sentence = (key: keyof typeof refusals, values: SaidValues = {}): string => {
    // What is kept may be of a version that said more.
    const template: string | undefined = words.refusals[key];
    if (template === undefined) return key;
    const worded = Object.entries(values).map(([name, given]) => {
      const text = value(given);
      const isName =
        typeof given === 'object' &&
        !('key' in given) &&
        !('list' in given) &&
        !('day' in given) &&
        !('month' in given) &&
        !template.startsWith(`%{${name}}`);
      return [name, isName ? words.inside(String(text)) : text];
    });
    return fill(template, Object.fromEntries(worded) as Record<string, string>);
  };
  const say = (said: Said | string) => {
    if (typeof said === 'string') return said;
    return 'rule' in said ? ruleIn(words, said) : sentence(said.key, said.values);
  };
  const sayAll = (problems: Readonly<Record<string, Said>>) =>
    Object.fromEntries(Object.entries(problems).map(([name, said]) => [name, say(said)]));
  return { language: words.language, words, one, many, label, say, sayAll };
};
