import { expect, it } from 'vitest';
import { csvSheets } from './sheets.ts';

it.each([
  ['=1+1', `'=1+1`],
  [';=1', `;'=1`],
  ['a;@SUM(A1)', `a;'@SUM(A1)`],
  ['\uff1d1', `'\uff1d1`],
  ['a=b', 'a=b'],
])('%s is written as %s, which no spreadsheet runs', (text, written) => {
  expect(csvSheets.csv([['safe', text]])).toBe(`safe,${written}\r\n`);
});

it('a negative number stays a number', () => expect(csvSheets.csv([[-5]])).toBe('-5\r\n'));
