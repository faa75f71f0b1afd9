import { beforeEach, describe, expect, it } from 'vitest';
import { keepCustomerSubscriptions } from '../../../api/customerSubscriptions/sweep.ts';
import { sweep } from '../../../api/sweep.ts';
import type { Notification } from '../../../schema/entities/notifications.ts';
import { entities } from '../../../schema/entities/index.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can } from '../../../schema/permissions.ts';
import { notificationText } from '../../../schema/rules/notificationText.ts';
import { wordingFor } from '../../../schema/words/wordings.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { membershipSql } from '../../support/membership.ts';
import { openMemberships, type Memberships } from '../../support/memberships.ts';

const today = shopDay(new Date());

/** what the clock does to what customers hold, what is given by hand, and what comes next. */
onPostgres(world => {
  let { shop, contactId, productId, ask, sell, held } = {} as Memberships;
  const keepOn = (day: string) => keepCustomerSubscriptions(world.ports, shop.shopId, Date.parse(`${day}T06:00:00Z`));
  const give = (more: object = {}) => ask('POST', 'customer_subscriptions/give', { contactId, productId, ...more });
  const told = async (token = shop.token, language: 'en' | 'hi' = 'en') => {
    const { data } = await world.call('GET', `shops/${shop.shopId}/notifications?pageSize=100`, { token });
    return (data.items as Notification[]).map(item => notificationText(item, wordingFor(language)));
  };

  beforeEach(async () => {
    ({ shop, contactId, productId, ask, sell, held } = await openMemberships(world));
  });

  describe('by the clock', () => {
    it('begins on its first day, is told of a week before the end, once, and ends after its last day', async () => {
      const from = daysLater(today, 3);
      const { endsOn } = await give({ duration: 30, price: 149, from });
      for (let day = today; day <= daysLater(endsOn, 2); day = daysLater(day, 1)) {
        await keepOn(day);
        await keepOn(day);
        const wanted = day < from ? 'pending' : day <= endsOn ? 'active' : 'ended';
        expect([day, (await held())[0]!['state']]).toEqual([day, wanted]);
        expect([day, (await told()).length]).toEqual([day, day >= daysLater(endsOn, -7) ? 1 : 0]);
      }
      const { name } = await ask('GET', `contacts/${contactId}`);
      expect((await told())[0]!.title).toBe(`Jewellery Care Membership of ${name} ends soon`);
      expect((await told(shop.token, 'hi'))[0]!.title).toBe(
        `${name}: Jewellery Care Membership की सदस्यता जल्द समाप्त होगी`,
      );
    });

    it('is told anew after a renewal, and to whoever may see it', async () => {
      const seeing = await world.person();
      const other = await world.person();
      const join = (userId: string, permissions: string[]) =>
        world.sql(membershipSql({ userId, shopId: shop.shopId, permissions }));
      await join(seeing.userId, [can.CustomerSubscriptionList]);
      await join(other.userId, [can.ProductRead]);
      const { endsOn } = await give({ duration: 30, price: 149 });
      await keepOn(daysLater(endsOn, -5));
      await sell();
      await keepOn(daysLater(endsOn, -4));
      expect(await told(seeing.token)).toHaveLength(1);
      const [{ endsOn: next }] = (await held()) as [{ endsOn: string }];
      await keepOn(daysLater(next, -7));
      expect(await told(seeing.token)).toHaveLength(2);
      expect(await told(other.token)).toEqual([]);
    });

    it('of a week or a day is told to nobody', async () => {
      const { endsOn } = await give({ duration: 7, price: 20 });
      for (let day = today; day <= endsOn; day = daysLater(day, 1)) await keepOn(day);
      expect(await told()).toEqual([]);
    });

    it('is swept with all else, more of them than fit into one slice', async () => {
      for (let n = 0; n < 12; n++) {
        const { id } = await shop.make(entities.contacts, { gstin: null });
        await give({ contactId: id, duration: 30, price: 149 });
      }
      await world.sql(`update customer_subscriptions set starts_on = '${daysLater(today, -40)}', ends_on = '${daysLater(today, -1)}'
        where shop_id = '${shop.shopId}'`);
      await sweep(world.ports);
      const counts = await ask('GET', 'customer_subscriptions/states');
      expect(counts).toMatchObject({ ended: 12 });
    });
  });

  describe('by hand', () => {
    it('goes by the product’s price, and on after what the customer holds', async () => {
      expect(await give()).toMatchObject({
        duration: 365,
        price: 1_499,
        startsOn: today,
        state: 'active',
        billId: null,
      });
      const { terms, ...more } = await give({ duration: 7, price: 0 });
      expect(terms).toHaveLength(2);
      expect(terms[1]).toMatchObject({ bill: null, duration: 7, price: 0 });
      expect(more.startsOn).toBe(today);
      expect(await held()).toHaveLength(1);
    });

    it('begins in the past, ended where it is over, and later', async () => {
      expect(await give({ from: daysLater(today, -400) })).toMatchObject({ state: 'ended' });
      expect(await give({ from: daysLater(today, 10) })).toMatchObject({ state: 'pending' });
    });

    it('is refused at the field: of another product, for as long as there is no price, of nobody', async () => {
      const { id: box } = await shop.make(entities.products, { subscriptionOnly: false, productPrice: null });
      const refused = async (more: object) => {
        const body = { contactId, productId, ...more };
        const answer = await shop.call('POST', 'customer_subscriptions/give', { body });
        expect(answer.status, answer.text).toBe(400);
        return Object.keys(answer.body.errors);
      };
      expect(await refused({ productId: box })).toEqual(['productId']);
      expect(await refused({ duration: 91 })).toEqual(['price']);
      expect(await refused({ contactId: crypto.randomUUID() })).toEqual(['contactId']);
      expect(await refused({ productId: 'x' })).toEqual(['productId']);
    });

    it('is cancelled for a reason, and a bill begins a new one', async () => {
      const { id } = await give();
      const path = `customer_subscriptions/${id}/cancel`;
      expect((await shop.call('POST', path, { body: {} })).status).toBe(400);
      await ask('POST', path, { cancelReason: 'Moved away' });
      await sell();
      expect((await held()).map(({ state }) => state).toSorted()).toEqual(['active', 'cancelled']);
    });
  });

  it('is billed again: the customer and the line as it is sold now, for as long as before', async () => {
    const { id } = await give({ duration: 365 });
    await ask('POST', `admin/products/${productId}/prices`, { name: 'Month', price: 149, duration: 30 });
    const begun = await ask('POST', `customer_subscriptions/${id}/bill_again`, {});
    expect(begun).toMatchObject({ contactId, lines: [{ productId, price: 1_499, quantity: 1, gst: 18 }] });
    const bill = await ask('POST', 'quick_bills', { ...begun, placeOfSupply: '27' });
    await ask('POST', `quick_bills/${bill.id}/issue`, {});
    expect((await held())[0]!['terms']).toHaveLength(2);
  });
});
