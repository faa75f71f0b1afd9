import { builtinEnvironments, type Environment } from 'vitest/runtime';

const kept = globalThis as { sharedJsdom?: ReturnType<Environment['setup']> };

/** One page for all test files of a process: to make one takes longer than most files, and styles once written stay in it. */
export default {
  ...builtinEnvironments.jsdom,
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    await (kept.sharedJsdom ??= builtinEnvironments.jsdom.setup(global, options));
    return { teardown() {} };
  },
} satisfies Environment;
