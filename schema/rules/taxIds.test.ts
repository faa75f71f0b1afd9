import { describe, expect, it } from 'vitest';
import { checkDigit, gstin, pan, upiId } from './taxIds.ts';

const problem = (field: ReturnType<typeof gstin>, value: string) => {
  try {
    field.validateSync(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1Z', 'V'],
    ['29AAGCB7383J1Z', '4'],
    ['24AAACC1206D1Z', 'M'],
  ])('%s ends with %s', (start, digit) => expect(checkDigit(start)).toBe(digit));

  it.each([
    ['27AAPFU0939F1ZV', null],
    ['27 aapfu 0939f 1zv', null],
    ['\u202a२७AAPFU०९३९F१ZV\u202c', null],
    ['27AAPFU0939F1ZW', 'This GSTIN is mistyped: its last character does not fit the others'],
    ['27AAPFU0993F1ZV', 'This GSTIN is mistyped: its last character does not fit the others'],
    ['27AAPFU0939F1XV', 'A GSTIN looks like 27ABCDE1234F1Z5'],
    ['27AAPFU', 'A GSTIN looks like 27ABCDE1234F1Z5'],
  ])('%s: %s', (value, message) => expect(problem(gstin(), value)).toBe(message));

  it('is kept in capitals without spaces', () => expect(gstin().cast('27 aapfu 0939f 1zv')).toBe('27AAPFU0939F1ZV'));
});

it.each([
  ['AAPFU0939F', null],
  ['AAPF0939F', 'A PAN looks like ABCDE1234F'],
])('PAN %s: %s', (value, message) => expect(problem(pan(), value)).toBe(message));

it.each([
  ['rajlakshmi@okicici', null],
  ['rajlakshmi.andheri-1@ybl', null],
  ['rajlakshmi', 'A UPI ID looks like shop@bank'],
  ['r@1', 'A UPI ID looks like shop@bank'],
])('UPI ID %s: %s', (value, message) => expect(problem(upiId(), value)).toBe(message));
