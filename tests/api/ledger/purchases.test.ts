import { beforeEach, describe, expect, it, test } from 'vitest';
import { roles } from '../../../schema/permissions.ts';
import { entities } from '../../../schema/entities/index.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';

onBoth(world => {
  let shop: Shop;
  let supplierId: string;
  const line = { metal: 'gold', fineness: 995, weight: 100, amount: 615_000, gst: 3, hsn: '7108' };
  const bill = (more: object = {}) => ({
    supplierId,
    billNo: 'NB/4411',
    billDay: '2026-11-18',
    lines: [line],
    ...more,
  });
  const write = async (more: object = {}) => {
    const answer = await shop.call('POST', 'purchases', { body: bill(more) });
    expect(answer.status, answer.text).toBe(201);
    return answer.data as { id: string; total: number; fineGold: number };
  };
  const go = (id: string, way: string) => shop.call('POST', `purchases/${id}/${way}`, { body: {} });
  const balances = async () => {
    const { data } = await shop.call('GET', 'ledger/trial_balance');
    const rows = data.items as { kind: string; unit: string; closing: number }[];
    return Object.fromEntries(rows.map(({ kind, unit, closing }) => [`${kind} ${unit}`, closing]));
  };

  beforeEach(async () => {
    shop = await openShop(world);
    supplierId = (await shop.make(entities.contacts))['id'] as string;
  });

  describe('a purchase', () => {
    it('puts what is owed, the input GST and the fine metal into the books, and takes all of it back', async () => {
      const { id, total, fineGold } = await write({ roundOff: -0.5 });
      expect([total, fineGold]).toEqual([633_449.5, 99.5]);
      expect(await balances()).toEqual({});
      const posted = await go(id, 'post');
      expect(posted.data).toMatchObject({ state: 'posted', number: expect.stringMatching(/^P\/\d\d-\d\d\/0001$/) });
      expect(await balances()).toEqual({
        'supplier INR': -633_449.5,
        'purchases INR': 615_000,
        'inputCgst INR': 9_225,
        'inputSgst INR': 9_225,
        'roundOff INR': -0.5,
        'trade AU': -99.5,
        'stock AU': 99.5,
      });
      expect((await shop.call('PUT', `purchases/${id}`, { body: { note: 'Late' } })).status).toBe(409);
      expect((await go(id, 'cancel')).data).toMatchObject({ state: 'cancelled' });
      expect(Object.values(await balances()).filter(Boolean)).toEqual([]);
    });

    it('brings pieces with tags, each with its share of what was paid', async () => {
      const { id } = await write({ lines: [line, { ...line, fineness: 916, weight: 30, amount: 180_000 }] });
      const productId = await shop.refer('products');
      const piece = { productId, metal: 'gold', fineness: 916, grossWeight: 10.5, stoneWeight: 0.5 };
      const take = (pieces: object[]) => shop.call('POST', `purchases/${id}/take_in`, { body: { pieces } });
      expect((await take([piece])).body.responseMessage).toBe('Put the purchase into the books first.');
      await go(id, 'post');
      const refused = await take([piece, { ...piece, tag: 'X-1' }, { ...piece, tag: 'X-1' }]);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['pieces.2.tag']]);
      const none = await take([{ ...piece, productId: null, stoneWeight: 11 }]);
      expect(none.body.errors).toEqual({
        'pieces.0.productId': 'Choose a product',
        'pieces.0.stoneWeight': 'The stones cannot weigh more than the whole piece',
      });
      expect((await take([piece, { ...piece, tag: 'X-1', grossWeight: 20.5 }])).status).toBe(200);
      const { items } = (await shop.call('GET', 'pieces?sort=grossWeight')).data;
      expect(items).toMatchObject([
        {
          tag: expect.stringMatching(/^T\//),
          purchaseId: id,
          supplierId,
          cost: 60_000,
          netWeight: 10,
          state: 'inStock',
        },
        { tag: 'X-1', purchaseId: id, cost: 120_000, netWeight: 20 },
      ]);
      // 30 g of 916 lie in trays now, 99.5 g of the bar by weight.
      expect(await balances()).toMatchObject({ 'pieces AU': 27.48, 'stock AU': 99.5 });
    });

    it('is paid like any other debt', async () => {
      const { id, total } = await write();
      await go(id, 'post');
      const payment = { kind: 'payment', party: 'supplier', contactId: supplierId, way: 'bank', amount: total };
      const { data } = await shop.call('POST', 'vouchers', { body: payment });
      await shop.call('POST', `vouchers/${data.id}/post`, { body: {} });
      expect(await balances()).toMatchObject({ 'supplier INR': 0, 'bank INR': -total });
    });

    it('of one bill is written down once, unless it was cancelled', async () => {
      const { id } = await write();
      const again = await shop.call('POST', 'purchases', { body: bill({ note: 'Twice' }) });
      expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['billNo']]);
      await write({ billDay: '2026-04-01' });
      await go(id, 'post');
      await go(id, 'cancel');
      await write();
    });

    test.each([
      [{ supplierId: null }, { supplierId: 'Choose the supplier' }],
      [{ billNo: '' }, { billNo: 'Enter the number on the bill' }],
      [{ lines: [] }, { lines: 'Enter what was bought' }],
      [{ lines: [{ ...line, fineness: 925 }] }, { 'lines.0.fineness': 'This metal is not made in this fineness' }],
      [{ lines: [{ ...line, weight: null }] }, { 'lines.0.weight': 'Enter the weight' }],
      [{ roundOff: 11 }, { roundOff: 'At most 10' }],
    ])('with %j is refused at its field', async (wrong, errors) => {
      const { status, body } = await shop.call('POST', 'purchases', { body: bill(wrong) });
      expect([status, body.errors]).toEqual([400, errors]);
    });

    it('is no business of sales staff', async () => {
      const { token } = await world.person({ permissions: roles.sales, shopId: shop.shopId });
      expect((await shop.call('GET', 'purchases', { token })).status).toBe(403);
    });
  });
});
