import { act, renderHook } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { useSearch } from './useSearch.ts';

it('asks again for a search that was lost, as when the list was sorted in the same moment', () => {
  vi.useFakeTimers();
  const setFilters = vi.fn<(filters: object) => void>();
  let filterValues = {};
  const { result, rerender } = renderHook(useSearch, {
    wrapper: ({ children }) => (
      <ListContextProvider value={{ filterValues, setFilters } as never}>{children}</ListContextProvider>
    ),
  });
  act(() => result.current.type('ring'));
  act(() => void vi.advanceTimersByTime(1_000));
  // The list comes back without it.
  filterValues = {};
  rerender();
  act(() => void vi.advanceTimersByTime(1_000));
  filterValues = { q: 'ring' };
  rerender();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(setFilters.mock.calls).toEqual([[{ q: 'ring' }], [{ q: 'ring' }]]);
  expect(result.current.typed).toBe('ring');
  vi.useRealTimers();
});
