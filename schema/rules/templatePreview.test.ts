import { describe, expect, it } from 'vitest';
import { demoTemplates } from '../demoTemplates.ts';
import { templateExamples, templatePreview } from './templatePreview.ts';

const componentsOf = (name: string) => demoTemplates.find(template => template.name === name)!.components;

describe('a template as a phone shows it', () => {
  it('has the values in their places', () => {
    const shown = templatePreview(componentsOf('festival_offer'), {
      variables: ['Asha', '20 % off', 'Sunday', 'diwali'],
      headerText: 'Diwali',
    });
    expect(shown).toEqual({
      headerFormat: 'TEXT',
      header: 'Diwali greetings from Rajlakshmi',
      body: 'Dear Asha,\n\nwe have something for you: *20 % off* on every piece in the shop, until Sunday. Do come and see us.',
      footer: 'Reply STOP to hear no more offers',
      buttons: ['Stop promotions', 'See the collection'],
    });
  });

  it('keeps the placeholders that have none yet', () => {
    const { header, body } = templatePreview(componentsOf('festival_offer'), { variables: ['Asha'], headerText: null });
    expect(header).toBe('{{1}} greetings from Rajlakshmi');
    expect(body).toContain('*{{2}}* on every piece in the shop, until {{3}}');
  });

  it('reads names, whatever stands before them, and no other part', () => {
    const components = [
      { type: 'body', text: 'Hello {{ customer }}, {{order_no}} is ready' },
      { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Look', url: 'https://x.test/{{1}}' }, {}] },
    ];
    expect(templatePreview(components, { variables: ['Asha', '$& 7'], headerText: null })).toEqual({
      headerFormat: 'NONE',
      header: null,
      body: 'Hello Asha, $& 7 is ready',
      footer: null,
      buttons: ['Look'],
    });
  });
});

it("a template's examples are those of its author", () => {
  const { header, body } = templateExamples(componentsOf('festival_offer'));
  expect([header, body]).toEqual(['Diwali', ['Asha', '20% off making charges', '9 November']]);
  expect(templateExamples([{ type: 'BODY', text: 'x' }, null])).toEqual({ header: null, body: [] });
});
