import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { figureOf, plainFigure, readFigure } from './readFigure.ts';

describe('a comma is dropped where it groups', () => {
  it.each([
    ['1,25,050', 125_050],
    ['125,050', 125_050],
    ['12,34,56,789.05', 123_456_789.05],
    ['123,456,789', 123_456_789],
    ['10,500', 10_500],
    ['1 25 050', 125_050],
    ['1\u00a0250.5', 1_250.5],
    ['-1,250', -1_250],
    ['\u22121250', -1_250],
    ['+5', 5],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    [' 12 ', 12],
    ['१,२५,०५०.५०', 125_050.5],
  ])('%j is %d', (text, figure) => expect(readFigure(text)).toBe(figure));

  it.each(
    ['10,5', '0,250', '1250,50', '1,2,3', '1,25,05', '12,5,000', '1,2500', ',500', '1,', '1,250,00', '1,25 050'].concat(
      ['1.250,50', '1,25,000.5.0', '0,250,000'],
    ),
  )('%j is no figure', text => expect(readFigure(text)).toBeNull());
});

it.each(['', ' ', '0x10', '1e3', 'Infinity', 'NaN', '--5', '5-', '(100)', '$1000', 'abc', '1/2', '½', '1_000', '0b1'])(
  '%j is no figure',
  text => expect(readFigure(text)).toBeNull(),
);

it.each([
  ['1250,50', 1_250.5],
  ['12,5', 12.5],
  ['1.250,50', 1_250.5],
  ['1.25.000,5', 125_000.5],
  ['1 250,50', 1_250.5],
  ['0,250', 0.25],
  ['1,25,000.50', null],
  ['12.5', null],
])('with a decimal comma %j is %j', (text, figure) => expect(readFigure(text, { decimalSign: ',' })).toBe(figure));

it.each([
  ['money', '₹ 1,200/-', 1_200],
  ['money', 'Rs.1000/-', 1_000],
  ['money', '1200 INR', 1_200],
  ['money', '-₹500', -500],
  ['money', '5%', null],
  ['weight', '10.500 g', 10.5],
  ['weight', '10 gms', 10],
  ['weight', '१० ग्राम', 10],
  ['weight', '10 kg', null],
  ['percent', '3 %', 3],
  ['integer', '₹5', null],
] as const)('of %s %j is %j, with the units of that kind alone', (kind, text, figure) =>
  expect(readFigure(text, { kind })).toBe(figure),
);

it('keeps the decimals as they were written', () =>
  expect(plainFigure('₹ 1,25,050.50', { kind: 'money' })).toBe('125050.50'));

it('takes the number that a form holds as it is', () => {
  expect([figureOf(5), figureOf('1,250'), figureOf('10,5'), figureOf(null), figureOf('')]).toEqual([
    5,
    1_250,
    null,
    null,
    null,
  ]);
});

it.each(['en-IN', 'en-US', 'de-DE'])('reads every figure that %s writes', locale => {
  const decimalSign = locale === 'de-DE' ? ',' : '.';
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const figure = fc.integer({ min: -1e12, max: 1e12 }).map(thousandths => thousandths / 1_000);
  fc.assert(fc.property(figure, value => readFigure(format.format(value), { decimalSign }) === (value || 0)));
});
