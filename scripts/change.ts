import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What differs from a commit: `files` that are there, of which `untracked` are in no commit yet. */
export type Change = { base: string; files: string[]; untracked: string[] };

export const ask = (program: string, ...args: string[]): string[] =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);
export const git = (...args: string[]): string[] => ask('git', ...args);

export function changeSince(base: string): Change {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { base, files: [...git('diff', '--name-only', '--diff-filter=d', base), ...untracked], untracked };
}

/** What the working tree changes against the main branch; null without git, where nothing is known to have changed. */
export function changeSinceMain(): Change | null {
  try {
    git('rev-parse', 'HEAD');
  } catch {
    return null;
  }
  return changeSince(partingFromMain() ?? 'HEAD');
}

/** Files that are not committed yet; else commits that the main branch lacks; else the last commit. */
export function usualBase(): string {
  if (git('status', '--porcelain').length) return 'HEAD';
  const parting = partingFromMain();
  return !parting || parting === git('rev-parse', 'HEAD')[0] ? 'HEAD~1' : parting;
}

function partingFromMain(): string | null {
  for (const branch of ['origin/main', 'main'])
    try {
      return git('merge-base', branch, 'HEAD')[0]!;
    } catch {
      // There is no such branch.
    }
  return null;
}
