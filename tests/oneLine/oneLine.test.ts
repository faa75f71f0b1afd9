import { join } from 'node:path';
import { cpSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Copy } from './copy.ts';

/** A copy makes a database of its own. */
const patience = 300_000;
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

const addEntity = (name: string) => {
  probe(name, `schema/entities/${name}.ts`);
  copy.addLine('schema/entities/index.ts', "from './groups.ts'", `import { ${name} } from './${name}.ts';`);
  copy.addLine('schema/entities/index.ts', '  commodityRates,', `  ${name},`);
};

it('an entity is one file and its line in the index', { timeout: patience }, () => {
  addEntity('karigars');
  expect(copy.run('scripts/migration.ts')).toContain('create table karigars (');
  copy.run('scripts/migration.ts', 'karigars');
  probe('entity.api', 'api/entity.test.ts');
  probe('entity.src', 'src/entity.test.tsx');
  copy.test('api/entity.test.ts', 'src/entity.test.tsx');
});

it(
  'pictures, files, days in order, lists over all shops and forms by hand are of any entity',
  { timeout: patience },
  () => {
    addEntity('karigars');
    addEntity('workshops');
    for (const name of ['contacts', 'groups']) {
      const across = `  across: { path: 'system/${name}', permission: can.SystemAll },`;
      copy.addLine(`schema/entities/${name}.ts`, '  title: ', across);
    }
    expect(copy.run('scripts/migration.ts')).toContain('create policy across on group_members');
    copy.run('scripts/migration.ts', 'workshops');
    probe('uploads.api', 'api/uploads.test.ts');
    probe('across.api', 'api/across.test.ts');
    probe('pages.src', 'src/pages.test.tsx');
    copy.test('api/uploads.test.ts', 'api/across.test.ts', 'src/pages.test.tsx');
  },
);
