import { beforeEach, describe, expect, it } from 'vitest';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { can } from '../../../schema/permissions.ts';
import { firstOfMonth, monthOf, monthsAfter } from '../../../schema/rules/months.ts';
import { byWeight, openSchemeShop, today, type SchemeShop } from '../../support/chits.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

const reason = 'The book was in the bank';

onPostgres(world => {
  let { counter, schemes, ask } = {} as SchemeShop;
  let clerk: Person;
  const early = daysLater(today(), -12);
  const joinedOn = monthsAfter(today(), -2);
  const pay = (id: string, more: object, { token }: Pick<Person, 'token'> = counter.shop) =>
    world.call('POST', `shops/${counter.shop.shopId}/chit_members/${id}/pay`, {
      token,
      body: { amount: 5_000, way: 'upi', ...more },
    });

  beforeEach(async () => {
    ({ counter, schemes, ask } = await openSchemeShop(world));
    await world.sql(`update shops set back_dating_days = null where id = '${counter.shop.shopId}'`);
    clerk = await counter.personWithout(can.BackDatingApprove);
  });

  describe('A-11 an instalment of an earlier day', () => {
    it('is in the books of that day and for its month, with the reason, at the rate of that day', async () => {
      await schemes.setRate(12_000);
      await world.sql(
        `update commodity_rates set at = at - interval '20 days' where shop_id = '${counter.shop.shopId}'`,
      );
      await schemes.setRate(15_000);
      const { id } = await schemes.joined(byWeight, { joinedOn });
      const receipt = await schemes.pay(id, { day: early, backDatedReason: reason });
      // ₹5,000 at ₹10,992 for a gram of 916.
      expect(receipt).toMatchObject({
        day: early,
        month: firstOfMonth(monthOf(early)),
        backDatedReason: reason,
        rate: 10_992,
        fineWeight: 0.417,
      });
      expect(await schemes.member(id)).toMatchObject({ beganOn: early, redeemBy: daysLater(early, 365) });
      expect((await schemes.passbook(id)).lines).toMatchObject([{ day: early, rate: 10_992 }]);
      expect((await ask('GET', `chit_entries/${receipt.id}`)).backDatedReason).toBe(reason);
    });

    it('is for the oldest month that could be paid on that day', async () => {
      const { id } = await schemes.joined({}, { joinedOn });
      const first = monthsAfter(today(), -1);
      await schemes.pay(id);
      expect(await schemes.pay(id, { day: first, backDatedReason: reason })).toMatchObject({
        month: firstOfMonth(monthOf(first)),
      });
      expect(await schemes.pay(id, { day: first, backDatedReason: reason })).toMatchObject({
        month: firstOfMonth(monthOf(today()) + 1),
      });
      expect(await schemes.member(id)).toMatchObject({ paidMonths: 3, missed: 0, beganOn: first });
    });

    it.each<[string, object, 'owner' | 'clerk', string]>([
      ['without a reason', { day: early }, 'owner', 'Write the reason'],
      ['by a person without the permission', { day: early, backDatedReason: reason }, 'clerk', 'Choose a later day'],
      ['that is to come', { day: daysLater(today(), 1) }, 'owner', ''],
      ['before the passbook was joined', { day: daysLater(joinedOn, -1), backDatedReason: reason }, 'owner', 'joined'],
    ])('%s is refused at the day', async (_, more, who, told) => {
      const { id } = await schemes.joined({}, { joinedOn });
      const answer = await pay(id, more, who === 'clerk' ? clerk : counter.shop);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([400, ['day']]);
      expect(answer.body.errors.day).toContain(told);
      expect((await schemes.member(id)).balance).toBe(0);
    });

    it('within the free days needs neither', async () => {
      const { id } = await schemes.joined({}, { joinedOn });
      const answer = await pay(id, { day: daysLater(today(), -3) }, clerk);
      expect([answer.status, answer.data.day], answer.text).toEqual([200, daysLater(today(), -3)]);
    });

    it('of locked books is refused', async () => {
      const { id } = await schemes.joined({}, { joinedOn });
      await ask('POST', 'ledger/locks', { until: early });
      const answer = await pay(id, { day: early, backDatedReason: reason });
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.text).toContain('locked until');
      expect((await schemes.member(id)).balance).toBe(0);
    });
  });
});
