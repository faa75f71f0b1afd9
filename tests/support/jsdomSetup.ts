import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { loadLanguage } from '../../src/i18n/i18nProvider.ts';
import { pack } from '../../src/public/packs/en.ts';
import { setPack } from '../../src/public/words.ts';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// What is waited for is missed many times over: the page is printed into the message when that is read, and not each time.
const getElementError = (message: string | null, container: Element) => {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get, set: told });
};
function told(this: Error, message: string) {
  Object.defineProperty(this, 'message', { value: message, writable: true });
}
configure({ asyncUtilTimeout: 30_000, getElementError });

// React notes for each element where it was made, until it has noted ten thousand within a second: a tenth of the time of a test.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
});

// English, as every page is after its start.
setPack(pack);
await loadLanguage('en');

// React tells of its troubles by console.error: each is a failed test. A test that means to provoke one replaces the spy.
beforeEach(() => {
  vi.spyOn(console, 'error');
  // jsdom lays nothing out, so it scrolls nothing.
  if ('Element' in globalThis) Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  expect(vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []).toEqual([]);
});

// The page goes on to the next file. What is still being loaded then would be missing from all that ask for it later.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
