import { beforeEach, describe, expect, it } from 'vitest';
import { keepSubscriptions } from '../../../api/subscriptions/sweep.ts';
import { sweep } from '../../../api/sweep.ts';
import { entities } from '../../../schema/entities/index.ts';
import { daysBetween, daysLater } from '../../../schema/kit/calendar.ts';
import type { Notification } from '../../../schema/entities/notifications.ts';
import { notificationText } from '../../../schema/rules/notificationText.ts';
import { wordingFor } from '../../../schema/words/wordings.ts';
import { membershipSql } from '../../support/membership.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { openPlatform, today, type Platform } from '../../support/subscriptions.ts';

const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 100, gst: 18 };

/** what the clock does to a subscription, and what a shop is told of it. */
onPostgres(world => {
  let platform: Platform;
  let shop: Shop;
  const keepOn = (day: string) => keepSubscriptions(world.ports, shop.shopId, Date.parse(`${day}T06:00:00Z`));
  const list = async (app = 'tsinvoice') =>
    (await platform.ask('GET', `system/subscriptions/${app}?shopId=${shop.shopId}`)).items as Record<string, any>[];
  const state = async () => (await list()).map(({ state }) => state);
  const told = async (language: 'en' | 'hi' = 'en') => {
    const { items } = (await shop.call('GET', 'notifications?pageSize=100')).data;
    return (items as Notification[]).map(item => notificationText(item, wordingFor(language)).title).toReversed();
  };

  beforeEach(async () => {
    platform = await openPlatform(world);
    shop = await openShop(world);
  });

  it('tells its owners a week and a day before the end and at the end, each once, and lets it end after its grace', async () => {
    const { endsOn, graceUntil } = await platform.give(shop.shopId, 'tsinvoice-masha');
    for (let day = today(); day <= daysLater(graceUntil, 3); day = daysLater(day, 1)) {
      await keepOn(day);
      await keepOn(day);
      const wanted = day <= endsOn ? 'active' : day <= graceUntil ? 'grace' : 'ended';
      expect([day, await state()]).toEqual([day, [wanted]]);
      const left = daysBetween(day, endsOn);
      const notices = [left <= 7, left <= 1].filter(Boolean).map(() => 'TS Invoice Masha ends soon');
      expect([day, await told()]).toEqual([
        day,
        [...notices, ...(wanted === 'ended' ? ['TS Invoice Masha has ended'] : [])],
      ]);
    }
  });

  it('tells anew after a renewal, in the language of whoever reads', async () => {
    const { id, endsOn } = await platform.give(shop.shopId, 'tsinvoice-masha');
    await keepOn(daysLater(endsOn, -5));
    await platform.ask('POST', `system/shops/${shop.shopId}/subscriptions/tsinvoice/${id}/renew`, { duration: 30 });
    await keepOn(daysLater(endsOn, -4));
    expect(await told()).toHaveLength(1);
    const [{ endsOn: next }] = (await list()) as [{ endsOn: string }];
    await keepOn(daysLater(next, -3));
    expect(await told()).toHaveLength(2);
    expect((await told('hi')).at(-1)).toBe('TS Invoice Masha जल्द समाप्त होगा');
  });

  it('tells only whoever looks after the people of the shop', async () => {
    const { endsOn } = await platform.give(shop.shopId, 'tsinvoice-masha');
    const staff = await world.person();
    await world.sql(membershipSql({ userId: staff.userId, shopId: shop.shopId, permissions: ['shop/product/read'] }));
    await keepOn(endsOn);
    expect(await told()).toHaveLength(1);
    const theirs = await world.call('GET', `shops/${shop.shopId}/notifications`, { token: staff.token });
    expect(theirs.data.items).toEqual([]);
  });

  it('begins what was bought for later where it has room, and lets a trial give way to it', async () => {
    const id = await platform.planId('tsinvoice', 'tola');
    await platform.ask('PUT', `system/plans/tsinvoice/${id}`, { trialDays: 30 });
    await platform.give(shop.shopId, 'tsinvoice-tola', { onTrial: true });
    await platform.ask('PUT', `system/plans/tsinvoice/${id}`, { trialDays: 0 });
    await platform.give(shop.shopId, 'tsinvoice-masha', { from: daysLater(today(), 10) });
    await keepOn(daysLater(today(), 9));
    expect((await list()).map(({ name, state }) => [name, state]).toSorted()).toEqual([
      ['Masha', 'pending'],
      ['Tola', 'trial'],
    ]);
    await keepOn(daysLater(today(), 10));
    expect((await list()).map(({ name, state }) => [name, state]).toSorted()).toEqual([
      ['Masha', 'active'],
      ['Tola', 'ended'],
    ]);
  });

  it('goes on in grace without a gap', async () => {
    const { id, endsOn } = await platform.give(shop.shopId, 'tsinvoice-masha', { from: daysLater(today(), -32) });
    expect(await state()).toEqual(['grace']);
    const path = `system/shops/${shop.shopId}/subscriptions/tsinvoice/${id}/renew`;
    expect(await platform.ask('POST', path, { duration: 30 })).toMatchObject({ state: 'active' });
    expect((await list())[0]!['terms'][1]).toMatchObject({ from: daysLater(endsOn, 1) });
  });

  it('is looked at with all else that is swept', async () => {
    const { id } = await platform.give(shop.shopId, 'tsinvoice-masha');
    await world.sql(`update invoice_subscriptions set ends_on = '${daysLater(today(), -1)}' where id = '${id}'`);
    await sweep(world.ports);
    expect(await state()).toEqual(['grace']);
  });

  describe('what is over', () => {
    let counter: Counter;
    beforeEach(async () => {
      counter = await openCounter(world);
      ({ shop } = counter);
    });
    const draft = () =>
      counter.ask('POST', 'quick_bills', { lines: [box], placeOfSupply: '27', contactId: counter.contactId });
    const issue = (id: string, language = 'en') =>
      shop.call('POST', `quick_bills/${id}/issue`, { body: {}, headers: { 'accept-language': language } });

    it('bars new bills with a word that says what to do, and nothing else: all is read and exported', async () => {
      await platform.give(shop.shopId, 'tsinvoice-masha', { from: daysLater(today(), -60) });
      expect(await state()).toEqual(['ended']);
      const bill = await draft();
      const refused = await issue(bill.id);
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'TS Invoice Masha has ended for this shop: no new bills are issued. Everything stays to be read and exported. Ask TolaShop to renew it.',
      ]);
      expect((await issue(bill.id, 'hi')).body.responseMessage).toMatch(/^इस दुकान का TS Invoice Masha समाप्त हो गया है/);
      expect((await shop.call('GET', `quick_bills/${bill.id}`)).status).toBe(200);
      expect((await shop.call('GET', 'contacts/export?format=csv')).status).toBe(200);
      await shop.make(entities.contacts, {});
      await platform.give(shop.shopId, 'tsinvoice-ratti');
      expect((await issue(bill.id)).status).toBe(200);
    });

    it('of the other app, or what was cancelled before its first day, bars none', async () => {
      await platform.give(shop.shopId, 'tsmessenger-masha', { from: daysLater(today(), -60) });
      const { id } = await platform.give(shop.shopId, 'tsinvoice-masha', { from: daysLater(today(), 5) });
      await platform.ask('POST', `system/shops/${shop.shopId}/subscriptions/tsinvoice/${id}/cancel`, {
        cancelReason: 'Changed their mind',
      });
      const bill = await draft();
      expect((await issue(bill.id)).status).toBe(200);
    });
  });
});
