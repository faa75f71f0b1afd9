import { expect } from 'vitest';
import type { Answer } from './testApi.ts';

/** Under which id stands what a call changed. */
export const changeOf = ({ headers, status, text }: Answer): string => {
  expect(status, text).toBeLessThan(300);
  return headers.get('x-change')!;
};
