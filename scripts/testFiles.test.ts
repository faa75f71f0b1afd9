import { join } from 'node:path';
import { expect, it } from 'vitest';
import { growsInSoak, isProof, isWholeHouse, readUnitTests } from './testFiles.ts';

const root = join(import.meta.dirname, '..');

it.each([
  ['tests/ledger/kills.proof.test.ts', true],
  ['src/list.proof.test.tsx', true],
  ['tests/browser/allPages.proof.spec.ts', true],
  ['tests/support/proof.ts', false],
  ['tests/proof.test.ts', false],
])('%s is a long proof: %s', (file, expected) => expect(isProof({ file })).toBe(expected));

it('counts what walks the whole house among its tests', () => {
  const found = readUnitTests(root).filter(isWholeHouse);
  expect(found.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'api/handlers/index.test.ts',
      'mocks/fake.test.ts',
      'src/layout/Guard.test.tsx',
      'src/layout/menu.test.tsx',
      'tests/api/description/description.test.ts',
      'tests/architecture.test.ts',
      'tests/database/catalogue.test.ts',
      'tests/isolation/permissions.test.ts',
      'tests/security.test.ts',
      'tests/words/literals.test.ts',
      'tests/words/words.test.ts',
    ]),
  );
  expect(found.length).toBeLessThan(60);
});

it.each([
  ['tests/api/sales/bills.test.ts', 'onPostgres(world => {})', true],
  ['schema/rules/money.test.ts', "import { proofSize } from '../../tests/support/proofSize.ts';", true],
  ['tests/api/kills.proof.test.ts', '', true],
  ['schema/rules/money.test.ts', '', false],
])('%s with %j grows in a soak: %s', (file, text, expected) => expect(growsInSoak({ file, text })).toBe(expected));
