import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';
import { mutated, type Mutant } from './mutantsOf.ts';

const root = join(import.meta.dirname, '../..');

/** Runs test files over one mutant after the other, in one vitest: PostgreSQL and what is transformed stay. */
export class Trial {
  private mutant: Mutant | null = null;
  private readonly vitest: Promise<Vitest>;

  constructor() {
    const isMutant = (id: string) => this.mutant !== null && id.split('?')[0] === join(root, this.mutant.path);
    const plugin: Plugin = {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) => (isMutant(id) ? mutated(code, this.mutant!) : null),
    };
    const projects = (config.test?.projects ?? []).map(project => {
      const { test, ...others } = project as { test: object };
      return { ...others, test: { ...test, fsModuleCache: false }, plugins: [plugin] };
    });
    // A module kept on disk would be the unchanged one. A run with bail ends while workers still load, and the mutant then stays.
    this.vitest = createVitest(
      { config: false, root, watch: false, fsModuleCache: false, maxWorkers: 1, reporters: [{}] },
      { test: { ...config.test, projects } },
    );
  }

  /** Returns the test file that fails over a mutant and passes without it. Each stage runs only after the one before passed. */
  async catcherOf(mutant: Mutant, stages: readonly string[][], patience: number): Promise<string | null> {
    for (const tests of stages.filter(stage => stage.length)) {
      const { failed, isLate } = await this.run(mutant, tests, patience);
      for (const test of failed) if (await this.isSound(test, patience)) return test;
      if (isLate) return 'time';
    }
    return null;
  }

  async close(): Promise<void> {
    await (await this.vitest).close();
  }

  private async isSound(test: string, patience: number): Promise<boolean> {
    const { failed, isLate } = await this.run(null, [test], patience * 2);
    return !failed.length && !isLate;
  }

  private async run(mutant: Mutant | null, tests: readonly string[], patience: number) {
    const vitest = await this.vitest;
    const before = this.mutant;
    this.mutant = mutant;
    for (const changed of [before, mutant]) if (changed) vitest.invalidateFile(join(root, changed.path));
    const specifications = (await vitest.globTestSpecifications(tests.map(test => join(root, test)))).filter(
      ({ moduleId }) => tests.some(test => moduleId === join(root, test)),
    );
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void vitest.cancelCurrentRun('keyboard-input');
    }, patience);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    clearTimeout(timer);
    const failed = testModules.filter(module => module.state() === 'failed').map(module => module.relativeModuleId);
    return { failed: failed.length || !unhandledErrors.length ? failed : [...tests], isLate };
  }
}
