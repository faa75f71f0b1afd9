import { randomInt } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from './execute.ts';
import { countVitest, summary, told } from './testCounts.ts';

/**
 * The long proofs of which `npm test` tries a sample, whole, for as long as it takes. Words behind the command choose among
 * their files, `--list` names them: `npm run soak -- kills`.
 */
const root = join(import.meta.dirname, '..');
const seed = (process.env.SEED ??= String(randomInt(2 ** 31)));
const { values, positionals: words } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const proofs = globSync('{api,server,tests}/**/*.test.ts', { cwd: root })
  .filter(file => readFileSync(join(root, file), 'utf8').includes('/proofSize.ts'))
  .filter(file => words.every(word => file.includes(word)));
if (!proofs.length) throw new Error(`No long proof is named so: ${words.join(' ')}.`);
if (values.list) {
  console.log(proofs.join('\n'));
  process.exit();
}

console.log(`Seed ${seed}. SEED=${seed} npm run soak draws the same again.\n${proofs.join('\n')}`);
const reports = mkdtempSync(join(tmpdir(), 'tolashop-soak-'));
const report = join(reports, 'report.json');
const run = ['vitest', 'run', ...proofs, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const counts = countVitest(await execute(run, { env: { SOAK: 'on' } }), report);
rmSync(reports, { recursive: true });
process.exitCode = counts.failed > 0 ? 1 : 0;
for (const failure of counts.failures) console.log(`\nFAILED with seed ${seed}: ${told(failure)}`);
console.log(`\n${summary(counts)}`);
