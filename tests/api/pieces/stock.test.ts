import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';
import { proofSize, seed } from '../../support/proofSize.ts';
import { giveOut, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

type Balances = Record<string, number>;

/** The books hold the fine metal of the pieces in stock, whatever was done with them. */
onPostgres(world => {
  let shop: Shop;
  let bought: string;
  beforeEach(async () => void (shop = await openShop(world)));
  const balances = async (): Promise<Balances> => {
    const { data } = await shop.call('GET', 'ledger/trial_balance');
    const rows = data.items as { kind: string; unit: string; closing: number }[];
    return Object.fromEntries(
      rows.filter(({ closing }) => closing !== 0).map(({ kind, unit, closing }) => [`${kind} ${unit}`, closing]),
    );
  };
  const done = async (method: string, path: string, body: object = {}) => {
    const answer = await shop.call(method, path, { body });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const purchase = async (weight: number) => {
    const body = {
      supplierId: await shop.refer('contacts'),
      billNo: crypto.randomUUID().slice(0, 8),
      billDay: '2026-11-18',
      lines: [{ metal: 'gold', fineness: 916, weight, amount: 1 }],
    };
    const { id } = await done('POST', 'purchases', body);
    await done('POST', `purchases/${id}/post`);
    return id as string;
  };

  /** Whether or not the piece is in a state in which that can be done. */
  const change = (id: string, what: string, which: number, grossWeight: number) => {
    const changes: Record<string, object> = {
      weigh: { grossWeight },
      purity: { fineness: which % 2 ? 750 : 999 },
      bought: { purchaseId: which % 2 ? bought : null },
    };
    if (changes[what]) return shop.call('PUT', `pieces/${id}`, { body: changes[what] });
    if (what === 'remove') return shop.call('DELETE', `pieces/${id}`);
    if (what === 'restore') return shop.call('POST', 'pieces/restore', { body: { ids: [id] } });
    return shop.call('POST', `pieces/${id}/${what}`, { body: {} });
  };

  describe('pieces in the books', () => {
    it('take their metal from the beginning, or out of what was bought by weight', async () => {
      await takeIn(shop);
      expect(await balances()).toEqual({ 'pieces AU': 9.16, 'opening AU': -9.16 });
      const purchaseId = await purchase(25);
      const { id } = await takeIn(shop, { purchaseId });
      expect(await balances()).toMatchObject({ 'pieces AU': 18.32, 'stock AU': 13.74, 'trade AU': -22.9 });
      await done('PUT', `pieces/${id}`, { purchaseId: null });
      expect(await balances()).toMatchObject({ 'pieces AU': 18.32, 'stock AU': 22.9, 'opening AU': -18.32 });
    });

    it('are weighed again, melted, thrown away and brought back', async () => {
      const { id } = await takeIn(shop);
      await done('PUT', `pieces/${id}`, { grossWeight: 11.5 });
      expect(await balances()).toEqual({ 'pieces AU': 10.076, 'opening AU': -10.076 });
      await done('PUT', `pieces/${id}`, { metal: 'silver', fineness: 925 });
      expect(await balances()).toEqual({ 'pieces AG': 10.175, 'opening AG': -10.175 });
      await done('DELETE', `pieces/${id}`);
      expect(await balances()).toEqual({});
      await done('POST', 'pieces/restore', { ids: [id] });
      expect(await balances()).toEqual({ 'pieces AG': 10.175, 'opening AG': -10.175 });
      await done('POST', `pieces/${id}/melt`);
      expect(await balances()).toEqual({ 'stock AG': 10.175, 'opening AG': -10.175 });
    });

    it('write nothing when nothing of their metal changes', async () => {
      const { id } = await takeIn(shop);
      await giveOut(shop, [id]);
      for (const move of ['putBack', 'giveToKarigar']) await done('POST', `pieces/${id}/${move}`);
      await done('PUT', `pieces/${id}`, { tray: 'Window', grossWeight: 10.5 });
      const [{ count }] = (await world.sql(
        `select count(*)::integer as count from ledger_entries where shop_id = '${shop.shopId}' and record_id = '${id}'`,
      )) as [{ count: number }];
      expect(Number(count)).toBe(1);
    });

    it('agree with the account of tagged pieces after any changes', async () => {
      const grams = fc.integer({ min: 1, max: 60_000 }).map(milligrams => milligrams / 1_000);
      const step = fc.record({
        what: fc.constantFrom('takeIn', 'takeIn', 'weigh', 'purity', 'bought', 'melt', 'reserve', 'remove', 'restore'),
        which: fc.nat(9),
        grams,
      });
      bought = await purchase(500);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
          const known: string[] = [];
          for (const { what, which, grams: weight } of steps) {
            const id = known[which % Math.max(known.length, 1)];
            if (what === 'takeIn' || !id) {
              known.push((await takeIn(shop, { grossWeight: weight, stoneWeight: null }))['id'] as string);
              continue;
            }
            await change(id, what, which, weight);
          }
          const [{ held }] = (await world.sql(`select coalesce(sum(fine_weight), 0) as held from pieces
            where shop_id = '${shop.shopId}' and deleted_at is null and metal = 'gold' and state not in ('melted', 'sold')`)) as [
            { held: string },
          ];
          expect((await balances())['pieces AU'] ?? 0).toBe(Number(held));
        }),
        { numRuns: proofSize(8, 1_000), seed },
      );
    });
  });
});
