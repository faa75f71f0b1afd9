import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOne, countPlaywright, countVitest, summary, total } from './testCounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'tolashop-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('counts', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
  const brokenFile = { status: 'failed', assertionResults: [] };
  const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }] };

  it('takes the tests of vitest, and a file that did not load as one failure', () => {
    expect(countVitest(0, report(vitest))).toEqual({ passed: 5, failed: 0, skipped: 2 });
    const failing = { ...vitest, numFailedTests: 1, testResults: [brokenFile, failedFile] };
    expect(countVitest(1, report(failing))).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('takes the tests of Playwright, and a flaky one as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countPlaywright(1, report({ stats }))).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });

  it('never calls a run good that ended badly', () => {
    expect(countOne(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest(1, report(vitest)).failed).toBe(1);
    expect(countPlaywright(1, join(folder, 'never written')).failed).toBe(1);
  });

  it('sums up in one line', () => {
    expect(summary(total([countOne(0), countOne(1)]))).toBe('1 passed, 1 failed');
    expect(summary({ passed: 7, failed: 0, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped');
  });
});
