import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { child, json, lines, weight } from './kinds.ts';
import { listOf, string } from './shape.ts';

type Good = [input: unknown, kept: unknown];
type Bad = [input: unknown, message: string];

const table: Record<string, { schema: AnySchema; good: Good[]; bad: Bad[] }> = {
  'json of texts': {
    schema: json(listOf(string)),
    good: [
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [[], []],
    ],
    bad: [
      [[null], 'A value in it is of the wrong kind'],
      [['a', 5], 'A value in it is of the wrong kind'],
      [{ length: 3 }, 'A value in it is of the wrong kind'],
    ],
  },
  lines: {
    schema: lines({ weight: weight() }).test('each', 'Broken rule', all => all.every(line => line.weight !== 7)),
    good: [
      [[{ weight: '5' }], [{ weight: 5 }]],
      ['[{"weight":5}]', [{ weight: 5 }]],
    ],
    bad: [
      [[null], 'Must be an object or a list'],
      [[{ weight: 7 }, 'x'], 'Must be an object or a list'],
      [[[]], 'Must be an object or a list'],
      [{ length: 1 }, 'Must be an object or a list'],
      [[{ toString: 1 }], 'Unknown field'],
      [[JSON.parse('{"__proto__":1}')], 'Unknown field'],
      [[{ weight: 7 }], 'Broken rule'],
    ],
  },
  child: {
    schema: child('things', { weight: weight() }),
    good: [
      [{ weight: '5' }, { weight: 5 }],
      ['{"weight":5}', { weight: 5 }],
      ['', null],
    ],
    bad: [
      [[], 'Must be an object or a list'],
      ['x', 'Must be an object or a list'],
      [{ constructor: 1 }, 'Unknown field'],
      ['{"valueOf":1}', 'Unknown field'],
    ],
  },
};

describe.each(Object.entries(table))('%s', (_name, { schema, good, bad }) => {
  it.each(good)('keeps %j as %j', (input, kept) => expect(schema.validateSync(input)).toEqual(kept));
  it.each(bad)('refuses %j: %s', (input, message) => expect(() => schema.validateSync(input)).toThrow(message));
});
