import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isProof, readUnitTests } from './testFiles.ts';
import { planAll, planQuick } from './testPlan.ts';

const root = join(import.meta.dirname, '..');
const steps = { lint: ['oxlint'], unit: ['vitest', 'run'], browser: ['playwright', 'test'] };

it('runs the quick size without most long proofs, and journeys in the browser', () => {
  const { env, steps: run, rows } = planQuick(steps, 7, () => null);
  expect(env['TEST_SIZE']).toBe('quick');
  expect(env['TEST_LEFT_OUT']).toContain('.proof.test.ts');
  expect(run).toEqual({ ...steps, browser: [...steps.browser, '--grep', expect.stringContaining('@journey')] });
  expect(rows.map(([part]) => part)).toEqual(['lint', 'unit', 'databases', 'long proofs', 'browser', 'change']);
});

it('looks for no changed tests where no step runs tests', () => {
  const find = () => {
    throw new Error('Not asked');
  };
  expect(planQuick({ lint: ['oxlint'] }, 7, find).rows).toEqual([['lint', 'all files']]);
});

it('runs every file but two thirds of the long proofs with --all, browser tests at one width, and says that a soak runs more', () => {
  const plans = [7, 8, 9].map(seed => planAll(steps, seed));
  const drawnWidths = ['phone', 'desktop', 'phone'];
  const left = plans.map(({ env }) => env['TEST_LEFT_OUT']!.split(','));
  const proofs = readUnitTests(root).filter(isProof);
  for (const [i, { env, steps: run, left: words }] of plans.entries()) {
    expect(env['TEST_SIZE']).toBe('all');
    expect(run).toEqual({ ...steps, browser: [...steps.browser, '--grep', expect.any(String)] });
    const grep = new RegExp(run['browser']!.at(-1)!);
    const widths = (tags: string) =>
      ['desktop', 'phone'].filter(width => grep.test(` ${width} sell.spec.ts sells ${tags}`));
    expect(widths('@phone')).toEqual([drawnWidths[i]]);
    expect([widths('@phoneOnly').at(-1), widths('')[0]]).toEqual(['phone', 'desktop']);
    expect(left[i]).toHaveLength(Math.floor(((proofs.length - 1) * 2) / 3));
    expect(left[i]).not.toContain('tests/guides/guides.proof.test.ts');
    expect(proofs.map(({ file }) => file)).toEqual(expect.arrayContaining(left[i]!));
    expect(words).toContain('npm run soak');
  }
  expect(new Set(left.map(files => files.toSorted().join())).size).toBe(3);
});

it('leaves a file out of the runner only where a plan says so', () => {
  const file = 'tests/isolation/twoWorlds.proof.test.ts';
  const listed = (env: Record<string, string>) => {
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', file];
    return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).stdout;
  };
  expect(listed({ TEST_LEFT_OUT: '' })).toContain(file);
  expect(listed({ TEST_LEFT_OUT: `tests/other.proof.test.ts,${file}` })).not.toContain(file);
});
