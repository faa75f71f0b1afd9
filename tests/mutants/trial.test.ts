import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutantsOf } from './mutantsOf.ts';
import { Trial } from './trial.ts';

const path = 'schema/rules/legalLimits.ts';
const test = 'schema/rules/legalLimits.test.ts';

it('catches a mutant by the test of its file', async () => {
  const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const mutant = mutantsOf(path, source).find(
    ({ start, text }) => source.startsWith('false', start) && text === 'true',
  );
  const trial = new Trial();
  expect(await trial.catcherOf(mutant!, [[test]], 120_000)).toBe(test);
  await trial.close();
});
