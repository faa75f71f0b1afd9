import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, getSession, isSignedIn, setSession, subscribe } from './session.ts';

const user = { id: 'u1', name: 'Asha', email: 'asha@demo.test', permissions: [] };
const inAnotherTab = (key: string, value: unknown) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => {
  clearSession();
  setSession({ token: 't1', user, hasAccount: true, shopId: 's1', permissions: ['a'] });
});

it('E-13 is read back from storage', async () => {
  vi.resetModules();
  const afresh = await import('./session.ts');
  expect(afresh.getSession()).toEqual({ token: 't1', user, hasAccount: true, shopId: 's1', permissions: ['a'] });
});

it('survives rubbish in storage', async () => {
  localStorage.setItem('ts.user', '{half');
  vi.resetModules();
  expect((await import('./session.ts')).getSession().user).toBeNull();
});

it('S-01 is signed in with a token and the flag', () => {
  expect(isSignedIn()).toBe(true);
  setSession({ hasAccount: false });
  expect(isSignedIn()).toBe(false);
});

describe('other tabs', () => {
  it('sign out here too, and hand on a renewed token', () => {
    const told = vi.fn<(value?: unknown) => void>();
    const stop = subscribe(told);
    inAnotherTab('ts.token', 't2');
    expect(getSession()).toMatchObject({ token: 't2', shopId: 's1' });
    ['ts.user', 'ts.token'].forEach(key => inAnotherTab(key, null));
    expect(isSignedIn()).toBe(false);
    expect(told).toHaveBeenCalledTimes(3);
    stop();
  });

  it('do not move this one to another shop', () => {
    const stop = subscribe(() => {});
    inAnotherTab('ts.permissions', ['b']);
    inAnotherTab('ts.shopId', 's2');
    expect(getSession()).toMatchObject({ shopId: 's1', permissions: ['a'] });
    stop();
  });

  it('that are new begin where the last choice was; this one, loaded again, where it was', async () => {
    inAnotherTab('ts.permissions', ['b']);
    inAnotherTab('ts.shopId', 's2');
    const session = async () => {
      vi.resetModules();
      return (await import('./session.ts')).getSession();
    };
    expect(await session()).toMatchObject({ shopId: 's1', permissions: ['a'] });
    inAnotherTab('ts.user', { ...user, id: 'u2' });
    expect(await session()).toMatchObject({ shopId: 's2', permissions: ['b'] });
    inAnotherTab('ts.user', user);
    sessionStorage.clear();
    expect(await session()).toMatchObject({ shopId: 's2', permissions: ['b'] });
  });

  it('are not listened to for keys of others', () => {
    const told = vi.fn<(value?: unknown) => void>();
    const stop = subscribe(told);
    inAnotherTab('ts.store.theme', 'dark');
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});
