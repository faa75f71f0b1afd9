import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Breaks every wall between shops in turn and prints how many holes the tests see, which takes some minutes. `--list` names the tests that do it. */
const { list } = parseArgs({ options: { list: { type: 'boolean', default: false } } }).values;

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const run = [vitest, list ? 'list' : 'run', 'tests/isolation/sabotage/sabotage.proof.test.ts'];
const { status } = spawnSync(process.execPath, run, { stdio: 'inherit', env: { ...process.env, TEST_SIZE: 'soak' } });
process.exitCode = status ?? 1;
