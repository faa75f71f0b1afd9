import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber, spreadsheetDate, spreadsheetNumber } from './plain.ts';

describe('a number', () => {
  it.each([
    [9876543210, '9876543210'],
    [1e21, '1000000000000000000000'],
    [-1.25e22, '-12500000000000000000000'],
    [1e-7, '0.0000001'],
    [-1.5e-9, '-0.0000000015'],
    [NaN, ''],
    [Infinity, ''],
  ])('%d is written %j', (value, text) => expect(plainNumber(value)).toBe(text));

  it('is written without exponent and is the same when read', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
        const text = plainNumber(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text) === value).toBe(true);
      }),
    );
  });

  it.each([
    [0.1 + 0.2, '0.3'],
    [42.990000000000002, '42.99'],
    [9007199254740991, '9007199254740991'],
    [2 ** 64, '1.8446744073709552E+19'],
    [1e21, '1E+21'],
  ])('%d of a spreadsheet has 15 digits: %s', (value, text) => expect(spreadsheetNumber(value)).toBe(text));
});

describe('a date of a spreadsheet', () => {
  it.each([
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['2024-02-28T23:59:59.999Z', '2024-02-29'],
    ['2024-02-29T12:29:59.999Z', '2024-02-29T12:30:00'],
  ])('%s is written %s', (date, text) => expect(spreadsheetDate(new Date(date))).toBe(text));
});
