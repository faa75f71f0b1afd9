import { vi } from 'vitest';

/** Asks until nothing is thrown; what comes late on a busy machine is not wrong, so only a test's own time ends it sooner. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
