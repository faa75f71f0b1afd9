import { expect, it } from 'vitest';
import { contacts } from '../../schema/entities/contacts.ts';
import { tasks } from '../../schema/entities/tasks.ts';
import { changeStatements, eventStatement, noteStatement, touch, type Occasion, type Touched } from './history.ts';

const occasion = (touched?: Touched): Occasion => {
  let count = 0;
  return {
    ids: { next: () => `id${++count}`, address: () => '' },
    at: new Date('2026-11-29T10:00:00Z'),
    ...(touched && { touched }),
  };
};

it.each([
  ['an event', (at: Occasion) => void eventStatement(contacts, 'delete', 'shop', ['a', 'b'], at), ['a', 'b']],
  ['a note', (at: Occasion) => void noteStatement(contacts, 'update', 'shop', 'a', { name: ['x', 'y'] }, at), ['a']],
  ['a change', (at: Occasion) => void changeStatements(contacts, 'update', 'shop', ['a'], { name: 'y' }, at), ['a']],
])('%s tells those who look on which records it touches', (_, act, records) => {
  const touched: Touched = new Map([['tasks', new Set(['t'])]]);
  act(occasion(touched));
  expect(touched).toEqual(
    new Map([
      ['tasks', new Set(['t'])],
      ['contacts', new Set(records)],
    ]),
  );
});

it('tells of each record once, also over several statements', () => {
  const touched: Touched = new Map();
  for (const records of [['a'], ['b'], ['b']]) touch({ ...occasion(), touched }, tasks, records);
  expect(touched).toEqual(new Map([['tasks', new Set(['a', 'b'])]]));
});

it('writes without anybody who looks on', () => {
  const { values } = noteStatement(contacts, 'update', 'shop', 'a', { name: ['x', 'y'] }, occasion());
  expect(values).toEqual([
    'shop',
    'id1',
    'contacts',
    'a',
    'update',
    '2026-11-29T10:00:00.000Z',
    '{"name":["x","y"]}',
    null,
  ]);
});
