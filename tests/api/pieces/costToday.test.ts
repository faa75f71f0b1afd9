import { beforeAll, expect, it } from 'vitest';
import type { FigureRow } from '../../../schema/kit/figures.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { setRate, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const daysAgo = (days: number) => daysLater(shopDay(new Date()), -days);

/** Gold stood at 6,000 a hundred days ago and at 6,500 ten days ago, silver at 90; today they stand at 7,000 and 80. */
onPostgres(world => {
  let shop: Shop;
  const rateOf = async (gold: number, silver: number, days: number) => {
    const id = await setRate(shop, gold, silver);
    await world.sql(`update commodity_rates set at = at - interval '${days} days' where id = '${id}'`);
  };
  const figure = async (name: string, query = '') => {
    const { status, data, text } = await shop.call('GET', `pieces/figures/${name}${query}`);
    expect(status, text).toBe(200);
    return (data as FigureRow[]).filter(({ count }) => count).map(({ key, value, count }) => [key, value, count]);
  };

  beforeAll(async () => {
    const rival = await openShop(world);
    await setRate(rival, 1, 1);
    shop = await openShop(world);
    await rateOf(6_000, 90, 100);
    await rateOf(6_500, 90, 10);
    await rateOf(7_000, 80, 0);
    const plain = { stones: [], fineness: 999, grossWeight: 10, stoneWeight: 0 };
    const stocked: [cost: number | null, days: number, more?: object][] = [
      // 10 g of 916 are 9.16 g of fine gold, each ₹1,000 more: ₹9,160.
      [60_000, 50, { fineness: 916 }],
      // Of the day of the second rate: 10 × ₹500.
      [65_000, 10],
      // Of today, and from before there was a rate: as they were.
      [70_000, 0],
      [10_000, 200],
      // 10 g of silver, each ₹10 less.
      [900, 50, { metal: 'silver' }],
      // Has no rate.
      [500, 50, { metal: 'other', fineness: 750 }],
      // What nobody knows comes to nothing.
      [null, 50, { metal: 'platinum', fineness: 950 }],
    ];
    for (const [cost, days, more] of stocked)
      await takeIn(shop, { ...plain, metal: 'gold', cost, stockedOn: daysAgo(days), ...more });
    const sold = await takeIn(shop, { ...plain, metal: 'gold', cost: 99_000, stockedOn: daysAgo(50) });
    await world.sql(`update pieces set state = 'sold' where id = '${sold['id']}'`);
  });

  it('what lies in stock costs at today’s rate what it cost, with what its fine metal gained or lost since', async () => {
    expect(await figure('costByMetal')).toEqual([
      ['gold', 205_000, 4],
      ['silver', 900, 1],
      ['platinum', null, 1],
      ['other', 500, 1],
    ]);
    expect(await figure('costTodayByMetal')).toEqual([
      ['gold', 60_000 + 9_160 + 65_000 + 5_000 + 70_000 + 10_000, 4],
      ['silver', 800, 1],
      ['platinum', null, 1],
      ['other', 500, 1],
    ]);
  });

  it('is told by days in stock, narrowed as the list is, and in a file under its name', async () => {
    expect(await figure('costTodayByAge', '?metal=gold')).toEqual([
      ['0', 140_000, 2],
      ['31', 69_160, 1],
      ['181', 10_000, 1],
    ]);
    const { text } = await shop.call('GET', 'pieces/figures/costTodayByMetal/file?format=csv&metal=silver');
    expect(text.replace('\ufeff', '').split('\r\n')).toEqual(
      expect.arrayContaining(['Metal,Cost at today’s rate,Number', 'Silver,800,1']),
    );
  });

  it('follows a rate of the same day, for what came before it, and not one that is taken back', async () => {
    const id = await setRate(shop, 8_000, 80);
    expect((await figure('costTodayByMetal', '?metal=gold'))[0]![1]).toBe(219_160 + 9_160 + 10_000);
    await world.sql(`update commodity_rates set withdrawn_at = now() where id = '${id}'`);
    expect((await figure('costTodayByMetal', '?metal=gold'))[0]![1]).toBe(219_160);
  });
});
