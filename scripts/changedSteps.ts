import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entities } from '../schema/entities/index.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { ask, changeSince, git, usualBase, type Change } from './change.ts';
import { nearest, reachedSpecs, withWholeHouse, type Choice } from './changedTests.ts';
import { isWholeHouse, readBrowserTests, readUnitTests } from './testFiles.ts';

const root = join(import.meta.dirname, '..');
/** Files that two minutes carry on two processors, besides the tests of the whole house. */
const most = { unit: 30, browser: 4 };

/** What each step runs for a change against `ref`: null when the change does not concern it. Says what it compares and leaves out. */
export function changedSteps<Name extends string>(
  ref: string,
  all: Record<Name, string[]>,
): Record<Name, string[] | null> {
  const change = changeSince(ref || usualBase());
  const { base, files, untracked } = change;
  console.log(`${files.length} files differ from ${base}.`);
  const code = files.filter(file => /\.(ts|tsx|mjs)$/.test(file));
  const withImports = git(
    'diff',
    '--name-only',
    '-Gimport|export',
    base,
    '--',
    '*.ts',
    '*.tsx',
    'package.json',
    'knip.json',
  );
  const specs = reachedBrowserTests(change);
  const of: Record<string, (run: string[]) => string[] | null> = {
    format: run => (files.length ? [...run.filter(word => word !== '.'), '--ignore-unknown', ...files] : null),
    lint: run => (code.length ? [...run, ...code] : null),
    knip: run => (withImports.length || untracked.length ? run : null),
    unit: run => chosen(run, unitTestsOf(change), 'unit tests'),
    build: run => (specs.run.length ? run : null),
    browser: run => chosen([...run, '--project=desktop'], specs, 'browser specs'),
  };
  const steps = Object.entries(all) as [Name, string[]][];
  return Object.fromEntries(steps.map(([name, run]) => [name, of[name] ? of[name](run) : run])) as Record<
    Name,
    string[] | null
  >;
}

/** Unit tests whose imports the change reaches. */
export function reachedUnitTests({ base }: Change): string[] {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const found = ask(process.execPath, vitest, 'list', '--filesOnly', '--json', '--changed', base).join('\n');
  const files = (JSON.parse(found || '[]') as { file: string }[]).map(({ file }) => relative(root, file));
  return [...new Set(files)];
}

export function reachedBrowserTests({ files }: Change): Choice {
  const areas = Object.values(entities as Record<string, AnyEntity>);
  const table = readFileSync(join(root, 'src/routes.tsx'), 'utf8');
  return reachedSpecs(files, readBrowserTests(root), { areas, table }, most.browser);
}

function unitTestsOf(change: Change): Choice {
  const wholeHouse = readUnitTests(root).filter(isWholeHouse);
  const reached = nearest(reachedUnitTests(change), change.files, most.unit);
  return withWholeHouse(reached, change.files.length ? wholeHouse.map(({ file }) => file) : []);
}

function chosen(run: string[], { run: files, left }: Choice, what: string): string[] | null {
  if (left.length) console.log(`LEFT OUT: ${left.length} ${what} that the change may reach: ${left.join(' ')}`);
  return files.length ? [...run, ...files] : null;
}
