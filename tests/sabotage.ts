import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commitSeed } from '../scripts/commitSeed.ts';
import { sabotageScreens } from './screens/sabotage.ts';

/**
 * Breaks what tests guard and prints how much of it they catch. Without a choice every wall between shops, which takes some
 * minutes; `--list`: which tests do it. `--screens` mutants of the screens, `--sample` of them as `--seed` draws them, each of
 * which takes a minute or more.
 */
const { list, screens, sample, seed } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: process.env['SEED'] ?? commitSeed() },
  },
}).values;

process.exitCode = screens
  ? Math.min(1, sabotageScreens({ sample: Number(sample), seed: Number(seed) }))
  : sabotageWalls(list ? 'list' : 'run');

function sabotageWalls(verb: 'list' | 'run'): number {
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const run = [vitest, verb, 'tests/isolation/sabotage/sabotage.proof.test.ts'];
  return spawnSync(process.execPath, run, { stdio: 'inherit', env: { ...process.env, TEST_SIZE: 'soak' } }).status ?? 1;
}
