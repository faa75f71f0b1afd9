import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountWords } from '../../schema/words/en/admin/account.ts';
import { i18nProvider } from './i18nProvider.ts';
import { messagingWords } from '../../schema/words/en/admin/messaging.ts';
import { permissionsWords } from '../../schema/words/en/admin/permissions.ts';
import { shellWords } from '../../schema/words/en/admin/shell.ts';
import { tenancyWords } from '../../schema/words/en/admin/tenancy.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.|En\.ts/.test(name))
  .map(name => readFileSync(join(root, name), 'utf8'))
  .join('\n');
/** Whole keys, and those built from a part that varies: `ts.rates.${metal}`. */
const usedOf = (name: string) =>
  [...sources.matchAll(new RegExp(`["'\`](${name}\\.[\\w.]+?)(\\.?\\$\\{.*?)?["'\`]`, 'g'))].map(([, key, varies]) => ({
    key: key!,
    varies: Boolean(varies),
  }));
const stored = /^ts\.(store|language|token|user|tab|shopId|google|cart|pushSession|drafts|leftTry|clockOffset)/;

describe.each([
  ['ts', shellWords.ts],
  ['tenancy', tenancyWords.tenancy],
  ['messaging', messagingWords.messaging],
  ['permission', permissionsWords.permission],
  ['account', accountWords.account],
])('the words under %s', (name, words) => {
  const used = usedOf(name);
  const known = leaves(words, name);

  it('are there for every key in use', () => {
    const missing = used.filter(
      ({ key, varies }) => !varies && !known.includes(key) && !known.some(leaf => leaf.startsWith(`${key}.`)),
    );
    expect(missing.filter(({ key }) => !stored.test(key))).toEqual([]);
  });

  it('are all in use', () => {
    const isUsed = (leaf: string) =>
      used.some(({ key, varies }) => leaf === key || (varies && leaf.startsWith(key)) || leaf.startsWith(`${key}.`));
    expect(known.filter(leaf => !isUsed(leaf))).toEqual([]);
  });
});

it('speaks of entities as the schema does', () => {
  expect(i18nProvider.translate('resources.contacts/groups.name', { smart_count: 2 })).toBe('Groups');
  expect(i18nProvider.translate('resources.contacts.fields.mobileNo')).toBe('Mobile Number');
  expect(i18nProvider.translate('resources.contacts.fields.id')).toBe('Added');
});

it('X-08 says the messages of success exactly', () => {
  const said = (key: string) => i18nProvider.translate(`resources.${key}`);
  expect(said('products.notifications.created')).toBe('Product created successfully!');
  expect(said('gold_rates.notifications.created')).toBe('Commodity created successfully!');
  expect(said('contacts.notifications.updated')).toBe('Contact updated successfully');
});

function leaves(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [key] : leaves(value as object, key);
  });
}
