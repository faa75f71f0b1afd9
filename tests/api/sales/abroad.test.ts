import { beforeEach, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const lines = [
  { description: 'Bangle', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 10, rate: 6_000, gst: 3 },
];

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  const estimate = (more: object) =>
    ask('POST', 'quotes', { contactId, lines, placeOfSupply: '27', billedGst: 'cgstSgst', ...more });

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
    for (const [since, rupees] of [
      ['2020-01-01', 71.5],
      ['2021-01-01', 83.25],
    ])
      await ask('POST', 'currency_units', { code: 'USD', symbol: '$', rupees, since });
  });

  it('A-09 R-12 an estimate tells its total in the customer’s currency as well, at the rate that it keeps', async () => {
    expect(await ask('GET', 'quotes/rate_abroad?currency=USD')).toEqual({ rupeesForOne: 83.25 });
    const one = await estimate({ currency: 'USD', rupeesForOne: 83.25 });
    // 61,800 by 83.25 is 742.342…
    expect(one).toMatchObject({ total: 61_800, currency: 'USD', rupeesForOne: 83.25, totalAbroad: 742.34 });
    await ask('POST', 'currency_units', { code: 'USD', symbol: '$', rupees: 90, since: '2022-01-01' });
    expect((await ask('GET', `quotes/${one.id}`)).totalAbroad).toBe(742.34);
    await ask('PUT', `quotes/${one.id}`, { discountOn: 'whole', discountPercent: 50 });
    expect(await ask('GET', `quotes/${one.id}`)).toMatchObject({ total: 30_900, totalAbroad: 371.17 });
  });

  it.each([
    ['KWD', 270.5, 228.466],
    ['JPY', 0.556, 111_151],
  ])('in %s with as many decimals as its prices have', async (currency, rupeesForOne, told) =>
    expect((await estimate({ currency, rupeesForOne })).totalAbroad).toBe(told),
  );

  it('a currency without a rate of the shop’s is asked for its rate, and tells nothing without a currency', async () => {
    expect(await ask('GET', 'quotes/rate_abroad?currency=EUR')).toBeNull();
    const body = { contactId, lines, placeOfSupply: '27', billedGst: 'cgstSgst', currency: 'EUR' };
    const refused = await shop.call('POST', 'quotes', { body });
    expect([refused.status, refused.body.errors]).toEqual([400, { rupeesForOne: 'Say how many rupees one is' }]);
    expect(await estimate({ rupeesForOne: 83 })).toMatchObject({ currency: null, totalAbroad: null });
  });

  it('its bill is in rupees alone', async () => {
    const { id } = await estimate({ currency: 'USD', rupeesForOne: 83.25 });
    await ask('POST', `quotes/${id}/give`, {});
    expect(await ask('POST', `quotes/${id}/bill`, {})).not.toHaveProperty('totalAbroad');
  });

  it('the rate is told to whoever may see estimates', async () => {
    const clerk = await world.person({ shopId: shop.shopId, permissions: [can.ContactList] });
    const path = `shops/${shop.shopId}/quotes/rate_abroad?currency=USD`;
    expect((await world.call('GET', path, { token: clerk.token })).status).toBe(403);
  });
});
