import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { lastOf } from '../../../schema/rules/subscriptions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openMemberships, type Memberships } from '../../support/memberships.ts';

const today = shopDay(new Date());
const yearFrom = (day: string, count = 1) => lastOf(day, 365, count);

/** A-13, S-02: whoever is billed what is sold by subscription only holds a subscription to it. */
onPostgres(world => {
  let { shop, contactId, productId, ask, draft, sell, held } = {} as Memberships;
  const save = async (body: object, language = 'en') =>
    shop.call('POST', 'quick_bills', { body, headers: { 'accept-language': language } });
  const line = () => ask('GET', `quick_bills/offer?productId=${productId}`);
  const priced = async (more: object) => (await ask('POST', `admin/products/${productId}/prices`, more)).id as string;

  beforeEach(async () => {
    ({ shop, contactId, productId, ask, draft, sell, held } = await openMemberships(world));
  });

  describe('the line of a bill', () => {
    it('offers the price of a term, the newest, and for nothing off asks nobody', async () => {
      expect(await line()).toMatchObject({ description: 'Jewellery Care Membership', price: 1_499, quantity: 1 });
      await priced({ name: 'Month', price: 149, duration: 30 });
      expect(await line()).toMatchObject({ price: 149 });
      for (const [price, amount] of [
        [149, 0],
        [1_499, 0],
        [100, 49],
      ]) {
        const { id } = await draft({ price });
        expect(await ask('GET', `quick_bills/${id}/concessions`)).toMatchObject({ amount });
      }
    });

    it('V-06 needs a customer, whole terms and a price, told at the field in the reader’s language', async () => {
      const lines = [await line()];
      const refused = async (body: object, field: string, language?: string) => {
        const { status, body: reply } = await save({ lines, contactId, placeOfSupply: '27', ...body }, language);
        expect(status).toBe(400);
        return reply.errors?.[field] ?? reply;
      };
      expect(await refused({ contactId: null }, 'contactId')).toBe(
        'Jewellery Care Membership is a subscription: choose the customer who holds it.',
      );
      expect(await refused({ contactId: null }, 'contactId', 'hi')).toMatch(/^Jewellery Care Membership सदस्यता है/);
      for (const quantity of [0.5, 61])
        expect(await refused({ lines: [{ ...lines[0], quantity }] }, 'lines.0.quantity')).toBe(
          'Jewellery Care Membership is billed in whole terms: enter a whole number from 1 to 60.',
        );
      const { id } = await draft();
      const { status } = await shop.call('PUT', `quick_bills/${id}`, { body: { contactId: null } });
      expect(status).toBe(400);
      await world.sql(`update product_prices set is_active = false where product_id = '${productId}'`);
      expect(await refused({}, 'lines.0.productId')).toMatch(/without an active price/);
      const issued = await shop.call('POST', `quick_bills/${id}/issue`, { body: {} });
      expect([issued.status, issued.body.responseMessage]).toEqual([
        409,
        'Jewellery Care Membership is a subscription without an active price: enter one at the product.',
      ]);
      expect(await held()).toEqual([]);
    });
  });

  describe('an issued bill', () => {
    it('begins a subscription on its day, with what was bought', async () => {
      await draft();
      expect(await held()).toEqual([]);
      const bill = await sell();
      expect(await held()).toEqual([
        expect.objectContaining({
          name: 'Jewellery Care Membership',
          contactId,
          productId,
          priceName: 'Membership',
          duration: 365,
          price: 1_499,
          startsOn: today,
          endsOn: yearFrom(today),
          state: 'active',
          billId: bill.id,
        }),
      ]);
      const [{ id, terms }] = (await held()) as [Record<string, any>];
      expect(terms).toMatchObject([{ bill: bill.number, line: 1, from: today, until: yearFrom(today), nth: 1 }]);
      const { items } = await ask('GET', `customer_subscriptions/${id}/history`);
      expect(items.map(({ action }: { action: string }) => action).toSorted()).toEqual(['create', 'transition']);
    });

    it('renews one that runs without a gap, a term for each that it counts', async () => {
      await sell();
      const second = await sell({ quantity: 2, price: 1_400 });
      const [one, ...others] = await held();
      expect(others).toEqual([]);
      expect(one).toMatchObject({ startsOn: today, endsOn: yearFrom(today, 3), billId: second.id, price: 1_400 });
      const next = daysLater(yearFrom(today), 1);
      expect(one!['terms'].map(({ from, until }: Record<string, string>) => [from, until])).toEqual([
        [today, yearFrom(today)],
        [next, yearFrom(today, 2)],
        [daysLater(yearFrom(today, 2), 1), yearFrom(today, 3)],
      ]);
    });

    it('takes the length from the price that its line names', async () => {
      await priced({ name: 'Month', price: 149, duration: 30 });
      await sell({ price: 149 });
      await sell({ price: 1_499 });
      const [{ terms }] = (await held()) as [Record<string, any>];
      expect(terms.map(({ duration }: { duration: number }) => duration)).toEqual([30, 365]);
    });

    it('begins another one after the end, for another customer and of another product', async () => {
      const old = daysLater(today, -400);
      await sell({}, { day: old, backDatedReason: 'Found in a drawer' });
      expect(await held()).toMatchObject([{ startsOn: old, endsOn: yearFrom(old), state: 'ended' }]);
      await sell();
      const { id: other } = await shop.make(entities.contacts, { pin: '400001', stateCode: '27', gstin: null });
      await sell({}, { contactId: other });
      expect((await held()).map(each => [each['contactId'], each['state']])).toEqual([
        [contactId, 'ended'],
        [contactId, 'active'],
        [other, 'active'],
      ]);
    });

    it('brings by two lines of it one term after the other', async () => {
      const one = { ...(await line()), quantity: 1 };
      await sell({}, { lines: [one, one] });
      expect((await held())[0]).toMatchObject({ endsOn: yearFrom(today, 2) });
    });

    it('sells other products as before', async () => {
      const { id } = await shop.make(entities.products, { subscriptionOnly: false, productPrice: null });
      const box = {
        productId: id,
        description: 'Box',
        hsn: '4819',
        metal: 'other',
        quantity: 1.5,
        price: 100,
        gst: 18,
      };
      const payments = [{ way: 'cash', amount: 177 }];
      const made = await ask('POST', 'quick_bills', { lines: [box], payments, placeOfSupply: '27' });
      await ask('POST', `quick_bills/${made.id}/issue`, {});
      expect(await held()).toEqual([]);
    });

    it('of two tills at once counts both', async () => {
      const drafts = await Promise.all([draft(), draft(), draft()]);
      const replies = await Promise.all(
        drafts.map(({ id }) => shop.call('POST', `quick_bills/${id}/issue`, { body: {} })),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      const all = await held();
      expect(all).toHaveLength(1);
      expect(all[0]!['terms']).toHaveLength(3);
      expect(all[0]).toMatchObject({ endsOn: yearFrom(today, 3) });
    });
  });

  describe('a credit note', () => {
    const back = (bill: { id: string }, line = 1) =>
      ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line }], reason: 'returned' });

    it('takes all of it back on its first day, and it is cancelled', async () => {
      const bill = await sell({ quantity: 2 });
      await back(bill);
      const [one] = await held();
      expect(one).toMatchObject({ state: 'cancelled' });
      expect(one!['terms'].map(({ returnedOn }: { returnedOn: string }) => returnedOn)).toEqual([today, today]);
    });

    it('leaves told what has been used, and lets what is left go on', async () => {
      const old = daysLater(today, -100);
      const first = await sell({}, { day: old });
      const second = await sell();
      await back(first);
      expect((await held())[0]).toMatchObject({ state: 'active', startsOn: old, endsOn: yearFrom(today) });
      expect((await held())[0]!['terms']).toMatchObject([
        { from: old, until: daysLater(today, -1), returnedOn: today },
        { from: today, until: yearFrom(today), returnedOn: null, bill: second.number },
      ]);
      await back(second);
      expect(await held()).toMatchObject([{ state: 'cancelled', startsOn: old, endsOn: daysLater(today, -1) }]);
    });

    it('of what ended, or of another line, changes nothing that counts', async () => {
      const bill = await sell({}, { day: daysLater(today, -400), backDatedReason: 'Found in a drawer' });
      await back(bill);
      expect(await held()).toMatchObject([{ state: 'ended', terms: [{ returnedOn: today }] }]);
      const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 100, gst: 18 };
      const both = await sell({}, { lines: [box, await line()] });
      await back(both);
      expect((await held('state=active'))[0]).toMatchObject({ endsOn: yearFrom(today), terms: [{ returnedOn: null }] });
    });
  });
});
