import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownersPlatform, roles } from '../../schema/permissions.ts';
import { isolationEngine } from '../support/isolatedApi.ts';
import { isSoak, proofSize } from '../support/proofSize.ts';
import type { Known } from './choices.ts';
import { differenceOf } from './differences.ts';
import { anySequence, perform, type Step } from './sequences.ts';
import { rewritten } from '../support/rewritten.ts';
import { contentOf, digestOf, openWorld, poolsOf, type World } from './worlds.ts';

const runs = proofSize(40, 2_000);

/** A rival's values are altered copies: some no longer have the form that the description promises. */
const tells = /differs once a rival exists|left behind in|something else in|must match pattern/;

/** Byte for byte the same answers, whether or not a rival with ten times as much exists. */
describe('two worlds', () => {
  let alone: World;
  let beside: World;
  let known: Known;
  let untouched: string;
  let steps = 0;
  /** What is wrong with the statements beside a rival. */
  let leak: (text: string) => string = text => text;

  beforeAll(async () => {
    [alone, beside] = await Promise.all([
      openWorld(isolationEngine, { rival: false }),
      openWorld(isolationEngine, {
        rival: true,
        change: ports => ({ ...ports, database: rewritten(ports.database, text => leak(text)) }),
      }),
    ]);
    const mine = await poolsOf(alone, alone.mine.shopId);
    known = { mine, foreign: await poolsOf(beside, beside.rival!.shopId, mine) };
    untouched = await digestOf(beside, beside.rival!.shopId);
    await beside.api.undoable.undo();
  });
  afterAll(() => Promise.all([alone.close(), beside.close()]));

  const sequences = (of?: RegExp) =>
    anySequence(
      alone.mine.shopId,
      { signedIn: true, platform: ownersPlatform, shops: { [alone.mine.shopId]: roles.owner } },
      12,
      of,
    );

  const expectSame = async (sequence: readonly Step[]) => {
    const [one, other] = await Promise.all([alone, beside].map(world => perform(world, sequence, known, contentOf)));
    steps += sequence.length;
    const difference = differenceOf(one!, other!, untouched);
    if (difference) throw new Error(difference);
  };

  it(`${runs} sequences are answered alike`, async () => {
    await fc.assert(fc.asyncProperty(sequences(), expectSame), { numRuns: runs, endOnFailure: false });
    console.log(`two worlds: ${runs} sequences, ${steps} calls`);
  }, 3_600_000);

  describe('would tell', () => {
    /** `of`: the calls that make the statement. */
    const leaks: [what: string, table: string, of: RegExp, condition: RegExp][] = [
      ['a list', 'contacts', /^contacts\./, /^(select coalesce.* from contacts t where )t\.shop_id = \$1/s],
      ['a total', 'contacts', /^contacts\./, /^(select count.* from contacts t where )t\.shop_id = \$1/s],
      [
        'a reference by title',
        'enquiry_statuses',
        /^enquiries\./,
        /( from enquiry_statuses t where )t\.shop_id = \$1 and lower/,
      ],
      ['a change', 'product_groups', /^productGroups\./, /^(update product_groups t .* where )t\.shop_id = \$1/s],
      ['the history', 'history', /\.history$/, /( from history h\s+where )h\.shop_id = \$1/],
    ];

    it.each(leaks)(
      'of %s that forgets its shop, were there no policy on %s',
      async (_, table, of, condition) => {
        await beside.api.sql(`alter table ${table} disable row level security`);
        leak = text => text.replace(condition, '$1$$1::uuid is not null');
        // The shortest sequence that tells of it is looked for in a soak: that takes as long as all else.
        const found = await fc.check(fc.asyncProperty(sequences(of), expectSame), {
          numRuns: 500,
          endOnFailure: !isSoak,
        });
        leak = text => text;
        await beside.api.sql(`alter table ${table} enable row level security`);
        expect(found.failed).toBe(true);
        if (isSoak) expect(found.counterexample![0].length).toBeLessThanOrEqual(3);
        expect(String(found.errorInstance)).toMatch(tells);
      },
      120_000,
    );
  });
});
