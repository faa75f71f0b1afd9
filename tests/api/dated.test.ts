import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop } from '../support/shop.ts';

onPostgres(world => {
  const opened = async () => {
    const shop = await openShop(world);
    const add = async (hsn: string, since: string, rate: number) =>
      (await shop.call('POST', 'gst_rates', { body: { hsn, since, rate, reason: 'A new law' } })).data as {
        id: string;
      };
    await add('7113', '2017-07-01', 3);
    const newer = await add('7113', '2026-04-01', 5);
    await add('7113', '2027-01-01', 6);
    await add('9988', '2026-06-01', 5);
    const heldOn = async (day: string) => {
      const { data } = await shop.send('GET', entities.gstRates, `?heldOn=${day}&sort=hsn`);
      return (data.items as { hsn: string; rate: number }[]).map(({ hsn, rate }) => `${hsn} ${rate}`);
    };
    return { shop, heldOn, newer };
  };

  it.each([
    ['2017-06-30', []],
    ['2017-07-01', ['7113 3']],
    ['2026-03-31', ['7113 3']],
    ['2026-04-01', ['7113 5']],
    ['2026-11-22', ['7113 5', '9988 5']],
    ['2027-01-01', ['7113 6', '9988 5']],
  ])('of dated rows those are listed that hold on %s', async (day, rows) => {
    const { heldOn } = await opened();
    expect(await heldOn(day)).toEqual(rows);
  });

  /** Moments of India: the fourth is the last of its day there. The third is withdrawn, and two say nothing of a metal. */
  const entries = [
    { at: '2026-11-01T05:00:00Z', goldRate: 100, silverRate: 1, diamondRate: 10 },
    { at: '2026-11-02T05:00:00Z', goldRate: 200, silverRate: null, diamondRate: null },
    { at: '2026-11-02T06:00:00Z', goldRate: 999, silverRate: 9, diamondRate: 99, withdrawnAt: '2026-11-02T07:00:00Z' },
    { at: '2026-11-03T18:29:59Z', goldRate: 300, silverRate: 3, diamondRate: null },
    { at: '2026-11-03T18:30:00Z', goldRate: 400, silverRate: 4, diamondRate: 40 },
  ];

  it.each([
    ['2026-10-31', []],
    ['2026-11-01', [100]],
    ['2026-11-02', [100, 200]],
    ['2026-11-03', [100, 300]],
    ['2026-11-04', [400]],
  ])('of metal rates, each of which holds by itself, those are listed that hold on %s', async (day, golds) => {
    const shop = await openShop(world);
    await shop.plant(
      entities.commodityRates,
      entries.map(entry => ({ withdrawnAt: null, ...entry })),
    );
    const { data } = await shop.send('GET', entities.commodityRates, `?heldOn=${day}&sort=at&order=asc`);
    expect((data.items as { goldRate: number }[]).map(({ goldRate }) => goldRate)).toEqual(golds);
  });

  it('what was deleted holds no more, and another shop none of it', async () => {
    const { shop, heldOn, newer } = await opened();
    await shop.send('DELETE', entities.gstRates, newer.id);
    expect(await heldOn('2026-11-22')).toEqual(['7113 3', '9988 5']);
    const rival = await openShop(world);
    expect((await rival.send('GET', entities.gstRates, '?heldOn=2026-11-22')).data.totalCount).toBe(0);
  });

  it.each([
    ['gstRates', '?heldOn=today'],
    ['units', '?heldOn=2026-11-22'],
  ] as const)('refuses %s %s', async (name, query) => {
    const shop = await openShop(world);
    const answer = await shop.send('GET', entities[name], query);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['heldOn']]);
  });
});
