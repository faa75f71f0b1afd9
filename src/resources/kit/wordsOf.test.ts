import { afterEach, expect, it } from 'vitest';
import { contacts } from '../../../schema/entities/contacts.ts';
import { units } from '../../../schema/entities/units.ts';
import { i18nProvider, loadLanguage } from '../../i18n/i18nProvider.ts';
import { wordsOf } from './wordsOf.ts';

afterEach(() => loadLanguage('en'));

it('tells how a call went in the language of the page, where the entity has a word of its own for it', async () => {
  const told = (entity: Parameters<typeof wordsOf>[0]) => {
    const words = wordsOf(entity, i18nProvider.translate);
    return [words.told('created'), words.told('deleteFailed')];
  };
  expect(told(contacts)).toEqual(['Contact created successfully!', 'Failed to delete contact.']);
  expect(told(units)).toEqual([undefined, undefined]);
  await loadLanguage('hi');
  expect(told(contacts)).toEqual(['संपर्क जुड़ गया!', 'संपर्क नहीं हट पाया।']);
});
