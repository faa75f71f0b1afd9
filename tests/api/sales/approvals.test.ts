import { beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import type { Answer } from '../../support/testApi.ts';

/** Whoever sells may ask more than the shop does and pay less; what is worse for the shop takes an approver. */
onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  let seller: { token: string; userId: string };
  let line: Record<string, unknown>;
  const rates = { silverRate: 92.5, diamondRate: 50_000, goldBuyingRate: 6_000, confirmed: true };

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    await ask('POST', 'admin/commodities', { ...rates, goldRate: 6_200 });
    seller = await world.person({ shopId: shop.shopId, permissions: roles.sales });
    await world.sql(`update memberships set discount_limit = 10 where user_id = '${seller.userId}'`);
    const weights = { metal: 'gold', fineness: 916, grossWeight: 10, stoneWeight: null, huid: null, stones: [] };
    const productId = await shop.refer('products');
    const piece = { productId, ...weights, makingBasis: 'perGram', makingRate: 500, cost: 50_000 };
    const { tag } = await ask('POST', 'pieces', piece);
    line = await ask('GET', `quick_bills/offer?tag=${tag}`);
  });

  const sell = (method: string, path: string, body?: object): Promise<Answer> =>
    shop.call(method, path, { token: seller.token, ...(body && { body }) });
  const done = async (answer: Promise<Answer>) => {
    const { status, text, data } = await answer;
    expect(status, text).toBeLessThan(300);
    return data;
  };
  const draft = async (more: object = {}, line2: object = {}, path = 'quick_bills'): Promise<string> => {
    const body = { contactId, placeOfSupply: '27', lines: [{ ...line, ...line2 }], ...more };
    return (await done(sell('POST', path, body))).id;
  };
  const issue = (id: string) => sell('POST', `quick_bills/${id}/issue`, {});
  const setPin = async (pin = '4826') => {
    const answer = await world.call('PUT', 'account/approval_pin', { token: shop.token, body: { pin } });
    expect(answer.status, answer.text).toBe(200);
  };
  const approve = (id: string, pin: string, approverId = shop.userId, path = 'quick_bills') =>
    sell('POST', `${path}/${id}/approve`, { approverId, pin });
  const concessionsOf = (id: string, path = 'quick_bills') => done(sell('GET', `${path}/${id}/concessions`));

  describe('a bill', () => {
    it.each<[string, object, object, number]>([
      ['at the shop’s price', {}, {}, 200],
      ['at a higher rate', {}, { rate: 9_999 }, 200],
      ['at a higher making charge', {}, { makingRate: 501 }, 200],
      ['with the discount that the seller may give', { discountPercent: 10 }, {}, 200],
      ['with a little more', { discountPercent: 10.1 }, {}, 409],
      ['a paisa a gram below the rate', {}, { rate: 5_679.19 }, 409],
      ['with less making', {}, { makingRate: 499 }, 409],
    ])('%s', async (_, more, line2, status) => {
      const answer = await issue(await draft(more, line2));
      expect(answer.status, answer.text).toBe(status);
    });

    it('of whoever may approve needs nobody else', async () => {
      const id = await draft({ discountPercent: 50 }, { makingRate: 1 });
      const issued = await ask('POST', `quick_bills/${id}/issue`, {});
      expect(issued).toMatchObject({ state: 'issued', approverId: null });
    });

    it('tells what it gives away, and goes on when an approver has typed the PIN', async () => {
      await setPin();
      const id = await draft({ discountPercent: 20 }, { makingRate: 450 });
      // Making ₹500 less; discount ₹900 of which ₹450 may be given.
      expect(await concessionsOf(id)).toEqual({
        items: [
          { key: 'priceBelow', line: 1, description: line['description'], amount: 500 },
          { key: 'discountAbove', line: null, description: null, amount: 450 },
        ],
        amount: 950,
        isNeeded: true,
        isApproved: false,
        mayApprove: false,
        approvers: [{ id: shop.userId, name: 'Person' }],
      });
      const refused = await issue(id);
      expect(refused.text).toContain('₹950.00');
      const wrong = await approve(id, '4827');
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['pin']]);
      // With the whole discount, whoever takes it on.
      const approved = await done(approve(id, '4826'));
      expect(approved).toMatchObject({ approverId: shop.userId, approvedAmount: 1_400, state: 'draft' });
      expect(await concessionsOf(id)).toMatchObject({ isNeeded: false, approvers: [] });
      expect((await done(issue(id))).state).toBe('issued');
      const late = await approve(id, '4826');
      expect(late.status).toBe(409);
    });

    it('that gives more away after it was approved is asked about again', async () => {
      await setPin();
      const id = await draft({}, { makingRate: 450 });
      await done(approve(id, '4826'));
      await done(sell('PUT', `quick_bills/${id}`, { lines: [{ ...line, makingRate: 449 }] }));
      expect((await issue(id)).status).toBe(409);
      await done(sell('PUT', `quick_bills/${id}`, { lines: [{ ...line, makingRate: 460 }] }));
      expect((await issue(id)).status).toBe(200);
    });

    it('is approved from elsewhere without a PIN, by whoever may, and nobody writes it into the record', async () => {
      const id = await draft({ approverId: shop.userId, approvedAmount: 9_999 }, { makingRate: 450 });
      expect((await issue(id)).status).toBe(409);
      const alone = await sell('POST', `quick_bills/${id}/approve`, {});
      expect([alone.status, Object.keys(alone.body.errors)]).toEqual([400, ['approverId']]);
      await ask('POST', `quick_bills/${id}/approve`, {});
      expect((await done(issue(id))).approverId).toBe(shop.userId);
    });

    it('tells whoever may approve what is above the limit of the seller, until it is approved', async () => {
      const id = await draft({ discountPercent: 20 });
      const seen = async () => ask('GET', `quick_bills/${id}/concessions`);
      const items = [{ key: 'discountAbove', line: null, description: null, amount: 500 }];
      expect(await seen()).toMatchObject({ items, isNeeded: false, isApproved: false, mayApprove: true });
      await ask('POST', `quick_bills/${id}/approve`, {});
      expect(await seen()).toMatchObject({ items, isApproved: true });
      const { id: own } = await ask('POST', 'quick_bills', { contactId, lines: [line], discountPercent: 20 });
      expect((await ask('GET', `quick_bills/${own}/concessions`)).items).toEqual([]);
    });

    it.each(['a colleague who may not', 'somebody of another shop'])('is not approved by %s', async who => {
      const other =
        who === 'a colleague who may not'
          ? await world.person({ shopId: shop.shopId, permissions: roles.sales })
          : await world.person();
      await world.call('PUT', 'account/approval_pin', { token: other.token, body: { pin: '4826' } });
      const id = await draft({}, { makingRate: 450 });
      expect((await approve(id, '4826', other.userId)).status).toBe(400);
      expect(await concessionsOf(id)).toMatchObject({ approvers: [] });
    });

    it('is not approved by guessing', async () => {
      await setPin();
      const id = await draft({}, { makingRate: 450 });
      for (const pin of ['1000', '1001', '1002', '1003', '1004']) expect((await approve(id, pin)).status).toBe(400);
      expect((await approve(id, '4826')).status).toBe(429);
    });

    it('keeps the rate that was told when it was begun', async () => {
      const id = await draft();
      await ask('POST', 'admin/commodities', { ...rates, goldRate: 6_300 });
      expect(await concessionsOf(id)).toMatchObject({ items: [], isNeeded: false });
      const later = await draft({}, { makingRate: 500 });
      expect((await concessionsOf(later)).items).toMatchObject([{ key: 'priceBelow' }]);
      expect((await issue(id)).status).toBe(200);
    });

    it('below cost says so, without telling the cost', async () => {
      await ask('PUT', `pieces/${String(line['pieceId'])}`, { cost: 61_700 });
      const id = await draft({ discountPercent: 10 });
      expect(await concessionsOf(id)).toMatchObject({
        items: [{ key: 'belowCost', line: 1, amount: 0 }],
        isNeeded: false,
      });
      expect((await issue(id)).status).toBe(200);
    });
  });

  it('an estimate that is given out is a promise, and its bill needs no second approval', async () => {
    await setPin();
    const id = await draft({ rateLocked: true }, { rate: 5_000 }, 'quotes');
    expect((await sell('POST', `quotes/${id}/give`, {})).status).toBe(409);
    await done(approve(id, '4826', shop.userId, 'quotes'));
    await done(sell('POST', `quotes/${id}/give`, {}));
    const { id: bill } = await done(sell('POST', `quotes/${id}/bill`, {}));
    expect((await done(issue(bill))).approverId).toBe(shop.userId);
  });

  it('what was approved by somebody who has left since becomes a bill all the same', async () => {
    const id = await draft({ rateLocked: true }, { rate: 5_000 }, 'quotes');
    const manager = await world.person({ shopId: shop.shopId, permissions: roles.manager });
    await done(shop.call('POST', `quotes/${id}/approve`, { token: manager.token, body: {} }));
    await done(sell('POST', `quotes/${id}/give`, {}));
    await world.sql(`delete from memberships where user_id = '${manager.userId}'`);
    const { id: bill } = await done(sell('POST', `quotes/${id}/bill`, {}));
    expect((await done(issue(bill))).approverId).toBe(manager.userId);
  });

  it('the rates of an estimate hold for its bill when they stay as they are', async () => {
    const id = await draft({ rateLocked: true }, {}, 'quotes');
    await done(sell('POST', `quotes/${id}/give`, {}));
    await ask('POST', 'admin/commodities', { ...rates, goldRate: 6_300 });
    const { id: bill } = await done(sell('POST', `quotes/${id}/bill`, {}));
    expect((await issue(bill)).status).toBe(200);
  });

  it('an order is taken at the shop’s price', async () => {
    const chain = {
      description: 'Chain',
      hsn: '7113',
      metal: 'gold',
      fineness: 916,
      grossWeight: 10,
      rate: 5_679.19,
      gst: 3,
    };
    const body = { contactId, deliveryDay: '2027-01-15', lines: [chain] };
    const { id } = await done(sell('POST', 'sales_orders', body));
    expect((await sell('POST', `sales_orders/${id}/confirm`, {})).status).toBe(409);
  });

  it.each([
    ['at the buying rate', 6_000, 200],
    ['below it', 5_000, 200],
    ['above it', 6_001, 409],
  ])('old gold %s', async (_, rate, status) => {
    const bought = { contactId, lines: [{ grossWeight: 1, fineness: 916, rate }] };
    const { id } = await done(sell('POST', 'old_gold', bought));
    expect((await sell('POST', `old_gold/${id}/buy`, {})).status).toBe(status);
    expect((await concessionsOf(id, 'old_gold')).items).toHaveLength(status === 409 ? 1 : 0);
  });

  // The shop gives 2 % more in exchange, and 1 % for what it sold itself.
  it.each([
    ['outright', false, 6_120, 409],
    ['exchange', false, 6_120, 200],
    ['exchange', false, 6_121, 409],
    ['outright', true, 6_060, 200],
    ['exchange', true, 6_180, 200],
    ['exchange', true, 6_181, 409],
  ])('old gold %s, sold here: %s, at %i', async (boughtFor, soldHere, rate, status) => {
    await world.sql(`update shops set exchange_more = 2, sold_here_more = 1 where id = '${shop.shopId}'`);
    expect((await ask('GET', 'commodities/today')).gold).toMatchObject({
      buying: 6_000,
      exchangeMore: 2,
      soldHereMore: 1,
    });
    const { id } = await done(
      sell('POST', 'old_gold', { contactId, boughtFor, lines: [{ grossWeight: 1, fineness: 916, rate, soldHere }] }),
    );
    expect((await sell('POST', `old_gold/${id}/buy`, {})).status).toBe(status);
  });

  it.each(['1234', '8765', '000000', '123', '1234567', '12a4', ''])('the PIN %j is refused at its field', async pin => {
    const answer = await world.call('PUT', 'account/approval_pin', { token: shop.token, body: { pin } });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['pin']]);
  });

  it('a person’s limit is changed as their permissions are', async () => {
    const changed = await ask('PUT', `users/${seller.userId}`, { discountLimit: 5 });
    expect(changed.discountLimit).toBe(5);
    expect((await ask('PUT', `users/${seller.userId}`, { discountLimit: null })).discountLimit).toBeNull();
    const history = (await ask('GET', `users/${seller.userId}/history`)).items as { changes: object }[];
    expect(history.slice(0, 2).map(({ changes }) => changes)).toEqual([
      { discountLimit: [5, null] },
      { discountLimit: [10, 5] },
    ]);
  });
});
