import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { execute } from './execute.ts';
import { countOne, countPlaywright, countVitest, summary, told, total, type Counts } from './testCounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'tolashop-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const sums = ({ passed, failed, skipped }: Counts) => ({ passed, failed, skipped });

describe('counts', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
  const brokenFile = { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] };
  const failedTest = {
    ancestorTitles: ['money'],
    title: 'adds up',
    status: 'failed',
    failureMessages: ['expected 1 to be 2'],
  };
  const failedFile = {
    name: 'b.test.ts',
    status: 'failed',
    assertionResults: [failedTest, { ancestorTitles: ['money'], title: 'is money', status: 'passed' }],
  };

  it('takes the tests of vitest, and a file that did not load as one failure', () => {
    expect(sums(countVitest(0, report(vitest)))).toEqual({ passed: 5, failed: 0, skipped: 2 });
    const failing = countVitest(1, report({ ...vitest, numFailedTests: 1, testResults: [brokenFile, failedFile] }));
    expect(sums(failing)).toEqual({ passed: 5, failed: 2, skipped: 2 });
    expect(failing.failures.map(told)).toEqual([
      'a.test.ts\n    No such module',
      'b.test.ts › money › adds up\n    expected 1 to be 2',
    ]);
    expect(failing.failures[0]!.alone).toBeUndefined();
  });

  it('runs what failed alone, by the command that is given for it', async () => {
    const inRoot = ['--root', folder, '--globals', '--reporter=json', `--outputFile=${join(folder, 'report.json')}`];
    const tests = `describe('money (₹)', () => {
      it('adds up', () => {});
      it('adds up, $5 > 4', () => expect(1).toBe(2));
    });`;
    writeFileSync(join(folder, 'adding.test.js'), tests);
    const count = async (command: string[]) =>
      countVitest(await execute([...command, ...inRoot]), join(folder, 'report.json'));
    const { failures, ...all } = await count(['vitest', 'run']);
    expect(all).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(sums(await count(failures[0]!.alone!))).toEqual({ passed: 0, failed: 1, skipped: 1 });
  });

  it('takes the tests of Playwright, and a flaky one as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    const good = { projectName: 'phone', status: 'expected', results: [{}] };
    const bad = { projectName: 'desktop', status: 'unexpected', results: [{ error: { message: '\u001B[31mLate' } }] };
    const spec = (title: string, ...tests: object[]) => ({ title, ok: true, file: 'a.spec.ts', line: 7, tests });
    const suites = [{ specs: [spec('is fine', good)], suites: [{ specs: [spec('is not', good, bad)] }] }];
    const counts = countPlaywright(1, report({ stats, suites }));
    expect(sums(counts)).toEqual({ passed: 3, failed: 2, skipped: 0 });
    expect(counts.failures.map(told)).toEqual(['a.spec.ts:7 › is not [desktop]\n    Late']);
    expect(counts.failures[0]!.alone).toEqual(expect.arrayContaining(['a.spec.ts:7', '--project', 'desktop']));
  });

  it('never calls a run good that ended badly', () => {
    expect(sums(countOne(2))).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest(1, report(vitest)).failed).toBe(1);
    expect(countPlaywright(1, join(folder, 'never written')).failed).toBe(1);
  });

  it('sums up in one line', () => {
    expect(summary(total([countOne(0), countOne(1)]))).toBe('1 passed, 1 failed');
    expect(summary({ passed: 7, failed: 0, skipped: 2, failures: [] })).toBe('7 passed, 0 failed, 2 skipped');
  });
});
