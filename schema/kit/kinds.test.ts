import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import {
  choice,
  date,
  decimal,
  digits,
  email,
  boolean,
  integer,
  json,
  longText,
  mobile,
  money,
  percent,
  phone,
  pin,
  ref,
  refs,
  richText,
  text,
  timestamp,
  url,
  weight,
} from './kinds.ts';
import { anything, byName } from './shape.ts';

const id = '0190b0e0-0000-7000-8000-000000000001';
const sizes = [
  { id: 0, name: 'Small' },
  { id: 1, name: 'Large' },
] as const;

type Good = [input: unknown, kept: unknown];
type Bad = [input: unknown, message: string];

const table: Record<string, { schema: AnySchema; good: Good[]; bad: Bad[] }> = {
  text: {
    schema: text(),
    good: [
      [' Asha ', 'Asha'],
      ['', null],
      ['   ', null],
      [null, null],
      ['माला', 'माला'],
      ['a\0b', 'ab'],
      ['\u200b', null],
      ['Zw\u200b  A\u202c', 'Zw A'],
    ],
    bad: [
      ['\ud800', 'Contains characters that cannot be kept'],
      ['x'.repeat(256), 'Maximum 255 characters exceeded'],
    ],
  },
  longText: {
    schema: longText(),
    good: [
      ['a\nb', 'a\nb'],
      ['a\u00a0 b \r\nc\u200b', 'a b\nc'],
    ],
    bad: [['x'.repeat(10_001), 'Maximum 10000 characters exceeded']],
  },
  richText: {
    schema: richText(),
    good: [['<p>x</p>', '<p>x</p>']],
    bad: [['x'.repeat(100_001), 'Maximum 100000 characters exceeded']],
  },
  email: {
    schema: email(),
    good: [
      ['a@b.in', 'a@b.in'],
      ['', null],
      [' first.last+tag@sub.example.com ', 'first.last+tag@sub.example.com'],
    ],
    bad: [
      ['a@b', 'Invalid email'],
      ['a b@c.in', 'Invalid email'],
      ['@c.in', 'Invalid email'],
      ['a@@c.in', 'Invalid email'],
      ['a@c.in,b@c.in', 'Invalid email'],
      ['mailto:a@c.in', 'Invalid email'],
    ],
  },
  digits: {
    schema: digits(4, 8, 'Wrong'),
    good: [
      ['7113', '7113'],
      [7113, '7113'],
      ['7113 19 10', '71131910'],
      ['7113-19.10', '71131910'],
    ],
    bad: [
      ['711', 'Wrong'],
      ['7113a', 'Wrong'],
    ],
  },
  mobile: {
    schema: mobile('Wrong'),
    good: [
      ['9820012345', '9820012345'],
      ['\u202a+91 98200 12345\u202c', '9820012345'],
      ['९८२००१२३४५', '9820012345'],
      ['+91 98200-12345', '9820012345'],
      ['0091 98200 12345', '9820012345'],
      ['09820012345', '9820012345'],
      ['(982) 001-2345 x371', '9820012345'],
      ['98200 12345 ext. 12', '9820012345'],
    ],
    bad: [
      ['982001234', 'Wrong'],
      ['1-955-371-0847', 'Wrong'],
      ['98200abcde', 'Wrong'],
      ['98200123456789', 'Wrong'],
    ],
  },
  phone: {
    schema: phone('Wrong'),
    good: [
      ['022 2345 67890', '022234567890'],
      ['०२२ २३४५ ६७८९०', '022234567890'],
      ['+14155552671', '14155552671'],
      ['', null],
    ],
    bad: [
      ['123', 'Wrong'],
      ['1234567890123456', 'Wrong'],
      ['call me', 'Wrong'],
    ],
  },
  pin: {
    schema: pin(),
    good: [
      ['400053', '400053'],
      ['૪૦૦૦૫૩', '400053'],
      ['400 053', '400053'],
    ],
    bad: [
      ['040053', 'PIN must be 6 digits'],
      ['40005', 'PIN must be 6 digits'],
    ],
  },
  url: {
    schema: url(),
    good: [['https://a.in/x?y=1', 'https://a.in/x?y=1']],
    bad: [
      ['javascript:alert(1)', 'Enter a web address that starts with https://'],
      ['a.in', 'Enter a web address that starts with https://'],
    ],
  },
  integer: {
    schema: integer(),
    good: [
      ['12', 12],
      ['', null],
      [0, 0],
    ],
    bad: [
      [1.5, 'Enter a whole number like 1,25,050'],
      ['x', 'Enter a whole number like 1,25,050'],
      ['10,5', 'Enter a whole number like 1,25,050'],
      [3e9, 'Cannot be more than 2147483647'],
    ],
  },
  decimal: { schema: decimal(), good: [[1.125, 1.125]], bad: [[1.1255, 'At most 3 decimals']] },
  money: {
    schema: money(),
    good: [
      ['1234.50', 1234.5],
      ['₹ 1,25,050', 125_050],
      ['\u202a1,250\u202c', 1_250],
      [' ', null],
      ['१,०००.५०', 1_000.5],
      [0.07, 0.07],
      [1.15, 1.15],
      [999_999_999_999.99, 999_999_999_999.99],
      [null, null],
    ],
    bad: [
      [1.005, 'At most 2 decimals'],
      [1e12, 'Cannot be more than 999999999999.99'],
      [-1e12, 'Cannot be less than -999999999999.99'],
      ['1250,50', 'Enter a number like 1,25,050.50, with a point for decimals'],
      ['0x10', 'Enter a number like 1,25,050.50, with a point for decimals'],
      ['1e3', 'Enter a number like 1,25,050.50, with a point for decimals'],
      ['Infinity', 'Enter a number like 1,25,050.50, with a point for decimals'],
      [Infinity, 'Cannot be more than 999999999999.99'],
    ],
  },
  weight: {
    schema: weight(),
    good: [
      [11.664, 11.664],
      ['10.500 g', 10.5],
      [999_999_999.999, 999_999_999.999],
    ],
    bad: [
      [0.0001, 'At most 3 decimals'],
      [1e9, 'Cannot be more than 999999999.999'],
      ['10,5', 'Enter a number like 1,25,050.50, with a point for decimals'],
      ['0,250', 'Enter a number like 1,25,050.50, with a point for decimals'],
    ],
  },
  percent: {
    schema: percent(),
    good: [
      [3, 3],
      ['0.25', 0.25],
    ],
    bad: [[1000, 'Cannot be more than 999.999']],
  },
  boolean: {
    schema: boolean(true),
    good: [
      ['false', false],
      ['true', true],
      [undefined, true],
    ],
    bad: [
      ['maybe', 'Must be yes or no'],
      [null, 'Must be yes or no'],
    ],
  },
  date: {
    schema: date(),
    good: [
      ['2026-02-28', '2026-02-28'],
      ['२०२६-०२-२८', '2026-02-28'],
    ],
    bad: [
      ['2026-02-30', 'Enter a date'],
      ['28/02/2026', 'Enter a date'],
    ],
  },
  timestamp: {
    schema: timestamp(),
    good: [
      ['2026-11-20T10:00:00+05:30', '2026-11-20T04:30:00.000Z'],
      ['2026-11-20', '2026-11-19T18:30:00.000Z'],
      ['2026-11', '2026-10-31T18:30:00.000Z'],
    ],
    bad: [
      ['yesterday', 'Enter a date and time'],
      ['2026-13-01T00:00Z', 'Enter a date and time'],
    ],
  },
  choice: {
    schema: choice(sizes),
    good: [
      [0, 0],
      ['1', 1],
      ['', null],
    ],
    bad: [
      [2, 'Choose one of the list'],
      ['Small', 'Choose one of the list'],
    ],
  },
  ref: {
    schema: ref('things'),
    good: [
      [id, id],
      ['', null],
    ],
    bad: [['x'.repeat(256), 'Maximum 255 characters exceeded']],
  },
  refs: {
    schema: refs('things', { via: 'links' }),
    good: [
      [[id, id], [id]],
      ['[]', []],
      ['', []],
      [undefined, []],
    ],
    bad: [[['x'], 'Choose one of the list']],
  },
  json: {
    schema: json(byName(anything)),
    good: [
      ['{"a":1}', { a: 1 }],
      ['', null],
    ],
    bad: [
      ['{', 'Must be an object or a list'],
      [5, 'Must be an object or a list'],
      [[1], 'A value in it is of the wrong kind'],
    ],
  },
};

describe.each(Object.entries(table))('%s', (_name, { schema, good, bad }) => {
  it.each(good)('keeps %j as %j', (input, kept) => {
    expect(schema.validateSync(input)).toEqual(kept);
  });
  it.each(bad)('refuses %j: %s', (input, message) => {
    expect(() => schema.validateSync(input)).toThrow(message);
  });
});

it.each(Object.values(table).filter(({ schema }) => !['boolean', 'refs'].includes(schema.describe().meta!.kind!)))(
  'an optional field is nullable, a required one is not',
  ({ schema }) => {
    expect(schema.validateSync(null)).toBeNull();
    expect(() => (schema.required('Needed') as AnySchema).validateSync(null)).toThrow('Needed');
    expect(() => (schema.required('Needed') as AnySchema).validateSync(undefined)).toThrow('Needed');
  },
);
