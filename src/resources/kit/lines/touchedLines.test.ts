import { expect, it } from 'vitest';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { touchedLines } from './touchedLines.ts';

const field = (name: string, more: Partial<FieldInfo> = {}) => ({ name, kind: 'text', ...more }) as FieldInfo;
const info = {
  lines: field('lines', {
    kind: 'lines',
    line: { piece: field('piece'), metal: field('metal', { initial: 'gold' }), gross: field('gross', { given: {} }) },
  }),
};
const fresh = { piece: null, metal: 'gold', gross: null };
const ring = { ...fresh, piece: 'ring' };

it.each([
  ['what is scanned', [ring], [ring]],
  ['an empty line behind it', [ring, fresh, { ...fresh, gross: 5 }], [ring]],
  ['an empty line before it', [fresh, ring], [fresh, ring]],
  [
    'a line of which only the metal was chosen',
    [ring, { ...fresh, metal: 'silver' }],
    [ring, { ...fresh, metal: 'silver' }],
  ],
  ['a line that is kept', [ring, { ...fresh, id: '1' }], [ring, { ...fresh, id: '1' }]],
  ['nothing but an empty line', [fresh, fresh], [fresh]],
])('of %s stays what holds something', (_, lines, touched) =>
  expect(touchedLines({ note: 'as it is', lines }, info)).toEqual({ note: 'as it is', lines: touched }),
);
