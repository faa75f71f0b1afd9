import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteChange } from '../changes/latest.ts';
import { freshness } from './freshness.ts';
import { dropNews, forgetNews, useNews } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that shows tasks over a line on which every answer takes three seconds; told of a change each fifth of a second for a while. */
it('shows how it stands although news come more quickly than answers, and in the end the last of it', async () => {
  const client = new QueryClient();
  let now = 0;
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const found = now;
    await new Promise((done, stop) => {
      setTimeout(done, 3_000);
      signal.addEventListener('abort', stop);
    });
    return found;
  };
  const shown: unknown[] = [];
  const page = new QueryObserver(client, { queryKey: ['backgroundTasks'], queryFn });
  const leave = page.subscribe(({ data }) => data !== shown.at(-1) && shown.push(data));
  await vi.advanceTimersByTimeAsync(3_000);
  const fresh = freshness(client);
  for (now = 1; now < 100; now++) {
    fresh.changed('imports');
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(shown.length).toBeGreaterThan(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown.at(-1)).toBe(100);
  leave();
  fresh.stop();
});

it('what another page changed is offered to its lists and read again where it is shown alone; what this page changed is neither', async () => {
  const client = new QueryClient();
  const read = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  forgetNews();
  const fresh = freshness(client);
  const heard = renderHook(() => useNews('contacts'));
  noteChange('mine');
  fresh.changedBy('mine', 'contacts', ['a']);
  fresh.changedBy('late', 'contacts', ['b']);
  noteChange('late');
  fresh.changedBy('theirs', 'contacts', ['c']);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(heard.result.current).toEqual(['c']);
  const keys = read.mock.calls.map(([filters]) => filters!.queryKey);
  expect(keys).toContainEqual(['contacts', 'getOne', { id: 'c' }]);
  expect(keys).not.toContainEqual(['contacts']);
  expect(JSON.stringify(keys)).not.toMatch(/"[ab]"/);
  act(() => dropNews('contacts', ['c']));
  expect(heard.result.current).toEqual([]);
  act(() => fresh.stop());
});

it('as long as this page waits for a reply, news may be of what it has sent', async () => {
  const client = new QueryClient();
  const fresh = freshness(client);
  const heard = renderHook(() => useNews('products'));
  const reply = Promise.withResolvers<void>();
  const sent = new MutationObserver(client, { mutationFn: () => reply.promise }).mutate();
  fresh.changedBy('own, slowly', 'products', ['a']);
  fresh.changedBy('of somebody', 'products', ['b']);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(heard.result.current).toEqual([]);
  noteChange('own, slowly');
  reply.resolve();
  await act(() => sent);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(heard.result.current).toEqual(['b']);
  act(() => dropNews('products', ['b']));
  act(() => fresh.stop());
});
