import { beforeEach, describe, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

onPostgres(world => {
  let { shop, contactId, ask, balances } = {} as Counter;
  const chain = { description: 'Broken chain', grossWeight: 10, fineness: 916, rate: 6_000 };
  const bought = async (more: object = {}) => {
    const { id } = await ask('POST', 'old_gold', { contactId, lines: [chain], ...more });
    return ask('POST', `old_gold/${id}/buy`, {});
  };
  /** Of goods for ₹10,300 with GST. */
  const billPaid = async (payments: object[], more: object = {}): Promise<string> => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 10_000, gst: 3 }];
    return (await ask('POST', 'quick_bills', { contactId, placeOfSupply: '27', lines, payments, ...more })).id;
  };
  const issue = (bill: string) => shop.call('POST', `quick_bills/${bill}/issue`, { body: {} });
  const credit = async () => (await ask('GET', `quick_bills/customer_credit?contactId=${contactId}`)).credit as number;

  beforeEach(async () => {
    ({ shop, contactId, ask, balances } = await openCounter(world));
  });

  describe('old gold', () => {
    it('is in stock by its fine weight, and what is not paid out is the credit of its customer', async () => {
      const { id } = await ask('POST', 'old_gold', {
        contactId,
        lines: [{ ...chain, deduction: 1.25, loss: 2 }],
        payments: [{ way: 'cash', amount: 7_000.5 }],
        shortReason: 'Cash of the owner',
      });
      const voucher = await ask('POST', `old_gold/${id}/buy`, {});
      // (10 - 1.25) g x 98 % x 0.916 = 7.8547 g, rounded to 7.855 g, at ₹6,000
      expect(voucher).toMatchObject({
        number: expect.stringMatching(/^G\/\d\d-\d\d\/0001$/),
        state: 'posted',
        lines: [{ netWeight: 8.75, fineWeight: 7.855, amount: 47_130 }],
        fineGold: 7.855,
        total: 47_130,
        paid: 7_000.5,
        credit: 40_129.5,
      });
      expect(await balances()).toEqual({
        'stock AU': 7.855,
        'trade AU': -7.855,
        'oldGold INR': 47_130,
        'cash INR': -7_000.5,
        'customer INR': -40_129.5,
      });
      expect(await credit()).toBe(40_129.5);
      const books = (await ask('GET', 'ledger/day_book')).items as { number: string }[];
      expect(books.map(({ number }) => number)).toContain(voucher.number);
      await ask('POST', `old_gold/${id}/cancel`, {});
      expect(await balances()).toEqual({});
    });

    it.each([
      ['without a rate', 'lines.0.rate', { lines: [{ ...chain, rate: null }] }],
      ['with more deducted than there is', 'lines.0.deduction', { lines: [{ ...chain, deduction: 10.001 }] }],
      ['by the whole of an Aadhaar number', 'proofNumber', { proof: 'aadhaar', proofNumber: '1234 5678 9012' }],
      ['by a PAN card without its number', 'proofNumber', { proof: 'pan' }],
      ['by a PAN card with another number', 'proofNumber', { proof: 'pan', proofNumber: '4711' }],
      ['of another metal', 'lines.0.metal', { lines: [{ ...chain, metal: 'other' }] }],
    ])('%s is refused at its field', async (_, field, more) => {
      const answer = await shop.call('POST', 'old_gold', { body: { contactId, lines: [chain], ...more } });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.errors).toEqual({ [field]: expect.any(String) });
    });

    it('keeps no whole Aadhaar number, whichever of the two fields is changed', async () => {
      const one = await ask('POST', 'old_gold', { contactId, lines: [chain], proof: 'aadhaar', proofNumber: '1234' });
      const whole = await shop.call('PUT', `old_gold/${one.id}`, { body: { proofNumber: '123412341234' } });
      expect([whole.status, Object.keys(whole.body.errors)]).toEqual([400, ['proofNumber']]);
      const other = await ask('POST', 'old_gold', {
        contactId,
        lines: [chain],
        proof: 'pan',
        proofNumber: 'AAPFU0939F',
      });
      const known = await shop.call('PUT', `old_gold/${other.id}`, { body: { proof: 'aadhaar' } });
      expect([known.status, Object.keys(known.body.errors)]).toEqual([400, ['proofNumber']]);
    });

    it.each([
      ['its number alone', { proofNumber: '4711' }],
      ['no number', { proofNumber: null }],
    ])('keeps the number of a PAN card, whichever of the two fields is changed: %s', async (_, change) => {
      const pan = { proof: 'pan', proofNumber: 'aapfu0939f' };
      const one = await ask('POST', 'old_gold', { contactId, lines: [chain], ...pan });
      expect(one.proofNumber).toBe('AAPFU0939F');
      const changed = await shop.call('PUT', `old_gold/${one.id}`, { body: change });
      expect([changed.status, changed.body.errors]).toEqual([
        400,
        { proofNumber: 'Enter the PAN on the card, such as ABCDE1234F' },
      ]);
      const other = await ask('POST', 'old_gold', { contactId, lines: [chain], proof: 'passport', ...change });
      const proof = await shop.call('PUT', `old_gold/${other.id}`, { body: { proof: 'pan' } });
      expect([proof.status, Object.keys(proof.body.errors)]).toEqual([400, ['proofNumber']]);
    });

    it('pays a bill, up to what it came to', async () => {
      await bought();
      const before = await balances();
      const bill = await billPaid([
        { way: 'credit', amount: 6_000 },
        { way: 'upi', amount: 4_300 },
      ]);
      expect((await issue(bill)).data).toMatchObject({ state: 'issued', total: 10_300, paid: 10_300, due: 0 });
      expect(await credit()).toBe(48_960);
      const after = await balances();
      expect(after['customer INR']).toBe(before['customer INR']! + 6_000);
      expect(after['upi INR']).toBe(4_300);
      const more = await billPaid([{ way: 'credit', amount: 10_300 }]);
      expect((await issue(more)).status).toBe(200);
      expect(await credit()).toBe(38_660);
    });

    it('pays no more than there is, and leaves the bill a draft', async () => {
      await bought({ lines: [{ ...chain, grossWeight: 1 }] });
      expect(await credit()).toBe(5_496);
      const bill = await billPaid([{ way: 'credit', amount: 5_496.01 }]);
      const refused = await issue(bill);
      expect(refused.status, refused.text).toBe(409);
      expect(refused.body.responseMessage).toBe('The customer has less credit than this. Lower the payment by credit.');
      expect(await ask('GET', `quick_bills/${bill}`)).toMatchObject({ state: 'draft', number: null });
      const enough = await billPaid([{ way: 'credit', amount: 5_496 }]);
      expect((await issue(enough)).data).toMatchObject({ due: 4_804 });
    });

    it('pays no bill of nobody', async () => {
      const bill = await billPaid([{ way: 'credit', amount: 10_300 }], { contactId: null });
      expect((await issue(bill)).status).toBe(409);
    });

    it('pays one of two bills that are issued at the same moment', async () => {
      await bought({ lines: [{ ...chain, grossWeight: 2 }] });
      const bills = await Promise.all([1, 2].map(() => billPaid([{ way: 'credit', amount: 10_000 }])));
      const answers = await Promise.all(bills.map(issue));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      // The ₹300 that the bill leaves due are a debt of their own.
      expect(await credit()).toBe(992);
    });

    it('pays none of many issued in one call once one takes too much', async () => {
      await bought({ lines: [{ ...chain, grossWeight: 2 }] });
      const ids = await Promise.all([1, 2].map(() => billPaid([{ way: 'credit', amount: 10_000 }])));
      expect((await shop.call('POST', 'quick_bills/issue', { body: { ids } })).status).toBe(409);
      expect(await credit()).toBe(10_992);
    });
  });
});
