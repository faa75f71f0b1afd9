import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { monthsAfter } from '../../../schema/rules/months.ts';
import { openSchemes, today } from '../../support/chits.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';

const reason = 'The owner put in cash of his own';
const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 1_000, gst: 0 };
const chain = { description: 'Chain', metal: 'gold', grossWeight: 1, fineness: 999, rate: 6_000 };

onBoth(world => {
  let counter: Counter;
  let tillId: string;
  let expenseId: string;
  beforeEach(async () => {
    counter = await openCounter(world);
    tillId = (await counter.ask('POST', 'tills', { name: 'Counter' })).id;
    expenseId = (await counter.ask('POST', 'ledger/accounts', { name: 'Rent', kind: 'expenses' })).id;
  });

  const made = async (path: string, body: object): Promise<string> =>
    (await counter.ask('POST', path, { contactId: counter.contactId, ...body })).id;
  const step = (path: string, id: string, name: string, body: object = {}) =>
    counter.shop.call('POST', `${path}/${id}/${name}`, { body });
  const putIn = async (amount: number, more: object = {}) => {
    const opening = { kind: 'opening', side: 'theyOwe', contactId: null, way: 'cash', tillId, amount, ...more };
    expect((await step('vouchers', await made('vouchers', opening), 'post')).status).toBe(200);
  };
  const voucher = async (more: object) =>
    step('vouchers', await made('vouchers', { way: 'cash', tillId, amount: 600, ...more }), 'post');
  const bill = async () => {
    const id = await made('quick_bills', {
      tillId,
      placeOfSupply: '27',
      lines: [box],
      payments: [{ way: 'upi', amount: 1_000 }],
    });
    await counter.ask('POST', `quick_bills/${id}/issue`, {});
    return id;
  };

  /** Each way by which 600 rupees in cash leave the till; the rest of the old gold is credit. */
  const ways: [string, (more: object) => ReturnType<typeof voucher>][] = [
    ['a payment', more => voucher({ kind: 'payment', ...more })],
    ['an expense', more => voucher({ kind: 'expense', contactId: null, expenseId, ...more })],
    ['cash to the bank', more => voucher({ kind: 'transfer', contactId: null, toWay: 'bank', ...more })],
    [
      'old gold',
      async more =>
        step(
          'old_gold',
          await made('old_gold', { tillId, lines: [chain], payments: [{ way: 'cash', amount: 600 }], ...more }),
          'buy',
        ),
    ],
    [
      'a refund',
      async more =>
        step('quick_bills', await bill(), 'credit', { lines: [{ line: 1 }], refund: 600, way: 'cash', ...more }),
    ],
  ];

  it('a passbook that ends early asks for the reason as well', async () => {
    const schemes = openSchemes(counter);
    const brought = { broughtFirstDay: monthsAfter(today(), -1), broughtMonths: 1, broughtPaid: 600 };
    const { id } = await schemes.joined({}, brought);
    const end = (more: object) =>
      counter.shop.call('POST', `chit_members/${id}/end_early`, { body: { way: 'cash', tillId, ...more } });
    expect((await end({})).body.errors).toEqual({ shortReason: expect.stringContaining('₹600.00') });
    expect((await end({ shortReason: reason })).data).toMatchObject({ kind: 'refund', shortReason: reason });
  });

  describe.each(ways)('a till from which %s takes more than there is', (_, payOut) => {
    it('asks for the reason, which stays with the document', async () => {
      await putIn(100);
      // Cash of the shop as a whole is not in this till.
      await putIn(5_000, { tillId: null });
      const before = await counter.balances();
      const refused = await payOut({});
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        { shortReason: expect.stringContaining('The till would be short by ₹500.00.') },
      ]);
      expect((await counter.balances())['cash INR']).toBe(before['cash INR']);
      const paid = await payOut({ shortReason: reason });
      expect(paid.status, paid.text).toBeLessThan(300);
      expect(paid.data).toMatchObject({ shortReason: reason });
    });

    it('asks nothing while there is enough', async () => {
      await putIn(600);
      const paid = await payOut({});
      expect(paid.status, paid.text).toBeLessThan(300);
    });
  });

  it('cash that comes in asks nothing, however much is missing', async () => {
    expect((await voucher({ kind: 'payment', shortReason: reason })).status).toBe(200);
    expect((await voucher({ kind: 'receipt', amount: 1 })).status).toBe(200);
  });

  it('an opening balance asks nothing', async () => {
    await putIn(600, { side: 'weOwe' });
    expect((await counter.balances())['cash INR']).toBe(-600);
  });

  it('other ways to pay ask nothing', async () => {
    for (const way of ['bank', 'upi']) expect((await voucher({ kind: 'payment', way, tillId: null })).status).toBe(200);
  });

  it('of vouchers that are posted together each needs its reason', async () => {
    await putIn(1_000);
    const ids = [
      await made('vouchers', { kind: 'payment', way: 'cash', tillId, amount: 600 }),
      await made('vouchers', { kind: 'payment', way: 'cash', tillId, amount: 600 }),
    ];
    const answer = await counter.shop.call('POST', 'vouchers/post', { body: { ids } });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['shortReason']]);
  });

  describe('a cancellation that leaves less than nothing', () => {
    const posted = async (body: object) => {
      const answer = await voucher(body);
      expect(answer.status, answer.text).toBe(200);
      return answer.data.id as string;
    };
    const cancel = (path: string, id: string, body: object = {}) => step(path, id, 'cancel', body);
    const isKept = async (path: string, id: string) => (await counter.ask('GET', `${path}/${id}`)).shortReason;

    it.each<[what: string, came: object, goes: object, missing: string]>([
      ['cash', { kind: 'receipt' }, { kind: 'payment' }, 'The till would be short by ₹600.00.'],
      [
        'cash of an opening balance',
        { kind: 'opening', side: 'theyOwe', contactId: null },
        { kind: 'payment' },
        'The till would be short by ₹600.00.',
      ],
      [
        'loose metal',
        { kind: 'receipt', amount: null, metal: 'AU', fineWeight: 5 },
        { kind: 'payment', amount: null, metal: 'AU', fineWeight: 5 },
        'The stock would be short by 5.000 g of fine metal.',
      ],
    ])('of %s asks for the reason, which stays with the document', async (_, came, goes, missing) => {
      const id = await posted(came);
      const other = await counter.shop.make(entities.contacts);
      await posted({ ...goes, contactId: other['id'] });
      const before = await counter.balances();
      const refused = await cancel('vouchers', id);
      expect([refused.status, refused.body.errors]).toEqual([400, { shortReason: expect.stringContaining(missing) }]);
      expect(await counter.balances()).toEqual(before);
      expect((await cancel('vouchers', id, { shortReason: reason })).data).toMatchObject({
        state: 'cancelled',
        shortReason: reason,
      });
    });

    it('asks nothing while there is enough, and keeps the reason of the payment that it takes back', async () => {
      const id = await posted({ kind: 'payment', shortReason: reason });
      const answer = await cancel('vouchers', id, { shortReason: null });
      expect(answer.status, answer.text).toBe(200);
      expect(await isKept('vouchers', id)).toBe(reason);
    });

    it('asks although the document gave a reason before', async () => {
      const to = (await counter.ask('POST', 'tills', { name: 'Upstairs' })).id;
      const id = await posted({ kind: 'transfer', contactId: null, toWay: 'cash', toTillId: to, shortReason: reason });
      await posted({ kind: 'payment', tillId: to });
      expect((await cancel('vouchers', id)).body.errors).toHaveProperty('shortReason');
      const other = 'The other till lent it';
      expect((await cancel('vouchers', id, { shortReason: other })).data).toMatchObject({ shortReason: other });
    });

    it('asks for the metal of old gold, and for many at once', async () => {
      const id = await made('old_gold', { lines: [chain] });
      expect((await step('old_gold', id, 'buy')).status).toBe(200);
      await posted({ kind: 'payment', amount: null, metal: 'AU', fineWeight: 1 });
      const many = (body: object) => counter.shop.call('POST', 'old_gold/cancel', { body: { ids: [id], ...body } });
      expect(Object.keys((await many({})).body.errors)).toEqual(['shortReason']);
      expect((await many({ shortReason: reason })).data.changed).toEqual([id]);
      expect(await isKept('old_gold', id)).toBe(reason);
    });

    it('asks for the cash of an instalment', async () => {
      const schemes = openSchemes(counter);
      const member = await schemes.joined();
      const paid = await schemes.pay(member.id, { way: 'cash', tillId });
      await posted({ kind: 'payment', amount: 5_000 });
      expect(Object.keys((await cancel('chit_entries', paid.id)).body.errors)).toEqual(['shortReason']);
      expect((await cancel('chit_entries', paid.id, { shortReason: reason })).data).toMatchObject({
        state: 'cancelled',
        shortReason: reason,
      });
    });

    it('is refused where the document has no reason', async () => {
      const id = await made('purchases', {
        supplierId: counter.contactId,
        contactId: undefined,
        billNo: '1',
        billDay: today(),
        lines: [{ description: 'Bar', metal: 'gold', fineness: 999, weight: 10, amount: 60_000 }],
      });
      expect((await step('purchases', id, 'post')).status).toBe(200);
      await posted({ kind: 'payment', amount: null, metal: 'AU', fineWeight: 4 });
      const refused = await cancel('purchases', id);
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'After cancelling, 4.000 g would be missing in stock or in the till. Cancel first what was given out of it.',
      ]);
    });
  });

  it('loose metal that is paid out asks as well', async () => {
    await putIn(0, { amount: null, metal: 'AU', fineWeight: 5 });
    const pay = (more: object) => voucher({ kind: 'payment', amount: null, metal: 'AU', fineWeight: 5.5, ...more });
    expect((await pay({})).body.errors).toEqual({
      shortReason: expect.stringContaining('The stock would be short by 0.500 g of fine metal.'),
    });
    expect((await pay({ shortReason: reason })).data).toMatchObject({ shortReason: reason });
  });
});
