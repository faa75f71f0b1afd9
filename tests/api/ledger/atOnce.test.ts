import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { postStatements, type NewEntry, type NewPosting } from '../../../api/ledger/post.ts';
import { DatabaseError } from '../../../api/ports.ts';
import { ledgerUnits, type AccountKey } from '../../../schema/rules/ledger.ts';
import { wrongIn } from '../../ledger/soundBooks.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { proofSize, seed } from '../../support/proofSize.ts';

const kinds = ['cash', 'upi', 'card', 'stock', 'owner', 'opening'] as const;
const days = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;

onBoth(world => {
  let shop: string;
  beforeAll(async () => {
    shop = (await world.person()).shopId;
  });
  const entry = (postings: readonly NewPosting[], more: Partial<NewEntry> = {}): NewEntry => ({
    id: world.ports.ids.next(),
    day: '2026-11-20',
    entity: null,
    recordId: null,
    tillId: null,
    reversesId: null,
    note: null,
    postings,
    ...more,
  });
  /** What became of it: written, or why it was refused. */
  const post = async (...entries: NewEntry[]): Promise<string> => {
    try {
      await world.ports.database.batch([
        enterJob(shop, null),
        ...postStatements(shop, entries, { at: new Date(), ids: world.ports.ids }),
      ]);
      return 'written';
    } catch (error) {
      if (error instanceof DatabaseError) return error.detail ?? error.message;
      throw error;
    }
  };
  const move = (from: AccountKey, to: AccountKey, amount: bigint): NewPosting => ({ from, to, unit: 'INR', amount });
  describe('the books, written by many at once', () => {
    it('a hundred partial reversals of one entry never take back more than was posted', async () => {
      const first = entry([move('opening', 'cash', 1_000n), move('opening', 'upi', 70n)]);
      expect(await post(first)).toBe('written');
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, () =>
          post(
            entry([{ ...move('cash', 'opening', 30n), reverses: { entryId: first.id, position: 1 } }], {
              reversesId: first.id,
            }),
          ),
        ),
      );
      expect(outcomes.filter(outcome => outcome === 'written')).toHaveLength(33);
      expect(new Set(outcomes)).toEqual(new Set(['written', 'reversedMore']));
      const [kept] = await world.sql(
        `select reversed from ledger_reversed where shop_id = '${shop}' and entry_id = '${first.id}'`,
      );
      expect(Number(kept!['reversed'])).toBe(990);
      expect(
        await post(entry([{ ...move('cash', 'opening', 10n), reverses: { entryId: first.id, position: 1 } }])),
      ).toBe('written');
      expect(
        await post(entry([{ ...move('upi', 'opening', 71n), reverses: { entryId: first.id, position: 2 } }])),
      ).toBe('reversedMore');
    });

    it('in whatever order and over whichever accounts, kept balances are what the postings tell, and nought in every unit', async () => {
      const posting = fc
        .record({
          from: fc.constantFrom(...kinds),
          to: fc.constantFrom(...kinds),
          unit: fc.constantFrom(...ledgerUnits.map(({ id }) => id)),
          amount: fc.bigInt({ min: 1n, max: 90_000_000_000n }),
        })
        .filter(({ from, to }) => from !== to);
      const posted = fc.record({
        day: fc.constantFrom(...days),
        postings: fc.array(posting, { minLength: 1, maxLength: 10 }),
      });
      const all = fc.sample(posted, { numRuns: proofSize(120, 10_000), seed });
      const lanes = Array.from({ length: 8 }, (_, lane) => all.filter((_, n) => n % 8 === lane));
      const outcomes = await Promise.all(
        lanes.map(async lane => {
          const told: string[] = [];
          for (const { day, postings } of lane) told.push(await post(entry(postings, { day })));
          return told;
        }),
      );
      expect(new Set(outcomes.flat())).toEqual(new Set(['written']));
      expect(await wrongIn(world, shop)).toEqual({});
    });

    it('a day that is being closed lets those before it in, and nobody after', async () => {
      const day = '2026-10-01';
      await post(entry([move('opening', 'cash', 1n)], { day }));
      const { token } = await world.person({ shopId: shop });
      const { data } = await world.call('GET', `shops/${shop}/ledger/days?day_gte=${day}&day_lte=${day}`, { token });
      const closing = world.call('POST', `shops/${shop}/ledger/days/${data.items[0].id}/close`, { token, body: {} });
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, () => post(entry([move('opening', 'cash', 1n)], { day }))),
      );
      expect((await closing).status).toBe(200);
      expect(new Set([...outcomes, 'written', 'dayClosed'])).toEqual(new Set(['written', 'dayClosed']));
      expect(await post(entry([move('opening', 'cash', 1n)], { day }))).toBe('dayClosed');
      const [{ n }] = (await world.sql(
        `select count(*)::integer as n from ledger_entries where shop_id = '${shop}' and day = '${day}'`,
      )) as [{ n: number }];
      expect(Number(n)).toBe(1 + outcomes.filter(outcome => outcome === 'written').length);
      expect(await wrongIn(world, shop)).toEqual({});
    });
  });
});
