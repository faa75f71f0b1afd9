import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { importFields, lineColumnLabel } from '../../schema/kit/importFields.ts';
import { normalised } from '../../schema/kit/importMapping.ts';
import { ruleOf, validateFields } from '../../schema/kit/validate.ts';
import { approvalPinFields } from '../../schema/rules/approvals.ts';
import * as account from '../../schema/rules/account.ts';
import { orderFields, orderFieldsAmong } from '../../schema/rules/orders.ts';
import { firstPlans } from '../support/plans.ts';
import * as pictures from '../../schema/rules/pictures.ts';
import { signInFields } from '../../schema/rules/signIn.ts';
import { adminWords as adminEn } from '../../schema/words/en/admin/index.ts';
import { english } from '../../schema/words/en/index.ts';
import { siteWords as siteEn } from '../../schema/words/en/site/index.ts';
import { checkoutWords as checkoutEn } from '../../schema/words/en/site/checkout.ts';
import { frameWords as frameEn } from '../../schema/words/en/site/frame.ts';
import { visitorsWords as visitorsEn } from '../../schema/words/en/visitors.ts';
import { adminWords } from '../../schema/words/hi/admin/index.ts';
import { hindi } from '../../schema/words/hi/index.ts';
import { reactAdminWords } from '../../schema/words/hi/reactAdmin.ts';
import { siteWords } from '../../schema/words/hi/site/index.ts';
import { checkoutWords } from '../../schema/words/hi/site/checkout.ts';
import { frameWords } from '../../schema/words/hi/site/frame.ts';
import { visitorsWords } from '../../schema/words/hi/visitors.ts';
import library from 'ra-language-english';
import { fill } from '../../schema/words/fill.ts';
import { say } from '../../schema/words/said.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { everyWords, wordings } from '../../schema/words/wordings.ts';
import { notificationText } from '../../schema/rules/notificationText.ts';

const choice = { plan: 'tsinvoice-masha', duration: 365, quantity: 2 };

type Leaf = [path: string, text: string];
const leaves = (words: unknown, path = ''): Leaf[] => {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) => leaves(value, path ? `${path}.${name}` : name));
};
const shared = ({ entities, refusals, notifications, letters, orderLine, sheets }: CommonWords) => ({
  entities,
  orderLine,
  sheets: { wrong: sheets.wrong },
  refusals,
  notifications,
  letters,
});
const pairs: Record<string, [english: unknown, hindi: unknown]> = {
  common: [shared(english), shared(hindi)],
  admin: [adminEn, adminWords],
  library: [library, reactAdminWords],
  visitors: [visitorsEn, visitorsWords],
  site: [
    { ...siteEn, frameEn, checkoutEn },
    { ...siteWords, frameEn: frameWords, checkoutEn: checkoutWords },
  ],
};

/** Places for values, each once; `%{one}` and its kin are one entity's name in its forms. */
const placesOf = (text: string) =>
  [
    ...new Set(text.match(/%\{\w+\}/g)?.map(place => (/\{(one|ones|many|manies)\}/.test(place) ? '%{name}' : place))),
  ].toSorted();
const hasEnglishWord = (text: string) => /\b[a-z]{3,}\b/.test(text.replace(/%\{\w+\}/g, ''));

describe.each(Object.entries(pairs))('the words of %s', (_name, [en, hi]) => {
  const english = new Map(leaves(en));
  const hindi = new Map(leaves(hi));

  it('are there in both languages', () => {
    // A time of the day is its own name.
    expect([...english].filter(([path, text]) => !hindi.has(path) && /\p{L}/u.test(text))).toEqual([]);
    expect([...hindi.keys()].filter(path => !english.has(path))).toEqual([]);
  });

  it('have the same places for values, and as many plurals', () => {
    const differ = [...english].filter(([path, text]) => {
      const other = hindi.get(path) ?? '';
      return (
        String(placesOf(text)) !== String(placesOf(other)) || text.split('||||').length !== other.split('||||').length
      );
    });
    expect(differ.map(([path, text]) => [path, text, hindi.get(path)])).toEqual([]);
  });

  it('are Hindi', () => {
    const same = [...hindi].filter(
      ([path, text]) => hasEnglishWord(text) && !/[\u0900-\u097f]/.test(text) && hasEnglishWord(english.get(path)!),
    );
    expect(same.filter(([path]) => !/preview|\.css$|\.id$/.test(path))).toEqual([]);
  });
});

const forms = { ...account, ...pictures, approvalPinFields, orderFields, signInFields } as Record<string, unknown>;
const fieldsOf = (all: Record<string, AnySchema>) => Object.values(all);
const allFields = [
  ...(Object.values(entities) as AnyEntity[]).flatMap(({ fields, actions = {} }) => [
    ...fieldsOf(fields),
    ...Object.values(actions).flatMap(({ input = {} }) => fieldsOf(input)),
  ]),
  ...Object.entries(forms).flatMap(([name, fields]) =>
    name.endsWith('Fields') ? fieldsOf(fields as Record<string, AnySchema>) : [],
  ),
];

it('each refusal has a key of its own: of two in different files one would be said for the other', async () => {
  const files = Object.values(import.meta.glob<Record<string, object>>('../../schema/words/en/*Refusals.ts'));
  const said = (await Promise.all(files.map(load => load()))).flatMap(file =>
    Object.values(file).flatMap(Object.entries),
  );
  const texts = Map.groupBy(said, ([key]) => key as string);
  expect(texts.size).toBeGreaterThan(100);
  const several = [...texts].filter(([, all]) => new Set(all.map(([, text]) => String(text))).size > 1);
  expect(several.map(([key]) => key)).toEqual([]);
});

it('every rule of every field is said in Hindi', () => {
  const broken = allFields.flatMap(field => {
    const { meta, label } = field.spec;
    const { tests } = field.describe();
    return [...tests.map(({ name }) => name!), 'required', 'typeError'].map(type =>
      ruleOf({ type, message: 'English', params: { spec: { meta }, label, min: 1, max: 2 } } as never),
    );
  });
  expect(broken.length).toBeGreaterThan(500);
  const said = broken.map(rule => ({ rule: `${rule.field} ${rule.kind}.${rule.rule}`, text: wordings.hi.say(rule) }));
  expect([
    ...new Set(said.filter(({ text }) => !/[\u0900-\u097f]/.test(text) || /%\{/.test(text)).map(({ rule }) => rule)),
  ]).toEqual([]);
});

it('a rule says one thing: where it said two, another language would have one sentence for both', () => {
  const messages = allFields.flatMap(field =>
    field.tests.map(({ OPTIONS: { name, message } = {} }) => [`${field.spec.meta?.words} ${name}`, message] as const),
  );
  const [first, all] = [new Map(messages.toReversed()), messages];
  expect(all.filter(([rule, message]) => first.get(rule) !== message)).toEqual([]);
});

it.each([
  ['no plan', [], 'order.lines.plan'],
  ['a plan that is none', [{ ...choice, plan: 'x' }], 'order.lines.plan'],
  ['too many plans', Array.from({ length: 11 }, () => choice), 'order.lines.count'],
  ['no such time', [{ ...choice, duration: 2 }], 'order.lines.duration'],
  ['no such number', [{ ...choice, quantity: 0 }], 'order.lines.quantity'],
])('an order of %s is told so by a sentence of its own', (_, lines, rule) => {
  const { problems } = validateFields(orderFieldsAmong(firstPlans), { lines });
  const told = wordings.hi.say(problems!['lines']!);
  expect(told).toBe(fill(hindi.rules![rule]!, { min: 1, max: rule.endsWith('count') ? 10 : 50 }));
});

it('no two fields that a file may hold have one label: it could not be brought back', () => {
  const labels = everyWords.flatMap(({ language, entities: words }) =>
    (Object.values(entities) as AnyEntity[]).flatMap(entity =>
      Object.entries(importFields(entity)).map(([name, { own, lines }]) => {
        const label = lines ? lineColumnLabel(lines, own, words[entity.name]) : words[entity.name]!.fields[name]!;
        return `${language} ${entity.name} ${normalised(label)}`;
      }),
    ),
  );
  expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
});

it('names records and fields in the language of the reader', () => {
  const gone = say('notFound', { what: { one: 'products' } });
  expect(wordings.en.say(gone)).toBe('Product not found.');
  expect(wordings.hi.say(gone)).toContain(hindi.entities['products']!.one);
  expect(wordings.en.say(say('inUseBy', { many: { many: 'hsnCodes' } }))).toBe('Still in use by HSN codes.');
  expect(wordings.en.say(say('restoreFirst', { what: { fields: ['products.unitId'] } }))).toBe(
    'Its unit was deleted. Restore that first.',
  );
});

it('says a notification in the language of its reader, also what went wrong', () => {
  const told = {
    kind: 'importFailed',
    payload: { entity: 'contacts', file: 'a.csv', problem: JSON.stringify(say('noRows')) },
  } as const;
  expect(notificationText(told, wordings.en)).toEqual({
    title: 'Import of contacts failed',
    text: 'a.csv: The file has no rows below its header.',
  });
  const { title, text } = notificationText(told, wordings.hi);
  expect(title).toContain(hindi.entities['contacts']!.many);
  expect(text).toBe(`a.csv: ${hindi.refusals.noRows}`);
});
