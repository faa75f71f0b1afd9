import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOne, countPlaywright, countVitest, summary, total, type Counts } from './testCounts.ts';

/** Everything that must hold, one step after the other; a failed step does not keep the rest from being seen. */
type Step = { run: string[]; count?: (exitCode: number, report: string) => Counts };

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'tolashop-test-'));
const reportOf = (name: string) => join(reports, `${name}.json`);

const steps: Record<string, Step> = {
  types: { run: ['tsc'] },
  format: { run: ['prettier', '--check', '--log-level=warn', '.'] },
  lint: { run: ['oxlint', '--type-aware', '--deny-warnings'] },
  knip: { run: ['knip'] },
  unit: {
    run: [
      'vitest',
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf('unit')}`,
    ],
    count: countVitest,
  },
  build: { run: ['node', 'scripts/ensureBuilt.ts'] },
  browser: {
    run: ['playwright', 'test', '--config=tests/browser', '--pass-with-no-tests', '--reporter=list,json'],
    count: countPlaywright,
  },
};

const counts: Counts[] = [];
for (const name of chosenSteps()) {
  const { run, count = countOne } = steps[name]!;
  console.log(`\n── ${name}: ${run.join(' ')}`);
  const started = performance.now();
  const exitCode = await execute(run, { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) });
  const counted = count(exitCode, reportOf(name));
  // What no report names (types, a browser that did not start) is told by the step's own lines above.
  counts.push(counted.failed && !counted.failures.length ? { ...counted, failures: [name] } : counted);
  console.log(`── ${name}: ${summary(counted)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
rmSync(reports, { recursive: true });
const all = total(counts);
process.exitCode = all.failed > 0 ? 1 : 0;
// At the end, where a long log is read first, and where a shortened one still ends.
for (const failure of all.failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${summary(all)}`);

/** `--only=types,unit`; browser tests need the build. */
function chosenSteps(): string[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const names = Object.keys(steps);
  const wanted = only?.split(',') ?? names;
  const unknown = wanted.filter(name => !names.includes(name));
  if (unknown.length) throw new Error(`No such step: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  return names.filter(name => wanted.includes(name) || (name === 'build' && wanted.includes('browser')));
}

async function execute([program, ...args]: string[], env: Record<string, string>): Promise<number> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Half an hour: no step comes near it, and one that hangs still ends in a count.
  const options = { cwd: root, env: { ...process.env, ...env, PATH: path }, timeout: 30 * 60_000 };
  const child = spawn(program!, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
