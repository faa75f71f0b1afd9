import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 30_000 });

// React tells of its troubles by console.error: each is a failed test. A test that means to provoke one replaces the spy.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []).toEqual([]);
});
