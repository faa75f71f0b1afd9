import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a step of the tests came to; `failures` names what failed and why, as far as its report tells. */
export type Counts = { passed: number; failed: number; skipped: number; failures: readonly string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    /** One for each project; what the spec says of itself as a whole is true of the first. */
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
};

/** A step that is one check. */
export function countOne(exitCode: number): Counts {
  return withExitCode(exitCode, { ...nothing, passed: exitCode === 0 ? 1 : 0 });
}

export function countVitest(exitCode: number, reportPath: string): Counts {
  const report = read<VitestReport>(reportPath);
  if (!report) return withExitCode(exitCode, nothing);
  const failures = report.testResults.flatMap(file => {
    const failed = file.assertionResults.filter(test => test.status === 'failed');
    // A file that cannot be loaded holds no test that could have failed.
    if (file.status === 'failed' && !failed.length) return [told(file.name, file.message)];
    return failed.map(test => told(`${file.name} › ${test.fullName}`, test.failureMessages?.join('\n')));
  });
  return withExitCode(exitCode, {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  });
}

export function countPlaywright(exitCode: number, reportPath: string): Counts {
  const report = read<PlaywrightReport>(reportPath);
  if (!report) return withExitCode(exitCode, nothing);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        told(`${file}:${line} › ${title} [${projectName}]`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return withExitCode(exitCode, { passed: expected, failed: unexpected + flaky, skipped, failures });
}

export function total(counts: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((before, next) => before + next[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
const messageLines = 12;

function told(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, messageLines);
  return [name, ...lines.map(line => `    ${line}`)].join('\n').trimEnd();
}

/** A runner can fail although each of its tests passed (an error outside of them, a server that did not start): that is a failure too. */
function withExitCode(exitCode: number, counts: Counts): Counts {
  return { ...counts, failed: Math.max(counts.failed, exitCode === 0 ? 0 : 1) };
}

function specsOf({ suites = [] }: Pick<PlaywrightSuite, 'suites'>): NonNullable<PlaywrightSuite['specs']> {
  return suites.flatMap(suite => [...(suite.specs ?? []), ...specsOf(suite)]);
}

function read<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}
