import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing.tsx';
import { SelectionBar } from './BulkBar.tsx';

const onSelectAll = vi.fn<(how: object) => void>();
const onUnselectItems = vi.fn<() => void>();

/** A page of records, of `total` in the list. */
const show = (selectedIds: readonly string[], total: number, page = ['a', 'b']) => {
  const list = { selectedIds, data: page.map(id => ({ id })), total, onSelectAll, onUnselectItems };
  renderInApp(
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <SelectionBar>
        <button>Export</button>
      </SelectionBar>
    </ListContextProvider>,
  );
};
const bar = () => screen.getByLabelText('Actions on the selection');
const offer = () => screen.queryByRole('button', { name: /Select all/ })?.textContent;

it.each([
  [['a'], 5, undefined],
  [['a', 'b'], 2, undefined],
  [['a', 'b'], 5, 'Select all 5'],
  [['a', 'c', 'd'], 5, undefined],
  [['a', 'b', 'c', 'd', 'e'], 5, undefined],
  [['a', 'b'], 1_00_000, 'Select all 1,000'],
  [['a', 'b', ...Array.from({ length: 998 }, (_, n) => `${n}`)], 1_00_000, undefined],
])('%#: offers the rest of the list once the page is chosen', (selectedIds, total, offered) => {
  show(selectedIds, total);
  expect(offer()).toBe(offered);
});

it('offers nothing on a page without records', () => {
  show(['a'], 5, []);
  expect(offer()).toBeUndefined();
});

it('chooses the rest, as many as one call takes, or nothing any more', async () => {
  show(['a', 'b'], 5);
  expect(bar()).toHaveTextContent('2 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Select all 5' }));
  expect(onSelectAll).toHaveBeenCalledWith({ limit: 1_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Unselect' }));
  expect(onUnselectItems).toHaveBeenCalledOnce();
});

it.each([
  [[], true],
  [['a'], false],
])('with %j chosen it is out of reach: %s', (selectedIds, isInert) => {
  show(selectedIds, 5);
  expect(bar().hasAttribute('inert')).toBe(isInert);
});
