import { expect, it } from 'vitest';
import { disputed, mayFollow } from './conflict.ts';

const before = { id: '1', name: 'Ring', mrp: 100, tax: null, groups: ['a', 'b'] };
const form = ['name', 'mrp', 'tax', 'groups', 'note'];

it('takes of each what it meant to change, mine where both did', () => {
  const current = { ...before, name: 'Their ring', mrp: 120 };
  const mine = { name: 'My ring', mrp: 100, tax: 3, groups: ['a', 'b'], version: 1 };
  expect(disputed({ before, current, mine }, form)).toEqual([
    { name: 'name', before: 'Ring', mine: 'My ring', theirs: 'Their ring', usual: 'mine' },
    { name: 'mrp', before: 100, mine: 100, theirs: 120, usual: 'theirs' },
    { name: 'tax', before: null, mine: 3, theirs: null, usual: 'mine' },
  ]);
});

it('sees no difference between nothing and empty, nor between orders of a list', () => {
  const mine = { tax: '', groups: ['b', 'a'], note: undefined };
  expect(disputed({ before, current: { ...before }, mine }, form)).toEqual([]);
});

it('follows a newer version that leaves alone what is being typed over', () => {
  const record = { ...before, version: 1 };
  const newer = { ...before, mrp: 120, groups: ['b', 'a'], version: 2 };
  expect(mayFollow(record, newer, [])).toBe(true);
  expect(mayFollow(record, newer, ['name', 'groups'])).toBe(true);
  expect(mayFollow(record, newer, ['name', 'mrp'])).toBe(false);
  expect(mayFollow(record, { ...newer, version: 1 }, [])).toBe(false);
});
