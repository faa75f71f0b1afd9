import { beforeEach, describe, expect, it } from 'vitest';
import { receiptPapers } from '../../../api/chits/receiptPaper.ts';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { wordingFor } from '../../../schema/words/wordings.ts';
import { can } from '../../../schema/permissions.ts';
import { monthsRead } from '../../../schema/rules/chitMonths.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { firstOfMonth, monthOf, monthsAfter } from '../../../schema/rules/months.ts';
import { byWeight, openSchemeShop, today, type SchemeShop } from '../../support/chits.ts';
import { onBoth } from '../../support/everyEntity.ts';

onBoth(world => {
  let { counter, schemes, ask, call } = {} as SchemeShop;

  beforeEach(async () => {
    ({ counter, schemes, ask, call } = await openSchemeShop(world));
  });

  describe('R-40 a scheme', () => {
    it('is open to join once it is opened, and its terms stay from then on', async () => {
      const { id } = await ask('POST', 'chit_schemes', { name: 'Suvarna', ...byWeight });
      const early = await schemes.draft(id);
      expect((await call(`chit_members/${early.id}/join`)).status).toBe(409);
      await ask('POST', `chit_schemes/${id}/open`, {});
      expect((await counter.shop.call('PUT', `chit_schemes/${id}`, { body: { instalment: 1 } })).status).toBe(409);
      await ask('PUT', `chit_schemes/${id}`, { joinUntil: '2031-01-01' });
      expect(await ask('POST', `chit_members/${early.id}/join`, {})).toMatchObject({
        number: expect.stringMatching(/^PB\/\d\d-\d\d\/0001$/),
        state: 'active',
        instalment: 5_000,
        joinedOn: today(),
      });
      await ask('POST', `chit_schemes/${id}/close`, {});
      const late = await schemes.draft(id);
      expect((await call(`chit_members/${late.id}/join`)).status).toBe(409);
    });

    it('tells its rules in words', async () => {
      const { inWords } = await ask('POST', 'chit_schemes', { name: 'Suvarna', ...byWeight, graceDays: 5 });
      expect(inWords).toContain('You pay ₹5,000 a month, 11 times. Each instalment buys Gold of 916 (22K)');
      expect(inWords).toContain('until day 5 of the next one');
      expect(inWords).not.toContain('%{');
    });

    it.each([
      ['instalments', { instalments: 13 }],
      ['fineness', { kind: 'weight', metal: 'gold', fineness: null }],
      ['fineness', { kind: 'weight', metal: 'silver', fineness: 916 }],
      ['bonusPercent', { bonus: 'percent' }],
      ['instalment', { instalment: 0 }],
      ['joinUntil', { joinFrom: '2026-05-02', joinUntil: '2026-05-01' }],
    ])('is refused at its field %s', async (field, more) => {
      const body = { name: 'Suvarna', ...byWeight, kind: 'amount', ...more };
      const answer = await counter.shop.call('POST', 'chit_schemes', { body });
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([400, [field]]);
    });
  });

  describe('A-11 an instalment', () => {
    it('is a receipt in the books at once, and the passbook tells how it stands', async () => {
      const { id } = await schemes.joined();
      const receipt = await schemes.pay(id, { way: 'cash' });
      expect(receipt).toMatchObject({
        number: expect.stringMatching(/^S\/\d\d-\d\d\/0001$/),
        kind: 'instalment',
        contactId: counter.contactId,
        month: firstOfMonth(monthOf(today())),
        months: 1,
        state: 'posted',
        fineWeight: null,
      });
      expect(await counter.balances()).toEqual({ 'cash INR': 5_000, 'scheme INR': -5_000 });
      expect(await schemes.member(id)).toMatchObject({
        paidMonths: 1,
        missed: 0,
        balance: 5_000,
        beganOn: today(),
        maturesOn: monthsAfter(today(), 11),
        redeemBy: daysLater(today(), 365),
      });
      expect((await schemes.passbook(id)).lines).toMatchObject([
        { number: receipt.number, kind: 'instalment', amount: 5_000 },
      ]);
    });

    it('is paid for months ahead, also several at once; a top-up comes besides', async () => {
      const { id } = await schemes.joined();
      const month = (ahead: number) => firstOfMonth(monthOf(today()) + ahead);
      await schemes.pay(id);
      expect(await schemes.pay(id)).toMatchObject({ month: month(1), months: 1, day: today() });
      const several = await schemes.pay(id, { months: 3, amount: 15_000 });
      expect(several).toMatchObject({ month: month(2), months: 3, forMonths: monthsRead(month(2), 3, 'en') });
      await schemes.pay(id, { kind: 'topUp', amount: 777.77 });
      expect(await schemes.member(id)).toMatchObject({
        paidMonths: 5,
        missed: 0,
        balance: 25_777.77,
        dueOn: monthsAfter(today(), 5),
        maturesOn: monthsAfter(today(), 11),
      });
      expect((await schemes.passbook(id)).monthsPaid).toEqual([0, 1, 2, 3, 4].map(month));
      await schemes.pay(id, { months: 6, amount: 30_000 });
      expect(await schemes.member(id)).toMatchObject({ paidMonths: 11, dueOn: null });
    });

    it('does not go over a month that is paid: its receipt tells of months in a row', async () => {
      const { id } = await schemes.joined();
      await schemes.pay(id);
      const { id: second } = await schemes.pay(id);
      await schemes.pay(id);
      await ask('POST', `chit_entries/${second}/cancel`, {});
      const both = await call(`chit_members/${id}/pay`, { months: 2, amount: 10_000 });
      expect([both.status, both.body.errors]).toEqual([
        400,
        { months: expect.stringContaining('Months before it: 1.') },
      ]);
      expect(await schemes.pay(id)).toMatchObject({ month: firstOfMonth(monthOf(today()) + 1) });
      expect(await schemes.pay(id)).toMatchObject({ month: firstOfMonth(monthOf(today()) + 3) });
    });

    it('for months ahead buys metal at the rate of the day on which it is paid', async () => {
      await schemes.setRate(12_882);
      const { id } = await schemes.joined(byWeight);
      await schemes.pay(id);
      await schemes.setRate(15_000);
      // ₹10,000 at ₹13,740 for a gram of 916.
      expect(await schemes.pay(id, { months: 2, amount: 10_000 })).toMatchObject({ rate: 13_740, fineWeight: 0.667 });
    });

    it('has a receipt that tells for which months it is, in the language of the paper', async () => {
      const { id } = await schemes.joined();
      const made = [await schemes.pay(id), await schemes.pay(id, { kind: 'topUp', amount: 70 })];
      const ahead = await schemes.joined();
      made.push(await schemes.pay(ahead.id, { months: 3, amount: 15_000 }));
      const { shopId: shop } = counter.shop;
      const told = (language: 'en' | 'hi') =>
        world.ports.database.transaction(async run => {
          await run([enterJob(shop, null)]);
          const ids = made.map(({ id: each }) => each as string);
          const papers = await receiptPapers({ run, shop, ids, at: new Date(), words: wordingFor(language).words });
          return ids.map(each =>
            papers
              .get(each)!
              .facts.map(({ label, value }) => `${label} ${value}`)
              .join(),
          );
        });
      const month = String.raw`\S+ 20\d\d`;
      const [one, none, three] = await told('en');
      expect([one, none, three]).toEqual([
        expect.stringMatching(new RegExp(`^Scheme .+,For ${month},Paid into the passbook so far ₹5,000.00$`)),
        expect.stringMatching(/^Scheme .+,Paid into the passbook so far ₹5,070.00$/),
        expect.stringMatching(
          new RegExp(`^Scheme .+,For ${month} – ${month},Paid into the passbook so far ₹15,000.00$`),
        ),
      ]);
      expect((await told('hi'))[0]).toMatch(/^योजना .+,किस महीने की /);
    });

    it('is none once all are paid, nor is a top-up', async () => {
      const { id } = await schemes.mature();
      for (const kind of ['instalment', 'topUp']) {
        const answer = await call(`chit_members/${id}/pay`, { kind, amount: 5_000 });
        expect([answer.status, answer.body.errors]).toEqual([400, { kind: 'All instalments are paid.' }]);
      }
    });

    it.each([
      ['amount', {}, { amount: 4_999 }],
      ['amount', {}, { months: 2, amount: 5_000 }],
      ['months', {}, { months: 12, amount: 60_000 }],
      ['amount', { least: 1_000 }, { amount: 999.99 }],
      ['amount', { multiple: 500 }, { amount: 1_250 }],
      ['way', {}, { amount: 5_000, way: 'credit' }],
      ['bankId', {}, { amount: 5_000, way: 'bank', bankId: '019b76da-a800-7003-9122-3f5db9e0dcb2' }],
    ])('is refused at its field %s by %j for %j', async (field, of, body) => {
      const { id } = await schemes.joined(of);
      const answer = await call(`chit_members/${id}/pay`, body);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([400, [field]]);
      expect((await ask('GET', 'chit_entries')).items).toEqual([]);
    });

    it('of a free scheme is any amount from its smallest on, in its multiples', async () => {
      const { id } = await schemes.joined({ least: 1_000, multiple: 500 });
      await schemes.pay(id, { amount: 12_500 });
      expect((await schemes.member(id)).balance).toBe(12_500);
    });

    it('by weight buys metal at the rate of the day, stored once', async () => {
      await schemes.setRate(12_882);
      const { id } = await schemes.joined(byWeight);
      // ₹11,799.91 for a gram of 916.
      expect(await schemes.pay(id)).toMatchObject({ rate: 11_799.91, fineness: 916, fineWeight: 0.388, weight: 0.424 });
      await schemes.setRate(15_000);
      expect(await schemes.member(id)).toMatchObject({ balance: 5_000, fineWeight: 0.388 });
      expect(await counter.balances()).toEqual({
        'upi INR': 5_000,
        'scheme INR': -5_000,
        'scheme AU': -0.388,
        'trade AU': 0.388,
      });
      expect(await schemes.passbook(id)).toMatchObject({
        fineWeight: 0.388,
        weight: 0.424,
        rate: 13_740,
        worth: 5_820,
      });
    });

    it('by weight is not taken without a rate', async () => {
      const { id } = await schemes.joined(byWeight);
      const answer = await call(`chit_members/${id}/pay`, { amount: 5_000 });
      expect([answer.status, answer.body.responseMessage]).toEqual([
        409,
        expect.stringContaining('no rate of this metal'),
      ]);
    });

    it('that is cancelled is taken out of the books, and its month is free again', async () => {
      const { id } = await schemes.joined();
      const receipt = await schemes.pay(id);
      await ask('POST', `chit_entries/${receipt.id}/cancel`, {});
      expect(await schemes.member(id)).toMatchObject({ paidMonths: 0, balance: 0, beganOn: null, maturesOn: null });
      await schemes.pay(id);
      const { lines } = await schemes.passbook(id);
      expect(lines).toMatchObject([
        { amount: 5_000, isTakenBack: false },
        { amount: -5_000, isTakenBack: true },
        { amount: 5_000, isTakenBack: false },
      ]);
    });

    it('of one member for one month is one, whoever many take it at once', async () => {
      const { id } = await schemes.joined();
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          call(`chit_members/${id}/pay`, { amount: 5_000, way: 'upi', month: today() }),
        ),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ body }) => Object.keys(body.errors).join()))).toEqual(new Set(['month']));
      expect(refused[0]!.body.errors.month).toContain('somebody may have taken an instalment meanwhile');
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter(status => status === 200)).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set([200, 400]));
      expect(await schemes.member(id)).toMatchObject({ paidMonths: 1, balance: 5_000 });
      expect(await counter.balances()).toEqual({ 'upi INR': 5_000, 'scheme INR': -5_000 });
    });

    it('sent again makes no second receipt', async () => {
      const { id } = await schemes.joined();
      const sent = { body: { kind: 'topUp', amount: 700 }, headers: { 'idempotency-key': 'key-chit' } };
      const path = `chit_members/${id}/pay`;
      const [one, again] = [await counter.shop.call('POST', path, sent), await counter.shop.call('POST', path, sent)];
      expect(again.data).toEqual(one.data);
      expect((await schemes.member(id)).balance).toBe(700);
    });

    it('takes the permission for passbooks', async () => {
      const { id } = await schemes.joined();
      const clerk = await world.person({ shopId: counter.shop.shopId, permissions: [can.ChitMemberList] });
      const path = `shops/${counter.shop.shopId}/chit_members/${id}/pay`;
      expect((await world.call('POST', path, { token: clerk.token, body: { amount: 5_000 } })).status).toBe(403);
    });

    it('in cash counts among what the law lets one person pay in a day', async () => {
      const { id } = await schemes.joined({ least: 1_000 });
      await schemes.pay(id, { kind: 'topUp', amount: 150_000, way: 'cash' });
      const answer = await call(`chit_members/${id}/pay`, { kind: 'topUp', amount: 50_000, way: 'cash' });
      expect([answer.status, answer.body.responseMessage]).toEqual([409, expect.stringContaining('2,00,000')]);
      expect((await schemes.member(id)).balance).toBe(150_000);
    });
  });
});
