import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import type { Redeemable } from '../../../schema/rules/chitRedeem.ts';
import { monthsAfter } from '../../../schema/rules/months.ts';
import { billPaidBy, byWeight, openSchemes, today, type Schemes } from '../../support/chits.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';

onBoth(world => {
  let counter: Counter;
  let schemes: Schemes;
  const ask: Counter['ask'] = (...asked) => counter.ask(...asked);
  const call = (path: string, body: object = {}) => counter.shop.call('POST', path, { body });

  const redeemable = async (): Promise<Redeemable[]> =>
    ask('GET', `chit_members/redeemable?contactId=${counter.contactId}`);

  const billed = async (passbooks: readonly Redeemable[], more: Parameters<typeof billPaidBy>[2] = {}) =>
    ask('POST', 'quick_bills', billPaidBy(counter.contactId, passbooks, more));
  const issue = (id: string) => call(`quick_bills/${id}/issue`);
  const refused = async (id: string, why: RegExp) => {
    const answer = await issue(id);
    expect([answer.status, answer.body.responseMessage]).toEqual([409, expect.stringMatching(why)]);
    expect((await ask('GET', `quick_bills/${id}`)).state).toBe('draft');
  };

  beforeEach(async () => {
    counter = await openCounter(world);
    schemes = openSchemes(counter);
  });

  describe('A-11 a passbook that is mature', () => {
    it('pays a bill, with one instalment as a discount before tax', async () => {
      const { id } = await schemes.mature();
      const passbooks = await redeemable();
      expect(passbooks).toMatchObject([{ id, isMature: true, paid: 55_000, worth: 55_000 }]);
      const bill = await billed(passbooks);
      // 99,000 less 5,000, with 3 % GST.
      expect(bill).toMatchObject({ taxable: 94_000, total: 96_820, paid: 55_000, due: 41_820 });
      expect(bill.lines).toMatchObject([{ schemeBonus: 3_333.33 }, { schemeBonus: 1_666.67 }]);
      expect((await issue(bill.id)).status).toBe(200);
      expect(await schemes.member(id)).toMatchObject({ state: 'redeemed', balance: 0, dueOn: null });
      expect(await counter.balances()).toMatchObject({
        'customer INR': 41_820,
        'opening INR': 55_000,
        'discount INR': 5_000,
      });
      const { number } = await ask('GET', `quick_bills/${bill.id}`);
      expect((await schemes.passbook(id)).lines).toMatchObject([
        { amount: 55_000 },
        { number, amount: -55_000, entity: 'quickBills' },
      ]);
      expect(await redeemable()).toEqual([]);
    });

    it('is not offered to a bill once all that was paid into it is cancelled', async () => {
      const { id } = await schemes.joined();
      const receipt = await schemes.pay(id);
      expect(await redeemable()).toMatchObject([{ id, worth: 5_000 }]);
      await call(`chit_entries/${receipt.id}/cancel`);
      expect(await redeemable()).toEqual([]);
    });

    it('has its bonus as an expense of the shop, where the scheme says so: the tax is on the whole', async () => {
      await schemes.mature({ bonus: 'percent', bonusPercent: 10, bonusWay: 'expense' });
      const bill = await billed(await redeemable());
      expect(bill).toMatchObject({ taxable: 99_000, total: 101_970, paid: 60_500, due: 41_470 });
      expect((await issue(bill.id)).status).toBe(200);
      expect(await counter.balances()).toMatchObject({ 'customer INR': 41_470, 'schemeBonus INR': 5_500 });
    });

    it('has the making waived on as much of the goods as it pays', async () => {
      await schemes.mature({ bonus: 'making', bonusPercent: 100 });
      const bill = await billed(await redeemable());
      // 9,000 of making × 55,000 of 90,000.
      expect(bill).toMatchObject({ taxable: 93_500, paid: 55_000 });
      expect((await issue(bill.id)).status).toBe(200);
    });

    it('by weight is worth the rate of the day; what the metal rose by is a matter of the trade', async () => {
      await schemes.setRate(10_000);
      const brought = { broughtWeight: 9.16, broughtMetal: 'gold' };
      const { id } = await schemes.mature({ ...byWeight, bonus: 'none' }, brought);
      const passbooks = await redeemable();
      expect(passbooks).toMatchObject([{ fineWeight: 9.16, paid: 55_000, worth: 91_600 }]);
      const bill = await billed(passbooks);
      expect((await issue(bill.id)).status).toBe(200);
      expect(await schemes.member(id)).toMatchObject({ balance: 0, fineWeight: null, state: 'redeemed' });
      expect(await counter.balances()).toMatchObject({ 'customer INR': 10_370, 'trade INR': 36_600 });
      const balances = await counter.balances();
      expect(balances).not.toHaveProperty('scheme INR');
      expect(balances).not.toHaveProperty('scheme AU');
    });

    it('that holds more than the bill comes to leaves the rest as credit', async () => {
      await schemes.mature({ bonus: 'none' }, { broughtPaid: 155_000 });
      const [passbook] = await redeemable();
      const bill = await billed([passbook!]);
      await ask('PUT', `quick_bills/${bill.id}`, { payments: [{ ...bill.payments[0], amount: 101_970 }] });
      expect((await issue(bill.id)).status).toBe(200);
      expect(await ask('GET', `quick_bills/customer_credit?contactId=${counter.contactId}`)).toEqual({
        credit: 53_030,
      });
    });
  });

  it('A-11 a passbook that is not mature pays without a bonus', async () => {
    const { id } = await schemes.joined();
    await schemes.pay(id);
    const bill = await billed(await redeemable());
    expect(bill).toMatchObject({ total: 101_970, paid: 5_000 });
    expect((await issue(bill.id)).status).toBe(200);
    expect((await schemes.member(id)).state).toBe('redeemed');
  });

  describe('A-11 no bill is issued', () => {
    it('with a passbook that another bill was paid with', async () => {
      await schemes.mature();
      const passbooks = await redeemable();
      const [one, another] = [await billed(passbooks), await billed(passbooks)];
      const answers = await Promise.all([issue(one.id), issue(another.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('with the same passbook twice', async () => {
      await schemes.mature({ bonus: 'none' }, { broughtPaid: 20_000 });
      const [passbook] = await redeemable();
      const bill = await billed([passbook!, { ...passbook! }]);
      await refused(bill.id, /is there twice/);
    });

    it('with somebody else’s passbook', async () => {
      await schemes.mature();
      const { id: contactId } = await counter.shop.make(entities.contacts, {
        gstin: null,
        pan: 'AAPFU0939F',
        pin: '400001',
        stateCode: '27',
      });
      const bill = await billed(await redeemable(), { more: { contactId } });
      await refused(bill.id, /another customer’s/);
    });

    it.each([
      ['more than the passbook is worth', { amount: 55_001 }],
      ['a worth of its own', { chitWorth: 60_000, amount: 60_000 }],
      ['a bonus of its own', { chitBonus: 100 }],
    ])('with %s', async (_, more) => {
      await schemes.mature({ bonus: 'none' });
      const bill = await billed(await redeemable());
      await ask('PUT', `quick_bills/${bill.id}`, { payments: [{ ...bill.payments[0], ...more }] });
      await refused(bill.id, /worth something else/);
    });

    it('at the rate of yesterday', async () => {
      await schemes.setRate(10_000);
      await schemes.mature({ ...byWeight, bonus: 'none' }, { broughtWeight: 9.16, broughtMetal: 'gold' });
      const bill = await billed(await redeemable());
      await schemes.setRate(10_100);
      await refused(bill.id, /worth something else/);
    });

    it('with a bonus that no passbook gives', async () => {
      const bill = await billed([], { rest: [{ way: 'cash', amount: 1_000 }] });
      const lines = bill.lines.map((line: object) => ({ ...line, schemeBonus: 100 }));
      await ask('PUT', `quick_bills/${bill.id}`, { lines });
      await refused(bill.id, /bonus of the scheme no longer fits/);
    });

    it('by a scheme without naming the passbook', async () => {
      const bill = await billed([], { rest: [{ way: 'scheme', amount: 1_000 }] });
      await refused(bill.id, /Choose the passbook/);
    });
  });

  it('A-11 a line that is taken back comes to what it came to, bonus and all', async () => {
    await schemes.mature();
    const bill = await billed(await redeemable());
    await issue(bill.id);
    const note = await ask('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] });
    // 66,000 less 3,333.33, with 3 % GST.
    expect(note).toMatchObject({ taxable: 62_666.67, total: 64_547 });
  });

  it('A-11 a receipt of a passbook that was redeemed stays', async () => {
    const before = { broughtFirstDay: monthsAfter(today(), -11), broughtMonths: 10, broughtPaid: 50_000 };
    const { id } = await schemes.joined({}, before);
    const receipt = await schemes.pay(id);
    const bill = await billed(await redeemable());
    await issue(bill.id);
    const answer = await call(`chit_entries/${receipt.id}/cancel`);
    expect([answer.status, answer.body.responseMessage]).toEqual([409, 'This passbook was redeemed or has ended.']);
  });
});
