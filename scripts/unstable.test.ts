import { describe, expect, it } from 'vitest';
import type { Counts, Failure } from './testCounts.ts';
import { isStrict, withoutUnstable } from './unstable.ts';

const failure = (name: string): Failure => ({ name, message: 'Late', alone: ['vitest', name] });
const counts = (...names: string[]): Counts => ({
  passed: 10,
  failed: names.length,
  skipped: 0,
  failures: names.map(failure),
});

/** A test that gives these answers when it is run again. */
function answering(...answers: boolean[]) {
  const asked: string[][] = [];
  return { asked, passes: async (command: string[]) => (asked.push(command), answers.shift() ?? true) };
}

describe('what failed', () => {
  it('and then passes three times by itself counts as passed and is named', async () => {
    const { asked, passes } = answering();
    const outcome = await withoutUnstable(counts('src/list.test.tsx › sorts'), passes);
    expect(asked).toHaveLength(3);
    expect(outcome.counts).toEqual({ passed: 11, failed: 0, skipped: 0, failures: [] });
    expect(outcome.unstable).toEqual([failure('src/list.test.tsx › sorts')]);
  });

  it.each(['export.test.ts › holds every row in the order of the list', 'list.test.ts › are kept separate'])(
    'is no money where only its words sound so: %s',
    async name => {
      const { unstable } = await withoutUnstable(counts(name), answering().passes);
      expect(unstable).toEqual([failure(name)]);
    },
  );

  it('stays failed when it fails once more', async () => {
    const { asked, passes } = answering(true, false);
    const before = counts('src/list.test.tsx › sorts');
    expect(await withoutUnstable(before, passes)).toEqual({ counts: before, unstable: [] });
    expect(asked).toHaveLength(2);
  });

  it.each([
    'tests/isolation/canaries.test.ts › sees none',
    'tests/api/everyEntity/access.test.ts › wants its permission',
    'src/resources/products/price.test.tsx › shows the price',
    'messenger.spec.ts:12 › sends one message [desktop]',
    'tests/imports/kills.proof.test.ts › each row once',
    'crash.spec.ts:3 › goes on after a kill [desktop]',
    'list.spec.ts:3 › shows what was paid @strict [desktop]',
  ])('is never excused: %s', async name => {
    const { asked, passes } = answering();
    expect(isStrict(failure(name))).toBe(true);
    expect((await withoutUnstable(counts(name), passes)).counts.failed).toBe(1);
    expect(asked).toEqual([]);
  });

  it('is not run again where no single test failed', async () => {
    const { asked, passes } = answering();
    const before = { ...counts(), failed: 1, failures: [{ name: 'types' }] };
    expect((await withoutUnstable(before, passes)).counts).toEqual(before);
    expect(asked).toEqual([]);
  });

  it('in many tests is no chance', async () => {
    const { asked, passes } = answering();
    const outcome = await withoutUnstable(counts('a', 'b', 'c', 'd', 'e', 'f'), passes);
    expect([outcome.counts.failed, asked.length]).toEqual([6, 0]);
  });
});
