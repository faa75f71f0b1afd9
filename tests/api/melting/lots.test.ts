import { beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../../schema/permissions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { drawFor, proofSize } from '../../support/proofSize.ts';

onPostgres(world => {
  let { shop, contactId, ask, balances } = {} as Counter;
  /** 100 g of 916 at ₹6,000 a gram of fine gold: 91.600 g for ₹549,600. */
  const chain = {
    description: 'Broken chains',
    metal: 'gold',
    grossWeight: 100,
    fineness: 916,
    rate: 6_000,
    use: 'melt',
  };
  const back = { returnedOn: '2026-03-10', refinedWeight: 91.6, refinedFineness: 999, rate: 6_200 };
  const bought = async (lines: object[] = [chain]): Promise<string> => {
    const { id } = await ask('POST', 'old_gold', { contactId, lines });
    await ask('POST', `old_gold/${id}/buy`, {});
    return id;
  };
  /** The line of a lot that such a purchase becomes. */
  const lineOf = (oldGoldId: string, more: object = {}) => ({
    oldGoldId,
    oldGoldLine: 1,
    grossWeight: 100,
    fineness: 916,
    cost: 549_600,
    ...more,
  });
  const draft = async (lines: object[], more: object = {}): Promise<string> =>
    (await ask('POST', 'melting_lots', { contactId, metal: 'gold', day: '2026-03-02', lines, ...more })).id;
  const go = (id: string, way: string, body: object = {}) => shop.call('POST', `melting_lots/${id}/${way}`, { body });

  beforeEach(async () => {
    ({ shop, contactId, ask, balances } = await openCounter(world));
  });

  it('comes back on no day that is still to come', async () => {
    const id = await draft([lineOf(await bought())]);
    await go(id, 'send');
    const refused = await go(id, 'refine', { ...back, returnedOn: '2027-06-30' });
    expect([refused.status, refused.body.errors]).toEqual([400, { returnedOn: 'This day is still to come' }]);
    expect((await balances())['stock AU']).toBeUndefined();
  });

  describe('100 g of 916 melted', () => {
    it('is with the refinery by its fine weight, and back in stock without a loss, at a profit over what it was bought for', async () => {
      const purchase = await bought();
      const before = await balances();
      expect(before).toMatchObject({ 'stock AU': 91.6, 'trade AU': -91.6 });
      const id = await draft([lineOf(purchase)]);
      expect((await go(id, 'send')).data).toMatchObject({
        number: expect.stringMatching(/^N\/\d\d-\d\d\/0001$/),
        state: 'sent',
        grossWeight: 100,
        fineWeight: 91.6,
        cost: 549_600,
        profit: null,
      });
      const { 'stock AU': stock, ...others } = before;
      expect(stock).toBe(91.6);
      expect(await balances()).toEqual({ ...others, 'melting AU': 91.6 });
      const refined = await go(id, 'refine', { ...back, charges: 800, billedGst: 'cgstSgst', gst: 5, billNo: 'R-17' });
      // The value of 91.600 g at ₹6,200, less what it was bought for and the charges; their GST is input tax.
      expect(refined.data).toMatchObject({
        state: 'refined',
        refinedFine: 91.6,
        shortfall: 0,
        value: 567_920,
        owed: 840,
        profit: 17_520,
      });
      expect(await balances()).toEqual({
        ...before,
        'meltingCost INR': 800,
        'inputCgst INR': 20,
        'inputSgst INR': 20,
        'supplier INR': -840,
      });
      const books = (await ask('GET', 'ledger/day_book?from=2026-03-01&to=2026-03-31')).items as { number: string }[];
      expect(books.filter(({ number }) => number === refined.data.number)).toHaveLength(2);
    });

    it.each([
      ['half a gram short: that alone is lost', 91.1, { 'stock AU': 91.1, 'meltingCost AU': 0.5 }, 15_220],
      ['with a surplus, which is a gain', 92, { 'stock AU': 92, 'meltingCost AU': -0.4 }, 20_800],
    ])('comes back %s', async (_, refinedWeight, moved, profit) => {
      const id = await draft([lineOf(await bought())]);
      await go(id, 'send');
      expect((await go(id, 'refine', { ...back, refinedWeight })).data).toMatchObject({ profit });
      const books = await balances();
      expect(books).toMatchObject(moved);
      expect(books).not.toHaveProperty('melting AU');
    });

    describe('that brings back more than went in', () => {
      const refine = async (more: object, lines?: object[]) => {
        const id = await draft(lines ?? [lineOf(await bought())]);
        expect((await go(id, 'send')).status).toBe(200);
        return go(id, 'refine', { ...back, ...more });
      };
      const allow = (percent: number | null) =>
        world.sql(`update shops set surplus_tolerance = ${percent} where id = '${shop.shopId}'`);

      // 91.600 g went in; 1 % more is 92.516 g.
      it.each([
        [null, { refinedWeight: 92.516 }, 200],
        [null, { refinedWeight: 92.517 }, 400],
        [null, { refinedWeight: 92, sampleWeight: 0.516 }, 200],
        [null, { refinedWeight: 92, sampleWeight: 0.517 }, 400],
        [0, { refinedWeight: 91.6 }, 200],
        [0, { refinedWeight: 91.601 }, 400],
        [2.5, { refinedWeight: 93.89 }, 200],
        [2.5, { refinedWeight: 93.891 }, 400],
        [null, { refinedWeight: 98, refinedFineness: 940 }, 200],
      ])('with a tolerance of %j %%: %o is answered %i', async (percent, more, status) => {
        await allow(percent);
        const answer = await refine(more);
        expect(answer.status, answer.text).toBe(status);
        if (status === 400) {
          expect(Object.keys(answer.body.errors)).toEqual(['refinedWeight']);
          expect(answer.body.errors.refinedWeight).toMatch(
            /^91\.600 g of fine metal went in, and 9\d\.\d{3} g would come back/,
          );
          expect(await balances()).toMatchObject({ 'melting AU': 91.6 });
        }
      });

      it('counts what was in it before the loss that the purchase reckoned with', async () => {
        const purchase = await bought([{ ...chain, loss: 10 }]);
        const lines = [lineOf(purchase, { loss: 10, cost: 494_640 })];
        expect((await refine({ refinedWeight: 91.6 }, lines)).data).toMatchObject({ shortfall: -9.16 });
      });
    });

    it('is taken back out of the books from either state, and may go into another lot', async () => {
      const purchase = await bought();
      const before = await balances();
      for (const ways of [['send'], ['send', 'refine']]) {
        const id = await draft([lineOf(purchase)]);
        for (const way of ways)
          expect((await go(id, way, way === 'refine' ? { ...back, charges: 800 } : {})).status).toBe(200);
        expect((await go(id, 'cancel')).data).toMatchObject({ state: 'cancelled' });
        expect(await balances()).toEqual(before);
        expect((await go(id, 'cancel')).status).toBe(409);
      }
    });

    it.each([
      ['nothing', { refinedWeight: null }, 'refinedWeight'],
      ['no fineness', { refinedFineness: null }, 'refinedFineness'],
      ['a fineness that is none', { refinedFineness: 1_000 }, 'refinedFineness'],
      ['no rate', { rate: null }, 'rate'],
      ['no day', { returnedOn: null }, 'returnedOn'],
      ['a day before it was sent', { returnedOn: '2026-03-01' }, 'returnedOn'],
      ['GST without its rate', { billedGst: 'igst' }, 'gst'],
    ])('that comes back with %s is refused at its field', async (_, more, field) => {
      const id = await draft([lineOf(await bought())]);
      await go(id, 'send');
      const answer = await go(id, 'refine', { ...back, ...more });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    });
  });

  describe('old gold in lots', () => {
    it('is never in two, also when both are sent at once', async () => {
      const [purchase, other] = [await bought(), await bought()];
      const lots = await Promise.all(Array.from({ length: proofSize(8, 40) }, () => draft([lineOf(purchase)])));
      const answers = await Promise.all(lots.map(id => go(id, 'send')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.responseMessage}`))).toEqual(
        new Set(['409 A line of this lot is in another lot that was sent. Take it away, or cancel that one.']),
      );
      expect(await balances()).toMatchObject({ 'melting AU': 91.6, 'stock AU': 91.6 });
      // Nor by two lots of one call.
      const both = [await draft([lineOf(other)]), await draft([lineOf(other)])];
      expect((await shop.call('POST', 'melting_lots/send', { body: { ids: both } })).status).toBe(409);
      expect(await balances()).toMatchObject({ 'melting AU': 91.6, 'stock AU': 91.6 });
    });

    it('is not taken back while it is in one that was sent, nor sent once it is taken back', async () => {
      const purchase = await bought();
      await bought();
      const id = await draft([lineOf(purchase)]);
      await go(id, 'send');
      const cancel = () => shop.call('POST', `old_gold/${purchase}/cancel`, { body: {} });
      const refused = await cancel();
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'What was bought is in a melting lot. Cancel that lot first.',
      ]);
      await go(id, 'cancel');
      const again = await draft([lineOf(purchase)]);
      const [sent, cancelled] = await Promise.all([go(again, 'send'), cancel()]);
      expect([sent.status, cancelled.status].sort()).toEqual([200, 409]);
    });

    it.each([
      ['another weight', { grossWeight: 99 }],
      ['another fineness', { fineness: 900 }],
      ['a loss that was not reckoned', { loss: 1 }],
      ['another amount', { cost: 549_000 }],
      ['a line that there is not', { oldGoldLine: 2 }],
    ])('goes along as it was bought, not with %s', async (_, more) => {
      const id = await draft([lineOf(await bought(), more)]);
      const answer = await go(id, 'send');
      expect(answer.status, answer.text).toBe(409);
      expect(answer.body.responseMessage).toMatch(/^A line says otherwise than its purchase/);
    });

    it.each([
      ['to be sold again', { use: 'reuse' }, {}],
      ['of another metal', {}, { metal: 'silver' }],
    ])('is in none where it is %s', async (_, line, lot) => {
      const id = await draft([lineOf(await bought([{ ...chain, ...line }]))], lot);
      expect((await go(id, 'send')).status).toBe(409);
    });

    it('is collected in one draft: what is to be melted, of one metal, and in no lot', async () => {
      const ring = { ...chain, description: 'Ring', grossWeight: 5, deduction: 1, fineness: 750, loss: 2 };
      const silver = { ...chain, metal: 'silver', rate: 80 };
      const purchase = await bought([chain, { ...chain, use: 'reuse' }, silver, ring]);
      const collect = (metal?: string) => shop.call('POST', 'melting_lots/collect', { body: { contactId, metal } });
      const { data: lot, status } = await collect();
      expect(status).toBe(200);
      // 4 g x 98 % x 0.750 = 2.940 g at ₹6,000
      expect(lot).toMatchObject({
        state: 'draft',
        metal: 'gold',
        lines: [
          { oldGoldId: purchase, oldGoldLine: 1, description: 'Broken chains', fineWeight: 91.6, cost: 549_600 },
          {
            oldGoldId: purchase,
            oldGoldLine: 4,
            grossWeight: 4,
            fineness: 750,
            loss: 2,
            fineWeight: 2.94,
            cost: 17_640,
          },
        ],
        fineWeight: 94.54,
        cost: 567_240,
      });
      expect((await collect()).body.responseMessage).toMatch(/^There is nothing to be melted/);
      expect((await collect('silver')).data).toMatchObject({ lines: [{ oldGoldLine: 3 }] });
      expect((await go(lot.id, 'send')).status).toBe(200);
      const offered = (await ask('GET', `melting_lots/offer?oldGoldId=${await bought()}`)) as object;
      expect(offered).toMatchObject({ oldGoldLine: 1, grossWeight: 100, fineness: 916, cost: 549_600 });
      expect(await ask('GET', `melting_lots/offer?oldGoldId=${purchase}`)).toBeNull();
    });

    it('is collected once by two who ask at the same moment', async () => {
      await bought();
      const answers = await Promise.all(
        [1, 2].map(() => shop.call('POST', 'melting_lots/collect', { body: { contactId } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('is the same line once in a lot', async () => {
      const purchase = await bought();
      const body = { contactId, metal: 'gold', lines: [lineOf(purchase), lineOf(purchase)] };
      const answer = await shop.call('POST', 'melting_lots', { body });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['lines.1.oldGoldLine']]);
    });
  });

  describe('metal of a lot', () => {
    it('is no more than there is in stock', async () => {
      const scrap = { grossWeight: 10, fineness: 999 };
      const id = await draft([scrap]);
      const refused = await go(id, 'send');
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'There is less of this metal in stock than is given out. Enter what came in first, or give less.',
      ]);
      await bought();
      expect((await go(id, 'send')).status).toBe(200);
      expect(await balances()).toMatchObject({ 'stock AU': 81.6, 'melting AU': 10 });
    });

    it('moves in whatever order lots are sent, refined and cancelled by what they print', async () => {
      await bought([{ ...chain, grossWeight: 10_000 }]);
      const draw = drawFor('melting');
      const milligrams = (grams = 0) => Math.round(grams * 1_000);
      const lots = new Map<string, { state: string; judged: number; refined: number }>();
      for (let n = 0; n < proofSize(15, 200); n++) {
        const open = [...lots].filter(([, { state }]) => state !== 'cancelled');
        const chosen = open.length && draw.below(2) ? draw.of(open) : null;
        if (!chosen) {
          const made = await draft([
            { grossWeight: (1 + draw.below(50_000)) / 1_000, fineness: draw.of([999, 916, 750]) },
          ]);
          const { fineWeight } = (await go(made, 'send')).data;
          lots.set(made, { state: 'sent', judged: fineWeight, refined: 0 });
          continue;
        }
        const [id, lot] = chosen;
        if (lot.state === 'sent' && draw.below(2)) {
          const refinedWeight = (1 + draw.below(milligrams(lot.judged))) / 1_000;
          const { refinedFine } = (
            await go(id, 'refine', { ...back, refinedFineness: 995, refinedWeight, lossReason: 'Drawn' })
          ).data;
          lots.set(id, { ...lot, state: 'refined', refined: refinedFine });
        } else {
          expect((await go(id, 'cancel')).status).toBe(200);
          lots.set(id, { ...lot, state: 'cancelled' });
        }
      }
      const expected = { stock: 9_160_000, melting: 0, meltingCost: 0 };
      for (const { state, judged, refined } of lots.values()) {
        if (state === 'cancelled') continue;
        expected.stock -= milligrams(judged) - milligrams(refined);
        if (state === 'sent') expected.melting += milligrams(judged);
        else expected.meltingCost += milligrams(judged) - milligrams(refined);
      }
      const books = await balances();
      expect({
        stock: milligrams(books['stock AU']),
        melting: milligrams(books['melting AU']),
        meltingCost: milligrams(books['meltingCost AU']),
      }).toEqual(expected);
    });

    it('and what it earned is seen by whoever keeps the books, and by nobody who only sells', async () => {
      const asked = async (role: 'sales' | 'accountant') => {
        const { token } = await world.person({ permissions: roles[role], shopId: shop.shopId });
        return (await world.call('GET', `shops/${shop.shopId}/melting_lots`, { token })).status;
      };
      expect(await asked('sales')).toBe(403);
      expect(await asked('accountant')).toBe(200);
    });
  });
});
