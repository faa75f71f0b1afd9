import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commitSeed } from './commitSeed.ts';
import { execute } from './execute.ts';
import { longFilesReport } from './longFiles.ts';
import { countOne, countPlaywright, countVitest, summary, told, total, type Counts } from './testCounts.ts';
import { planAll, planChanged, planQuick } from './testPlan.ts';
import { withoutUnstable } from './unstable.ts';

/** Everything that must hold; a failed step does not keep the rest from being seen. */
const steps: Record<string, string[]> = {
  types: ['tsc'],
  format: ['prettier', '--check', '--log-level=warn', '.'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  knip: ['knip'],
  unit: ['vitest', 'run', '--passWithNoTests'],
  build: ['node', 'scripts/ensureBuilt.ts'],
  browser: ['playwright', 'test', '--config=tests/browser', '--pass-with-no-tests'],
};

/** The only one that leaves a processor idle for long: the others up to the tests go on beside it. */
const beside = 'format';

/** Programs that report on each of their tests. */
const runners: Record<string, { reporters: string[]; count: typeof countVitest }> = {
  vitest: { reporters: ['--reporter=default', '--reporter=json'], count: countVitest },
  playwright: { reporters: ['--reporter=list,json'], count: countPlaywright },
};

/** What the first failure left (its picture, the page's structure) is not swept away by running it once more. */
const aside: Record<string, string[]> = { playwright: ['--output=node_modules/.cache/browser-tests-again'] };

const { only, changed, all: isAll } = options();
const seed = (process.env.SEED ??= commitSeed());
/** Twice as long as a step takes on two quiet processors: one that hangs still ends in a count. */
const patience = (isAll ? 60 : 30) * 60_000;
const reports = mkdtempSync(join(tmpdir(), 'tolashop-test-'));

const chosen = Object.fromEntries(chosenSteps().map(name => [name, steps[name]!]));
const plan =
  changed !== undefined
    ? planChanged(chosen, changed)
    : isAll
      ? planAll(chosen, Number(seed))
      : planQuick(chosen, Number(seed));
Object.assign(process.env, plan.env);
for (const row of [['seed', `${seed}, which SEED=${seed} repeats`], ...plan.rows]) console.log(row.join(': '));
const results: Counts[] = [];
const { [beside]: first, ...others } = plan.steps;
const checked = first && step(beside, first);
for (const [name, command] of Object.entries(others)) {
  if (runners[command?.[0] ?? '']) await checked;
  if (command) await step(name, command);
}
await checked;
const { counts: all, unstable } = await withoutUnstable(total(results), async command => {
  console.log(`\n── once more, alone: ${command.join(' ')}`);
  const { passed, failed } = await counted([...command, ...(aside[command[0]!] ?? [])]);
  return passed > 0 && failed === 0;
});
rmSync(reports, { recursive: true });
process.exitCode = all.failed > 0 ? 1 : 0;
// At the end, where a long log is read first, and where a shortened one still ends.
for (const failure of unstable)
  console.log(`\nUNSTABLE, passed three times by itself, to be mended before anything else: ${told(failure)}`);
for (const failure of all.failures) console.log(`\nFAILED ${told(failure)}`);
console.log(`\n${longFilesReport(process.cwd())}`);
console.log(`\n${plan.left}`);
console.log(`\n${summary(all)}`);

async function step(name: string, command: string[]): Promise<void> {
  const started = performance.now();
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const counts = await counted(command);
  // What no report names (types, a browser that did not start) is told by the step's own lines above.
  results.push(counts.failed && !counts.failures.length ? { ...counts, failures: [{ name }] } : counts);
  console.log(`── ${name}: ${summary(counts)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function counted(command: string[]): Promise<Counts> {
  const report = join(reports, `${performance.now()}.json`);
  const runner = runners[command[0]!];
  const args = runner
    ? [...command, ...runner.reporters, ...(command[0] === 'vitest' ? [`--outputFile.json=${report}`] : [])]
    : command;
  const exitCode = await execute(args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, timeout: patience });
  return (runner?.count ?? countOne)(exitCode, report);
}

type Options = { only?: string | undefined; changed?: string | undefined; all?: boolean | undefined };

/** `--all`; `--only=types,unit`; `--changed` or `--changed=<ref>`: as far as a change reaches. */
function options(): Options {
  const args = process.argv.slice(2).map(arg => (arg === '--changed' ? '--changed=' : arg));
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, changed: { type: 'string' }, all: { type: 'boolean' } },
  });
  return values;
}

/** Browser tests need the build. */
function chosenSteps(): string[] {
  const names = Object.keys(steps);
  const wanted = only?.split(',') ?? names;
  const unknown = wanted.filter(name => !names.includes(name));
  if (unknown.length) throw new Error(`No such step: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  return names.filter(name => wanted.includes(name) || (name === 'build' && wanted.includes('browser')));
}
