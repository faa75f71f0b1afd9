import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BatchTrial } from './mutants/batchTrial.ts';
import { drawMutants, groups } from './mutants/groups.ts';
import { described, type Mutant } from './mutants/mutantsOf.ts';
import { cheapOf, NearestTests, stagesOf } from './mutants/nearestTests.ts';
import { survived, tooLate, Trial } from './mutants/trial.ts';
import { caughtByTypes } from './mutants/typeCheck.ts';

/**
 * Measures how strong the tests are: makes single changes to product files and prints the share that types, lint and
 * tests catch, and each change that nothing catches. No file of the project is written. `--group` chooses among the
 * groups, `--sample` sets the number of changes of each, `--tests` the number of test files that may catch a change,
 * `--seconds` how long these may take, and `--list` only prints the changes.
 */
const { group, list, sample, seconds, tests } = parseArgs({
  options: {
    group: { type: 'string', default: Object.keys(groups).join() },
    list: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seconds: { type: 'string', default: '120' },
    tests: { type: 'string', default: '16' },
  },
}).values;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

console.log(`Mutants of ${group}, SEED=${seed} draws the same.`);
const drawn = new Map(
  group.split(',').map(name => [name, drawMutants(name, seed, sample ? Number(sample) : undefined)]),
);
if (list) {
  for (const mutant of [...drawn.values()].flat()) console.log(told(mutant));
  process.exit(0);
}
const typed = await caughtByTypes([...drawn.values()].flat());

const folders = '{schema,api,server,src,mocks,tests,scripts,bench}';
const files = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root }).filter(path => !path.startsWith('tests/browser/'));
const nearest = new NearestTests(new Map(files.map(path => [path, read(path)])));
const nearestOf = ({ path }: Mutant) => nearest.of(path).slice(0, Number(tests));
const patience = Number(seconds) * 1000;
const batch = new BatchTrial(nearest);
const relevant = [...drawn.values()].flat().filter(mutant => !typed.has(mutant));
const byBatch = await batch.caught(relevant, mutant => cheapOf(nearestOf(mutant)), patience * 5);
await batch.close();
const trial = new Trial();
const survivors: Mutant[] = [];
const late: Mutant[] = [];
for (const [name, mutants] of drawn)
  for (const [n, mutant] of mutants.entries()) {
    const started = performance.now();
    const verdict = typed.has(mutant)
      ? 'types or lint'
      : (byBatch.get(mutant) ??
        (await trial.verdictOn(mutant, stagesOf(nearestOf(mutant), byBatch.has(mutant)), patience)));
    if (verdict === survived) survivors.push(mutant);
    if (verdict === tooLate) late.push(mutant);
    const took = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name} ${n + 1}/${mutants.length}  ${told(mutant)}  ${verdict}, ${took} s`);
  }
await trial.close();

console.log('\nCaught by nothing:');
for (const mutant of survivors) console.log(told(mutant));
console.log();
for (const [name, mutants] of drawn) {
  const count = (some: { has(mutant: Mutant): boolean }) => mutants.filter(mutant => some.has(mutant)).length;
  const [types, missed, undecided] = [count(typed), count(new Set(survivors)), count(new Set(late))];
  const caught = mutants.length - missed - undecided;
  console.log(
    `${name}: ${caught} of ${mutants.length - undecided} caught (${Math.round((100 * caught) / (mutants.length - undecided))} %), ${types} by types or lint and ${caught - types} by tests; ${missed} survived; ${undecided} not decided in time`,
  );
}
console.log(`SEED=${seed}`);
process.exit(0);

function told(mutant: Mutant): string {
  return described(mutant, read(mutant.path));
}
