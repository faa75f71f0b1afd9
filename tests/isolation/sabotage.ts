import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Every sabotage there is, one after the other: prints how many of them the suites catch. Takes some minutes. `--list`: which tests do it. */
const verb = process.argv.includes('--list') ? 'list' : 'run';
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, verb, 'tests/isolation/sabotage/sabotage.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SOAK: 'on' },
});
process.exitCode = status ?? 1;
