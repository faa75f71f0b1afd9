import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';

/** Opens the project's tests with one more plugin, one test file at a time. A module kept on disk would be the unchanged one. */
export function openVitest(plugin: Plugin): Promise<Vitest> {
  const projects = (config.test?.projects ?? []).map(project => {
    const { test, ...others } = project as { test: object };
    return { ...others, test: { ...test, fsModuleCache: false }, plugins: [plugin] };
  });
  const root = join(import.meta.dirname, '../..');
  // A run with bail ends while workers still load, and the mutant then stays.
  return createVitest(
    { config: false, root, watch: false, fsModuleCache: false, maxWorkers: 1, reporters: [{}] },
    { test: { ...config.test, projects } },
  );
}
