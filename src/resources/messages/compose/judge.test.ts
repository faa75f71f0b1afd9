import { describe, expect, it } from 'vitest';
import { demoTemplates } from '../../../../schema/demoTemplates.ts';
import { wordings } from '../../../../schema/words/wordings.ts';
import { emptyDraft, fixed, type Draft } from './draft.ts';
import { judge, placed } from './judge.ts';

const template = (name: string) => demoTemplates.find(each => each.name === name)!;
const now = new Date('2026-11-20T08:00:00Z');
const written: Draft = {
  ...emptyDraft,
  contacts: ['c1'],
  name: 'Offer',
  headerText: 'Diwali',
  templateVariables: [
    { from: 'name', words: '' },
    { from: fixed, words: '20%' },
    { from: 'email', words: '' },
    { from: fixed, words: 'diwali' },
  ],
};
const english = (...given: Parameters<typeof judge>) => wordings.en.sayAll(judge(...given));
const judged = (more: Partial<Draft>) => english({ ...written, ...more }, template('festival_offer'), { now });

describe('a draft is judged before it is sent', () => {
  it('and passes when all is there', () => expect(judged({})).toEqual({}));

  it.each([
    [{ contacts: [] }, { contacts: 'Choose at least one contact' }],
    [{ by: 'groups' }, { groups: 'Choose at least one group' }],
    [{ by: 'filter', contacts: [] }, {}],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(129) }, { name: expect.stringContaining('128') }],
    [{ headerText: '' }, { headerText: 'The header of this template needs a text' }],
    [{ headerText: 'x'.repeat(61) }, { headerText: 'At most 60 characters' }],
    [
      { templateVariables: [written.templateVariables[0]!, { from: fixed, words: ' ' }] },
      { 'templateVariables.1.words': 'Write the words, or choose a field' },
    ],
    [{ when: 'later' }, { scheduledAt: 'Choose when it goes out' }],
    [
      { when: 'later', scheduledAt: '2026-11-20T07:00:00.000Z' },
      { scheduledAt: 'Choose a time that is still to come' },
    ],
    [{ when: 'later', scheduledAt: '2028-11-20T07:00:00.000Z' }, { scheduledAt: 'At most a year from now' }],
    [{ when: 'later', scheduledAt: '2026-11-20T08:30:00.000Z' }, {}],
  ] as [Partial<Draft>, object][])('%o', (more, problems) => expect(judged(more)).toEqual(problems));

  it('without a template there is nothing to say of its words', () => {
    expect(english({ ...written, contacts: [] }, undefined, { now })).toEqual({
      contacts: 'Choose at least one contact',
      template: 'Choose a template',
    });
  });

  it('wants the file that the header shows', () => {
    const bill = { ...written, templateVariables: written.templateVariables.slice(0, 2) };
    expect(english(bill, template('bill_copy'), { now })).toEqual({ headerMedia: 'Choose a file for the header' });
  });

  it('a test goes to nobody on the list, and at once', () => {
    const test: Draft = { ...written, contacts: [], when: 'later' };
    expect(english(test, template('festival_offer'), { isTest: true, now })).toEqual({});
  });
});

it.each([
  [{ contacts: 'This would cost ₹9.' }, 'groups', { groups: 'This would cost ₹9.' }, []],
  [{ groups: 'Nobody' }, 'filter', { filter: 'Nobody' }, []],
  [{ 'filter.gender': 'Choose one of the list' }, 'filter', { filter: 'Choose one of the list' }, []],
  [
    { templateVariables: 'Variable 2: the template needs 3 values' },
    'contacts',
    { 'templateVariables.1.words': 'the template needs 3 values' },
    [],
  ],
  [
    { templateVariables: '2 of the chosen contacts (…)' },
    'contacts',
    { templateVariables: '2 of the chosen contacts (…)' },
    [],
  ],
  [
    { templateName: 'There is no such template any more', templateLanguage: 'x' },
    'contacts',
    { template: 'There is no such template any more' },
    [],
  ],
  [
    { headerMedia: 'At most 5 MB', scheduledAt: 'Late', name: 'Taken' },
    'contacts',
    { headerMedia: 'At most 5 MB', scheduledAt: 'Late', name: 'Taken' },
    [],
  ],
  [{ elsewhere: 'Unknown field' }, 'contacts', {}, ['Unknown field']],
] as const)('%o lands where it belongs', (errors, by, fields, rest) => {
  expect(placed(errors as Record<string, string>, by)).toEqual({ fields, rest });
});
