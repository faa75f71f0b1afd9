import { randomInt } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from './execute.ts';
import { countOne, countPlaywright, countVitest, summary, told, total, type Counts } from './testCounts.ts';

/**
 * The long proofs of which `npm test` tries a sample, whole, for as long as it takes. Words behind the command choose among
 * their files, `--list` names them: `npm run soak -- kills`.
 */
const root = join(import.meta.dirname, '..');
const seed = (process.env.SEED ??= String(randomInt(2 ** 31)));
const { values, positionals: words } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
/** Whoever asks for the size of the run, or has it asked by what draws: a database for each case or for all, a width. */
const samples = /\/proofSize\.ts'|\(world, drawn\)|\b(onEither|enginesFor|atOneWidth)\(/;
const proofs = globSync('{api,server,tests}/**/*.{test,spec}.ts', { cwd: root })
  .filter(file => samples.test(readFileSync(join(root, file), 'utf8')))
  .filter(file => words.every(word => file.includes(word)));
if (!proofs.length) throw new Error(`No long proof is named so: ${words.join(' ')}.`);
if (values.list) {
  console.log(proofs.join('\n'));
  process.exit();
}

console.log(`Seed ${seed}. SEED=${seed} npm run soak draws the same again.\n${proofs.join('\n')}`);
const reports = mkdtempSync(join(tmpdir(), 'tolashop-soak-'));
const results: Counts[] = [];
const [tests, specs] = ['.test.ts', '.spec.ts'].map(end => proofs.filter(file => file.endsWith(end)));
if (tests!.length) {
  const report = join(reports, 'vitest.json');
  const run = ['vitest', 'run', ...tests!, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  results.push(countVitest(await execute(run, { env: { SOAK: 'on' } }), report));
}
if (specs!.length) {
  const report = join(reports, 'playwright.json');
  const run = ['playwright', 'test', '--config=tests/browser', '--reporter=list,json', ...specs!];
  results.push(countOne(await execute(['node', 'scripts/ensureBuilt.ts'])));
  const env = { SOAK: 'on', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  results.push(countPlaywright(await execute(run, { env }), report));
}
rmSync(reports, { recursive: true });
const counts = total(results);
process.exitCode = counts.failed > 0 ? 1 : 0;
for (const failure of counts.failures) console.log(`\nFAILED with seed ${seed}: ${told(failure)}`);
console.log(`\n${summary(counts)}`);
