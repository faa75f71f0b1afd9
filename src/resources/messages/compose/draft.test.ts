import { describe, expect, it } from 'vitest';
import type { Template } from '../calls.ts';
import { demoTemplates } from '../../../../schema/demoTemplates.ts';
import { audienceOf, bodyOf, emptyDraft, firstBindings, fixed, isNobody, keyOf, type Draft } from './draft.ts';
import { placeIn } from './useAudience.ts';
import { departureOf } from './useDeparture.ts';

const template = (name: string, language = 'en') =>
  demoTemplates.find(each => each.name === name && each.language === language)!;
const draft = (more: Partial<Draft>): Draft => ({ ...emptyDraft, ...more });

describe('what a template begins with', () => {
  const ofContact = { from: 'name', words: '' };
  const typed = { from: fixed, words: '' };
  it.each([
    ['whoever is greeted is the contact', template('bill_copy'), [ofContact, typed]],
    ['in Hindi too', template('bill_copy', 'hi'), [ofContact, typed]],
    ['a link has words of its own', template('festival_offer'), [ofContact, typed, typed, typed]],
    ['nobody is greeted', template('gold_rate_today'), [typed, typed, typed]],
    [
      'a name says so itself',
      { ...template('bill_copy'), components: [{ type: 'BODY', text: 'For {{customer_name}}: {{bill}}' }] },
      [ofContact, typed],
    ],
  ])('%s', (_, given, bindings) => expect(firstBindings(given, null)).toEqual(bindings));

  const invitation = {
    ...template('bill_copy'),
    components: [{ type: 'BODY', text: '{{who}}, {{event}}: {{when}}, {{link}}' }],
  };
  const button = (url: string) => ({
    ...template('bill_copy'),
    components: [
      { type: 'BODY', text: 'Dear {{1}}, come to {{2}}' },
      { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Answer', url }] },
    ],
  });
  it.each<[string, Template, string[]]>([
    [
      'examples tell time and link, and what is left is the title',
      template('meeting_invitation'),
      'name meetingTitle meetingTime meetingLink'.split(' '),
    ],
    ['names tell it too', invitation, [fixed, 'meetingTitle', 'meetingTime', 'meetingLink']],
    [
      'a button of this site leads to the link',
      button('https://shop.test/{{1}}'),
      ['name', 'meetingTitle', 'meetingLink'],
    ],
    ['another one does not', button('https://elsewhere.test/{{1}}'), ['name', 'meetingTitle', fixed]],
    ['what is of none of these kinds stays open', template('instalment_due'), ['name', fixed, fixed, fixed]],
  ])('R-37 in an invitation %s', (_, given, from) =>
    expect(firstBindings(given, 'https://shop.test').map(binding => binding.from)).toEqual(from),
  );
});

describe('what is sent of a draft', () => {
  const words: Partial<Draft> = {
    template: keyOf(template('bill_copy')),
    name: 'Bills',
    templateVariables: [
      { from: 'email', words: ' our customer ' },
      { from: fixed, words: ' RA/1 ' },
    ],
  };

  it('is its words, its people and its file', () => {
    const headerMedia = new File(['%PDF-'], 'bill.pdf');
    const whole = draft({
      ...words,
      contacts: ['c1'],
      groups: ['g1'],
      headerMedia,
      headerText: 'not of this template',
    });
    expect(bodyOf(whole, template('bill_copy'))).toEqual({
      name: 'Bills',
      templateName: 'bill_copy',
      templateLanguage: 'en',
      templateVariables: [{ field: 'email', fallback: 'our customer' }, 'RA/1'],
      headerMedia,
      contacts: ['c1'],
    });
  });

  it('has a time only where one is wanted', () => {
    const scheduledAt = '2026-11-21T04:30:00.000Z';
    const [now, later] = (['now', 'later'] as const).map(when =>
      bodyOf(draft({ ...words, when, scheduledAt }), template('bill_copy')),
    );
    expect(now).not.toHaveProperty('scheduledAt');
    expect(later).toMatchObject({ scheduledAt });
  });

  it.each([
    [{ by: 'contacts', contacts: ['c1', 'c2'] }, { contacts: ['c1', 'c2'] }, false],
    [{ by: 'contacts' }, { contacts: [] }, true],
    [{ by: 'groups', groups: ['g1'], contacts: ['c1'] }, { groups: ['g1'] }, false],
    [{ by: 'groups', contacts: ['c1'] }, { groups: [] }, true],
    [{ by: 'filter' }, { filter: {} }, false],
    [
      { by: 'filter', filter: { q: 'patel', gender: 1, selectedGroups: undefined } },
      { filter: { query: 'patel', gender: '1' } },
      false,
    ],
  ] as [Partial<Draft>, object, boolean][])('%o goes to %o', (chosen, audience, nobody) => {
    expect(audienceOf(draft(chosen))).toEqual(audience);
    expect(isNobody(draft(chosen))).toBe(nobody);
  });
});

it.each([
  [[3, 2], 0, { part: 0, index: 0 }],
  [[3, 2], 2, { part: 0, index: 2 }],
  [[3, 2], 3, { part: 1, index: 0 }],
  [[0, 2], 1, { part: 1, index: 1 }],
  [[3, 2], 5, { part: 0, index: 0 }],
  [[], 0, { part: 0, index: 0 }],
])('of groups of %o the one at %i is %o', (sizes, index, place) => expect(placeIn(sizes, index)).toEqual(place));

describe('when it really goes out', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const quiet = { from: '21:00', to: '09:00' };
  it.each([
    ['now', null, { at: null, isQuiet: false }],
    ['later', null, { at: null, isQuiet: false }],
    ['later', '2026-11-20T10:00:00.000Z', { at: new Date('2026-11-20T10:00:00Z'), isQuiet: false }],
    ['later', '2026-11-20T16:00:00.000Z', { at: new Date('2026-11-21T03:30:00Z'), isQuiet: true }],
    ['now', '2026-11-20T16:00:00.000Z', { at: null, isQuiet: false }],
  ] as const)('%s, %s', (when, scheduledAt, departure) =>
    expect(departureOf({ when, scheduledAt }, quiet, now)).toEqual(departure),
  );

  it('at night it waits for the morning', () => {
    const night = new Date('2026-11-20T20:00:00Z');
    const morning = new Date('2026-11-21T03:30:00Z');
    expect(departureOf({ when: 'now', scheduledAt: null }, quiet, night)).toEqual({ at: morning, isQuiet: true });
    expect(departureOf({ when: 'now', scheduledAt: null }, undefined, night)).toEqual({ at: null, isQuiet: false });
  });
});
