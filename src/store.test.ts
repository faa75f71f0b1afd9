import { beforeEach, expect, it, vi } from 'vitest';
import { setSession } from './authProvider/session.ts';
import { store } from './store.ts';

const asha = { id: 'asha', name: 'Asha', email: 'asha@demo.test', permissions: [] };
const ravi = { ...asha, id: 'ravi' };

beforeEach(() => {
  localStorage.clear();
  setSession({ user: asha, shopId: 'andheri' });
  store.setItem('products.listParams', { filter: { q: 'ring' } });
  store.setItem('products.datatable', ['mrp']);
  store.setItem('theme', 'dark');
});

it('begins every key of the browser with ts.', () => {
  expect(Object.keys(localStorage).filter(key => !key.startsWith('ts.'))).toEqual([]);
});

it('leaves filters in their shop and takes columns along', () => {
  setSession({ shopId: 'pune' });
  expect(store.getItem('products.listParams')).toBeUndefined();
  expect(store.getItem('products.datatable')).toEqual(['mrp']);
});

it('shows nobody what another looked for, and all of them the same theme', () => {
  setSession({ user: ravi });
  expect(store.getItem('products.listParams', 'none')).toBe('none');
  expect(store.getItem('products.datatable')).toBeUndefined();
  expect(store.getItem('theme')).toBe('dark');
});

it('forgets nothing when somebody signs out', () => {
  store.reset();
  expect(store.getItem('products.listParams')).toEqual({ filter: { q: 'ring' } });
});

it('keeps what was chosen for as long as the page lives, and nowhere else', () => {
  store.setItem('products.selectedIds', ['p1']);
  expect(store.getItem('products.selectedIds')).toEqual(['p1']);
  expect(Object.keys(localStorage).filter(key => key.includes('selectedIds'))).toEqual([]);
  store.removeItem('products.selectedIds');
  expect(store.getItem('products.selectedIds', [])).toEqual([]);
});

it('removes what begins alike, and tells who listens', () => {
  const told = vi.fn<(value?: unknown) => void>();
  const stop = store.subscribe('products.listParams', told);
  store.removeItems('products.list');
  expect(told).toHaveBeenCalledWith(undefined);
  expect(store.listItems?.('products')).toEqual({});
  stop();
  store.setItem('products.listParams', 1);
  expect(told).toHaveBeenCalledTimes(1);
});
