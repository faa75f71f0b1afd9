import { commitSeed } from '../../scripts/commitSeed.ts';
import { drawFrom, type Draw } from './draw.ts';

type TestSize = 'quick' | 'all' | 'soak';

/** `npm test` sets quick, `npm test -- --all` sets all, `npm run soak` sets soak. A file that is run by hand is quick. */
export const testSize = (process.env['TEST_SIZE'] ??= 'quick') as TestSize;

/** Long proofs try a sample in `npm test`, with and without `--all`, and every case in `npm run soak`. */
export const isSoak = testSize === 'soak';

export const proofSize = (sample: number, whole: number): number => (isSoak ? whole : sample);

/** The same seed makes the same draws, so a failure can be repeated with `SEED=<number>`. */
export const seed = Number((process.env['SEED'] ??= commitSeed()));

const sumOf = (name: string) => Buffer.from(name).reduce((sum, letter) => sum + letter, 0);

/** Choices for one proof, by the seed and its name. */
export const drawFor = (proof: string): Draw => drawFrom(seed + sumOf(proof));

/** `npm test` takes half as many. */
const everyOf = (cases: readonly unknown[], most: number): number =>
  isSoak ? 1 : Math.ceil((testSize === 'quick' ? 2 : 1) * (cases.length / most));

/** Of cases that are many alike at most so many, however many there come to be; another seed draws others, and a soak tries all. */
export const someOf = <T>(cases: readonly T[], most: number): T[] => {
  const every = everyOf(cases, most);
  return cases.filter((_, n) => (n + seed) % every === 0);
};

/**
 * Of cases that are the same for each of many subjects, at most so many for this one and others for the next: what is wrong with a page
 * number is wrong in every list. Another seed draws others, and a soak tries all for each.
 */
export const shareOf = <T>(cases: readonly T[], most: number, subject: string): T[] => {
  const every = everyOf(cases, most);
  return cases.filter((_, n) => (n + seed + sumOf(subject)) % every === 0);
};
