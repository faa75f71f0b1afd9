import { expect, it } from 'vitest';
import { demoTemplates } from '../demoTemplates.ts';
import { filledComponents, placeholders, templateShape } from './template.ts';

it.each([
  ['Dear {{1}}, {{2}} until {{3}}', ['1', '2', '3']],
  ['प्रिय {{1}}, योजना {{3}} की आपकी {{2}} की किस्त {{4}} को', ['1', '2', '3', '4']],
  ['{{10}} {{9}} {{2}} {{2}}', ['2', '9', '10']],
  ['{{ name }} of {{shop}}, {{name}}', ['name', 'shop']],
  ['Come and see.', []],
  [null, []],
])('the placeholders of %j are %j', (text, names) => expect(placeholders(text)).toEqual(names));

it('fills header, body and button of a template, each by its own list', () => {
  const { components } = demoTemplates.find(({ name, language }) => name === 'festival_offer' && language === 'en')!;
  const variables = ['Asha', '20%', 'Sunday', 'diwali'];
  expect(filledComponents(templateShape(components), { variables, headerText: 'Diwali', mediaId: null })).toEqual([
    { type: 'header', parameters: [{ type: 'text', text: 'Diwali' }] },
    { type: 'body', parameters: ['Asha', '20%', 'Sunday'].map(text => ({ type: 'text', text })) },
    { type: 'button', sub_type: 'url', index: '1', parameters: [{ type: 'text', text: 'diwali' }] },
  ]);
});
