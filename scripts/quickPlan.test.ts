import { describe, expect, it } from 'vitest';
import { quickPlan } from './quickPlan.ts';
import type { TestFile } from './testFiles.ts';

const named = (...files: string[]): TestFile[] => files.map(file => ({ file, text: '' }));
const proofs = ['a', 'b', 'c', 'd', 'e'].map(name => `tests/${name}.proof.test.ts`);
const unit = named('schema/rules/money.test.ts', 'tests/words/words.test.ts', ...proofs);
const browser: TestFile[] = [
  { file: 'tests/browser/sell.spec.ts', text: `{ tag: '@journey' } { tag: ['@phone', '@journey'] }` },
  { file: 'tests/browser/allPages.proof.spec.ts', text: '' },
  ...named('books', 'rates', 'ads', 'plans').map(({ file }) => ({ file: `tests/browser/${file}.spec.ts`, text: '' })),
];
const files = { unit, browser };
/** Playwright matches an expression with a test's project, file, title and tags. */
const runs = (grep: string, test: string, width = 'desktop') => new RegExp(grep).test(` ${width} ${test}`);
const specsIn = (grep: string) => browser.filter(({ file }) => runs(grep, `${file.split('/').at(-1)} is opened`));

describe('a quick run', () => {
  it('leaves out no unit test but long proofs, of which one is drawn', () => {
    const { leftOut, rows } = quickPlan(files, 1, null);
    expect(leftOut).toHaveLength(4);
    expect(proofs).toEqual(expect.arrayContaining(leftOut));
    const drawn = proofs.filter(file => !leftOut.includes(file));
    expect(rows.unit.at(-1)).toEqual(['long proofs', expect.stringContaining(drawn[0]!)]);
  });

  it('draws every long proof and every spec by some seed, and the same ones by the same seed', () => {
    const plans = Array.from({ length: 60 }, (_, seed) => quickPlan(files, seed, null));
    expect(plans).toEqual(Array.from({ length: 60 }, (_, seed) => quickPlan(files, seed, null)));
    const drawn = plans.flatMap(({ leftOut }) => proofs.filter(file => !leftOut.includes(file)));
    expect(new Set(drawn).size).toBe(proofs.length);
    const specs = plans.flatMap(({ grep }) => specsIn(grep).map(({ file }) => file));
    expect(new Set(specs).size).toBe(browser.length - 1);
  });

  it.each([
    ['src', 4],
    ['server', 3],
  ])('draws a share of %s/, others by the next seeds, and always those of the whole house', (folder, share) => {
    const tests = named(...Array.from({ length: share }, (_, n) => `${folder}/${n}.test.ts`));
    const menu = { file: `${folder}/menu.test.tsx`, text: 'test.each([...menu])' };
    const at = (seed: number, reached: string[] = []) =>
      quickPlan({ unit: [...tests, menu], browser }, seed, { unit: reached, browser: [] }).leftOut;
    expect(at(1)).toHaveLength(share - 1);
    const drawn = tests.flatMap((_, seed) => tests.filter(({ file }) => !at(seed).includes(file)));
    expect(new Set(drawn).size).toBe(share);
    expect(at(1, at(1))).toEqual([]);
  });

  it.each([
    ['desktop', 4],
    ['phone', 3],
  ])('opens every journey once, on a %s where both have it', (width, seed) => {
    const { grep, rows } = quickPlan(files, seed, null);
    const widthsOf = (tags: string, ...widths: string[]) =>
      widths.filter(name => runs(grep, `other.spec.ts sells ${tags}`, name));
    expect(rows.browser[0]![1]).toContain('2 journeys');
    expect(widthsOf('@journey', 'desktop')).toEqual(['desktop']);
    expect(widthsOf('@phone @journey', 'desktop', 'phone')).toEqual([width]);
    expect(widthsOf('@phoneOnly @journey', 'phone')).toEqual(['phone']);
    expect(widthsOf('@phone', 'desktop', 'phone')).toEqual([]);
  });

  it('draws a whole file of the browser, but no walk through all pages', () => {
    const { grep } = quickPlan(files, 3, null);
    expect(specsIn(grep)).toHaveLength(1);
    expect(runs(grep, 'allPages.proof.spec.ts a page')).toBe(false);
  });

  it('adds the tests that a change reaches, and says so', () => {
    const seed = 3;
    const [first] = quickPlan(files, seed, null).leftOut;
    const { leftOut, grep, change } = quickPlan(files, seed, {
      unit: [first!, 'tests/words/words.test.ts'],
      browser: ['tests/browser/allPages.proof.spec.ts'],
    });
    expect(leftOut).toHaveLength(3);
    expect(leftOut).not.toContain(first);
    expect(runs(grep, 'allPages.proof.spec.ts a page')).toBe(true);
    expect(change).toContain(`reach 2 more, which takes longer: ${first} tests/browser/allPages.proof.spec.ts`);
  });

  it('says that it knows of no change', () => {
    expect(quickPlan(files, 1, null).change).toBe('none against the main branch is known');
  });

  it('ends with what it left out and the command that runs it', () => {
    expect(quickPlan(files, 1, null).left).toMatch(
      /^Left out: 4 long proofs, 0 screen tests, 0 tests of adapters, 5 .*npm test -- --all runs them\.$/,
    );
  });
});
