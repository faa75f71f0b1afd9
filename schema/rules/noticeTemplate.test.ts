import { expect, it } from 'vitest';
import { demoTemplates, noticeTemplate, reminderTemplate } from '../demoTemplates.ts';
import { languageOfTemplate, noticeTemplateProblem } from './noticeTemplate.ts';

const body = (text: string) => ({ type: 'BODY', text });
const url = (address: string) => ({ type: 'BUTTONS', buttons: [{ type: 'URL', text: 'See', url: address }] });

it.each<[string, object[], string | null]>([
  ['one placeholder', [body('News: {{1}}.')], null],
  ['two placeholders', [body('News: {{1}} Look: {{2}}.')], null],
  ['the same placeholder twice', [body('News: {{1}}. Again: {{1}}.')], null],
  ['placeholders with names', [body('News: {{what}} Look: {{link}}.')], null],
  [
    'a header of words, a footer and a button',
    [body('{{1}}'), { type: 'HEADER', format: 'TEXT', text: 'Shop' }, url('https://a.test')],
    null,
  ],
  ['no placeholder', [body('News.')], 'noticeBody'],
  ['three placeholders', [body('{{1}} {{2}} {{3}}')], 'noticeBody'],
  ['no text', [], 'noticeBody'],
  [
    'a placeholder in its header',
    [body('{{1}}'), { type: 'HEADER', format: 'TEXT', text: 'Dear {{1}}' }],
    'noticeHeader',
  ],
  ...['IMAGE', 'VIDEO', 'DOCUMENT', 'LOCATION'].map(
    format =>
      [`a header of ${format}`, [body('{{1}}'), { type: 'HEADER', format }], 'noticeHeader'] as [
        string,
        object[],
        string,
      ],
  ),
  ['a placeholder in a button', [body('{{1}}'), url('https://a.test/{{1}}')], 'noticeButtons'],
])('R-52 a template with %s', (_, components, problem) => {
  expect(noticeTemplateProblem(components)?.key ?? null).toBe(problem);
});

it('R-52 the demo has one in both languages, and one for reminders of customers, and they alone fit', () => {
  const fitting = demoTemplates.filter(
    ({ status, components }) => status === 'APPROVED' && !noticeTemplateProblem(components),
  );
  expect(fitting.map(({ name, language, category }) => [name, language, category])).toEqual([
    [noticeTemplate, 'en', 'UTILITY'],
    [noticeTemplate, 'hi', 'UTILITY'],
    [reminderTemplate, 'en', 'UTILITY'],
    [reminderTemplate, 'hi', 'UTILITY'],
  ]);
});

it.each([
  ['en', 'en'],
  ['en_GB', 'en'],
  ['hi', 'hi'],
  ['mr', null],
  ['', null],
])('R-52 a template in %s is in %s', (tag, language) => {
  expect(languageOfTemplate(tag)).toBe(language);
});
