import { expect, it } from 'vitest';
import type { LineColumn } from './lineColumns.ts';
import { cellsOf, withPasted } from './pasted.ts';

it.each([
  ['one cell', undefined],
  ['a\tb', [['a', 'b']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\nb', [['a'], ['b']]],
  ['"Ring, ""Rani"""\t 2 ', [['Ring, "Rani"', '2']]],
])('%j has the cells %j', (text, cells) => expect(cellsOf(text)).toEqual(cells));

const column = (name: string) => ({ name }) as LineColumn;
const columns = ['article', 'charge'].map(column);
const read = ({ name }: LineColumn, cell: string) => `${name} ${cell}`;
const place = { line: 1, columns, read, fresh: { article: null, pieces: 1 } };

it('cells go where they were pasted and make the lines that are missing', () => {
  const cells = [
    ['Chain', '1,250.50'],
    ['Nath', '', 'too far'],
  ];
  expect(withPasted([{ article: 'Ring' }, { article: 'Old', note: 'kept' }], cells, place)).toEqual([
    { article: 'Ring' },
    { article: 'article Chain', note: 'kept', charge: 'charge 1,250.50' },
    { article: 'article Nath', pieces: 1, charge: null },
  ]);
});
