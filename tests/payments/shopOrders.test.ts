import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { limits } from '../../api/session/limits.ts';
import { can } from '../../schema/permissions.ts';
import type { PublicOrder } from '../../schema/rules/orders.ts';
import { aPlan } from '../support/plans.ts';
import { membershipSql } from '../support/membership.ts';
import { openPaymentDesk, type PaymentDesk } from '../support/paymentDesk.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { bothEngines } from '../support/drawnEngines.ts';
import { type Answer } from '../support/testApi.ts';

/** A-12, A-13, R-51: what a shop orders of the apps in its own name. */
describe.each(bothEngines())('orders of a shop on the %s database', engine => {
  let desk: PaymentDesk;
  let shop: Shop;
  beforeAll(async () => {
    Object.assign(limits, { payment: { most: 1e6, window: 1_000 }, order: { most: 1e6, window: 1_000 } });
    desk = await openPaymentDesk(engine);
    await desk.platform.ask('POST', 'system/plans/tsinvoice', { ...aPlan, code: 'guild', shownTo: 'shops' });
    await desk.platform.ask('POST', 'system/plans/tsinvoice', { ...aPlan, code: 'hidden', shownTo: 'nobody' });
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    shop = await openShop(desk.world);
    await inSettings({ pin: '400001', state_code: '27', phone_no: '9820011001' });
  });

  const inSettings = (facts: Record<string, string | null>) => {
    const set = Object.entries(facts).map(([name, value]) => `${name} = ${value === null ? 'null' : `'${value}'`}`);
    return desk.world.sql(`update shops set ${set.join()} where id = '${shop.shopId}'`);
  };
  const plans = async (token = shop.token): Promise<string[]> =>
    (await desk.world.call('GET', `shops/${shop.shopId}/plans`, { token })).data.map(({ id }: { id: string }) => id);
  const order = (plan: string, duration = 30, token = shop.token): Promise<Answer> =>
    desk.world.call('POST', `shops/${shop.shopId}/orders`, { token, body: { plan, duration } });
  const placed = async (plan: string, duration = 30): Promise<PublicOrder> => {
    const { status, data, text } = await order(plan, duration);
    expect(status, text).toBe(201);
    return data;
  };
  const pay = async (one: PublicOrder) => {
    const { status, data } = await desk.confirm(one, desk.standIn.pay(await desk.begin(one), 'captured'));
    expect([status, data.state]).toEqual([200, 'paid']);
  };
  const held = async () => (await shop.call('GET', 'subscriptions')).data as Record<string, any>[];
  const letIn = (permission: string) =>
    desk.world.sql(`update users set permissions = array['${permission}'] where id = '${shop.userId}'`);

  it('A-12 a plan for shops alone is shown to, and sold to, whoever may see plans in a shop; one that is hidden to nobody', async () => {
    const site = (await desk.world.call('GET', 'public/plans')).data.map(({ id }: { id: string }) => id);
    expect(site).toContain('tsinvoice-masha');
    expect(await plans()).toEqual(site);
    expect(await order('tsinvoice-guild')).toMatchObject({ status: 400, body: { errors: { plan: 'Choose a plan' } } });
    await letIn('tsmessenger_plan/shop/list');
    expect(await plans()).toEqual(site);
    await letIn('tsinvoice_plan/shop/list');
    expect((await plans()).filter(id => !site.includes(id))).toEqual(['tsinvoice-guild']);
    expect((await order('tsinvoice-hidden')).status).toBe(400);
    await pay(await placed('tsinvoice-guild'));
    expect(await held()).toMatchObject([{ plan: 'tsinvoice-guild', people: aPlan.people, state: 'active' }]);
  });

  it('A-13 R-51 what is paid goes to the shop that ordered, whatever else its person looks after, and another plan takes its place', async () => {
    const second = await openShop(desk.world);
    await desk.world.sql(membershipSql({ userId: shop.userId, shopId: second.shopId, permissions: [can.UserEdit] }));
    await pay(await placed('tsinvoice-masha'));
    const [first] = await held();
    expect(first).toMatchObject({ plan: 'tsinvoice-masha', duration: 30, state: 'active' });
    await pay(await placed('tsinvoice-masha', 365));
    expect((await held())[0]).toMatchObject({ plan: 'tsinvoice-masha', duration: 365 });
    await pay(await placed('tsinvoice-tola', 365));
    expect(await held()).toMatchObject([{ plan: 'tsinvoice-tola', people: 20, duration: 365, state: 'active' }]);
    expect((await second.call('GET', 'subscriptions')).data).toEqual([]);
  });

  it('is in the name of the shop and of its person', async () => {
    const one = await placed('tsinvoice-masha');
    const [{ name }] = (await desk.world.sql(`select name from shops where id = '${shop.shopId}'`)) as [
      { name: string },
    ];
    expect(one).toMatchObject({ businessName: name, pin: '400001', stateCode: '27', total: 943, state: 'placed' });
    expect(one).not.toHaveProperty('orderedIn');
    const kept = await desk.platform.ask('GET', `system/orders/${one.id}`);
    expect(kept.orderedIn).toEqual({ shopId: shop.shopId, shop: name });
  });

  test.each([
    [{ pin: null }, /PIN/],
    [{ phone_no: '+14155552671' }, /phone number/i],
  ])('a shop whose settings lack %j is told what is missing', async (facts, label) => {
    await desk.world.sql(`update users set mobile_no = null where id = '${shop.userId}'`);
    await inSettings(facts);
    const { status, text } = await order('tsinvoice-masha');
    expect([status, text]).toEqual([409, expect.stringMatching(label)]);
  });

  it('a duration that the plan does not have is told at its field', async () => {
    expect(await order('tsinvoice-masha', 14)).toMatchObject({
      status: 400,
      body: { errors: { duration: 'Choose for how long' } },
    });
  });

  it('is not for whoever does not look after its people, nor for another shop', async () => {
    const { token: staff } = await desk.world.person({ shopId: shop.shopId, permissions: [can.ProductRead] });
    const { token: stranger } = await openShop(desk.world);
    for (const token of [staff, stranger]) expect((await order('tsinvoice-masha', 30, token)).status).toBe(403);
  });

  describe('an order of the site', () => {
    const take = ({ id, receipt }: Pick<PublicOrder, 'id' | 'receipt'>, by = shop) =>
      by.call('POST', 'orders/take', { body: { order: id, receipt } });
    const lines = [{ plan: 'tsinvoice-masha', duration: 30, quantity: 1 }];

    it('R-47 A-13 that is paid is held by the shop that its buyer opens, once', async () => {
      const one = await desk.place({ lines });
      await pay(one);
      expect((await take(one)).status).toBe(200);
      expect((await take(one)).status).toBe(200);
      expect(await held()).toMatchObject([{ plan: 'tsinvoice-masha', state: 'active' }]);
      const [kept] = (await desk.platform.ask('GET', `system/shops/${shop.shopId}/subscriptions/tsinvoice`)).items;
      expect(kept).toMatchObject({ orderNumber: one.number, terms: [{ duration: 30 }] });
      const other = await openShop(desk.world);
      expect((await take(one, other)).status).toBe(409);
      expect((await other.call('GET', 'subscriptions')).data).toEqual([]);
    });

    it('that is paid later is held then', async () => {
      const one = await desk.place({ lines });
      expect((await take(one)).status).toBe(200);
      expect(await held()).toEqual([]);
      await pay(one);
      expect(await held()).toMatchObject([{ plan: 'tsinvoice-masha', state: 'active' }]);
    });

    it('is for nobody without its receipt, and for more than one shop given by hand', async () => {
      const [one, other] = [await desk.place({ lines }), await desk.place()];
      expect((await take({ ...one, receipt: other.receipt })).status).toBe(404);
      expect((await take({ ...one, id: desk.world.ports.ids.next() })).status).toBe(404);
      await pay(other);
      expect((await take(other)).status).toBe(200);
      expect(await held()).toEqual([]);
    });
  });
});
