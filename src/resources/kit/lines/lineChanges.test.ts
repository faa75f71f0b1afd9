import { expect, it } from 'vitest';
import { changesOfLines } from './lineChanges.ts';

const names = ['article', 'charge'];
const [ring, chain, nath] = [
  { id: '1', position: 0, article: 'Ring', charge: 350 },
  { id: '2', position: 1, article: 'Chain', charge: 120 },
  { id: '3', position: 2, article: 'Nath', charge: 450 },
];

it('tells what came, what went, and what changed in which fields', () => {
  const { changes } = changesOfLines([ring, chain], [{ ...ring, charge: 500 }, nath], names);
  expect(changes.map(({ how, line, names: changed }) => [how, line['article'], changed])).toEqual([
    ['changed', 'Ring', ['charge']],
    ['came', 'Nath', names],
    ['went', 'Chain', names],
  ]);
});

it('of lines that stand elsewhere only that', () => {
  const moved = [
    { ...chain, position: 0 },
    { ...ring, position: 1 },
  ];
  expect(changesOfLines([ring, chain], moved, names)).toEqual({ changes: [], isReordered: true });
});
