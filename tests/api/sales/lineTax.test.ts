import { beforeEach, describe, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { standardGstRates } from '../../../schema/standardGstRates.ts';
import { entities } from '../../../schema/entities/index.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

const gold = { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000, gst: 3 };
const silver = { ...gold, hsn: '711311', metal: 'silver', fineness: 925, rate: 80 };
const diamonds = { description: 'Diamonds', hsn: '710231', metal: 'other', quantity: 1, price: 50_000, gst: 0.25 };
const making = { makingBasis: 'perGram', makingRate: 500 };
const repair = { description: 'Repair', hsn: '998729', metal: 'other', quantity: 1, price: 500, gst: 18 };
const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 500, gst: 18 };

/** Each kind of document that bears GST and is typed, and the step by which it goes out. */
const documents: [path: string, step: string, more: object][] = [
  ['quotes', 'give', {}],
  ['sales_orders', 'confirm', { deliveryDay: shopDay(new Date()) }],
  ['quick_bills', 'issue', {}],
];

onBoth(world => {
  let counter: Counter;
  let clerk: Person;
  beforeEach(async () => {
    counter = await openCounter(world);
    await counter.shop.plant(
      entities.gstRates,
      standardGstRates.map(row => ({ reason: null, ...row })),
    );
    clerk = await counter.personWithout(can.GstRateApprove);
  });

  const draft = async (lines: object[], more: object = {}, path = 'quick_bills'): Promise<string> =>
    (await counter.ask('POST', path, { contactId: counter.contactId, placeOfSupply: '27', lines, ...more })).id;
  const send = (id: string, who: Pick<Person, 'token'>, path = 'quick_bills', step = 'issue') =>
    world.call('POST', `shops/${counter.shop.shopId}/${path}/${id}/${step}`, { token: who.token, body: {} });
  const setShop = (set: string) => world.sql(`update shops set ${set} where id = '${counter.shop.shopId}'`);

  describe.each(documents)('%s', (path, step, more) => {
    it.each<[what: string, line: object, refused: string | null]>([
      ['gold at 3 %', gold, null],
      ['gold at 0 %', { ...gold, gst: 0 }, 'lines.0.gst'],
      ['gold at 0.25 %', { ...gold, gst: 0.25 }, 'lines.0.gst'],
      ['gold at 4 %', { ...gold, gst: 4 }, 'lines.0.gst'],
      ['gold at 5 %', { ...gold, gst: 5 }, 'lines.0.gst'],
      ['gold without a rate', { ...gold, gst: null }, 'lines.0.gst'],
      ['gold under the code of diamonds', { ...gold, hsn: '7102', gst: 0.25 }, 'lines.0.gst'],
      ['silver at 3 %', silver, null],
      ['silver at 0 %', { ...silver, gst: 0 }, 'lines.0.gst'],
      ['rough diamonds at 0.25 %', diamonds, null],
      ['rough diamonds at 3 %', { ...diamonds, gst: 3 }, 'lines.0.gst'],
      ['cut diamonds at 0.25 %', { ...diamonds, hsn: '71023910' }, 'lines.0.gst'],
      ['cut diamonds at 1.5 %', { ...diamonds, hsn: '71023910', gst: 1.5 }, null],
      ['gold with making as a part of it', { ...gold, ...making }, null],
      ['gold with a rate of its own for making', { ...gold, ...making, makingGst: 5 }, 'lines.0.makingGst'],
      ['repair at 18 %', repair, null],
      ['repair at 5 %', { ...repair, gst: 5 }, 'lines.0.gst'],
      ['goods that the table lacks', box, null],
    ])('%s', async (_, line, refused) => {
      const answer = await send(await draft([line], more, path), clerk, path, step);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual(
        refused ? [400, [refused]] : [200, []],
      );
    });

    it.each<[what: string, set: string, billedGst: string, status: number]>([
      ['without GST in a shop that charges it', 'id = id', 'none', 409],
      ['with IGST within the state', 'id = id', 'igst', 409],
      ['without GST in a shop without a GSTIN', 'gstin = null', 'none', 200],
      ['with GST in a shop without a GSTIN', 'gstin = null', 'cgstSgst', 409],
      ['without GST under the composition scheme', `tax_scheme = 'composition'`, 'none', 200],
    ])('%s', async (_, set, billedGst, status) => {
      await setShop(set);
      const answer = await send(await draft([gold], { ...more, billedGst }, path), counter.shop, path, step);
      expect([answer.status, answer.body.responseMessage]).toEqual([
        status,
        status === 409 ? 'This is not the GST of that place of supply.' : undefined,
      ]);
    });

    it('with another rate goes out with the permission and a reason alone, which stays on it', async () => {
      const wrong = [{ ...gold, gst: 0 }];
      const gstReason = 'Supplied to a unit in a special zone';
      const asClerk = await send(await draft(wrong, { ...more, gstReason }, path), clerk, path, step);
      expect(asClerk.body.errors['lines.0.gst']).toContain('HSN 7113 bears 3 % GST');
      const unexplained = await send(await draft(wrong, more, path), counter.shop, path, step);
      expect([unexplained.status, Object.keys(unexplained.body.errors)]).toEqual([400, ['gstReason']]);
      const id = await draft(wrong, { ...more, gstReason }, path);
      expect((await send(id, counter.shop, path, step)).status).toBe(200);
      expect((await counter.ask('GET', `${path}/${id}`)).gstReason).toBe(gstReason);
    });
  });

  it.each<[what: string, makingGst: number | null, status: number]>([
    ['at its rate', 5, 200],
    ['at another one', 3, 400],
    ['without one', null, 400],
  ])('where making is a supply of its own it goes out %s', async (_, makingGst, status) => {
    await setShop(`making_gst = 'service'`);
    const answer = await send(await draft([{ ...gold, ...making, makingGst }]), clerk);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
      status,
      status === 200 ? [] : ['lines.0.makingGst'],
    ]);
  });

  it.each([
    ['under the composition scheme', `tax_scheme = 'composition'`],
    ['without a GSTIN', 'gstin = null'],
  ])('a shop %s charges no GST, and its bills need neither rate nor code', async (_, set) => {
    await setShop(set);
    const id = await draft([{ ...gold, gst: 0, hsn: null }], { billedGst: 'none' });
    expect((await send(id, clerk)).status).toBe(200);
  });

  it('the day of the document decides which rate is due', async () => {
    const before = { ...diamonds, hsn: '71023910', gst: 1.5 };
    await counter.ask('POST', 'gst_rates', { hsn: '71023910', rate: 2, since: shopDay(new Date()), reason: 'Budget' });
    const yesterday = shopDay(new Date(Date.now() - 86_400_000));
    expect((await send(await draft([before], { day: yesterday }), clerk)).status).toBe(200);
    expect((await send(await draft([before]), clerk)).status).toBe(400);
  });

  it('a rate is due although the shop has deleted its row', async () => {
    await world.sql(`update gst_rates set deleted_at = now() where shop_id = '${counter.shop.shopId}'`);
    expect((await send(await draft([{ ...gold, gst: 0 }]), clerk)).status).toBe(400);
  });

  it('notes have the rates of their bill, and are not judged again', async () => {
    const id = await draft([{ ...gold, gst: 5 }], { gstReason: 'Asked by the officer' });
    await send(id, counter.shop);
    const note = await world.call('POST', `shops/${counter.shop.shopId}/quick_bills/${id}/credit`, {
      token: clerk.token,
      body: { lines: [{ line: 1 }] },
    });
    expect(note.status, note.text).toBe(200);
    expect(note.data.lines).toMatchObject([{ hsn: '7113', gst: 5 }]);
  });

  describe('the HSN code', () => {
    it.each<[hsn: string, broken: string | null]>([
      ['7113', null],
      ['711319', null],
      ['71131910', null],
      ['711', 'HSN code must be 4, 6 or 8 digits'],
      ['71131', 'a leading zero may be missing'],
      ['7113191', 'a leading zero may be missing'],
    ])('%s is typed: %j', async (hsn, broken) => {
      const line = await counter.shop.call('POST', 'quick_bills', { body: { lines: [{ ...gold, hsn }] } });
      const product = await counter.shop.call('POST', 'admin/products', {
        body: { ...(await counter.shop.body(entities.products)), hsncode: hsn },
      });
      expect([line.status, product.status]).toEqual(broken ? [400, 400] : [201, 201]);
      if (!broken) return;
      expect(line.body.errors['lines.0.hsn']).toContain(broken);
      expect(product.body.errors.hsncode).toContain(broken);
    });

    it.each(documents)(
      'may be missing on a draft, and on what goes out unless it is a bill: %s',
      async (path, step, more) => {
        const answer = await send(await draft([{ ...gold, hsn: null }], more, path), counter.shop, path, step);
        expect(answer.status, answer.text).toBe(path === 'quick_bills' ? 400 : 200);
      },
    );

    it.each<[crores: number | null, hsn: string, status: number]>([
      [null, '7113', 200],
      [5, '7113', 200],
      [5.01, '7113', 400],
      [5.01, '711319', 200],
    ])('with a turnover of %j crore %s is issued: %i', async (crores, hsn, status) => {
      await setShop(`turnover = ${crores && crores * 10_000_000}`);
      const answer = await send(await draft([{ ...gold, hsn }], { gstReason: 'No reason counts here' }), counter.shop);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
        status,
        status === 200 ? [] : ['lines.0.hsn'],
      ]);
    });
  });

  describe('a row of the GST rates', () => {
    const since = '2026-11-01';
    it.each<[row: object, who: 'clerk' | 'manager', status: number, at: string[]]>([
      [{ hsn: '7113', rate: 3 }, 'clerk', 201, []],
      [{ hsn: '4819', rate: 18 }, 'clerk', 201, []],
      [{ hsn: '7113', rate: 0, reason: 'I want it' }, 'clerk', 403, []],
      [{ hsn: '7113', rate: 0 }, 'manager', 400, ['reason']],
      [{ hsn: '71131910', rate: 5 }, 'manager', 400, ['reason']],
      [{ hsn: '7113', rate: 5, reason: 'Notification of November' }, 'manager', 201, []],
      [{ hsn: '71131999', rate: 0.25, since: '2016-01-01', reason: 'Older' }, 'clerk', 400, ['since']],
      [{ hsn: '71131999', rate: 3, since: '2017-06-30' }, 'manager', 400, ['since']],
      [{ hsn: '71131999', rate: 3, since: '2017-07-01' }, 'clerk', 201, []],
      // The standard rate became 1.5 % later.
      [{ hsn: '71023999', rate: 0.25, since: '2018-01-25', reason: 'Older' }, 'clerk', 403, []],
    ])('%j by the %s', async (row, who, status, at) => {
      const { token } = who === 'clerk' ? clerk : counter.shop;
      const answer = await world.call('POST', `shops/${counter.shop.shopId}/gst_rates`, {
        token,
        body: { since, ...row },
      });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([status, at]);
    });

    it('is changed to another rate with permission and reason alone, and keeps its reason', async () => {
      const { id } = (await counter.ask('GET', 'gst_rates?hsn=7113')).items[0];
      const change = (who: Pick<Person, 'token'>, body: object) =>
        world.call('PUT', `shops/${counter.shop.shopId}/gst_rates/${id}`, { token: who.token, body });
      expect((await change(clerk, { rate: 0 })).status).toBe(403);
      expect((await change(counter.shop, { rate: 0 })).status).toBe(400);
      expect((await change(counter.shop, { rate: 5, reason: 'Notification' })).status).toBe(200);
      expect((await change(counter.shop, { reason: null })).status).toBe(400);
      expect(Object.keys((await change(counter.shop, { since: '2016-01-01' })).body.errors)).toEqual(['since']);
      expect((await change(clerk, { note: 'Told by the adviser' })).status).toBe(200);
    });
  });
});
