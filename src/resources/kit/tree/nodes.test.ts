import { describe, expect, it, test } from 'vitest';
import { productCategories } from '../../../../schema/entities/productCategories.ts';
import { dropped, mayLieBelow, rowsOf, seen, stepped, type Node, type Step, type Zone } from './nodes.ts';

const node = (id: string, parentId: string | null = null): Node => ({ id, name: id, parentId, path: id });
const nodes = [
  node('Gold'),
  node('Bridal', 'Gold'),
  node('Necklaces', 'Bridal'),
  node('Rings', 'Gold'),
  node('Silver'),
  node('Anklets', 'Silver'),
];
const tree = productCategories.tree!;
const all = rowsOf(nodes, tree, new Set());
const rowOf = (id: string, rows = all) => rows.find(row => row.id === id)!;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('A-03 a tree', () => {
  it('has each node at its level and its place', () => {
    expect(all.map(({ id, level, place, of, depth }) => [id, level, place, of, depth])).toEqual([
      ['Gold', 1, 1, 2, 2],
      ['Bridal', 2, 1, 2, 1],
      ['Necklaces', 3, 1, 1, 0],
      ['Rings', 2, 2, 2, 0],
      ['Silver', 1, 2, 2, 1],
      ['Anklets', 2, 1, 1, 0],
    ]);
  });

  it('shows nothing below what is closed, and what is sought with the way to it', () => {
    const rows = rowsOf(nodes, tree, new Set(['Gold']));
    expect(ids(seen(rows, 'name', ''))).toEqual(['Gold', 'Silver', 'Anklets']);
    expect(ids(seen(rows, 'name', ' NECK'))).toEqual(['Gold', 'Bridal', 'Necklaces']);
    expect(seen(rows, 'name', 'zz')).toEqual([]);
  });

  test.each<[string, string | null, boolean]>([
    ['Gold', 'Necklaces', false],
    ['Gold', 'Gold', false],
    ['Gold', 'Anklets', true],
    ['Gold', null, true],
    ['Rings', 'Necklaces', true],
  ])('%s below %s: %s', (id, parent, may) => expect(mayLieBelow(rowOf(id), parent, all)).toBe(may));

  it('is at most six levels deep', () => {
    const deep = ['1', '2', '3', '4', '5', '6'].map((id, i) => node(id, i ? String(i) : null));
    const rows = rowsOf([...deep, node('pair'), node('half', 'pair')], tree, new Set());
    expect(['4', '5', '6'].map(id => mayLieBelow(rowOf('pair', rows), id, rows))).toEqual([true, false, false]);
  });
});

test.each<[string, Step, unknown]>([
  ['Rings', 'up', { parentId: 'Gold', place: 1 }],
  ['Rings', 'down', undefined],
  ['Gold', 'down', { parentId: null, place: 2 }],
  ['Rings', 'in', { parentId: 'Bridal' }],
  ['Gold', 'in', undefined],
  ['Necklaces', 'out', { parentId: 'Gold', place: 2 }],
  ['Gold', 'out', undefined],
])('A-03 %s goes %s', (id, step, place) => expect(stepped(rowOf(id), step, all)).toEqual(place));

test.each<[string, string, Zone, unknown]>([
  ['Rings', 'Bridal', 'before', { parentId: 'Gold', place: 1 }],
  ['Rings', 'Bridal', 'inside', { parentId: 'Bridal' }],
  ['Rings', 'Bridal', 'after', { parentId: 'Bridal', place: 1 }],
  ['Rings', 'Silver', 'before', { parentId: null, place: 2 }],
  ['Rings', 'Anklets', 'after', { parentId: 'Silver', place: 2 }],
  ['Gold', 'Necklaces', 'after', undefined],
  ['Rings', 'Rings', 'inside', undefined],
  ['Bridal', 'Rings', 'before', undefined],
  ['Bridal', 'Rings', 'after', { parentId: 'Gold', place: 2 }],
  ['Bridal', 'Gold', 'inside', undefined],
])('A-03 %s dropped on %s, %s', (id, over, zone, place) =>
  expect(dropped(rowOf(id), rowOf(over), zone, all)).toEqual(place),
);
