import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mutantsOf } from './mutantsOf.ts';
import { survived, Trial } from './trial.ts';

const path = 'schema/rules/legalLimits.ts';
const test = 'schema/rules/legalLimits.test.ts';
const otherTest = 'schema/rules/quietHours.test.ts';

const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const mutant = mutantsOf(path, source).find(({ start, text }) => source.startsWith('false', start) && text === 'true')!;
const trial = new Trial();
afterAll(() => trial.close());

it('catches a mutant by the test of its file, and blames no test of an earlier mutant', async () => {
  expect(await trial.verdictOn(mutant, [[otherTest], [test]], 120_000)).toBe(test);
  expect(await trial.verdictOn(mutant, [[test]], 120_000)).toBe(test);
  expect(await trial.verdictOn(mutant, [[otherTest]], 120_000)).toBe(survived);
});
