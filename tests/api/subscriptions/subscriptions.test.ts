import { beforeEach, describe, expect, it, test } from 'vitest';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { can, platformPermissions, type Permission } from '../../../schema/permissions.ts';
import { lastOf } from '../../../schema/rules/subscriptions.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { openPlatform, today, type Platform } from '../../support/subscriptions.ts';

/** K-01: what a shop holds of an app, who gives it, and how it goes on. */
onPostgres(world => {
  let platform: Platform;
  let shop: Shop;
  const own = async () => (await shop.call('GET', 'subscriptions')).data as Record<string, any>[];
  const path = (id: string, rest = '', app = 'tsinvoice') =>
    `system/shops/${shop.shopId}/subscriptions/${app}/${id}${rest}`;

  beforeEach(async () => {
    platform = await openPlatform(world);
    shop = await openShop(world);
  });

  describe('A-13 a plan given by hand', () => {
    it('is a copy of what it was that day, runs at once, and is what the shop reads', async () => {
      const made = await platform.give(shop.shopId, 'tsinvoice-masha');
      expect(made).toMatchObject({
        app: 'tsinvoice',
        plan: 'tsinvoice-masha',
        name: 'Masha',
        people: 6,
        duration: 30,
        price: 799,
        state: 'active',
        startsOn: today(),
        shopId: shop.shopId,
      });
      const planId = await platform.planId('tsinvoice', 'masha');
      await platform.ask('PUT', `system/plans/tsinvoice/${planId}`, { people: 7 });
      expect(await own()).toMatchObject([
        {
          app: 'tsinvoice',
          name: 'Masha',
          people: 6,
          peopleNow: 1,
          messages: null,
          state: 'active',
          endsOn: made.endsOn,
        },
      ]);
      await platform.ask('PUT', `system/plans/tsinvoice/${planId}`, { people: 6 });
      const [change] = (await platform.ask('GET', path(made.id, '/history'))).items;
      expect(change).toMatchObject({ action: 'transition', changes: { state: ['pending', 'active'] } });
    });

    it('is one at a time of each app', async () => {
      const { endsOn } = await platform.give(shop.shopId, 'tsinvoice-masha');
      await platform.give(shop.shopId, 'tsmessenger-ratti');
      const id = await platform.planId('tsinvoice', 'tola');
      const again = await platform.call('POST', `system/plans/tsinvoice/${id}/give`, {
        shopId: shop.shopId,
        duration: 30,
      });
      expect([again.status, again.body.responseMessage]).toEqual([
        409,
        `The shop holds TS Invoice Masha already, until ${endsOn}. Renew it or change its plan.`,
      ]);
      expect((await own()).map(({ app }) => app)).toEqual(['tsinvoice', 'tsmessenger']);
    });

    it('is given to one of two who give at the same moment', async () => {
      const id = await platform.planId('tsinvoice', 'tola');
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          platform.call('POST', `system/plans/tsinvoice/${id}/give`, { shopId: shop.shopId, duration: 30 }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    });

    it('waits for its first day, and may be on trial, at another price, and needs a price', async () => {
      const later = await platform.give(shop.shopId, 'tsinvoice-masha', { from: daysLater(today(), 5), price: 500 });
      expect(later).toMatchObject({ state: 'pending', price: 500, startsOn: daysLater(today(), 5) });
      expect(await own()).toEqual([]);
      const id = await platform.planId('tsinvoice', 'masha');
      const give = (more: object) =>
        platform.call('POST', `system/plans/tsinvoice/${id}/give`, { shopId: shop.shopId, ...more });
      expect((await give({ duration: 30, onTrial: true })).body.errors).toEqual({
        onTrial: 'There are no days on trial in this plan.',
      });
      expect((await give({ duration: 91 })).body.errors).toEqual({
        price: 'This plan has no price for as long: enter one, or choose another duration.',
      });
      expect((await give({ duration: 30, shopId: world.ports.ids.next() })).status).toBe(400);
      await platform.ask('PUT', `system/plans/tsinvoice/${id}`, { trialDays: 14 });
      const tried = await give({ duration: 30, onTrial: true });
      await platform.ask('PUT', `system/plans/tsinvoice/${id}`, { trialDays: 0 });
      expect(tried.data).toMatchObject({ state: 'trial', price: 0, endsOn: daysLater(today(), 13) });
    });
  });

  describe('what is held', () => {
    it('goes on when it is renewed, and changes its plan with what was not used', async () => {
      const { id, endsOn } = await platform.give(shop.shopId, 'tsinvoice-masha', { price: 310 });
      const renewed = await platform.ask('POST', path(id, '/renew'), { duration: 91, price: 900 });
      expect(renewed).toMatchObject({ state: 'active', duration: 91, price: 900 });
      expect(renewed.terms).toMatchObject([{ until: endsOn }, { from: daysLater(endsOn, 1), price: 900 }]);
      const planId = await platform.planId('tsinvoice', 'tola');
      const changed = await platform.ask('POST', path(id, '/change'), { planId, duration: 365 });
      expect(changed).toMatchObject({
        name: 'Tola',
        plan: 'tsinvoice-tola',
        people: 20,
        phoneHelp: true,
        price: 15_990,
      });
      // On its first day nothing was used.
      expect(changed.terms).toMatchObject([{ name: 'Tola', credit: 1_210, from: today() }]);
      expect(await own()).toMatchObject([{ name: 'Tola', people: 20 }]);
    });

    it('allows what is said by hand, until it changes to another plan', async () => {
      const { id } = await platform.give(shop.shopId, 'tsmessenger-masha');
      const limits = { people: 3, messages: 12_000, phoneHelp: true };
      const at = (rest: string) => path(id, rest, 'tsmessenger');
      expect(await platform.ask('POST', at('/limits'), limits)).toMatchObject(limits);
      expect(await own()).toMatchObject([limits]);
      await platform.ask('POST', at('/renew'), { duration: 30 });
      expect(await own()).toMatchObject([limits]);
      const wrong = await platform.call('POST', at('/limits'), { people: 0, messages: null });
      expect(wrong.body.errors).toEqual({ people: 'At least 1', messages: 'Say how many messages' });
      const planId = await platform.planId('tsmessenger', 'ratti');
      await platform.ask('POST', at('/change'), { planId, duration: 30 });
      expect(await own()).toMatchObject([{ people: 2, messages: 1_000, phoneHelp: false }]);
      await platform.ask('POST', at('/cancel'), { cancelReason: 'As a trial' });
      expect((await platform.call('POST', at('/limits'), limits)).status).toBe(409);
    });

    it('is cancelled for a reason, and then neither renewed nor changed', async () => {
      const { id } = await platform.give(shop.shopId, 'tsinvoice-masha');
      expect((await platform.call('POST', path(id, '/cancel'), {})).body.errors).toEqual({ cancelReason: 'Say why' });
      const cancelled = await platform.ask('POST', path(id, '/cancel'), { cancelReason: 'Given by mistake' });
      expect(cancelled).toMatchObject({ state: 'cancelled', cancelReason: 'Given by mistake' });
      const again = await platform.call('POST', path(id, '/renew'), { duration: 30 });
      expect([again.status, again.body.responseMessage]).toEqual([409, 'It does not run. Give the shop a plan anew.']);
      await platform.give(shop.shopId, 'tsinvoice-ratti');
      expect(await own()).toMatchObject([{ name: 'Ratti', state: 'active' }]);
    });

    it('of one shop is no other’s, and is changed by nobody of the shop', async () => {
      const { id } = await platform.give(shop.shopId, 'tsinvoice-masha');
      expect((await world.call('GET', `shops/${shop.shopId}/subscriptions`, { token: world.rival.token })).status).toBe(
        403,
      );
      expect(
        (await world.call('GET', `shops/${world.rival.shopId}/subscriptions`, { token: world.rival.token })).data,
      ).toEqual([]);
      for (const way of ['', '/renew', '/change', '/cancel'])
        expect(
          (await world.call(way ? 'POST' : 'GET', path(id, way), { token: shop.token, ...(way && { body: {} }) }))
            .status,
        ).toBe(403);
    });
  });

  describe.each([
    ['tsinvoice', 'InvoiceSubscription'],
    ['tsmessenger', 'MessengerSubscription'],
  ] as const)('R-51 the calls of %s', (app, area) => {
    test.each<['Add' | 'List' | 'Edit', string, (id: string, plan: string) => [path: string, body?: object]]>([
      [
        'Add',
        'POST',
        (_, plan) => [
          `system/plans/${app}/${plan}/give`,
          { shopId: shop.shopId, duration: 30, from: daysLater(today(), 400) },
        ],
      ],
      ['List', 'GET', () => [`system/subscriptions/${app}`]],
      ['List', 'GET', id => [path(id, '', app)]],
      [
        'Edit',
        'POST',
        id => [
          path(id, '/limits', app),
          { people: 3, phoneHelp: false, ...(app === 'tsmessenger' && { messages: 100 }) },
        ],
      ],
      ['Edit', 'POST', id => [path(id, '/renew', app), { duration: 30 }]],
      ['Edit', 'POST', id => [path(id, '/cancel', app), { cancelReason: 'As a test' }]],
    ])('ask for the app’s own permission to %s: %s', async (verb, method, of) => {
      const permission: Permission = can[`${area}${verb}`];
      const { id } = await platform.give(shop.shopId, `${app}-masha`);
      const [where, body] = of(id, await platform.planId(app, 'masha'));
      const as = async (...permissions: Permission[]) =>
        (await world.call(method, where, { token: (await world.person({ permissions })).token, ...(body && { body }) }))
          .status;
      expect(await as(...platformPermissions.filter(name => name !== permission && name !== can.SystemAll))).toBe(403);
      expect(await as(permission)).toBeLessThan(300);
    });
  });

  describe('an order that is paid', () => {
    it('is given to as many shops as it is for, once to each', async () => {
      const lines = [
        { plan: 'tsinvoice-masha', duration: 365, quantity: 2 },
        { plan: 'tsmessenger-ratti', duration: 30, quantity: 1 },
      ];
      const { id, number } = await platform.paidOrder(lines);
      const give = (shopId: string) => platform.call('POST', `system/orders/${id}/give`, { shopId });
      const [other, third] = [await openShop(world), await openShop(world)];
      expect((await give(shop.shopId)).data).toMatchObject({
        given: [{ plan: 'tsinvoice-masha' }, { plan: 'tsmessenger-ratti' }],
      });
      const held = (await platform.ask('GET', `system/subscriptions/tsinvoice?shopId=${shop.shopId}`)).items;
      expect(held).toMatchObject([{ orderId: id, orderNumber: number, price: 7_990, duration: 365, state: 'active' }]);
      expect((await give(shop.shopId)).body.responseMessage).toBe('This shop has what was ordered already.');
      expect((await give(other.shopId)).data.given).toHaveLength(3);
      expect((await give(third.shopId)).body.responseMessage).toBe('As many shops as were ordered have it already.');
      expect((await third.call('GET', 'subscriptions')).data).toEqual([]);
    });

    it('renews what the shop holds of the same plan, and takes the place of another', async () => {
      const { endsOn } = await platform.give(shop.shopId, 'tsinvoice-masha');
      await platform.give(shop.shopId, 'tsmessenger-ratti', { price: 310 });
      const { id } = await platform.paidOrder([
        { plan: 'tsinvoice-masha', duration: 30, quantity: 1 },
        { plan: 'tsmessenger-tola', duration: 30, quantity: 1 },
      ]);
      await platform.ask('POST', `system/orders/${id}/give`, { shopId: shop.shopId });
      const [invoice] = (await platform.ask('GET', `system/subscriptions/tsinvoice?shopId=${shop.shopId}`)).items;
      expect(invoice.terms).toMatchObject([{ until: endsOn }, { from: daysLater(endsOn, 1) }]);
      const [messenger] = (await platform.ask('GET', `system/subscriptions/tsmessenger?shopId=${shop.shopId}`)).items;
      expect(messenger).toMatchObject({
        name: 'Tola',
        messages: 50_000,
        terms: [{ credit: 310, price: 1_499, isPaid: true }],
      });
      // It was paid in full, so that the ₹310 of before are further days.
      expect(messenger.endsOn > lastOf(today(), 30, 1)).toBe(true);
    });

    it('is given to nobody before, and tells its buyer nothing of it', async () => {
      const order = await platform.paidOrder([{ plan: 'tsinvoice-masha', duration: 30, quantity: 1 }]);
      const shown = `public/orders/${order.id}?receipt=${(order as unknown as { receipt: string }).receipt}`;
      expect((await world.call('GET', shown)).data).not.toHaveProperty('given');
      await world.sql(`update orders set state = 'placed' where id = '${order.id}'`);
      const answer = await platform.call('POST', `system/orders/${order.id}/give`, { shopId: shop.shopId });
      expect([answer.status, answer.body.responseMessage]).toEqual([409, 'The order is not paid.']);
    });
  });
});
