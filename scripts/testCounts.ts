import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Failure = {
  /** Where the test is and what it is called. */
  name: string;
  message?: string | undefined;
  /** The command that runs this test and no other; absent where no single test failed. */
  alone?: string[];
};

/** What a step of the tests came to; `failures` names what failed and why, as far as its report tells. */
export type Counts = { passed: number; failed: number; skipped: number; failures: readonly Failure[] };
export type CountReport = (exitCode: number, reportPath: string) => Counts;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tags?: string[];
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
  const failures = report.testResults.flatMap(({ name: file, status, message, assertionResults }): Failure[] => {
    const failed = assertionResults.filter(test => test.status === 'failed');
    // A file that cannot be loaded holds no test that could have failed.
    if (status === 'failed' && !failed.length) return [{ name: file, message }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => {
      const titles = [...ancestorTitles, title];
      return {
        name: [file, ...titles].join(' › '),
        message: failureMessages?.join('\n'),
        // The report's `fullName` is joined by blanks, and `-t` looks at one that is joined by these.
        alone: ['vitest', 'run', file, '-t', `^${RegExp.escape(titles.join(' > '))}$`],
      };
    });
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
  const failures = specsOf(report).flatMap(({ file, line, title, tags = [], tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }): Failure => {
        const grep = `${RegExp.escape(title)}( @|$)`;
        return {
          name: [`${file}:${line} › ${title} [${projectName}]`, ...tags].join(' @'),
          message: results.find(({ error }) => error)?.error?.message,
          alone: [
            'playwright',
            'test',
            '--config=tests/browser',
            `${file}:${line}`,
            '-g',
            grep,
            '--project',
            projectName,
          ],
        };
      }),
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

/** A failure in a few lines, for the end of a long log. */
export function told({ name, message = '' }: Failure): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, messageLines);
  return [name, ...lines.map(line => `    ${line}`)].join('\n').trimEnd();
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
const messageLines = 12;

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
