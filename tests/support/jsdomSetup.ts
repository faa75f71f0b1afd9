import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { loadLanguage } from '../../src/i18n/i18nProvider.ts';
import { pack } from '../../src/public/packs/en.ts';
import { setPack } from '../../src/public/words.ts';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 30_000 });

// English, as every page is after its start.
setPack(pack);
await loadLanguage('en');

// React tells of its troubles by console.error: each is a failed test. A test that means to provoke one replaces the spy.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []).toEqual([]);
});

// The page goes on to the next file.
afterAll(() => {
  vi.unstubAllGlobals();
  if (!('document' in globalThis)) return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
