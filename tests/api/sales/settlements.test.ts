import { beforeEach, describe, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';
import { booksAgree, settledIn } from '../../support/settlements.ts';

onBoth(world => {
  let { shop, contactId, ask } = {} as Counter;
  beforeEach(async () => void ({ shop, contactId, ask } = await openCounter(world)));

  const chain = { description: 'Broken chain', grossWeight: 10, fineness: 916, rate: 6_000 };
  const oldGold = async (more: object = {}) => {
    const { id } = await ask('POST', 'old_gold', { contactId, lines: [chain], ...more });
    return ask('POST', `old_gold/${id}/buy`, {});
  };
  const voucher = async (kind: string, amount: number, more: object = {}) => {
    const { id } = await ask('POST', 'vouchers', { kind, contactId, amount, way: 'upi', ...more });
    return ask('POST', `vouchers/${id}/post`, {});
  };
  const receipt = (amount: number, more: object = {}) => voucher('receipt', amount, more);
  const draft = async (price: number, payments: object[] = []): Promise<string> => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price, gst: 0 }];
    return (await ask('POST', 'quick_bills', { contactId, placeOfSupply: '27', lines, payments })).id;
  };
  const issue = (id: string) => shop.call('POST', `quick_bills/${id}/issue`, { body: {} });
  const bill = async (price: number, payments: object[] = []) => {
    const answer = await issue(await draft(price, payments));
    expect(answer.status, answer.text).toBe(200);
    return answer.data;
  };
  const credit = async () => (await ask('GET', `quick_bills/customer_credit?contactId=${contactId}`)).credit as number;
  const settled = () => settledIn(world, shop.shopId);
  const agree = () => booksAgree(world, shop.shopId);

  describe('what pays a bill', () => {
    it('a receipt pays the oldest open bills, and its rest is left on account', async () => {
      const [one, two, three] = [await bill(1_000), await bill(500, [{ way: 'cash', amount: 100 }]), await bill(300)];
      const first = await receipt(1_200);
      expect(await settled()).toEqual([`${first.number} ${one.number} 1000`, `${first.number} ${two.number} 200`]);
      const second = await receipt(1_000);
      expect((await settled()).slice(2)).toEqual([
        `${second.number} ${two.number} 200`,
        `${second.number} ${three.number} 300`,
      ]);
      expect(await credit()).toBe(500);
      await agree();
    });

    it('a customer with an old debt pays the bill of today with the old gold of today', async () => {
      const debt = await bill(80_000);
      const gold = await oldGold();
      expect(await credit()).toBe(54_960);
      const today = await bill(10_000, [{ way: 'credit', amount: 10_000 }]);
      expect(today).toMatchObject({ due: 0 });
      expect(await settled()).toEqual([`${gold.number} ${today.number} 10000`]);
      expect(await credit()).toBe(44_960);
      const paid = await receipt(80_000);
      expect((await settled()).slice(1)).toEqual([`${paid.number} ${debt.number} 80000`]);
      await agree();
    });

    it('no more is taken from an account than is left there', async () => {
      await oldGold({ lines: [{ ...chain, grossWeight: 1 }] });
      await bill(5_000, [{ way: 'credit', amount: 5_000 }]);
      const refused = await issue(await draft(500, [{ way: 'credit', amount: 496.01 }]));
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'The customer has less credit than this. Lower the payment by credit.',
      ]);
      await bill(496, [{ way: 'credit', amount: 496 }]);
      expect(await credit()).toBe(0);
      await agree();
    });

    it('a credit note pays its own bill first, and its rest pays another by credit', async () => {
      const older = await bill(700);
      const own = await bill(1_000, [{ way: 'cash', amount: 600 }]);
      const note = await ask('POST', `quick_bills/${own.id}/credit`, { lines: [{ line: 1 }], refund: 100 });
      expect(await settled()).toEqual([`${note.number} ${own.number} 400`]);
      expect(await credit()).toBe(500);
      const next = await bill(500, [{ way: 'credit', amount: 500 }]);
      expect((await settled()).slice(1)).toEqual([`${note.number} ${next.number} 500`]);
      await receipt(700);
      expect((await settled()).at(-1)).toContain(`${older.number} 700`);
      await agree();
    });

    it('an advance waits for the bill of its order, before what is older', async () => {
      const debt = await bill(300);
      const older = await oldGold({ lines: [{ ...chain, grossWeight: 1 }] });
      const order = await ask('POST', 'sales_orders', {
        contactId,
        deliveryDay: '2030-01-01',
        placeOfSupply: '27',
        lines: [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 2_000, gst: 0 }],
      });
      await ask('POST', `sales_orders/${order.id}/confirm`, {});
      const advance = await ask('POST', `sales_orders/${order.id}/advance`, { amount: 700, way: 'upi' });
      expect(await settled()).toEqual([]);
      const { id } = await ask('POST', `sales_orders/${order.id}/bill`, {});
      await ask('PUT', `quick_bills/${id}`, { payments: [{ way: 'credit', amount: 1_000 }] });
      const issued = (await issue(id)).data;
      expect(await settled()).toEqual([
        `${older.number} ${issued.number} 300`,
        `${advance.number} ${issued.number} 700`,
      ]);
      await receipt(300);
      expect((await settled()).at(-1)).toContain(`${debt.number} 300`);
      await agree();
    });

    it('what is paid back takes what is on account, and a debit note is paid as a bill is', async () => {
      const own = await bill(1_000, [{ way: 'cash', amount: 1_000 }]);
      const first = await receipt(400);
      const back = await voucher('payment', 150);
      expect(await settled()).toEqual([`${first.number} ${back.number} 150`]);
      const note = await ask('POST', `quick_bills/${own.id}/debit`, { lines: [{ line: 1, amount: 90 }] });
      const second = await receipt(100);
      expect((await settled()).slice(1)).toEqual([`${second.number} ${note.number} 90`]);
      await ask('POST', `vouchers/${back.id}/cancel`, {});
      expect(await credit()).toBe(410);
      await agree();
    });
  });

  describe('what paid something', () => {
    it('stays until it pays something else, and says what it pays', async () => {
      const one = await bill(1_500);
      const two = await bill(100_000);
      const paid = await receipt(101_500);
      const refused = await shop.call('POST', `vouchers/${paid.id}/cancel`, { body: {} });
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        `Pays ${one.number} ₹1,500 and ${two.number} ₹1,00,000. Change what it pays first.`,
      ]);
      const gold = await oldGold();
      const next = await bill(500, [{ way: 'credit', amount: 500 }]);
      const other = await shop.call('POST', `old_gold/${gold.id}/cancel`, { body: {} });
      expect([other.status, other.body.responseMessage]).toEqual([
        409,
        `Pays ${next.number} ₹500. Change what it pays first.`,
      ]);
    });

    it('is cancelled while it pays nothing', async () => {
      const paid = await receipt(500);
      await ask('POST', `vouchers/${paid.id}/cancel`, {});
      expect([await settled(), await credit()]).toEqual([[], 0]);
      await agree();
    });

    it('of 20 bills issued at once so many take it as it is worth', async () => {
      await oldGold({ lines: [{ ...chain, grossWeight: 1 }] });
      const drafts = [];
      for (let n = 0; n < 20; n++) drafts.push(await draft(1_000, [{ way: 'credit', amount: 1_000 }]));
      const answers = await Promise.all(drafts.map(issue));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(await credit()).toBe(496);
      await agree();
    });

    it('20 receipts posted at once pay each bill once', async () => {
      for (let n = 0; n < 5; n++) await bill(1_000);
      const ids: string[] = [];
      for (let n = 0; n < 20; n++)
        ids.push((await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount: 300, way: 'upi' })).id);
      await Promise.all(ids.map(id => ask('POST', `vouchers/${id}/post`, {})));
      expect(await credit()).toBe(1_000);
      await agree();
    });

    it('is either cancelled or pays, when both are asked for at once', async () => {
      const receipts = [];
      for (let n = 0; n < 10; n++) receipts.push(await receipt(100));
      const drafts = [];
      for (let n = 0; n < 10; n++) drafts.push(await draft(100, [{ way: 'credit', amount: 100 }]));
      const [cancelled, issued] = await Promise.all([
        Promise.all(receipts.map(({ id }) => shop.call('POST', `vouchers/${id}/cancel`, { body: {} }))),
        Promise.all(drafts.map(issue)),
      ]);
      const done = [...cancelled, ...issued].filter(({ status }) => status === 200);
      const refused = [...cancelled, ...issued].filter(({ status }) => status === 409);
      expect([done.length, refused.length]).toEqual([10, 10]);
      expect(await credit()).toBe(0);
      await agree();
    });
  });

  describe('by hand', () => {
    const settle = (path: string, rows: object[]) => shop.call('POST', `${path}/settle`, { body: { rows } });

    it('a receipt pays other bills, in parts, and the rest is left on account', async () => {
      const [one, two] = [await bill(1_000), await bill(500)];
      const paid = await receipt(1_200);
      const answer = await settle(`vouchers/${paid.id}`, [{ billId: two.id, amount: 450.5 }]);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.data).toMatchObject({
        side: 'pays',
        amount: 1_200,
        rest: 749.5,
        items: [
          { entity: 'quickBills', id: one.id, number: one.number, settled: 0, rest: 1_000 },
          { id: two.id, settled: 450.5, rest: 49.5 },
        ],
      });
      expect(await ask('GET', `quick_bills/${two.id}/settlements`)).toMatchObject({
        side: 'paidBy',
        amount: 500,
        rest: 49.5,
        items: [{ entity: 'vouchers', id: paid.id, number: paid.number, settled: 450.5, rest: 749.5 }],
      });
      expect(await credit()).toBe(749.5);
      expect((await settle(`vouchers/${paid.id}`, [])).data).toMatchObject({ rest: 1_200 });
      await ask('POST', `vouchers/${paid.id}/cancel`, {});
      await agree();
    });

    it('old gold and credit notes pay an old debt', async () => {
      const debt = await bill(60_000);
      const gold = await oldGold();
      await settle(`old_gold/${gold.id}`, [{ billId: debt.id, amount: 54_960 }]);
      const own = await bill(100, [{ way: 'cash', amount: 100 }]);
      const note = await ask('POST', `quick_bills/${own.id}/credit`, { lines: [{ line: 1 }] });
      await settle(`credit_notes/${note.id}`, [{ billId: debt.id, amount: 100 }]);
      expect((await ask('GET', `quick_bills/${debt.id}/settlements`)).rest).toBe(4_940);
      await agree();
    });

    it('too much is refused at its field', async () => {
      const [one, two] = [await bill(1_000), await bill(500)];
      const paid = await receipt(1_200);
      const problems = async (...rows: object[]) => {
        const { status, body } = await settle(`vouchers/${paid.id}`, rows);
        return [status, body.errors];
      };
      expect(await problems({ billId: one.id, amount: 1_000.01 })).toEqual([
        400,
        { 'rows.0.amount': 'At most ₹1,000 of it is open.' },
      ]);
      expect(await problems({ billId: one.id, amount: 1_000 }, { billId: two.id, amount: 200.01 })).toEqual([
        400,
        { rows: 'At most ₹1,200 can be paid with it.' },
      ]);
      expect(await problems({ billId: paid.id, amount: 1 })).toEqual([
        400,
        { 'rows.0.billId': 'This bill is not open. Choose one of the customer’s open bills.' },
      ]);
      expect(await problems({ billId: one.id, amount: 1 }, { billId: one.id, amount: 1 })).toEqual([
        400,
        { 'rows.1.billId': 'This bill is there already.' },
      ]);
    });

    it('a draft, and what is no payment of a customer, pays nothing', async () => {
      const one = await bill(1_000);
      const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount: 10, way: 'upi' });
      const supplier = await receipt(10, { party: 'supplier' });
      for (const payer of [id, supplier.id])
        expect((await settle(`vouchers/${payer}`, [{ billId: one.id, amount: 1 }])).status).toBe(409);
      expect(await ask('GET', `vouchers/${id}/settlements`)).toEqual({ side: null, amount: 0, rest: 0, items: [] });
    });

    it('20 receipts that are given the same bill at once pay no more than it needs', async () => {
      const receipts = [];
      for (let n = 0; n < 20; n++) receipts.push(await receipt(300));
      const one = await bill(1_000);
      const answers = await Promise.all(
        receipts.map(({ id }) => settle(`vouchers/${id}`, [{ billId: one.id, amount: 300 }])),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect((await ask('GET', `quick_bills/${one.id}/settlements`)).rest).toBe(100);
      await agree();
    });
  });
});
