import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Copy } from '../support/copy.ts';
import { someOf } from '../support/proofSize.ts';

/** `npm test -- --all` runs some of these suites, `npm run soak` runs all of them. */
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
/** Processes that a suite of the API starts. */
const children = ['papersChild', 'pendingChild'];

let copy: Copy;
beforeEach(() => void (copy = new Copy()));
afterEach(() => copy.remove());

const place = (name: string, target: string) => copy.place(join(import.meta.dirname, 'probes', `${name}.txt`), target);
const index = 'schema/entities/index.ts';
const words = 'schema/words/hi/entities';

function addEntity(name: string): void {
  place(name, `schema/entities/${name}.ts`);
  copy.addLine(index, "from './groups.ts'", `import { ${name} } from './${name}.ts';`);
  copy.addLine(index, '  commodityRates,', `  ${name},`);
}

/** A document with everything that the kit offers: states, lines, a number, totals, people, and actions with their handler. */
function addRepairs(): void {
  addEntity('repairs');
  place('repairs.handlers', 'api/handlers/repairs.ts');
  addBeside('api/handlers/index.ts', 'recipients: recipientHandlers', 'repairs: repairHandlers');
  place('repairs.hi', `${words}/repairs.ts`);
  addBeside(`${words}/index.ts`, 'recipients: recipientsWords', 'repairs: repairsWords');
}

/** Adds `name: value` behind another entry of a list, and its import from './name.ts'. */
function addBeside(file: string, other: string, entry: string): void {
  const [name, value] = entry.split(': ');
  copy.addLine(file, `from './${other.split(':')[0]}.ts'`, `import { ${value} } from './${name}.ts';`);
  copy.addLine(file, `  ${other},`, `  ${entry},`);
}

/** Writes the next migration and returns its text. */
const migration = (name: string): string => copy.read(copy.run('scripts/migration.ts', name).split(':')[0]!);

// One copy for all suites: its database and its tests take long to begin.
it(
  'entities that are only declared have files, lines, numbers, papers, imports and pages',
  { timeout: 1_200_000 },
  () => {
    for (const name of ['engravers', 'workshops']) addEntity(name);
    for (const name of ['contacts', 'groups']) {
      const across = `  across: { path: 'system/${name}', permission: can.SystemAll },`;
      copy.addLine(`schema/entities/${name}.ts`, '  title: ', across);
    }
    addRepairs();
    for (const name of ['payouts', 'wishes']) addEntity(name);
    const made = migration('samples');
    for (const part of [
      'create table engravers (',
      'create table repairs_lines (',
      'create policy across on group_members',
    ])
      expect(made).toContain(part);

    const suites = [
      ...someOf(ofApi, 4).map(name => [`${name}.api`, `api/${name}.test.ts`] as const),
      ...someOf(ofPages, 2).map(name => [`${name}.src`, `src/${name}.test.tsx`] as const),
    ];
    for (const [name, target] of suites) place(name, target);
    for (const name of children) place(name, `api/${name}.ts`);
    copy.test(...suites.map(([, target]) => target));
  },
);
