import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;
const origin = 'https://shop.test';
let listeners: Record<string, Listener>;
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
const openWindow = vi.fn<(address: string) => Promise<void>>(async () => {});
let pages: { visibilityState: string; focus: () => Promise<unknown>; navigate: typeof openWindow }[] = [];

/** The worker as a browser starts it, its world made of fakes. */
beforeEach(() => {
  listeners = {};
  pages = [];
  vi.clearAllMocks();
  const self = {
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow, claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  };
  const script = readFileSync(join(process.cwd(), 'src/public/static/sw.js'), 'utf8');
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval -- it is a script of a worker and no module
  new Function('self', script)(self);
});

const dispatch = async (name: string, event: object) => {
  let work: Promise<unknown> | undefined;
  listeners[name]!({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
};
const page = (visibilityState: string) => {
  const made = {
    visibilityState,
    focus: async () => made,
    navigate: vi.fn<(address: string) => Promise<void>>(async () => {}),
  };
  pages.push(made);
  return made;
};
const clicked = (link: string) => ({ notification: { close: () => {}, data: { link } } });

it('shows what it is told, once for one notification', async () => {
  const notice = { id: '1', title: 'Import of units finished', text: '3 added', link: '/units' };
  await dispatch('push', { data: { json: () => notice } });
  const shown = { body: '3 added', tag: '1', icon: '/favicon.svg', data: { link: '/units' } };
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Import of units finished', shown);
});

it.each([
  ['nothing', null],
  ['nonsense', { json: () => JSON.parse('{') as unknown }],
  ['another thing', { json: () => ({}) }],
])('shows something when it is told %s', async (_, data) => {
  await dispatch('push', { data });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('TolaShop', expect.objectContaining({ body: '' }));
});

it('leads to the page in the one that is looked at', async () => {
  const [hidden, seen] = [page('hidden'), page('visible')];
  await dispatch('notificationclick', clicked('/units'));
  expect(seen.navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/units`);
  expect(hidden.navigate).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens a page where there is none, and none of another site', async () => {
  await dispatch('notificationclick', clicked('/units'));
  await dispatch('notificationclick', clicked('https://elsewhere.test/x'));
  expect(openWindow.mock.calls).toEqual([[`${origin}/units`], [origin]]);
});
