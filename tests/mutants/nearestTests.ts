import { posix } from 'node:path';
import { importsOf } from '../support/architecture.ts';

/** Test files that reach a file by their imports, the likeliest to notice a change first. */
export class NearestTests {
  private readonly importers = new Map<string, string[]>();

  /** Takes every TypeScript file of the project: its path from the root, and its text. */
  constructor(sources: ReadonlyMap<string, string>) {
    for (const [path, text] of sources)
      for (const it of importsOf(path, text))
        if ('file' in it) this.importers.set(it.file, [...(this.importers.get(it.file) ?? []), path]);
  }

  /** The file, and all files that import it or one of these. */
  reaching(path: string): ReadonlySet<string> {
    return new Set(this.distancesOf(path).keys());
  }

  of(path: string): string[] {
    const distances = this.distancesOf(path);
    const close = [...distances].filter(([file, distance]) => distance < 3 && !isTest(file)).map(([file]) => file);
    return [...distances]
      .filter(([file]) => isTest(file) && !isProof.test(file))
      .map(([test, distance]) => ({ test, rank: rankOf(test, distance, path, close) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ test }) => test);
  }

  private distancesOf(path: string): Map<string, number> {
    const distances = new Map([[path, 0]]);
    for (const [file, distance] of distances)
      for (const importer of this.importers.get(file) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return distances;
  }
}

/** The first tests that need no database and take milliseconds: those of rules, and those beside their file. */
export const cheapOf = (tests: readonly string[]): string[] => tests.filter(test => isCheap.test(test)).slice(0, 4);

/** Groups test files so that the cheap ones run first, where these did not run yet, then the nearest ones. */
export function stagesOf(tests: readonly string[], areCheapDone: boolean): string[][] {
  const cheap = cheapOf(tests);
  const others = tests.filter(test => !cheap.includes(test));
  return [areCheapDone ? [] : cheap, others.slice(0, 3), others.slice(3)];
}

const isCheap = /^(schema|api|tests\/rules)\//;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** `npm test` leaves the long proofs out. */
const isProof = /\.proof\.test\.tsx?$/;

/** Far tests reach nearly every file through the API: among these the words of their names tell more than the distance. */
function rankOf(test: string, distance: number, path: string, close: readonly string[]): number {
  const own = shared(test, path);
  const ofImporters = Math.max(0, ...close.map(file => shared(test, file)));
  return Math.min(distance, 4) - own * 2 - ofImporters;
}

/** The share of a file's words that the test's path has too. The folder's name is one of them. */
function shared(test: string, file: string): number {
  const inTest = new Set(wordsOf(test));
  const words = wordsOf(posix.join(posix.basename(posix.dirname(file)), posix.basename(file)));
  return words.filter(word => inTest.has(word)).length / Math.max(1, words.length);
}

/** Letters that tell words apart: "redeem" is in the name of the test of redemptions. */
const longestStem = 4;
/** Words of nearly every path, which tell nothing. */
const isCommon = /^(api|inde|sche|src|test)$/;
const wordsOf = (path: string): string[] =>
  path
    .replace(/(\.test)?\.tsx?$/, '')
    .split(/[/.-]|(?=[A-Z])/)
    .map(word => word.toLowerCase().replace(/s$/, '').slice(0, longestStem))
    .filter(word => !isCommon.test(word));
