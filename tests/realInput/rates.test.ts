import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { rateOfFineness } from '../../schema/rules/commodities.ts';
import { completed } from '../support/imports.ts';
import { openShop } from '../support/shop.ts';
import { bytesOf, onRealInput, rowsOf } from './input.ts';

const path = 'gold/inr-per-gram-monthly.csv';

onRealInput('half a century of gold', world => {
  const rows = rowsOf(path);
  const mapping = {
    at: { column: 'month' },
    goldRate: { column: 'inr_per_g_24k' },
    gold916Rate: { column: 'inr_per_g_22k_916' },
    gold750Rate: { column: 'inr_per_g_18k_750' },
  };
  /** The first of the month in India. */
  const began = (month: string) => Date.parse(`${month}-01T00:00:00+05:30`);

  it.each([
    ['as a person maps it', { mapping }],
    ['as its header says', {}],
  ])('becomes the history of rates, %s', async (_, more) => {
    const shop = await openShop(world);
    const form = { file: new File([bytesOf(path)], 'gold.csv'), ...more };
    const report = await completed(shop, await shop.send('POST', entities.commodityRates, 'import', { form }));
    expect(report).toMatchObject({
      state: 'completed',
      created: rows.length,
      failed: 0,
      errors: [],
      total: rows.length,
    });

    const history = (await shop.call('GET', 'admin/commodities?pageSize=1000')).data.items as Record<string, any>[];
    expect(history.map(({ at, goldRate }) => [Date.parse(at), goldRate])).toEqual(
      rows.map(row => [began(row['month']!), Number(row['inr_per_g_24k'])]).toReversed(),
    );
    expect(history.map(({ gold916Rate, gold750Rate }) => [gold916Rate, gold750Rate])).toEqual(
      rows.map(row => [Number(row['inr_per_g_22k_916']), Number(row['inr_per_g_18k_750'])]).toReversed(),
    );
    expect(history.every(({ silverRate, diamondRate }) => silverRate === null && diamondRate === null)).toBe(true);
    const last = rows.at(-1)!;
    expect((await shop.call('GET', 'commodities?type=1')).data[0]).toMatchObject({
      goldRate: Number(last['inr_per_g_24k']),
    });
    expect((await shop.call('GET', 'commodities?type=2')).data).toEqual([]);
    expect((await world.call('GET', 'shops/commodities?type=1', { token: shop.token })).data).toMatchObject([
      { shopId: shop.shopId, goldRate: Number(last['inr_per_g_24k']) },
    ]);
    const year = (await shop.call('GET', 'admin/commodities?at_gte=2020-01-01&at_lte=2020-12-31&pageSize=50')).data;
    expect(year.totalCount).toBe(12);
  });

  it('costs by fineness what the same source says', () => {
    const within = (rate: number, said: string) => expect(Math.abs(rate - Number(said))).toBeLessThan(0.0151);
    for (const row of rows) {
      within(rateOfFineness(Number(row['inr_per_g_24k']), 916), row['inr_per_g_22k_916']!);
      within(rateOfFineness(Number(row['inr_per_g_24k']), 750), row['inr_per_g_18k_750']!);
    }
    expect(rows).toHaveLength(642);
  });

  it('is told month by month as a chart has it', async () => {
    const shop = await openShop(world);
    const form = { file: new File([bytesOf(path)], 'gold.csv'), mapping };
    await completed(shop, await shop.send('POST', entities.commodityRates, 'import', { form }));
    const { unit, points } = (await shop.call('GET', 'commodities/trend?type=1&span=all')).data;
    expect(unit).toBe('month');
    expect(points).toMatchObject(rows.map(row => ({ on: `${row['month']}-01`, rate: Number(row['inr_per_g_24k']) })));
  });

  it('is never written twice', async () => {
    const shop = await openShop(world);
    const start = () =>
      shop.send('POST', entities.commodityRates, 'import', {
        form: { file: new File([bytesOf(path)], 'gold.csv'), mapping },
      });
    await completed(shop, await start());
    expect(await completed(shop, await start())).toMatchObject({ created: 0, updated: 0, failed: rows.length });
    expect(await shop.count(entities.commodityRates)).toBe(rows.length);
  });
});
