import { beforeEach, describe, expect, it } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onBoth } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

type Row = {
  kind: string;
  name: string;
  unit: string;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
};
type StatementLine = { debit: number; credit: number; balance: number; other: { name: string } };

onBoth(world => {
  let me: Person;
  let contact: string;
  let till: string;
  const today = shopDay(new Date());
  const dayBefore = (days: number) => shopDay(new Date(Date.now() - days * 86_400_000));
  const call = (method: string, path: string, body?: object, token = me.token) =>
    world.call(method, `shops/${me.shopId}/${path}`, { token, ...(body && { body }) });
  const made = async (path: string, body: object) => {
    const { status, data, text } = await call('POST', path, body);
    expect(status, text).toBe(201);
    return data as { id: string };
  };
  const voucher = (more: object) =>
    made('vouchers', { kind: 'receipt', contactId: contact, tillId: till, amount: 100, ...more });
  const posted = async (more: object) => {
    const { id } = await voucher(more);
    const answer = await call('POST', `vouchers/${id}/post`, {});
    expect(answer.status, answer.text).toBe(200);
    return answer.data as { id: string; number: string; state: string };
  };
  const trial = async (query = '') => {
    const { data, text, status } = await call('GET', `ledger/trial_balance${query}`);
    expect(status, text).toBe(200);
    return data.items as Row[];
  };
  const closing = async (kind: string, unit = 'INR') =>
    (await trial()).find(row => row.kind === kind && row.unit === unit)?.closing;
  const closeDay = async (day: string, counts?: object[], more?: object) => {
    const { data } = await call('GET', `ledger/days?day_gte=${day}&day_lte=${day}`);
    const { id } = data.items[0];
    const body = { ...(counts && { counts }), ...more };
    if (counts ?? more) expect((await call('PUT', `ledger/days/${id}`, body)).status).toBe(200);
    return { id: id as string, answer: await call('POST', `ledger/days/${id}/close`, {}) };
  };

  beforeEach(async () => {
    me = await world.person();
    contact = (await made('contacts', { name: 'Asha', mobileNo: '9820011001', gender: 1 })).id;
    till = (await made('tills', { name: 'Counter' })).id;
  });

  describe('A-17 the books', () => {
    it('take a receipt in rupees and fine gold once it is posted, and never before', async () => {
      const { id } = await voucher({ metal: 'AU', fineWeight: 10.5 });
      expect(await trial()).toEqual([]);
      const { data } = await call('POST', `vouchers/${id}/post`, {});
      expect(data).toMatchObject({ state: 'posted', number: expect.stringMatching(/^V\/\d\d-\d\d\/0001$/) });
      expect((await trial()).map(({ kind, unit, closing }) => [kind, unit, closing])).toEqual([
        ['cash', 'INR', 100],
        ['customer', 'INR', -100],
        ['customer', 'AU', -10.5],
        ['stock', 'AU', 10.5],
      ]);
      const again = await call('POST', `vouchers/${id}/post`, {});
      expect(again.status).toBe(409);
      expect(await closing('cash')).toBe(100);
    });

    it('number the vouchers of a till with a letter by themselves, without a gap', async () => {
      const [a, b] = [await made('tills', { name: 'A', letter: 'a' }), await made('tills', { name: 'B', letter: 'B' })];
      const numbers: string[] = [];
      for (const tillId of [till, a.id, b.id, a.id, till]) numbers.push((await posted({ tillId })).number);
      expect(numbers.map(number => number.replace(/\/\d\d-\d\d\//, ' '))).toEqual([
        'V 0001',
        'VA 0001',
        'VB 0001',
        'VA 0002',
        'V 0002',
      ]);
      const ids = [];
      for (const tillId of [b.id, a.id, till, b.id]) ids.push((await voucher({ tillId })).id);
      expect((await call('POST', 'vouchers/post', { ids })).data.changed).toHaveLength(4);
      const { data } = await call('GET', `vouchers?ids=${ids.join()}`);
      expect(data.items.map(({ number }: { number: string }) => number.slice(0, 2)).sort()).toEqual([
        'V/',
        'VA',
        'VB',
        'VB',
      ]);
      const shared = await made('tills', { name: 'C', letter: 'A' });
      expect((await posted({ tillId: shared.id })).number).toMatch(/^VA.*4$/);
      const wrong = await call('POST', 'tills', { name: 'D', letter: 'AB' });
      expect(wrong.body.errors).toEqual({ letter: 'One letter or digit, such as A' });
    });

    it('tell of each account what it received, gave and held after each posting, page by page', async () => {
      for (const amount of [100, 50.25, 7]) await posted({ amount });
      await posted({ kind: 'payment', party: 'customer', amount: 20 });
      const { data: accounts } = await call('GET', 'ledger/accounts');
      const cash = accounts.items.find(({ kind }: { kind: string }) => kind === 'cash');
      expect(cash).toMatchObject({ name: 'Counter', tillId: till });
      const { data, text } = await call('GET', `ledger/accounts/${cash.id}/statement?pageSize=2&pageNumber=2`);
      expect(data.totals, text).toEqual([{ unit: 'INR', opening: 0, debit: 157.25, credit: 20, closing: 137.25 }]);
      expect(data.totalCount).toBe(4);
      expect(
        data.items.map(({ debit, credit, balance, other }: StatementLine) => [debit, credit, balance, other.name]),
      ).toEqual([
        [7, 0, 157.25, 'Asha'],
        [0, 20, 137.25, 'Asha'],
      ]);
      const { data: book } = await call('GET', `ledger/day_book?from=${today}&to=${today}`);
      expect(book.totalCount).toBe(4);
      expect(book.items[0]).toMatchObject({
        entity: 'vouchers',
        till: { name: 'Counter' },
        postings: [{ from: { name: 'Asha' }, to: { name: 'Counter' }, unit: 'INR', amount: 100 }],
      });
    });

    it('are what they were once a voucher is cancelled, by an entry of today that names the one it takes back', async () => {
      const { id } = await posted({ day: dayBefore(3), metal: 'AG', fineWeight: 1.001 });
      expect((await call('POST', `vouchers/${id}/cancel`, {})).data.state).toBe('cancelled');
      for (const row of await trial(`?from=${dayBefore(9)}`))
        expect([row.kind, row.unit, row.closing]).toEqual([row.kind, row.unit, 0]);
      const { data } = await call('GET', `ledger/day_book?from=${dayBefore(9)}`);
      expect(
        data.items.map(({ day, reversesId }: { day: string; reversesId: string | null }) => [day, reversesId]),
      ).toEqual([
        [dayBefore(3), null],
        [today, data.items[0].id],
      ]);
      expect((await call('POST', `vouchers/${id}/cancel`, {})).status).toBe(409);
    });

    it('of every kind of voucher balance in every unit', async () => {
      const bank = await made('ledger/accounts', { name: 'HDFC current', kind: 'bank' });
      const rent = await made('ledger/accounts', { name: 'Rent', kind: 'expenses' });
      await posted({ kind: 'opening', side: 'theyOwe', amount: 5_000, metal: 'AU', fineWeight: 12.345 });
      await posted({ kind: 'opening', side: 'theyOwe', contactId: null, amount: 900 });
      await posted({ kind: 'payment', party: 'supplier', amount: 400, way: 'bank', bankId: bank.id });
      await posted({ kind: 'expense', contactId: null, expenseId: rent.id, amount: 250.5 });
      await posted({ kind: 'transfer', contactId: null, toWay: 'bank', toBankId: bank.id, amount: 300 });
      const rows = await trial();
      for (const unit of ['INR', 'AU'])
        expect(
          rows.filter(row => row.unit === unit).reduce((sum, { closing }) => sum + Math.round(closing * 1_000), 0),
        ).toBe(0);
      expect(
        Object.fromEntries(
          rows
            .filter(({ unit }) => unit === 'INR')
            .map(({ name, kind, closing }) => [name === 'Asha' ? `${name} ${kind}` : name, closing]),
        ),
      ).toEqual({
        'Asha customer': 5_000,
        'Asha supplier': 400,
        Counter: 349.5,
        'HDFC current': -100,
        'Opening balances': -5_900,
        Rent: 250.5,
      });
    });
  });

  describe('a closed day', () => {
    it('takes no voucher any more, not even one that is cancelled, until it is opened again with a reason', async () => {
      const day = dayBefore(2);
      const { id } = await posted({ day });
      expect((await closeDay(day)).answer.data).toMatchObject({ state: 'closed' });
      const late = await voucher({ day });
      const refused = await call('POST', `vouchers/${late.id}/post`, {});
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'The books of this day are closed. Choose another day.',
      ]);
      expect((await call('POST', `vouchers/${id}/cancel`, {})).status).toBe(200);
      const { data } = await call('GET', `ledger/days?day_gte=${day}&day_lte=${day}`);
      expect((await call('POST', `ledger/days/${data.items[0].id}/reopen`, {})).body.errors).toEqual({
        reopenReason: 'Say why',
      });
      expect(
        (await call('POST', `ledger/days/${data.items[0].id}/reopen`, { reopenReason: 'A voucher was forgotten' }))
          .status,
      ).toBe(200);
      expect((await call('POST', `vouchers/${late.id}/post`, {})).status).toBe(200);
    });

    it('is refused by the database itself, whoever asks', async () => {
      const day = dayBefore(2);
      await posted({ day });
      await closeDay(day);
      const [account] = await world.sql(
        `select id from ledger_accounts where shop_id = '${me.shopId}' and kind = 'cash'`,
      );
      const as = (role: string, sql: string) =>
        world.owner.connect().then(async client => {
          try {
            await client.query(
              `begin; set local app.shop_id = '${me.shopId}'; select share_books(); set local role ${role}`,
            );
            await client.query(sql);
            return 'written';
          } catch (error) {
            return (error as { constraint?: string; message: string }).constraint ?? (error as Error).message;
          } finally {
            await client.query('rollback');
            client.release();
          }
        });
      const entry = (openDay: string) =>
        `insert into ledger_entries (shop_id, id, day, open_day, postings, at) values ('${me.shopId}', gen_random_uuid(), '${day}', ${openDay}, 1, now())`;
      const posting = (position: number, postings: number) =>
        `insert into ledger_postings (shop_id, entry_id, position, postings, day, from_id, to_id, unit, amount)
          select shop_id, id, ${position}, ${postings}, day, '${String(account!['id'])}', gen_random_uuid(), 'INR', 1 from ledger_entries where shop_id = '${me.shopId}' limit 1`;
      for (const [who, sql, refusal] of [
        ['app', entry(`'${day}'`), 'ledger_entries_open_day_fkey'],
        ['app', entry('null'), /row-level security/],
        ['app', entry(`'${today}'`), /row-level security/],
        ['transition', entry(`'${day}'`), /permission denied/],
        ['app', posting(1, 1), 'ledger_postings_pkey'],
        ['app', posting(2, 1), 'ledger_postings_position'],
        ['app', posting(2, 2), 'ledger_postings_entry_fkey'],
        ['app', `update ledger_entries set open_day = day where shop_id = '${me.shopId}'`, /permission denied/],
        ['app', `delete from ledger_postings where shop_id = '${me.shopId}'`, /permission denied/],
        ['app', `update ledger_postings set amount = 1 where shop_id = '${me.shopId}'`, /permission denied/],
        ['transition', `update ledger_entries set open_day = day where shop_id = '${me.shopId}'`, /row-level security/],
        ['app', `update business_days set state = 'open' where shop_id = '${me.shopId}'`, /permission denied/],
        ['app', `delete from business_days where shop_id = '${me.shopId}'`, 'ledger_entries_day_fkey'],
        ['app', `update business_days set day = day + 1 where shop_id = '${me.shopId}'`, 'ledger_entries_day_fkey'],
      ] as const)
        expect(await as(who, sql), sql).toMatch(refusal);
    });

    it('counts each till, and what the cash differs becomes an entry of that day', async () => {
      const day = dayBefore(1);
      await posted({ day, amount: 1_240 });
      const { answer } = await closeDay(day, [{ tillId: till, notes500: 2, notes200: 1, coins: 35.5 }]);
      expect(answer.status, answer.text).toBe(200);
      expect([await closing('cash'), await closing('cashDifference')]).toEqual([1_235.5, 4.5]);
    });

    it('counts slips and cheques, weighs what lies there without a tag, and leaves alone what nobody counted', async () => {
      const day = dayBefore(1);
      await posted({ day, way: 'cheque', amount: 900 });
      await posted({ day, way: 'upi', amount: 700, metal: 'AU', fineWeight: 10 });
      const lots = [
        { metal: 'gold', fineness: 916, weight: 10 },
        { metal: 'gold', fineness: 999, weight: 0.825 },
        { metal: 'silver', fineness: 925, weight: 100 },
      ];
      const cheques = [400, 450].map(amount => ({ way: 'cheque', amount }));
      const { answer } = await closeDay(day, undefined, { slips: cheques, metals: lots, looseStones: 12.345 });
      expect(answer.status, answer.text).toBe(200);
      // 10 g of 916 are 9.160 g fine, and 999 counts as pure: 9.985 g of 10. 100 g of 925 are 92.500 g.
      const units = ['AU', 'AG', 'CT'];
      expect(await Promise.all(units.map(unit => closing('stock', unit)))).toEqual([9.985, 92.5, 12.345]);
      expect(await Promise.all(units.map(unit => closing('metalDifference', unit)))).toEqual([0.015, -92.5, -12.345]);
      expect([await closing('cheque'), await closing('upi'), await closing('cashDifference')]).toEqual([850, 700, 50]);
    });
  });

  describe('a till', () => {
    it('is used by one person at a time', async () => {
      const other = await world.person({ shopId: me.shopId });
      const seller = await world.person({ shopId: me.shopId, permissions: ['shop/till/list'] });
      const by = (who: Person, what: string) => call('POST', `tills/${till}/${what}`, {}, who.token);
      expect((await by(seller, 'take')).data).toMatchObject({ userId: seller.userId });
      expect((await by(seller, 'take')).status).toBe(200);
      expect((await by(other, 'take')).body.responseMessage).toBe('Somebody else uses this till.');
      expect((await by(other, 'leave')).data).toMatchObject({ userId: null, usedSince: null });
      expect((await by(other, 'take')).data).toMatchObject({ userId: other.userId });
      expect((await by(seller, 'leave')).status).toBe(409);
    });
  });
});
