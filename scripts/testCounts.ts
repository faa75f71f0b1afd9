import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** A step that is one check. */
export function countOne(exitCode: number): Counts {
  return withExitCode(exitCode, { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 });
}

export function countVitest(exitCode: number, reportPath: string): Counts {
  const report = read<VitestReport>(reportPath);
  if (!report) return withExitCode(exitCode, nothing);
  // A file that cannot be loaded holds no test that could have failed.
  const brokenFiles = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  ).length;
  return withExitCode(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

export function countPlaywright(exitCode: number, reportPath: string): Counts {
  const stats = read<PlaywrightReport>(reportPath)?.stats;
  if (!stats) return withExitCode(exitCode, nothing);
  const { expected, unexpected, flaky, skipped } = stats;
  return withExitCode(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

export function total(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((before, next) => before + next[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A runner can fail although each of its tests passed (an error outside of them, a server that did not start): that is a failure too. */
function withExitCode(exitCode: number, counts: Counts): Counts {
  return { ...counts, failed: Math.max(counts.failed, exitCode === 0 ? 0 : 1) };
}

function read<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}
