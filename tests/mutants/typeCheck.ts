import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutated, type Mutant } from './mutantsOf.ts';

const root = join(import.meta.dirname, '../..');
const parts = ['schema', 'api', 'server', 'mocks', 'src', 'tests', 'scripts', 'bench', 'tsconfig.json'];

/**
 * Returns the mutants that types or lint report in the file itself. A round holds at most one mutant of each file, so
 * that a message belongs to its file's mutant. Messages that a mutant causes in other files are not looked for.
 */
export async function caughtByTypes(mutants: readonly Mutant[]): Promise<Set<Mutant>> {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-mutants-'));
  for (const part of [...parts, '.oxlintrc.json', 'package.json', 'vitest.config.ts', 'vite.config.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const caught = new Set<Mutant>();
  for (const round of roundsOf(mutants)) for (const mutant of await caughtInRound(round, folder)) caught.add(mutant);
  rmSync(folder, { recursive: true });
  return caught;
}

function roundsOf(mutants: readonly Mutant[]): Mutant[][] {
  const rounds: Mutant[][] = [];
  for (const files of Object.values(Object.groupBy(mutants, ({ path }) => path)))
    for (const [n, mutant] of files!.entries()) (rounds[n] ??= []).push(mutant);
  return rounds;
}

async function caughtInRound(round: readonly Mutant[], folder: string): Promise<Mutant[]> {
  const originals = round.map(({ path }) => readFileSync(join(root, path), 'utf8'));
  for (const [n, mutant] of round.entries()) writeFileSync(join(folder, mutant.path), mutated(originals[n]!, mutant));
  const paths = round.map(({ path }) => path);
  const messages = await messagesOf(folder, paths);
  for (const [n, { path }] of round.entries()) writeFileSync(join(folder, path), originals[n]!);
  const named = new Set(messages.map(message => message.split(':')[0]!));
  return round.filter(({ path }) => named.has(path));
}

/** One program checks both. It ends with an error as soon as there is one message. */
const messagesOf = (folder: string, paths: readonly string[]): Promise<string[]> =>
  new Promise(resolve =>
    execFile(
      join(folder, 'node_modules/.bin/oxlint'),
      ['--type-aware', '--type-check', '--deny-warnings', '--format=unix', ...paths],
      { cwd: folder, maxBuffer: 64e6 },
      (_error, stdout) => resolve(stdout.split('\n').filter(line => /^[\w./-]+:\d/.test(line))),
    ),
  );
