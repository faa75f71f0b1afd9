import { join } from 'node:path';
import { changeSinceMain } from './change.ts';
import { changedSteps, reachedBrowserTests, reachedUnitTests } from './changedSteps.ts';
import { nearest } from './changedTests.ts';
import { atDrawnWidth, draw, quickPlan, type Reached } from './quickPlan.ts';
import { isProof, readBrowserTests, readUnitTests } from './testFiles.ts';

type Steps = Record<string, string[]>;
export type Row = readonly [part: string, reason: string];
export type Plan = {
  /** The command of each step, null where there is nothing to run. */
  steps: Record<string, string[] | null>;
  env: Record<string, string>;
  /** The parts of the run, each with its reason. */
  rows: readonly Row[];
  /** Names what the run leaves out, with the command that runs it. */
  left: string;
};

const root = join(import.meta.dirname, '..');
/** Long proofs that `npm test` adds for a change: with more of them `--all` is as quick. */
const mostProofs = 4;
const mostScreens = 30;
/** A change that follows the guides must stay green, so `--all` always proves it. */
const guides = 'tests/guides/guides.proof.test.ts';

/** `npm test`. */
export function planQuick(steps: Steps, seed: number, findReached = reachedTests): Plan {
  const files = { unit: readUnitTests(root), browser: readBrowserTests(root) };
  const holdsTests = 'unit' in steps || 'browser' in steps;
  const reached = holdsTests ? findReached() : null;
  const { leftOut, grep, rows, change, left } = quickPlan(files, seed, reached);
  const browser = steps['browser'] && { browser: [...steps['browser'], '--grep', grep] };
  const checks = Object.keys(steps).filter(name => name !== 'unit' && name !== 'browser');
  return {
    steps: { ...steps, ...browser },
    env: { TEST_SIZE: 'quick', TEST_LEFT_OUT: leftOut.join(',') },
    rows: [
      ...(checks.length ? [[checks.join(', '), 'all files'] as const] : []),
      ...(steps['unit'] ? rows.unit : []),
      ...(steps['browser'] ? rows.browser : []),
      ...(holdsTests ? [['change', change] as const] : []),
    ],
    left,
  };
}

/** `npm test -- --all`. */
export function planAll(steps: Steps, seed: number): Plan {
  const unit = readUnitTests(root).filter(isProof);
  const others = unit.map(({ file }) => file).filter(file => file !== guides);
  const left = draw(others, Math.floor((others.length * 2) / 3), seed);
  const proofs = unit.length + readBrowserTests(root).filter(isProof).length;
  const browser = steps['browser'] && { browser: [...steps['browser'], '--grep', atDrawnWidth(seed).join('|')] };
  return {
    steps: { ...steps, ...browser },
    env: { TEST_SIZE: 'all', TEST_LEFT_OUT: left.join(',') },
    rows: [
      [Object.keys(steps).join(', '), 'all files'],
      [
        'databases',
        'both for statements, migrations, money, isolation, imports and kills; PostgreSQL for other features',
      ],
      ['browser', `all files, each test at one width: ${seed % 2 ? 'a phone' : 'a desktop'} where both have it`],
      ['long proofs', `a sample of each of ${proofs - left.length} of ${proofs}, drawn by the seed`],
    ],
    left: `Left out: ${left.length} long proofs, most cases of the others, the other width of browser tests, and most features on the embedded database. npm run soak runs them.`,
  };
}

/** `npm test -- --changed`. */
export function planChanged(steps: Steps, ref: string): Plan {
  return {
    steps: changedSteps(ref, steps),
    env: { TEST_SIZE: 'quick' },
    rows: [['change', 'the whole house, and the tests nearest to the changed files']],
    left: 'Left out: tests that the change does not reach. npm test runs more, npm test -- --all runs every file.',
  };
}

function reachedTests(): Reached {
  const change = changeSinceMain();
  if (!change?.files.length) return null;
  const reached = reachedUnitTests(change);
  const proofs = reached.filter(file => isProof({ file }));
  const screens = reached.filter(file => file.startsWith('src/') && !isProof({ file }));
  const unit = [...nearest(proofs, change.files, mostProofs).run, ...nearest(screens, change.files, mostScreens).run];
  return { unit, browser: reachedBrowserTests(change).run };
}
