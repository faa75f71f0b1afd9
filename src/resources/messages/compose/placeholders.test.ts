import { expect, it } from 'vitest';
import { demoTemplates } from '../../../../schema/demoTemplates.ts';
import { placeholderLabels } from './placeholders.ts';

const componentsOf = (name: string, language: string) =>
  demoTemplates.find(each => each.name === name && each.language === language)!.components;

it.each([
  [
    'order_ready',
    'en',
    ['{{1}} · Dear ____, your order', '{{2}} · your order ____ is ready', '{{3}} · at our ____ shop, any'],
  ],
  ['gold_rate_today', 'en', ['{{1}}', '{{2}} · Gold 999: ____ a gram', '{{3}} · Silver 999: ____ a gram']],
  ['gold_rate_today', 'hi', ['{{1}}', '{{2}} · सोना 999: ____ प्रति ग्राम', '{{3}} · चाँदी 999: ____ प्रति ग्राम']],
])('the placeholders of %s in %s stand among their words', (name, language, labels) =>
  expect(placeholderLabels(componentsOf(name, language))).toEqual(labels),
);

it('a placeholder alone, and one named in words', () => {
  const body = (text: string) => [{ type: 'BODY', text }];
  expect(placeholderLabels(body('{{1}}'))).toEqual(['{{1}}']);
  expect(placeholderLabels(body('For {{customer_name}}: {{bill}}.'))).toEqual([
    '{{customer_name}} · For ____',
    '{{bill}}',
  ]);
});
