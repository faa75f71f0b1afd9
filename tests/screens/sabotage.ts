import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countVitest } from '../../scripts/testCounts.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

const root = join(import.meta.dirname, '../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const config = join(root, 'vitest.screens.config.ts');

/** Tries mutants of the screens, one after the other, and prints those that no test notices. Returns how many those are. */
export function sabotageScreens({ sample, seed }: { sample: number; seed: number }): number {
  const paths = globSync('src/{resources,layout}/**/*.tsx', { cwd: root }).filter(path => !path.endsWith('.test.tsx'));
  const all = paths.toSorted().flatMap(path => mutantsOf(path, readFileSync(join(root, path), 'utf8')));
  const chosen = shuffled(all, seed).slice(0, sample);
  console.log(`${chosen.length} of ${all.length} mutants, --seed=${seed}`);
  let survived = 0;
  for (const [i, mutant] of chosen.entries()) {
    const outcome = outcomeOf(mutant);
    if (outcome !== 'caught') survived++;
    console.log(`${i + 1} ${outcome} ${mutant.path}:${mutant.line} ${mutant.what}`);
  }
  console.log(`\n${chosen.length - survived} passed, ${survived} failed`);
  return survived;
}

/** Caught is what a test fails at. A run that could not start tells nothing, and a file that no test reaches has nobody to notice. */
function outcomeOf(mutant: Mutant): 'caught' | 'SURVIVED' | 'NOT TRIED' {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-screens-'));
  const report = join(folder, 'report.json');
  const run = ['related', mutant.path, '--run', '--bail=1', '--passWithNoTests', '--config', config];
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const env = { ...process.env, MUTANT: JSON.stringify(mutant) };
  const { status } = spawnSync(process.execPath, [vitest, ...run, ...reporters], { cwd: root, env, stdio: 'ignore' });
  const { failures } = countVitest(status ?? 1, report);
  rmSync(folder, { recursive: true });
  if (failures.some(({ alone }) => alone)) return 'caught';
  return status === 0 ? 'SURVIVED' : 'NOT TRIED';
}

/** The same order for the same seed (mulberry32). */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return all
    .map(value => ({ value, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}
