import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { openShop } from '../support/shop.ts';

onBoth(world => {
  const opened = async () => {
    const shop = await openShop(world);
    const add = async (hsn: string, since: string, rate: number) =>
      (await shop.call('POST', 'gst_rates', { body: { hsn, since, rate } })).data as { id: string };
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
