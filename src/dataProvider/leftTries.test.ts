import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../authProvider/session.ts';
import { forgetStoredTries, forgetTry, leaveTry, leftTry } from './leftTries.ts';

const lost = { data: { name: 'Asha', tags: ['new'] }, key: 'k1' };
const withFile = { data: { name: 'Asha', pictures: [new File(['x'], 'x.png')] }, key: 'k2' };
const user = { id: 'u1', name: 'Asha', email: 'a@demo.test', permissions: [] };

/** The page as it is after a reload: the memory is empty, and the tab's storage stays. */
async function reloaded() {
  vi.resetModules();
  return import('./leftTries.ts');
}

describe('a lost try', () => {
  beforeEach(() => {
    sessionStorage.clear();
    setSession({ user });
  });

  it('outlives a reload with its key', async () => {
    leaveTry('a', lost);
    expect((await reloaded()).leftTry('a')).toEqual(lost);
  });

  it('with a file lasts as long as the page', async () => {
    leaveTry('b', withFile);
    expect(leftTry('b')).toEqual(withFile);
    expect((await reloaded()).leftTry('b')).toBeUndefined();
  });

  it('is gone once it is forgotten', async () => {
    leaveTry('c', lost);
    forgetTry('c');
    expect(leftTry('c')).toBeUndefined();
    expect((await reloaded()).leftTry('c')).toBeUndefined();
  });

  it('is forgotten before the server forgets its key', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    leaveTry('f', lost);
    vi.advanceTimersByTime(19 * 60 * 60 * 1_000);
    leaveTry('f', lost);
    expect(leftTry('f')).toEqual(lost);
    vi.advanceTimersByTime(2 * 60 * 60 * 1_000);
    expect(leftTry('f')).toBeUndefined();
    vi.useRealTimers();
  });

  it('is not stored beyond the sign-out', async () => {
    leaveTry('d', lost);
    forgetStoredTries();
    setSession({ user: null });
    leaveTry('e', lost);
    const page = await reloaded();
    expect([page.leftTry('d'), page.leftTry('e')]).toEqual([undefined, undefined]);
  });
});
