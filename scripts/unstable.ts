import type { Counts, Failure } from './testCounts.ts';

/** Where one failure is red, whatever happens afterwards: by what the test's path, name or tags speak of. */
const strict =
  /isolation|permission|access|money|price|\brate|credit|\border(?! of\b)|message|messag|import|kill|crash|@strict/i;

export const isStrict = ({ name, alone }: Failure): boolean => !alone || strict.test(name);

const times = 3;
/** More than this is no chance. */
const most = 5;

/**
 * Runs what failed again by itself. What then passes every time counts as passed and is named unstable.
 * `passes` runs a command once and says whether its one test passed.
 */
export async function withoutUnstable(
  counts: Counts,
  passes: (command: string[]) => Promise<boolean>,
): Promise<{ counts: Counts; unstable: readonly Failure[] }> {
  const excusable = counts.failures.filter(failure => !isStrict(failure));
  const unstable: Failure[] = [];
  for (const failure of counts.failures.length > most ? [] : excusable)
    if (await passesAlways(() => passes(failure.alone!))) unstable.push(failure);
  return {
    unstable,
    counts: {
      ...counts,
      passed: counts.passed + unstable.length,
      failed: counts.failed - unstable.length,
      failures: counts.failures.filter(failure => !unstable.includes(failure)),
    },
  };
}

async function passesAlways(once: () => Promise<boolean>): Promise<boolean> {
  for (let n = 0; n < times; n += 1) if (!(await once())) return false;
  return true;
}
