import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutated, type Mutant } from './mutantsOf.ts';

const root = join(import.meta.dirname, '../..');
const parts = ['schema', 'api', 'server', 'mocks', 'src', 'tests', 'scripts', 'bench', 'tsconfig.json'];

/**
 * Returns the mutants that types or lint report. A round holds at most one mutant of each file, so that a message in a
 * file belongs to its mutant. A message in a file without a mutant belongs to no mutant: it is printed and not counted.
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
  const messages = [
    ...(await messagesOf(
      folder,
      'tsc',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      'types.tsbuildinfo',
    )),
    ...(await messagesOf(folder, 'oxlint', '--type-aware', '--deny-warnings', '--format=unix', ...paths)),
  ];
  for (const [n, { path }] of round.entries()) writeFileSync(join(folder, path), originals[n]!);
  const named = new Set(messages.map(message => message.split(/[(:]/)[0]!));
  for (const message of messages.filter(it => !paths.some(path => it.startsWith(path)) && / error TS/.test(it)))
    console.log(`elsewhere: ${message}`);
  return round.filter(({ path }) => named.has(path));
}

/** Both programs end with an error as soon as they have one message. */
const messagesOf = (folder: string, program: string, ...args: string[]): Promise<string[]> =>
  new Promise(resolve =>
    execFile(join(folder, 'node_modules/.bin', program), args, { cwd: folder, maxBuffer: 64e6 }, (_error, stdout) =>
      resolve(stdout.split('\n').filter(line => /^[\w./-]+[(:]\d/.test(line))),
    ),
  );
