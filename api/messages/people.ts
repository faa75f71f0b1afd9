import { isMobile } from '../../schema/kit/checks.ts';
import { bindable, variablesFor, type Fields, type Variable } from '../../schema/rules/templateVariables.ts';
import { noShop } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import type { Result, Statement } from '../ports.ts';
import { optedOut } from './recipientTransitions.ts';
import { say, storedSaid } from '../../schema/words/said.ts';

/** Somebody on a message's list. `skip`: why nothing is sent to them after all, as it is kept. */
export type Person = {
  contactId: string;
  name: string;
  number: string;
  variables: string[] | null;
  skip: string | null;
};

/** Whom a message goes to: contacts, or the recipients of a former message. */
export type PeopleList = {
  of: 'contacts' | 'recipients';
  ids: readonly string[];
  /** Theirs, in the same order, when they were chosen: no two of those that are not left out have the same. Empty of recipients. */
  numbers: readonly string[];
  /** Who is left out, by id, and why. They come first among `ids`. */
  skips: Readonly<Record<string, string>>;
  /** Empty when all get the same words. */
  variables: readonly Variable[];
};

/** Those whom a message really goes to, and who are in the address book: whoever got a test is not. */
export const reachedContacts = (people: readonly Person[]): string[] =>
  people.filter(({ skip, contactId }) => !skip && contactId !== noShop).map(({ contactId }) => contactId);

export const sameNumber = storedSaid(say('sameNumber'));

/** A contact, or a former recipient, as it is now. */
export type Found = {
  id: string;
  contactId: string;
  fields: Fields;
  words: string[] | null;
  gone: boolean;
  optedOut: boolean;
};

/** A JSON array in the order of `ids`, without those that were removed for good. */
export const foundStatement = (shop: string, { of, variables }: PeopleList, ids: readonly string[]): Statement => ({
  text: of === 'contacts' ? contactsText(variables) : recipientsText,
  values: [shop, ids],
});

export const foundIn = ({ rows }: Result): Found[] => JSON.parse(rows[0]![0]!) as Found[];

const around = (number: string) =>
  `'optedOut', exists (select 1 from opt_outs x where x.shop_id = $1 and x.number = ${number} and x.deleted_at is null)`;

/** Only what is bound is read; its names are ours. */
const contactsText = (variables: readonly Variable[]) => {
  const bound = variables.flatMap(each => (typeof each === 'string' ? [] : [each.field]));
  const names = bindable.filter(name => name === 'name' || name === 'mobileNo' || bound.includes(name));
  const fields = names.map(name => `'${name}', c.${snake(name)}`).join(', ');
  return `select coalesce(json_agg(json_build_object('id', c.id, 'contactId', c.id, 'fields', json_build_object(${fields}), 'words', null,
      'gone', c.deleted_at is not null, ${around('c.mobile_no')}) order by w.n), '[]')
    from unnest($2::uuid[]) with ordinality as w(id, n) join contacts c on c.shop_id = $1 and c.id = w.id`;
};

const recipientsText = `select coalesce(json_agg(json_build_object('id', q.id, 'contactId', q.contact_id,
    'fields', json_build_object('name', q.name, 'mobileNo', q.number), 'words', q.variables, 'gone', false, ${around('q.number')}) order by w.n), '[]')
  from unnest($2::uuid[]) with ordinality as w(id, n) join recipients q on q.shop_id = $1 and q.id = w.id`;

/** Those of a slice, which begins at `from`, as they come onto the list. What has changed since it was chosen leaves them out. */
export const listed = (list: PeopleList, from: number, ids: readonly string[], found: readonly Found[]): Person[] => {
  const { skips, variables, numbers } = list;
  const byId = new Map(found.map(each => [each.id, each]));
  return ids.map((id, n) => {
    const each = byId.get(id) ?? { ...vanished, id, contactId: id };
    const number = each.fields['mobileNo'] ?? '';
    const words = variables.length ? variablesFor(variables, each.fields) : each.words;
    const isOther = numbers.length > 0 && numbers[from + n] !== number;
    const skip = skips[id] ?? skipOf(each, isOther, variables.length > 0 && !words);
    return { contactId: each.contactId, name: each.fields['name'] ?? '', number, variables: words, skip };
  });
};

const vanished = {
  fields: { name: '–', mobileNo: '' },
  words: null,
  gone: true,
  optedOut: false,
};

const skipOf = ({ fields, gone, optedOut: out }: Found, isOther: boolean, wordless: boolean) => {
  if (gone) return noContact;
  if (!isMobile(fields['mobileNo'] ?? '')) return noValidNumber;
  if (out) return optedOut;
  if (isOther) return numberChanged;
  return wordless ? variableWithoutValue : null;
};

export const noContact = storedSaid(say('contactGone'));
const noValidNumber = storedSaid(say('noValidNumber'));
const numberChanged = storedSaid(say('numberChanged'));
const variableWithoutValue = storedSaid(say('variableWithoutValue'));

/** So many are looked at, or put on the list, at once: nobody waits 50 ms for them. */
export function* slicesOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
