import { join } from 'node:path';
import { cpSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Copy } from './copy.ts';

const patience = 120_000;
let copy: Copy;
beforeEach(() => void (copy = new Copy()));
afterEach(() => copy.remove());

const probe = (name: string, target: string) =>
  cpSync(join(import.meta.dirname, 'probes', `${name}.txt`), join(copy.folder, target));

it(
  'a field is one line: table, calls, description, form, list, export and fake data have it',
  { timeout: patience },
  () => {
    copy.addLine('schema/entities/products.ts', 'productCode: text()', "    colour: text().label('Colour'),");
    expect(copy.run('scripts/migration.ts')).toBe('alter table products add column colour text;\n');
    copy.run('scripts/migration.ts', 'colour');
    probe('field.api', 'api/field.test.ts');
    probe('field.src', 'src/field.test.tsx');
    copy.test('api/field.test.ts', 'src/field.test.tsx');
  },
);

it('an entity is one file and its line in the index', { timeout: patience }, () => {
  probe('karigars', 'schema/entities/karigars.ts');
  copy.addLine('schema/entities/index.ts', "from './groups.ts'", "import { karigars } from './karigars.ts';");
  copy.addLine('schema/entities/index.ts', '  commodityRates,', '  karigars,');
  expect(copy.run('scripts/migration.ts')).toContain('create table karigars (');
  copy.run('scripts/migration.ts', 'karigars');
  probe('entity.api', 'api/entity.test.ts');
  probe('entity.src', 'src/entity.test.tsx');
  copy.test('api/entity.test.ts', 'src/entity.test.tsx');
});
