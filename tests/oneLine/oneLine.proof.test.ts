import { afterEach, beforeEach, expect, it } from 'vitest';
import { someOf } from '../support/proofSize.ts';
import { Copy } from './copy.ts';

/** What other things one line may be: `npm test -- --all` tries some of them. */
const ofApi = [
  'uploads',
  'across',
  'lines',
  'importedLines',
  'numbers',
  'totals',
  'frozen',
  'people',
  'papers',
  'visitors',
  'papersKilled',
  'figures',
  'calendar',
  'pending',
];
const ofPages = ['pages', 'lines', 'actions', 'related', 'people', 'figures'];

let copy: Copy;
beforeEach(() => void (copy = new Copy()));
afterEach(() => copy.remove());

const probe = (name: string, target: string) => copy.add(name, target);
const addEntity = (name: string) => copy.addEntity(name);

/** The next migration is made of what the schema has by now; its text. */
const migration = (name: string): string => copy.read(copy.run('scripts/migration.ts', name).split(':')[0]!);

// In one copy, whose database and whose tests take long to begin.
it(
  'a field is one line, an entity one file and its line in the index: table, calls, description, pages, export and fake data have it',
  { timeout: 1_200_000 },
  () => {
    copy.addLine('schema/entities/products.ts', 'productCode: text()', "    colour: text().label('Colour'),");
    expect(migration('colour')).toBe('alter table products add column colour text;\n');
    probe('field.api', 'api/field.test.ts');
    probe('field.src', 'src/field.test.tsx');

    addEntity('engravers');
    expect(migration('engravers')).toContain('create table engravers (');
    probe('entity.api', 'api/entity.test.ts');
    probe('entity.src', 'src/entity.test.tsx');

    // Pictures, files, days in order, lists over all shops and forms by hand are of any entity.
    addEntity('workshops');
    for (const name of ['contacts', 'groups']) {
      const across = `  across: { path: 'system/${name}', permission: can.SystemAll },`;
      copy.addLine(`schema/entities/${name}.ts`, '  title: ', across);
    }
    expect(migration('workshops')).toContain('create policy across on group_members');
    probe('uploads.api', 'api/uploads.test.ts');
    probe('across.api', 'api/across.test.ts');
    probe('pages.src', 'src/pages.test.tsx');

    // A document: states, numbers, totals, lines in a table of their own, and actions, whose buttons, dialogs and words are the kit's.
    copy.addRepairs();
    expect(migration('repairs')).toContain('create table repairs_lines (');
    addEntity('payouts');
    migration('payouts');
    addEntity('wishes');
    migration('wishes');
    probe('lines.api', 'api/lines.test.ts');
    probe('importedLines.api', 'api/importedLines.test.ts');
    probe('numbers.api', 'api/numbers.test.ts');
    probe('totals.api', 'api/totals.test.ts');
    probe('frozen.api', 'api/frozen.test.ts');
    probe('people.api', 'api/people.test.ts');
    probe('papers.api', 'api/papers.test.ts');
    probe('visitors.api', 'api/visitors.test.ts');
    probe('papersKilled.api', 'api/papersKilled.test.ts');
    probe('papersChild', 'api/papersChild.ts');
    probe('figures.api', 'api/figures.test.ts');
    probe('calendar.api', 'api/calendar.test.ts');
    probe('pending.api', 'api/pending.test.ts');
    probe('pendingChild', 'api/pendingChild.ts');
    probe('lines.src', 'src/lines.test.tsx');
    probe('actions.src', 'src/actions.test.tsx');
    probe('related.src', 'src/related.test.tsx');
    probe('people.src', 'src/people.test.tsx');
    probe('figures.src', 'src/figures.test.tsx');

    copy.test(
      ...['field', 'entity', ...someOf(ofApi, 4)].map(name => `api/${name}.test.ts`),
      ...['field', 'entity', ...someOf(ofPages, 2)].map(name => `src/${name}.test.tsx`),
    );
  },
);
