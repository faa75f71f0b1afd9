import type { PassbookLine } from '../../../schema/rules/chitReplies.ts';
import { expect, it } from 'vitest';
import { fixedClock } from '../../../server/clock.ts';
import { billPaidBy, byAmount, byWeight, openSchemeShop, type SchemeShop } from '../../support/chits.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const [begins, day] = ['2026-01-15T06:00:00Z', 24 * 60 * 60 * 1_000];
/** From one 15th to the next. */
const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30];
/** Milligrams of fine gold for ₹5,000, at ₹12,000 a gram and ₹137.50 more each month: 5,000,000 / 12,000, 5,000,000 / 12,137.50 ... */
const bought = [417, 412, 407, 403, 398, 394, 390, 386, 382, 378, 374];

const clock = fixedClock(begins);

onPostgres(
  world => {
    /** By the shop's clock an instalment on each 15th, and on the twelfth a bill of ₹90,000 of gold and ₹9,000 of making, with 3 % GST. */
    const year = async (of: object) => {
      clock.advance(Date.parse(begins) - clock.now().getTime());
      const shop = await openSchemeShop(world);
      const { counter, schemes, ask } = shop;
      await world.sql(`update sessions set expires_at = '2028-01-01'`);
      await schemes.setRate(12_000);
      const { id } = await schemes.joined(of);
      for (const [n, days] of months.entries()) {
        if (n) await schemes.setRate(12_000 + 137.5 * n);
        await schemes.pay(id);
        clock.advance(days * day);
      }
      await schemes.setRate(13_500);
      const mature = await schemes.passbook(id);
      const bill = billPaidBy(
        counter.contactId,
        await ask('GET', `chit_members/redeemable?contactId=${counter.contactId}`),
      );
      const { id: billId } = await ask('POST', 'quick_bills', bill);
      return { id, shop, mature, bill: await ask('POST', `quick_bills/${billId}/issue`, {}) };
    };

    const isRedeemed = async ({ schemes }: SchemeShop, id: string, fine: readonly number[]) => {
      const { lines } = await schemes.passbook(id);
      expect(lines.map((line: PassbookLine) => [line.day, line.amount, Math.round(1_000 * line.fineWeight)])).toEqual([
        ...fine.map((weight, n) => [`2026-${String(n + 1).padStart(2, '0')}-15`, 5_000, weight]),
        ['2026-12-15', -55_000, 0 - fine.reduce((sum, weight) => sum + weight, 0)],
      ]);
      expect(await schemes.member(id)).toMatchObject({ state: 'redeemed', balance: 0, fineWeight: null, dueOn: null });
    };
    const days = { firstDay: '2026-01-15', maturesOn: '2026-12-15', lastDay: '2027-01-15', isMature: true };

    it('A-11 of a passbook by amount, whose twelfth instalment the shop gives as a discount before tax', async () => {
      const { id, shop, mature, bill } = await year(byAmount);
      expect(mature).toMatchObject({ ...days, paidMonths: 11, balance: 55_000, worth: 55_000 });
      // 99,000 less 5,000, and 3 % of it.
      expect(bill).toMatchObject({ taxable: 94_000, total: 96_820, paid: 55_000, due: 41_820 });
      expect(bill.lines).toMatchObject([{ schemeBonus: 3_333.33 }, { schemeBonus: 1_666.67 }]);
      await isRedeemed(
        shop,
        id,
        bought.map(() => 0),
      );
    });

    it('A-11 of a passbook by amount, whose bonus of 7.5 % is an expense of the shop', async () => {
      const { id, shop, mature, bill } = await year({
        ...byAmount,
        bonus: 'percent',
        bonusPercent: 7.5,
        bonusWay: 'expense',
      });
      expect(mature).toMatchObject({ ...days, paidMonths: 11, balance: 55_000, worth: 55_000 });
      // 99,000 and 3 % of it; 55,000 and 7.5 % of that.
      expect(bill).toMatchObject({ taxable: 99_000, total: 101_970, paid: 59_125, due: 42_845 });
      await isRedeemed(
        shop,
        id,
        bought.map(() => 0),
      );
    });

    it('A-11 of a passbook by weight, whose making charge is waived on as much as it pays', async () => {
      const { id, shop, mature, bill } = await year({
        ...byWeight,
        bonus: 'making',
        bonusPercent: 100,
        bonusWay: null,
      });
      // 4.341 g of fine gold at 13,500 a gram; in 916 it weighs 4.341 / 0.916.
      expect(mature).toMatchObject({ ...days, balance: 55_000, fineWeight: 4.341, weight: 4.739, worth: 58_603.5 });
      // 99,000 less 9,000 × 58,603.50 / 90,000, and 3 % of it, to the rupee.
      expect(bill).toMatchObject({ taxable: 93_139.65, total: 95_934, paid: 58_603.5, due: 37_330.5 });
      expect(bill.lines).toMatchObject([{ schemeBonus: 3_906.9 }, { schemeBonus: 1_953.45 }]);
      await isRedeemed(shop, id, bought);
    });
  },
  ports => ({ ...ports, clock }),
);
