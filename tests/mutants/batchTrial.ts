import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { TestModule, TestSuite, Vitest } from 'vitest/node';
import { mutated, type Mutant } from './mutantsOf.ts';
import type { NearestTests } from './nearestTests.ts';
import { openVitest } from './openVitest.ts';

const root = join(import.meta.dirname, '../..');
const batchFile = join(root, 'tests/mutants/batch.ts');

/** A mutant, or none to see whether tests are sound, and the test files that are run over it. */
type Case = { mutant: Mutant | null; tests: readonly string[]; reaching: ReadonlySet<string> };

type Outcome = [test: string, state: string];

/**
 * Runs test files over many mutants in one process. Each mutant has its own copy of its file and of all files that
 * import it, which an address with the mutant's number names; everything else is loaded once.
 */
export class BatchTrial {
  private readonly cases: Case[] = [];
  private shown: number[] = [];
  private readonly nearest: NearestTests;
  private readonly vitest: Promise<Vitest>;

  constructor(nearest: NearestTests) {
    this.nearest = nearest;
    const plugin: Plugin = {
      name: 'mutants',
      enforce: 'pre',
      resolveId: {
        order: 'pre',
        handler: async (source, importer) => this.resolve(source, importer),
      },
      transform: (code, id) => (id === batchFile ? this.suites() : this.changed(code, id)),
    };
    this.vitest = openVitest(plugin);
  }

  /**
   * Returns the test file that catches each mutant, null where none does. Mutants whose tests did not all run in time
   * are left out. A test that fails without a mutant catches nothing.
   */
  async caught(mutants: readonly Mutant[], testsOf: (mutant: Mutant) => string[], patience: number) {
    const caught = new Map<Mutant, string | null>();
    for (const some of chunks(
      mutants.filter(mutant => testsOf(mutant).length),
      batchSize,
    )) {
      const tests = [...new Set(some.flatMap(testsOf))];
      const reaching = new Set(some.flatMap(({ path }) => [...this.nearest.reaching(path)]));
      const cases: Case[] = [
        { mutant: null, tests, reaching },
        ...some.map(mutant => ({ mutant, tests: testsOf(mutant), reaching: this.nearest.reaching(mutant.path) })),
      ];
      const [unchanged = [], ...changed] = await this.outcomes(cases, patience);
      const sound = new Set(testsIn(unchanged, 'passed'));
      for (const [n, mutant] of some.entries()) {
        const catcher = testsIn(changed[n]!, 'failed').find(test => sound.has(test));
        if (catcher ?? changed[n]!.every(([, state]) => state === 'passed' || state === 'failed'))
          caught.set(mutant, catcher ?? null);
      }
    }
    return caught;
  }

  async close(): Promise<void> {
    await (await this.vitest).close();
  }

  /** The state of each test file of each case: one that did not run has another than passed and failed. */
  private async outcomes(cases: readonly Case[], patience: number): Promise<Outcome[][]> {
    const vitest = await this.vitest;
    this.shown = cases.map(it => this.cases.push(it) - 1);
    vitest.invalidateFile(batchFile);
    const timer = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), patience);
    const { testModules } = await vitest.runTestSpecifications([
      vitest.getProjectByName('node').createSpecification(batchFile),
    ]);
    clearTimeout(timer);
    const module = testModules.find(({ moduleId }) => moduleId === batchFile);
    return this.shown.map((number, n) => {
      const suite = suiteOf(module, String(number));
      return cases[n]!.tests.map(test => [test, suiteOf(suite, test)?.state() ?? 'missing']);
    });
  }

  private suites(): string {
    const all = this.shown.map(number => {
      const tests = this.cases[number]!.tests.map(test => {
        const id = JSON.stringify(`${join(root, test)}?mutant=${number}`);
        return `describe(${JSON.stringify(test)}, () => import(${id}).then(() => {}, error => { it('loads', () => { throw error; }); }));`;
      });
      return `describe('${number}', () => {\n${tests.join('\n')}\n});`;
    });
    return `import { describe, it } from 'vitest';\n${all.join('\n')}`;
  }

  private resolve(source: string, importer: string | undefined): string | null {
    if (numberOf(source) !== null) return source;
    const number = numberOf(importer ?? '');
    if (number === null || !source.startsWith('.')) return null;
    const id = join(importer!.split('?')[0]!, '..', source);
    return this.cases[number]!.reaching.has(relative(root, id)) ? `${id}?mutant=${number}` : null;
  }

  private changed(code: string, id: string): string | null {
    const mutant = this.cases[numberOf(id) ?? -1]?.mutant;
    return mutant && id.split('?')[0] === join(root, mutant.path) ? mutated(code, mutant) : null;
  }
}

/** As many as may be lost to an endless loop. */
const batchSize = 15;

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

const numberOf = (id: string): number | null => {
  const number = /\?mutant=(\d+)/.exec(id)?.[1];
  return number === undefined ? null : Number(number);
};

const suiteOf = (of: TestModule | TestSuite | undefined, name: string) =>
  of && [...of.children.suites()].find(suite => suite.name === name);

const testsIn = (outcomes: readonly Outcome[], state: string): string[] =>
  outcomes.filter(outcome => outcome[1] === state).map(([test]) => test);
