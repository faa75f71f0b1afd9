import { act, renderHook } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearch } from './useSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The field beside a list that hears of a search when it is told to. */
function field() {
  const setFilters = vi.fn<(filters: object) => void>();
  let filterValues = {};
  const { result, rerender } = renderHook(useSearch, {
    wrapper: ({ children }) => (
      <ListContextProvider value={{ filterValues, setFilters } as never}>{children}</ListContextProvider>
    ),
  });
  return {
    type: (text: string) => act(() => result.current.type(text)),
    pause: () => act(() => void vi.advanceTimersByTime(1_000)),
    hear(filters: object) {
      filterValues = filters;
      rerender();
    },
    typed: () => result.current.typed,
    asked: () => setFilters.mock.calls.map(([filters]) => filters),
  };
}

it('asks again for a search that was lost, as when the list was sorted in the same moment', () => {
  const { type, pause, hear, typed, asked } = field();
  type('ring');
  pause();
  // The list comes back without it.
  hear({});
  pause();
  hear({ q: 'ring' });
  pause();
  expect(asked()).toEqual([{ q: 'ring' }, { q: 'ring' }]);
  expect(typed()).toBe('ring');
});

it('keeps what is typed when a search of before arrives late', () => {
  const { type, pause, hear, typed, asked } = field();
  type('rin');
  pause();
  type('ring');
  pause();
  hear({ q: 'rin' });
  expect(typed()).toBe('ring');
  pause();
  hear({ q: 'ring' });
  pause();
  expect(typed()).toBe('ring');
  expect(asked().at(-1)).toEqual({ q: 'ring' });
});

it('follows a saved view, also to a search that was typed once before', () => {
  const { type, pause, hear, typed } = field();
  type('ring');
  pause();
  hear({ q: 'ring' });
  hear({ q: 'chain' });
  expect(typed()).toBe('chain');
  hear({ q: 'ring' });
  expect(typed()).toBe('ring');
});
