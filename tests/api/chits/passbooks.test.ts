import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { monthsAfter } from '../../../schema/rules/months.ts';
import { byWeight, openSchemeShop, today, type SchemeShop } from '../../support/chits.ts';
import { onBoth } from '../../support/everyEntity.ts';

onBoth(world => {
  let { counter, schemes, ask, call } = {} as SchemeShop;

  beforeEach(async () => {
    ({ counter, schemes, ask, call } = await openSchemeShop(world));
  });

  describe('A-11 a passbook', () => {
    it('that was begun before stands with what was paid then', async () => {
      const broughtFirstDay = monthsAfter(today(), -3);
      const brought = {
        broughtFirstDay,
        broughtMonths: 2,
        broughtPaid: 10_000,
        broughtWeight: 0.8,
        broughtMetal: 'gold',
      };
      const { id } = await schemes.joined(byWeight, brought);
      expect(await schemes.member(id)).toMatchObject({
        paidMonths: 2,
        missed: 1,
        balance: 10_000,
        fineWeight: 0.8,
        beganOn: broughtFirstDay,
        redeemBy: daysLater(broughtFirstDay, 365),
      });
      expect(await counter.balances()).toEqual({
        'scheme INR': -10_000,
        'opening INR': 10_000,
        'scheme AU': -0.8,
        'opening AU': 0.8,
      });
    });

    it.each([
      ['without its first day', { broughtMonths: 2, broughtPaid: 10_000 }],
      ['without its rupees', { broughtFirstDay: '2026-02-01', broughtMonths: 2 }],
      ['with more months than there are', { broughtFirstDay: '2026-02-01', broughtMonths: 12, broughtPaid: 60_000 }],
      ['of another instalment', { instalment: 4_000 }],
    ])('%s is not joined', async (_, more) => {
      const { id } = await schemes.draft(await schemes.scheme(), more);
      expect((await call(`chit_members/${id}/join`)).status).toBe(409);
      expect((await schemes.member(id)).number).toBeNull();
    });

    it('that ends early is paid back by the rule of its scheme, and is paid into no more', async () => {
      await schemes.setRate(12_882);
      const { id } = await schemes.joined(byWeight);
      await schemes.pay(id, { way: 'cash' });
      const refund = await ask('POST', `chit_members/${id}/end_early`, { way: 'cash', reason: 'Moves away' });
      expect(refund).toMatchObject({ kind: 'refund', amount: 5_000, fineWeight: 0.388, note: 'Moves away' });
      expect(await counter.balances()).toEqual({});
      expect(await schemes.member(id)).toMatchObject({ state: 'ended', balance: 0, reason: 'Moves away' });
      expect((await call(`chit_members/${id}/pay`, { amount: 5_000 })).status).toBe(409);
      expect((await call(`chit_entries/${refund.id}/cancel`)).status).toBe(409);
    });

    it('of jewellery only is not paid back before the lawful days are over', async () => {
      const { id } = await schemes.joined({ earlyEnd: 'goods' });
      await schemes.pay(id);
      const answer = await call(`chit_members/${id}/end_early`, { way: 'cash' });
      expect([answer.status, answer.body.responseMessage]).toEqual([409, expect.stringContaining('jewellery only')]);
      const long = { broughtFirstDay: daysLater(today(), -366), broughtMonths: 2, broughtPaid: 10_000 };
      const old = await schemes.joined({ earlyEnd: 'goods' }, long);
      await ask('POST', `chit_members/${old.id}/end_early`, { way: 'upi' });
    });

    it('goes to the nominee as it is', async () => {
      const { id } = await schemes.joined();
      await schemes.pay(id);
      const { id: contactId } = await counter.shop.make(entities.contacts, { gstin: null });
      await ask('POST', `chit_members/${id}/transfer`, { contactId, reason: 'By the will' });
      expect(await schemes.member(id)).toMatchObject({
        contactId,
        balance: 5_000,
        beganOn: today(),
        reason: 'By the will',
      });
      expect(JSON.stringify(await ask('GET', `chit_members/${id}/history`))).toContain('By the will');
      const same = await call(`chit_members/${id}/transfer`, { contactId, reason: 'Again' });
      expect([same.status, Object.keys(same.body.errors)]).toEqual([400, ['contactId']]);
    });
  });

  it('A-11 the books owe what the passbooks hold, to the paisa and the milligram', async () => {
    await schemes.setRate(12_345.67);
    const members = [
      await schemes.joined(byWeight),
      await schemes.joined(),
      await schemes.joined({ ...byWeight, fineness: 999 }),
    ];
    for (const [n, { id }] of members.entries()) {
      await schemes.pay(id, { months: n + 1, amount: 5_000 * (n + 1) });
      await schemes.pay(id, { kind: 'topUp', amount: 333.33 + n });
    }
    await ask('POST', `chit_members/${members[1].id}/end_early`, { way: 'upi' });
    const items = (await ask('GET', 'chit_members')).items as { balance: number; fineWeight: number | null }[];
    const sum = (name: 'balance' | 'fineWeight', scale: number) =>
      items.reduce((all, item) => all + Math.round((item[name] ?? 0) * scale), 0) / scale;
    const accounts = (await ask('GET', 'ledger/trial_balance')).items as {
      kind: string;
      unit: string;
      closing: number;
    }[];
    const owed = (wanted: string, scale: number) =>
      -accounts.reduce(
        (all, { kind, unit, closing }) =>
          kind === 'scheme' && unit === wanted ? all + Math.round(closing * scale) : all,
        0,
      ) / scale;
    expect(sum('balance', 100)).toBe(20_668.66);
    expect([owed('INR', 100), owed('AU', 1_000)]).toEqual([sum('balance', 100), sum('fineWeight', 1_000)]);
  });
});
