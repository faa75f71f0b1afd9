import { drawFrom } from '../tests/support/draw.ts';
import { isProof, isWholeHouse, type TestFile } from './testFiles.ts';

export type Files = { unit: readonly TestFile[]; browser: readonly TestFile[] };

/** Tests that the change against the main branch reaches; null when nothing differs from it. */
export type Reached = { unit: readonly string[]; browser: readonly string[] } | null;

export type QuickPlan = {
  /** Unit tests that this run leaves out. */
  leftOut: string[];
  /** Chooses the browser tests by their file, title and tags. */
  grep: string;
  /** The parts of each step, with the reason. */
  rows: Record<'unit' | 'browser', [part: string, reason: string][]>;
  /** Says which tests the change adds. */
  change: string;
  /** Names the tests that the run left out, with the command that runs them. */
  left: string;
};

export const journey = '@journey';
/** What twelve minutes carry on two quiet processors: raise these when a run gets quicker. */
const drawnProofs = 1;
const drawnSpecs = 1;
/** Tests of which one in so many is drawn: screens, and what connects the program to databases, files, mail and other services. */
const shares = { src: 4, server: 3 };

/** The tests of `npm test`: everything that is quick, and of the rest a few drawn by the seed and those that the change reaches. */
export function quickPlan({ unit, browser }: Files, seed: number, reached: Reached): QuickPlan {
  const proofs = unit.filter(isProof).map(({ file }) => file);
  const drawn = draw(proofs, drawnProofs, seed);
  const reachedProofs = proofs.filter(file => reached?.unit.includes(file) && !drawn.includes(file));
  const leftProofs = proofs.filter(file => !drawn.includes(file) && !reachedProofs.includes(file));
  const screens = shareOf('src', unit, seed, reached);
  const adapters = shareOf('server', unit, seed, reached);

  const journeys = sum(browser, ({ text }) => text.split(journey).length - 1);
  const specs = browser.filter(spec => !isProof(spec)).map(({ file }) => file);
  const drawnFiles = draw(specs, drawnSpecs, seed);
  const reachedFiles = (reached?.browser ?? []).filter(file => !drawnFiles.includes(file));
  const whole = [...drawnFiles, ...reachedFiles];
  const grep = [
    ...atDrawnWidth(seed, `(?=.*${journey})`),
    ...whole.map(file => RegExp.escape(` ${nameOf(file)} `)),
  ].join('|');
  return {
    leftOut: [...leftProofs, ...screens.left, ...adapters.left],
    grep,
    rows: {
      unit: [
        [
          'unit',
          `the whole house, rules and features, and drawn by the seed ${screens.told} screens and ${adapters.told} tests of the server's adapters`,
        ],
        ['databases', 'PostgreSQL, and the embedded one too for one file of each folder, drawn by the seed'],
        ['long proofs', `a sample of ${drawn.length} of ${proofs.length}, drawn by the seed: ${drawn.join(' ')}`],
      ],
      browser: [
        ['browser', `${journeys} journeys, each at one width, and drawn by the seed all of ${drawnFiles.join(' ')}`],
      ],
    },
    change: changeRow(reached, [...reachedProofs, ...screens.reached, ...adapters.reached, ...reachedFiles]),
    left: `Left out: ${leftProofs.length} long proofs, ${screens.left.length} screen tests, ${adapters.left.length} tests of adapters, ${browser.length - whole.length} browser files apart from their journeys, and most features on the embedded database. npm test -- --all runs them.`,
  };
}

type Shared = { left: string[]; reached: string[]; told: string };

/** The tests of a folder that the seed does not draw, without those of the whole house: reached by the change, or left out. */
function shareOf(part: keyof typeof shares, unit: readonly TestFile[], seed: number, change: Reached): Shared {
  const all = unit.filter(test => test.file.startsWith(`${part}/`) && !isProof(test) && !isWholeHouse(test));
  const others = all.filter((_, n) => (n + seed) % shares[part] > 0).map(({ file }) => file);
  const reached = others.filter(file => change?.unit.includes(file));
  const left = others.filter(file => !reached.includes(file));
  return { left, reached, told: `${all.length - left.length} of ${all.length}` };
}

function changeRow(reached: Reached, more: readonly string[]): string {
  if (!reached) return 'none against the main branch is known';
  if (!more.length) return 'the files that differ from the main branch reach nothing else';
  return `the files that differ from the main branch reach ${more.length} more, which takes longer: ${more.join(' ')}`;
}

/**
 * Chooses the browser tests that match `which`. Playwright matches with the project, which is the width: a test that both widths have is opened
 * at the one that the seed draws.
 */
export const atDrawnWidth = (seed: number, which = ''): string[] =>
  seed % 2
    ? [`^ *phone ${which}`, `^ *desktop ${which}(?!.*@phone)`]
    : [`^ *desktop ${which}`, `^ *phone ${which}(?=.*@phoneOnly)`];

/** Draws `most` of them, others for another seed. */
export function draw<T>(all: readonly T[], most: number, seed: number): T[] {
  const { below } = drawFrom(seed);
  const rest = [...all];
  return Array.from({ length: Math.min(most, rest.length) }, () => rest.splice(below(rest.length), 1)[0]!);
}

const nameOf = (file: string) => file.split('/').at(-1)!;
const sum = <T>(all: readonly T[], count: (each: T) => number) => all.reduce((before, each) => before + count(each), 0);
