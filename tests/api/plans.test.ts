import { beforeEach, describe, expect, it, test } from 'vitest';
import { can, platformPermissions, type Permission } from '../../schema/permissions.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { newAddress } from '../support/accounts.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { anOrder } from '../support/orders.ts';
import { aPlan, firstPlans } from '../support/plans.ts';

const tomorrow = () => shopDay(new Date(Date.now() + 86_400_000));

/** plans, who looks after them, and what visitors see. */
onPostgres(world => {
  const as = async (...permissions: Permission[]) => (await world.person({ permissions })).token;
  let admin: string;
  const ask = (method: string, path: string, body?: unknown, token = admin) =>
    world.call(method, `system/plans/${path}`, { token, ...(body !== undefined && { body }) });
  let made = 0;
  const make = async (more: object = {}, app = 'tsinvoice') => {
    const { status, data, text } = await ask('POST', app, { ...aPlan, code: `plan-${(made += 1)}`, ...more });
    expect([status, text]).toEqual([201, expect.anything()]);
    return data as { id: string; code: string; version: number };
  };
  const shown = async (language = 'en') =>
    (await world.call('GET', 'public/plans', { headers: { 'accept-language': language } })).data as {
      id: string;
      about: string | null;
      prices: object[];
    }[];
  const shownOf = async (code: string, language?: string) =>
    (await shown(language)).find(({ id }) => id === `tsinvoice-${code}`);
  const place = (plan: string, duration: number) =>
    world.call('POST', 'public/orders', {
      body: { ...anOrder, email: `${world.ports.ids.next()}@shop.example`, lines: [{ plan, duration, quantity: 1 }] },
      address: newAddress(),
    });

  beforeEach(async () => {
    admin = await as(can.SystemAll);
  });

  it('of a new platform are those that were sold before', async () => {
    const all = await shown();
    expect(all.filter(({ id }) => firstPlans.some(plan => plan.id === id))).toEqual(firstPlans);
    const inHindi = await shown('hi');
    expect(inHindi.find(({ id }) => id === 'tsinvoice-tola')!.about).toBe('बड़ा');
  });

  describe.each([
    ['tsinvoice', 'InvoicePlan', {}],
    ['tsmessenger', 'MessengerPlan', { messages: 500 }],
  ] as const)('R-50 those of %s', (app, area, more) => {
    const calls: [
      verb: 'List' | 'Add' | 'Edit' | 'Delete',
      method: string,
      path: (id: string) => string,
      body?: object,
    ][] = [
      ['List', 'GET', () => app],
      ['List', 'GET', id => `${app}/${id}`],
      ['Add', 'POST', () => app, { ...aPlan, ...more, code: `own-${app}` }],
      ['Edit', 'PUT', id => `${app}/${id}`, { people: 3 }],
      ['Delete', 'DELETE', id => `${app}/${id}`],
    ];
    test.each(calls)('ask for the app’s own permission to %s: %s', async (verb, method, path, body) => {
      const permission: Permission = can[`${area}${verb}`];
      const { id } = await make(more, app);
      const others = platformPermissions.filter(name => name !== permission && name !== can.SystemAll);
      expect((await ask(method, path(id), body, await as(...others))).status).toBe(403);
      expect((await ask(method, path(id), body, await as(permission))).status).toBeLessThan(300);
    });
  });

  it('have names in addresses of their own', async () => {
    const { code } = await make();
    const again = await ask('POST', 'tsinvoice', { ...aPlan, code });
    expect([again.status, again.body.errors]).toEqual([400, { code: 'Name in addresses exists already' }]);
    // Of the other app it is another one.
    expect((await ask('POST', 'tsmessenger', { ...aPlan, code, messages: 5 })).status).toBe(201);
  });

  it('say at the price’s day that it has a price already', async () => {
    const [monthly] = aPlan.prices;
    const wrong = { ...aPlan, code: 'twice', prices: [monthly, { ...monthly, price: 250 }] };
    const { status, body } = await ask('POST', 'tsinvoice', wrong);
    expect([status, body.errors]).toEqual([
      400,
      { 'prices.1.since': 'This duration has a price from that day already' },
    ]);
  });

  it('are shown to visitors while they are shown, in the visitor’s language', async () => {
    const { id, code } = await make();
    expect(await shownOf(code)).toEqual({
      id: `tsinvoice-${code}`,
      app: 'tsinvoice',
      name: 'Chavanni',
      about: 'Stalls',
      people: 1,
      messages: null,
      phoneHelp: false,
      trialDays: 7,
      prices: [
        { duration: 30, price: 199 },
        { duration: 91, price: 549 },
      ],
    });
    expect((await shownOf(code, 'hi'))!.about).toBe('छोटी दुकानें');
    await ask('PUT', `tsinvoice/${id}`, { shownTo: 'nobody' });
    expect(await shownOf(code)).toBeUndefined();
    await ask('PUT', `tsinvoice/${id}`, { shownTo: 'everyone' });
    await ask('DELETE', `tsinvoice/${id}`);
    expect(await shownOf(code)).toBeUndefined();
  });

  it('cost from a day on what a new price says, and an order is kept at the price of its day', async () => {
    const { id, code } = await make();
    const plan = `tsinvoice-${code}`;
    const before = (await place(plan, 30)).data;
    expect(before.lines).toMatchObject([{ price: 199, amount: 199, name: 'TS Invoice Chavanni' }]);
    const { prices } = (await ask('GET', `tsinvoice/${id}`)).data;
    const later = { duration: 30, price: 999, since: tomorrow() };
    const now = { duration: 30, price: 249, since: shopDay(new Date()) };
    await ask('PUT', `tsinvoice/${id}`, { prices: [...prices, later, now] });
    expect((await place(plan, 30)).data.lines).toMatchObject([{ price: 249 }]);
    const receipt = `public/orders/${before.id}?receipt=${before.receipt}`;
    expect((await world.call('GET', receipt)).data.lines).toEqual(before.lines);
  });

  it('are not ordered while they are hidden, nor for as long as has no price', async () => {
    const { code } = await make({ shownTo: 'nobody' });
    const [hidden, unpriced] = [await place(`tsinvoice-${code}`, 30), await place('tsinvoice-masha', 91)];
    expect([hidden.status, hidden.body.errors]).toEqual([400, { lines: 'Choose a plan' }]);
    expect([unpriced.status, unpriced.body.errors]).toEqual([400, { lines: 'Choose for how long' }]);
  });

  it('stand in the order of their places, app by app', async () => {
    const [last, first] = [await make({ position: 901 }), await make({ position: 900 })];
    const ids = (await shown()).map(({ id }) => id);
    expect(ids.indexOf(`tsinvoice-${first.code}`)).toBe(ids.indexOf(`tsinvoice-${last.code}`) - 1);
    expect(ids.indexOf('tsinvoice-tola')).toBeLessThan(ids.indexOf(`tsinvoice-${first.code}`));
    expect(ids.indexOf(`tsinvoice-${last.code}`)).toBeLessThan(ids.indexOf('tsmessenger-ratti'));
  });
});
