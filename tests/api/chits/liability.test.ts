import { beforeEach, describe, expect, it } from 'vitest';
import { noteMissedMonths } from '../../../api/chits/missedMonths.ts';
import { firstOfMonth, monthOf, monthsAfter } from '../../../schema/rules/months.ts';
import { byWeight, openSchemes, today, type Schemes } from '../../support/chits.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';

onBoth(world => {
  let counter: Counter;
  let schemes: Schemes;

  beforeEach(async () => {
    counter = await openCounter(world);
    schemes = openSchemes(counter);
  });

  describe('A-11 what the shop owes', () => {
    it('is told in rupees and in grams, by scheme and month of maturity, beside the metal it holds', async () => {
      await schemes.setRate(10_000);
      const weight = { ...byWeight, name: 'Grams' };
      const brought = { broughtFirstDay: monthsAfter(today(), -1), broughtMonths: 2, broughtPaid: 10_000 };
      const one = await schemes.joined(weight, { ...brought, broughtWeight: 1.25, broughtMetal: 'gold' });
      const other = await schemes.joined({ name: 'Rupees' });
      await schemes.pay(other.id);
      await counter.ask('POST', `chit_members/${(await schemes.joined({ name: 'Gone' }, brought)).id}/end_early`, {
        way: 'upi',
      });
      const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 100, amount: 1 };
      const { id } = await counter.ask('POST', 'vouchers', opening);
      await counter.ask('POST', `vouchers/${id}/post`, {});
      const month = (day: string) => firstOfMonth(monthOf(day));
      expect(await counter.ask('GET', 'chit_members/liability')).toMatchObject({
        items: [
          {
            scheme: 'Grams',
            month: month((await schemes.member(one.id)).maturesOn),
            members: 1,
            fineWeight: 1.25,
            unit: 'AU',
            worth: 12_500,
          },
          { scheme: 'Rupees', month: month(monthsAfter(today(), 11)), members: 1, balance: 5_000, worth: 5_000 },
        ],
        totals: { members: 2, fineWeight: 1.25, worth: 17_500 },
        metals: [{ unit: 'AU', owed: 1.25, held: 100, worth: 12_500 }],
      });
    });

    it('has no worth without a rate', async () => {
      const brought = { broughtFirstDay: today(), broughtMonths: 1, broughtPaid: 5_000, broughtWeight: 0.5 };
      await schemes.joined(byWeight, { ...brought, broughtMetal: 'gold' });
      const { items, totals } = await counter.ask('GET', 'chit_members/liability');
      expect([items[0].worth, totals.worth]).toEqual([null, null]);
    });
  });

  it('A-11 a month that is over moves maturity by night, once', async () => {
    const brought = { broughtFirstDay: monthsAfter(today(), -3), broughtMonths: 2, broughtPaid: 10_000 };
    const { id } = await schemes.joined({}, brought);
    const { missed, maturesOn, version } = await schemes.member(id);
    expect(missed).toBe(1);
    // As it was told before that month was over.
    await world.sql(
      `update chit_members set missed = 0, matures_on = matures_on - 31, due_on = '${monthsAfter(today(), -1)}' where id = '${id}'`,
    );
    for (let night = 0; night < 2; night++) await noteMissedMonths(world.ports, counter.shop.shopId, Date.now());
    expect(await schemes.member(id)).toMatchObject({ missed, maturesOn, version: version + 1 });
  });
});
