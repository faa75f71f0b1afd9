import { expect, it } from 'vitest';
import { object } from 'yup';
import { askedBeside, conditionsOf, notAsked } from './asked.ts';
import { longText, text } from './kinds.ts';
import { sectionsOf } from './sectionsOf.ts';

const headed = { who: { fields: ['name', ['mobile', 'email']] }, more: { label: 'More', fields: ['notes'] } } as const;
const bare = { who: { fields: ['name', ['mobile', 'email']] } } as const;

it.each([
  [
    'in their sections',
    headed,
    ['notes', 'email', 'name'],
    [
      ['who', [['name'], ['email']]],
      ['more', [['notes']]],
    ],
  ],
  ['without a section that is empty', headed, ['notes'], [['more', [['notes']]]]],
  [
    'what is in none below the last heading, apart',
    headed,
    ['notes', 'pin'],
    [
      ['more', [['notes']]],
      [undefined, [['pin']]],
    ],
  ],
  ['what is in none with the last where that has no heading', bare, ['name', 'pin'], [['who', [['name'], ['pin']]]]],
  ['one below the other where there are no sections', undefined, ['b', 'a'], [[undefined, [['b'], ['a']]]]],
])('lays fields out: %s', (_what, sections, names, wanted) => {
  expect(sectionsOf({ sections }, names).map(({ name, rows }) => [name, rows])).toEqual(wanted);
});

const to = longText()
  .label('Deliver to')
  .when('by', { is: 'courier', then: field => field.required('Say where to'), otherwise: notAsked });

it('a field that is not asked for is empty, whatever is sent', () => {
  const judge = (values: object) => object({ by: text(), to }).validateSync(values);
  expect(conditionsOf(to)).toEqual(['by']);
  expect(conditionsOf(text())).toEqual([]);
  expect(askedBeside(to, { by: 'courier' })).toEqual({ asked: true, required: true });
  expect(askedBeside(to, { by: 'hand' })).toEqual({ asked: false, required: false });
  expect(judge({ by: 'hand', to: 'MG Road' })).toEqual({ by: 'hand', to: null });
  expect(judge({ by: 'courier', to: 'MG Road' })).toEqual({ by: 'courier', to: 'MG Road' });
  expect(() => judge({ by: 'courier' })).toThrow('Say where to');
});
