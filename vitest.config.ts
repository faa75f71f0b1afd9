import { configDefaults, defineConfig } from 'vitest/config';
import './tests/support/compileCache.ts';

/** A long proof takes as long as it takes: see `npm run soak`. */
const patience = process.env.TEST_SIZE === 'soak' ? 24 * 3_600_000 : 300_000;

/** Files that `npm test` leaves to `npm test -- --all`. A run by hand sets none. */
const leftOut = process.env.TEST_LEFT_OUT?.split(',').filter(Boolean) ?? [];

const shared = {
  exclude: [...configDefaults.exclude, 'dist/**', 'tests/browser/**', ...leftOut],
  pool: 'forks' as const,
  // Most of what a test makes is gone at once: with more room for it there is less to clear away.
  execArgv: ['--max-semi-space-size=64'],
  restoreMocks: true,
  // Patience, not a measure: a busy machine is slow and not wrong.
  testTimeout: patience,
  expect: { poll: { timeout: 30_000 } },
  // The first test of a run that needs PostgreSQL or PGlite pays for its first start.
  hookTimeout: patience,
};

export const screens = {
  test: {
    ...shared,
    name: 'src',
    environment: './tests/support/sharedJsdom.ts',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/screens/globalSetup.ts'],
    setupFiles: ['tests/support/jsdomSetup.ts'],
  },
};

export default defineConfig({
  test: {
    // One more than there are cores: the long proofs wait for processes of their own most of the time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          // Files of one process share what is loaded, and a database that is warm: see `lentDatabase.ts`.
          isolate: false,
          include: ['{schema,api,server,mocks,tests,scripts,bench}/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          setupFiles: ['tests/support/seededDraws.ts'],
        },
      },
      screens,
    ],
  },
});
