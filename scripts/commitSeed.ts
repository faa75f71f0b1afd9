import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The seed of a run that names none: each commit draws other samples, and without git each day does. */
export const commitSeed = (now = new Date(), head = headCommit): string =>
  seedFrom(head() ?? now.toISOString().slice(0, 10));

/** A positive whole number below 2^28, which every generator takes. */
export const seedFrom = (text: string): string =>
  String(Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 7), 16));

function headCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
