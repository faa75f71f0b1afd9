import { readFileSync } from 'node:fs';

/** Of this program, as its package says: `major.minor.patch`. */
export const ownVersion: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/**
 * Whether a program of version `ours` may go on with a database that one of version `theirs` has migrated: of the same major
 * number, and at most one minor ahead. Migrations only add, and what is removed goes a version later.
 */
export const isAtMostNext = (ours: string, theirs: string | null): boolean => {
  const [our, their] = [numbersOf(ours), numbersOf(theirs ?? '')];
  return our !== null && their !== null && our.major === their.major && their.minor <= our.minor + 1;
};

const numbersOf = (version: string): { major: number; minor: number } | null => {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+$/.exec(version) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
};
