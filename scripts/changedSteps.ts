import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entities } from '../schema/entities/index.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { nearest, reachedSpecs, type Choice } from './changedTests.ts';

const root = join(import.meta.dirname, '..');
/** What two minutes carry on two processors. */
const most = { unit: 30, browser: 4 };

const ask = (program: string, ...args: string[]): string[] =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }).split('\n').filter(Boolean);
const git = (...args: string[]) => ask('git', ...args);

/** What each step runs for a change against `ref`: null when the change does not concern it. Says what it compares and leaves out. */
export function changedSteps<Name extends string>(
  ref: string,
  all: Record<Name, string[]>,
): Record<Name, string[] | null> {
  const base = ref || usualBase();
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', '--diff-filter=d', base), ...untracked];
  console.log(`${changed.length} files differ from ${base}.`);
  const code = changed.filter(file => /\.(ts|tsx|mjs)$/.test(file));
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
  const of: Record<string, (run: string[]) => string[] | null> = {
    format: run => (changed.length ? [...run.filter(word => word !== '.'), '--ignore-unknown', ...changed] : null),
    lint: run => (code.length ? [...run, ...code] : null),
    knip: run => (withImports.length || untracked.length ? run : null),
    unit: run => chosen(run, unitTests(base, changed), 'unit tests'),
    build: run => (specsOf(changed).run.length ? run : null),
    browser: run => chosen([...run, '--project=desktop'], specsOf(changed), 'browser specs'),
  };
  const steps = Object.entries(all) as [Name, string[]][];
  return Object.fromEntries(steps.map(([name, run]) => [name, of[name] ? of[name](run) : run])) as Record<
    Name,
    string[] | null
  >;
}

/** What is not committed yet; else what is not in the main branch yet; else the last commit. */
function usualBase(): string {
  if (git('status', '--porcelain').length) return 'HEAD';
  try {
    const [head] = git('rev-parse', 'HEAD');
    const [parting] = git('merge-base', 'origin/main', 'HEAD');
    return parting === head ? 'HEAD~1' : parting!;
  } catch {
    return 'HEAD~1';
  }
}

function chosen(run: string[], { run: files, left }: Choice, what: string): string[] | null {
  if (left.length) console.log(`LEFT OUT: ${left.length} ${what} that the change may reach: ${left.join(' ')}`);
  return files.length ? [...run, ...files] : null;
}

function unitTests(base: string, changed: readonly string[]): Choice {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const found = ask(process.execPath, vitest, 'list', '--filesOnly', '--json', '--changed', base).join('\n');
  const files = (JSON.parse(found || '[]') as { file: string }[]).map(({ file }) => relative(root, file));
  return nearest([...new Set(files)], changed, most.unit);
}

function specsOf(changed: readonly string[]): Choice {
  const names = readdirSync(join(root, 'tests/browser')).filter(name => name.endsWith('.spec.ts'));
  const specs = names
    .map(name => `tests/browser/${name}`)
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const areas = Object.values(entities as Record<string, AnyEntity>);
  const table = readFileSync(join(root, 'src/routes.tsx'), 'utf8');
  return reachedSpecs(changed, specs, { areas, table }, most.browser);
}
