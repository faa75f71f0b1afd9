import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from './execute.ts';
import { growsInSoak, readBrowserTests, readUnitTests } from './testFiles.ts';
import { countOne, countPlaywright, countVitest, summary, told, total, type Counts } from './testCounts.ts';

/**
 * The long proofs of which `npm test -- --all` tries a sample, whole, for as long as it takes. Words behind the command choose among
 * their files, `--list` names them: `npm run soak -- kills`.
 */
const root = join(import.meta.dirname, '..');
const seed = (process.env.SEED ??= String(randomInt(2 ** 31)));
const { values, positionals: words } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const proofs = [...readUnitTests(root), ...readBrowserTests(root)]
  .filter(growsInSoak)
  .map(({ file }) => file)
  .filter(file => words.every(word => file.includes(word)));
if (!proofs.length) throw new Error(`No long proof is named so: ${words.join(' ')}.`);
if (values.list) {
  console.log(proofs.join('\n'));
  process.exit();
}

console.log(`Seed ${seed}. SEED=${seed} npm run soak draws the same again.\n${proofs.join('\n')}`);
const reports = mkdtempSync(join(tmpdir(), 'tolashop-soak-'));
const results: Counts[] = [];
const [specs, tests] = [true, false].map(isSpec => proofs.filter(file => file.endsWith('.spec.ts') === isSpec));
if (tests!.length) {
  const report = join(reports, 'vitest.json');
  const run = ['vitest', 'run', ...tests!, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  results.push(countVitest(await execute(run, { env: { TEST_SIZE: 'soak' } }), report));
}
if (specs!.length) {
  const report = join(reports, 'playwright.json');
  const run = ['playwright', 'test', '--config=tests/browser', '--reporter=list,json', ...specs!];
  results.push(countOne(await execute(['node', 'scripts/ensureBuilt.ts'])));
  const env = { TEST_SIZE: 'soak', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  results.push(countPlaywright(await execute(run, { env }), report));
}
rmSync(reports, { recursive: true });
const counts = total(results);
process.exitCode = counts.failed > 0 ? 1 : 0;
for (const failure of counts.failures) console.log(`\nFAILED with seed ${seed}: ${told(failure)}`);
console.log(`\n${summary(counts)}`);
