import { beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../../schema/permissions.ts';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { drawFor, proofSize } from '../../support/proofSize.ts';

onPostgres(world => {
  let { shop, contactId, ask, balances } = {} as Counter;
  const bar = { metal: 'gold', fineness: 999, weight: 100 };
  const chain = { description: 'Chain', metal: 'gold', fineness: 916, grossWeight: 80, lossPercent: 1.5, rate: 45.5 };
  const open = async (fineWeight: number) => {
    const { id } = await ask('POST', 'vouchers', { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight });
    await ask('POST', `vouchers/${id}/post`, {});
  };
  const draft = async (path: string, lines: object[], more: object = {}): Promise<string> =>
    (await ask('POST', path, { contactId, lines, ...more })).id;
  const issued = async (lines: object[] = [bar], more: object = {}) =>
    ask('POST', `karigar_issues/${await draft('karigar_issues', lines, more)}/post`, {});
  const received = async (lines: object[] = [chain], more: object = {}) =>
    ask('POST', `karigar_receipts/${await draft('karigar_receipts', lines, more)}/post`, {});

  beforeEach(async () => {
    ({ shop, contactId, ask, balances } = await openCounter(world));
  });

  describe('A-19 metal that a karigar is given', () => {
    it('is with him by its fine weight, until it comes back as work, scrap and agreed loss', async () => {
      await open(150);
      const challan = await issued();
      expect(challan).toMatchObject({
        number: expect.stringMatching(/^J\/\d\d-\d\d\/0001$/),
        state: 'posted',
        fineGold: 100,
        lines: [{ fineWeight: 100 }],
      });
      expect(await balances()).toEqual({ 'stock AU': 50, 'karigar AU': 100, 'opening AU': -150 });
      const receipt = await received(
        [
          chain,
          { what: 'scrap', metal: 'gold', fineness: 916, grossWeight: 20 },
          { what: 'metal', metal: 'gold', fineness: 999, grossWeight: 7 },
          { what: 'short', metal: 'gold', fineness: 999, grossWeight: 0.201, rate: 7_000 },
        ],
        { billedGst: 'cgstSgst', gst: 5 },
      );
      expect(receipt).toMatchObject({
        number: expect.stringMatching(/^L\/\d\d-\d\d\/0001$/),
        fineGold: 98.6,
        lossGold: 1.099,
        labour: 3_640,
        cgst: 91,
        settled: -1_407,
        total: 2_415,
        lines: [
          { netWeight: 80, fineWeight: 73.28, loss: 1.099, amount: 3_640 },
          { fineWeight: 18.32, amount: null },
          { fineWeight: 7 },
          { fineWeight: 0.201, amount: -1_407 },
        ],
      });
      expect(await balances()).toEqual({
        'stock AU': 148.6,
        'karigar AU': 0.1,
        'agreedLoss AU': 1.099,
        'trade AU': 0.201,
        'opening AU': -150,
        'labour INR': 3_640 - 1_407,
        'inputCgst INR': 91,
        'inputSgst INR': 91,
        'karigar INR': -2_415,
      });
      // Paid like any other debt, and both papers are numbers of the day-book.
      const paid = { kind: 'payment', party: 'karigar', contactId, way: 'bank', amount: 2_415 };
      await ask('POST', `vouchers/${(await ask('POST', 'vouchers', paid)).id}/post`, {});
      expect(await balances()).not.toHaveProperty('karigar INR');
      const books = (await ask('GET', 'ledger/day_book')).items as { number: string }[];
      expect(books.map(({ number }) => number)).toEqual(expect.arrayContaining([challan.number, receipt.number]));
      for (const [path, { id }] of [
        ['karigar_receipts', receipt],
        ['karigar_issues', challan],
      ] as const)
        await ask('POST', `${path}/${id}/cancel`, {});
      expect(await balances()).toEqual({
        'stock AU': 150,
        'opening AU': -150,
        'karigar INR': 2_415,
        'bank INR': -2_415,
      });
    });

    it('is never more than there is, also when a hundred are given at once', async () => {
      await open(10);
      const many = proofSize(20, 100);
      const drafts = await Promise.all(
        Array.from({ length: many }, () => draft('karigar_issues', [{ ...bar, weight: 1.001 }])),
      );
      const answers = await Promise.all(drafts.map(id => shop.call('POST', `karigar_issues/${id}/post`, { body: {} })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.responseMessage}`))).toEqual(
        new Set([
          '409 There is less of this metal in stock than is given out. Enter what came in first, or give less.',
        ]),
      );
      expect(await balances()).toMatchObject({ 'stock AU': 0.991, 'karigar AU': 9.009 });
      // Silver is another metal, and stones are not weighed against it.
      await issued([{ what: 'stones', carats: 2.5, count: 10 }]);
      const silver = await shop.call(
        'POST',
        `karigar_issues/${await draft('karigar_issues', [{ ...bar, metal: 'silver' }])}/post`,
        { body: {} },
      );
      expect(silver.status).toBe(409);
    });

    describe('that he brings back', () => {
      const gold = (what: string, grossWeight: number, more: object = {}) => ({
        what,
        metal: 'gold',
        fineness: 999,
        grossWeight,
        ...more,
      });
      const receive = async (lines: object[]) =>
        shop.call('POST', `karigar_receipts/${await draft('karigar_receipts', lines)}/post`, { body: {} });

      // He holds 100 g: with 1 % of what he brings, 101.010 g are 1.010 g more than that.
      it.each([
        ['all', null, [gold('metal', 100)], 200],
        ['a little more', null, [gold('metal', 101.01)], 200],
        ['too much', null, [gold('metal', 101.011)], 409],
        ['too much as work and scrap', null, [gold('work', 60, { rate: 50 }), gold('scrap', 42)], 409],
        ['too much with the agreed loss', null, [gold('work', 100, { lossPercent: 2 })], 409],
        ['more, of which the rest is settled', null, [gold('work', 110), gold('over', 10, { rate: 7_000 })], 200],
        ['silver, of which he has none', null, [{ ...gold('metal', 1), metal: 'silver' }], 409],
        ['a milligram more where none is let', 0, [gold('metal', 100.001)], 409],
        ['much more where the shop lets it', 10, [gold('metal', 110)], 200],
      ])('as %s with a tolerance of %j %%: %o is answered %i', async (_, percent, lines, status) => {
        await open(150);
        await world.sql(`update shops set surplus_tolerance = ${percent} where id = '${shop.shopId}'`);
        await issued();
        const before = await balances();
        const answer = await receive(lines);
        expect(answer.status, answer.text).toBe(status);
        if (status === 409) {
          expect(answer.body.responseMessage).toMatch(
            /^The karigar holds \d+\.000 g of this fine metal, and this receipt takes /,
          );
          expect(await balances()).toEqual(before);
        }
      });

      it('is what he holds alone, also when he brings it twice at once', async () => {
        await open(150);
        await issued();
        const answers = await Promise.all([receive([gold('metal', 100)]), receive([gold('metal', 100)])]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect(await balances()).not.toHaveProperty('karigar AU');
      });
    });

    describe('that is back in the shop', () => {
      const cancel = (path: string, id: string) => shop.call('POST', `${path}/${id}/cancel`, { body: {} });
      const scrap = (grossWeight: number) => ({ what: 'metal', metal: 'gold', fineness: 999, grossWeight });
      const voucher = async (kind: string, fineWeight: number, more: object = {}) => {
        const { id } = await ask('POST', 'vouchers', {
          kind,
          party: 'karigar',
          contactId,
          metal: 'AU',
          fineWeight,
          ...more,
        });
        return { id, answer: await shop.call('POST', `vouchers/${id}/post`, { body: {} }) };
      };

      it('is not taken from him again by cancelling what he was given', async () => {
        await open(300);
        const issue = await issued();
        const receipt = await received([scrap(101)]);
        const before = await balances();
        const refused = await cancel('karigar_issues', issue.id);
        expect([refused.status, refused.body.responseMessage]).toEqual([
          409,
          'The karigar holds -1.000 g of this fine metal, and cancelling takes 100.000 g back. Cancel the receipts of that metal first.',
        ]);
        expect(await balances()).toEqual(before);
        await ask('POST', `karigar_receipts/${receipt.id}/cancel`, {});
        expect((await cancel('karigar_issues', issue.id)).status).toBe(200);
        expect(await balances()).toEqual({ 'stock AU': 300, 'opening AU': -300 });
      });

      it('is no more than he holds in a voucher either', async () => {
        await open(300);
        await issued([{ ...bar, weight: 4 }]);
        const { answer: refused } = await voucher('receipt', 500);
        expect([refused.status, refused.body.responseMessage]).toEqual([
          409,
          expect.stringContaining('The karigar holds 4.000 g of this fine metal, and this receipt takes 500.000 g.'),
        ]);
        expect(await balances()).toMatchObject({ 'karigar AU': 4 });
        expect((await voucher('receipt', 4)).answer.status).toBe(200);
        expect(await balances()).not.toHaveProperty('karigar AU');
      });

      it.each<[what: string, kind: string, more: object]>([
        ['a payment', 'payment', {}],
        ['an opening balance', 'opening', { side: 'theyOwe' }],
      ])('is not taken from him by cancelling %s', async (_, kind, more) => {
        await open(300);
        const { id } = await voucher(kind, 10, more);
        await received([scrap(10)]);
        const refused = await cancel('vouchers', id);
        expect([refused.status, refused.body.responseMessage]).toEqual([
          409,
          expect.stringContaining('cancelling takes 10.000 g'),
        ]);
      });

      it('may be more than a customer owes', async () => {
        const { answer } = await voucher('receipt', 500, { party: 'customer' });
        expect(answer.status, answer.text).toBe(200);
      });
    });

    it('in whatever order it is issued, received and cancelled, moves by what the papers print', async () => {
      await open(100_000);
      const draw = drawFor('karigars');
      const other = (await shop.make(entities.contacts))['id'] as string;
      const grams = () => (1 + draw.below(20_000)) / 1_000;
      const posted: { path: string; id: string; karigar: string }[] = [];
      for (let n = 0; n < proofSize(12, 200); n++) {
        const karigar = draw.of([contactId, other]);
        const kind = draw.below(5);
        if (kind === 0 && posted.length) {
          const { path, id } = draw.of(posted);
          const answer = await shop.call('POST', `${path}/${id}/cancel`, { body: {} });
          // Metal that he brought back is not taken from him again.
          if (answer.status !== 200) expect([answer.status, path]).toEqual([409, 'karigar_issues']);
          else
            posted.splice(
              posted.findIndex(each => each.id === id),
              1,
            );
          continue;
        }
        const path = kind < 3 ? 'karigar_issues' : 'karigar_receipts';
        const fineness = draw.of([999, 995, 916, 750, 613]);
        const line =
          kind < 3
            ? { metal: 'gold', fineness, weight: grams() }
            : {
                what: draw.of(['work', 'scrap', 'metal', 'short', 'over']),
                metal: 'gold',
                fineness,
                grossWeight: grams(),
                ...(draw.below(2) && { rate: (1 + draw.below(700_000)) / 100 }),
              };
        const loss = 'what' in line && line.what === 'work' ? { lossPercent: draw.of([0.5, 1.375, 2]) } : {};
        const id = (await ask('POST', path, { contactId: karigar, lines: [{ ...line, ...loss }] })).id as string;
        const answer = await shop.call('POST', `${path}/${id}/post`, { body: {} });
        // Nobody brings more than he holds.
        if (answer.status === 200) posted.push({ path, id, karigar });
        else expect([answer.status, path]).toEqual([409, 'karigar_receipts']);
      }
      const held = { [contactId]: 0, [other]: 0 };
      const sums = { stock: 100_000_000, agreed: 0 };
      const milligrams = (figure: number | null) => Math.round((figure ?? 0) * 1_000);
      for (const { path, id, karigar } of posted) {
        const { lines, lossGold = null } = await ask('GET', `${path}/${id}`);
        for (const { what, fineWeight } of lines) {
          const fine = milligrams(fineWeight);
          const back = path === 'karigar_issues' || what === 'over' ? -fine : fine;
          held[karigar]! -= back;
          if (what !== 'short' && what !== 'over') sums.stock += back;
        }
        held[karigar]! -= milligrams(lossGold);
        sums.agreed += milligrams(lossGold);
      }
      const books = await balances();
      expect(milligrams(books['stock AU']!)).toBe(sums.stock);
      expect(milligrams(books['agreedLoss AU'] ?? 0)).toBe(sums.agreed);
      for (const karigar of [contactId, other]) {
        const found = await ask('GET', `ledger/balances?contactId=${karigar}`);
        const gold = ((found.items ?? found) as { unit: string; balance: number }[]).find(({ unit }) => unit === 'AU');
        expect(milligrams(gold?.balance ?? 0)).toBe(held[karigar]);
      }
    });
  });

  describe('A-19 what a karigar made', () => {
    it('is taken in with tags out of what he brought, at the price of its metal and its share of the labour', async () => {
      await open(100);
      await issued([{ ...bar, weight: 80 }]);
      const productId = await shop.refer('products');
      const piece = { productId, metal: 'gold', fineness: 916, grossWeight: 20.5, stoneWeight: 0.5 };
      const id = await draft('karigar_receipts', [{ ...chain, grossWeight: 41, stoneWeight: 1 }]);
      const take = (pieces: object[], metalRate: number | null = 7_000) =>
        shop.call('POST', `karigar_receipts/${id}/take_in`, { body: { metalRate, pieces } });
      expect((await take([piece])).body.responseMessage).toBe('Receive it first.');
      await ask('POST', `karigar_receipts/${id}/post`, {});
      expect((await take([piece], null)).body.errors).toEqual({ metalRate: 'Enter the price of the metal' });
      const wrong = await take([piece, { ...piece, tag: 'K-1' }, { ...piece, tag: 'K-1' }]);
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['pieces.2.tag']]);
      expect((await take([piece, { ...piece, tag: 'K-1' }])).status).toBe(200);
      const { items } = await ask('GET', `pieces?receiptId=${id}`);
      // 20 g of 916 hold 18.320 g at 7,000; half of 40 g at 45.50 is labour.
      expect(items).toMatchObject([
        { receiptId: id, netWeight: 20, cost: 128_240 + 910, state: 'inStock' },
        { receiptId: id, netWeight: 20, cost: 128_240 + 910, state: 'inStock' },
      ]);
      expect(await balances()).toMatchObject({ 'pieces AU': 36.64, 'stock AU': 20 });
      await ask('POST', `pieces/${items[0].id}/melt`, {});
      expect(await balances()).toMatchObject({ 'pieces AU': 18.32, 'stock AU': 38.32 });
    });

    it.each([
      ['nobody', 'karigar_issues', { contactId: null }, { contactId: 'Choose the karigar' }],
      ['nothing', 'karigar_issues', { lines: [] }, { lines: 'Enter what is given' }],
      [
        'metal without its weight',
        'karigar_issues',
        { lines: [{ ...bar, weight: null }] },
        { 'lines.0.weight': 'Enter the weight' },
      ],
      [
        'no fineness',
        'karigar_issues',
        { lines: [{ ...bar, fineness: null }] },
        { 'lines.0.fineness': 'Enter the fineness' },
      ],
      [
        'a metal that is none',
        'karigar_issues',
        { lines: [{ ...bar, metal: 'other' }] },
        { 'lines.0.metal': 'Choose one of the list' },
      ],
      [
        'stones without carats',
        'karigar_issues',
        { lines: [{ what: 'stones' }] },
        { 'lines.0.carats': 'Enter the carats' },
      ],
      [
        'stones that weigh more',
        'karigar_receipts',
        { lines: [{ ...chain, stoneWeight: 81 }] },
        { 'lines.0.stoneWeight': 'The stones cannot weigh more than the whole piece' },
      ],
      [
        'too great a loss',
        'karigar_receipts',
        { lines: [{ ...chain, lossPercent: 101 }] },
        { 'lines.0.lossPercent': 'At most 100' },
      ],
      ['GST without its rate', 'karigar_receipts', { billedGst: 'igst' }, { gst: 'Enter the GST' }],
    ])('says what is wrong with %s', async (_, path, more, errors) => {
      const lines = [path === 'karigar_issues' ? bar : chain];
      const answer = await shop.call('POST', path, { body: { contactId, lines, ...more } });
      expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    });

    it('is seen by whoever keeps the books, and by nobody who only sells', async () => {
      const { token } = await world.person({ permissions: roles.sales, shopId: shop.shopId });
      const asked = async (path: string) => (await world.call('GET', `shops/${shop.shopId}/${path}`, { token })).status;
      expect(await asked('karigar_issues')).toBe(403);
      expect(await asked('karigar_receipts')).toBe(403);
      expect(await asked('work_orders')).toBe(200);
    });
  });
});
