import { expect, it } from 'vitest';
import { sameLines } from './presentLines.ts';

const [ring, chain, nath] = [
  { id: 'r', article: 'Ring', charge: 5, weight: 2 },
  { id: 'c', article: 'Chain', charge: 7, weight: 3 },
  { id: 'n', article: 'Nath', charge: 9, weight: null },
];
const line = (article: string, charge: number) => ({ article, charge });

it.each([
  ['the same in another order', [line('Nath', 9), line('Ring', 5)], ['n', 'r']],
  ['what is called the same, also elsewhere', [line('Chain', 8), line('Ring', 6)], ['c', 'r']],
  ['one twice: the second is new, behind those that are there', [line('Ring', 5), line('Ring', 5)], ['r', 'c']],
  ['another in the same place', [line('Ring', 5), line('Kada', 7)], ['r', 'c']],
  [
    'more than there were',
    [line('Ring', 5), line('Chain', 7), line('Nath', 9), line('Ring', 5)],
    ['r', 'c', 'n', null],
  ],
  ['none', [], []],
])('%s', (_, given, ids) => {
  expect(sameLines([ring!, chain!, nath!], given, 'article').map(({ id }) => id)).toEqual(ids);
});

it('keeps what the file does not speak of in the same line, and in no other', () => {
  expect(sameLines([ring!, chain!], [line('Ring', 6), line('Kada', 1)], 'article')).toEqual([
    { id: 'r', article: 'Ring', charge: 6, weight: 2 },
    { id: 'c', article: 'Kada', charge: 1 },
  ]);
});
