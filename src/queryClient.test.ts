import { QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { getSession, setSession } from './authProvider/session.ts';
import { holdInput } from './dataProvider/renewal.ts';
import { makeQueryClient } from './queryClient.ts';

const client = makeQueryClient();
const fail = (status: number) => {
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(new HttpError('', status));
  const settled = client
    .query({ queryKey: ['x', status], queryFn, retryDelay: 0, retry: client.getDefaultOptions().queries?.retry })
    .catch(() => queryFn.mock.calls.length);
  return settled;
};

beforeEach(() => {
  client.clear();
  setSession({ token: 'secret', hasAccount: true });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  return () => vi.unstubAllGlobals();
});

describe('X-03 a session that has ended', () => {
  it('signs out', async () => {
    await fail(401);
    expect(getSession().token).toBeNull();
  });

  it('not over a form, where the dialog asks', async () => {
    const release = holdInput();
    await fail(401);
    release();
    expect(getSession().token).toBe('secret');
  });
});

test.each([
  [0, 2],
  [503, 2],
  [500, 1],
  [404, 1],
])('a call that fails with %i is made %i times', async (status, times) => {
  expect(await fail(status)).toBe(times);
});

test('a change while a page asks for the first time is asked for again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const queryFn = vi.fn<() => Promise<string>>();
  for (const { promise } of answers) queryFn.mockReturnValueOnce(promise);
  const page = new QueryObserver(client, { queryKey: ['pieces'], queryFn });
  const leave = page.subscribe(() => {});
  const told = client.invalidateQueries({ queryKey: ['pieces'] });
  answers[0]!.resolve('as it was');
  answers[1]!.resolve('as it is');
  await told;
  expect(page.getCurrentResult().data).toBe('as it is');
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
});
