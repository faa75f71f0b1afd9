import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshness } from './freshness.ts';

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
  const page = new QueryObserver(client, { queryKey: ['tasks'], queryFn });
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
