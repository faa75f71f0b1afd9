import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Vitest } from 'vitest/node';
import { mutated, type Mutant } from './mutantsOf.ts';
import { openVitest } from './openVitest.ts';

const root = join(import.meta.dirname, '../..');

export const survived = 'SURVIVED';
export const tooLate = 'NOT IN TIME';

/** Runs test files over one mutant after the other, in one vitest: PostgreSQL and what is transformed stay. */
export class Trial {
  private mutant: Mutant | null = null;
  private readonly sound = new Map<string, Promise<boolean>>();
  private readonly vitest: Promise<Vitest>;

  constructor() {
    const isMutant = (id: string) => this.mutant !== null && id.split('?')[0] === join(root, this.mutant.path);
    const plugin: Plugin = {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) => (isMutant(id) ? mutated(code, this.mutant!) : null),
    };
    this.vitest = openVitest(plugin);
  }

  /**
   * Returns the test file that fails over a mutant and passes without it, else `survived` or `tooLate`. Each stage runs
   * only after the one before passed.
   */
  async verdictOn(mutant: Mutant, stages: readonly string[][], patience: number): Promise<string> {
    for (const tests of stages.filter(stage => stage.length)) {
      const { failed, isLate } = await this.run(mutant, tests, patience);
      for (const test of failed) if (await this.isSound(test, patience)) return test;
      if (isLate) return tooLate;
    }
    return survived;
  }

  async close(): Promise<void> {
    await (await this.vitest).close();
  }

  /** Asks once about each test file: a second run of it would cost as much as the next mutant. */
  private isSound(test: string, patience: number): Promise<boolean> {
    const asked =
      this.sound.get(test) ??
      this.run(null, [test], patience * 2).then(({ failed, isLate }) => !failed.length && !isLate);
    this.sound.set(test, asked);
    return asked;
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
    // Vitest returns the files of earlier runs too.
    const run = new Set(specifications.map(({ moduleId }) => moduleId));
    const failed = testModules
      .filter(module => run.has(module.moduleId) && module.state() === 'failed')
      .map(module => module.relativeModuleId);
    return { failed: failed.length || !unhandledErrors.length ? failed : [...tests], isLate };
  }
}
