import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 30_000 });

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
