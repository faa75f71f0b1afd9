import { afterEach, beforeEach, expect, it } from 'vitest';
import { someOf } from '../support/proofSize.ts';
import { SampleCopy } from './sampleCopy.ts';

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

let copy: SampleCopy;
beforeEach(() => void (copy = new SampleCopy()));
afterEach(() => copy.remove());

/** Writes the next migration and returns its text. */
const migration = (name: string): string => copy.read(copy.run('scripts/migration.ts', name).split(':')[0]!);

// One copy for all suites: its database and its tests take long to begin.
it(
  'entities that are only declared have files, lines, numbers, papers, imports and pages',
  { timeout: 1_200_000 },
  () => {
    for (const name of ['engravers', 'workshops']) copy.addEntity(name);
    for (const name of ['contacts', 'groups']) {
      const across = `  across: { path: 'system/${name}', permission: can.SystemAll },`;
      copy.addLine(`schema/entities/${name}.ts`, '  title: ', across);
    }
    copy.addRepairs();
    for (const name of ['payouts', 'wishes']) copy.addEntity(name);
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
    for (const [name, target] of suites) copy.placeProbe(name, target);
    for (const name of children) copy.placeProbe(name, `api/${name}.ts`);
    copy.test(...suites.map(([, target]) => target));
  },
);
