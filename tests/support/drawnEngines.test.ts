import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { drawFrom } from './draw.ts';
import { suiteDrawnIn } from './drawnEngines.ts';

const folder = mkdtempSync(join(tmpdir(), 'tolashop-suites-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('draws one file of a folder for the embedded database, by some seed each, and no long proof or other file', () => {
  expect(suiteDrawnIn(folder, drawFrom(1))).toBeUndefined();
  const files = {
    'bills.test.ts': 'onPostgres(world => {});',
    'books.test.ts': 'onBoth(world => {});',
    'payments.test.ts': "describe.each(bothEngines())('on the %s database', engine => {});",
    'kills.proof.test.ts': 'onBoth(world => {});',
    'rules.test.ts': '',
    'bills.ts': 'onPostgres(suite)',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const drawn = Array.from({ length: 50 }, (_, seed) => suiteDrawnIn(folder, drawFrom(seed)));
  expect([...new Set(drawn)].toSorted()).toEqual(['bills.test.ts', 'books.test.ts', 'payments.test.ts']);
  expect(suiteDrawnIn(folder, drawFrom(7))).toBe(drawn[7]);
});
