import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { none } from '../format.ts';
import { renderInApp } from '../testing.tsx';
import { FigureTable } from './FigureTable.tsx';

const table = {
  title: 'Dues',
  none: 'Nobody owes anything.',
  heads: ['Customer', 'Bills', 'Due'],
  lines: [
    { key: 'a', name: 'Asha', cells: ['2', '₹500'] },
    { key: 'b', name: 'Bela', cells: ['1', none] },
  ],
  more: <button>Show all</button>,
};

it('has a row for each name with its figures below their heads, and more beneath', () => {
  renderInApp(<FigureTable {...table} />);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Customer', 'Bills', 'Due']);
  expect(texts('rowheader')).toEqual(['Asha', 'Bela']);
  // On a phone each figure has its head beside it.
  expect(texts('cell')).toEqual(['Bills2', 'Due₹500', 'Bills1', `Due${none}`]);
  expect(screen.getAllByRole('cell').map(cell => 'none' in cell.dataset)).toEqual([false, false, false, true]);
  expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
});

it('says what it means that there are no rows', () => {
  renderInApp(<FigureTable {...table} lines={[]} />);
  const panel = within(screen.getByRole('region', { name: 'Dues' }));
  expect(panel.getByText('Nobody owes anything.')).toBeVisible();
  expect(panel.queryByRole('table')).toBeNull();
});
