import { act, renderHook } from '@testing-library/react';
import { ListContextProvider, StoreContextProvider, type Identifier } from 'react-admin';
import { expect, it } from 'vitest';
import { store } from '../../../store.ts';
import { useChoiceInSight } from './useChoiceInSight.ts';

const rows = (...ids: string[]) => ids.map(id => ({ id }));
const chosen = () => store.getItem<Identifier[]>('products.selectedIds', []);
const choose = (...ids: string[]) => act(() => store.setItem('products.selectedIds', ids));

/** The list as the page draws it from one moment to the next. */
function list() {
  store.removeItem('products.selectedIds');
  store.removeItem('products.selectedIds.among');
  let value = { resource: 'products', filterValues: {}, data: rows('a', 'b', 'c'), isPlaceholderData: false };
  const { rerender } = renderHook(useChoiceInSight, {
    wrapper: ({ children }) => (
      <StoreContextProvider value={store}>
        <ListContextProvider value={value as never}>{children}</ListContextProvider>
      </StoreContextProvider>
    ),
  });
  return {
    draw(changes: Partial<typeof value>) {
      value = { ...value, ...changes };
      rerender();
    },
  };
}

it('keeps a row that was ticked after a search was asked for and before the page heard of it', () => {
  const { draw } = list();
  choose('a');
  draw({ filterValues: { q: 'ring' }, isPlaceholderData: true });
  choose('a', 'b');
  draw({ data: rows('a', 'b'), isPlaceholderData: false });
  expect(chosen()).toEqual(['a', 'b']);
});

it('ends the choice of a row that is not there any more when other rows come, also if it was ticked while they were awaited', () => {
  const { draw } = list();
  choose('a');
  draw({ filterValues: { q: 'ring' }, isPlaceholderData: true });
  choose('a', 'c');
  draw({ data: rows('b', 'c'), isPlaceholderData: false });
  expect(chosen()).toEqual(['c']);
});

it('keeps what was chosen on another page of the same rows', () => {
  const { draw } = list();
  choose('a');
  draw({ data: rows('d', 'e') });
  expect(chosen()).toEqual(['a']);
});

it('ends the choice when the list is come back to with another filter', () => {
  list().draw({});
  choose('a', 'b');
  const before = { resource: 'products', filterValues: { q: 'chain' }, data: rows('b'), isPlaceholderData: false };
  renderHook(useChoiceInSight, {
    wrapper: ({ children }) => (
      <StoreContextProvider value={store}>
        <ListContextProvider value={before as never}>{children}</ListContextProvider>
      </StoreContextProvider>
    ),
  });
  expect(chosen()).toEqual(['b']);
});
