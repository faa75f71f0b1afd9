import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BatchTrial } from './batchTrial.ts';
import { mutantsOf } from './mutantsOf.ts';
import { NearestTests } from './nearestTests.ts';
import { survived, Trial } from './trial.ts';

const path = 'schema/rules/legalLimits.ts';
const test = 'schema/rules/legalLimits.test.ts';
const otherTest = 'schema/rules/quietHours.test.ts';

const root = join(import.meta.dirname, '../..');
const source = readFileSync(join(root, path), 'utf8');
const mutant = mutantsOf(path, source).find(({ start, text }) => source.startsWith('false', start) && text === 'true')!;
const trial = new Trial();
afterAll(() => trial.close());

it('catches a mutant by the test of its file, and blames no test of an earlier mutant', async () => {
  expect(await trial.verdictOn(mutant, [[otherTest], [test]], 120_000)).toBe(test);
  expect(await trial.verdictOn(mutant, [[test]], 120_000)).toBe(test);
  expect(await trial.verdictOn(mutant, [[otherTest]], 120_000)).toBe(survived);
});

it('gives each mutant of a batch its own copy of what imports it', async () => {
  const batch = new BatchTrial(
    new NearestTests(new Map([path, test].map(it => [it, readFileSync(join(root, it), 'utf8')]))),
  );
  const unnoticed = { ...mutant, text: source.slice(mutant.start, mutant.end) };
  const caught = await batch.caught([unnoticed, mutant, { ...unnoticed }], () => [otherTest, test], 120_000);
  expect([...caught.values()]).toEqual([null, test, null]);
  await batch.close();
});
