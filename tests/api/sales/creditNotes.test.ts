import { beforeEach, describe, expect, it, test } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const today = shopDay(new Date());

onPostgres(world => {
  let { shop, contactId, ask, balances } = {} as Counter;
  const piece = async (grossWeight: number): Promise<{ id: string; tag: string }> =>
    ask('POST', 'pieces', {
      productId: await shop.refer('products'),
      metal: 'gold',
      fineness: 916,
      grossWeight,
      stones: [],
      stoneWeight: null,
      huid: null,
      makingRate: 450,
    });
  const lineOf = async (tag: string) => ({ ...(await ask('GET', `quick_bills/offer?tag=${tag}`)), gst: 3 });
  const bars = {
    description: 'Bar',
    hsn: '7113',
    metal: 'gold',
    fineness: 999,
    grossWeight: 2.5,
    rate: 6_200.35,
    gst: 3,
  };
  const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 3, price: 33.33, gst: 18 };
  const issued = async (lines: object[], more: object = {}) => {
    const bill = await ask('POST', 'quick_bills', { contactId, lines, placeOfSupply: '27', ...more });
    return ask('POST', `quick_bills/${bill.id}/issue`, {});
  };
  const credit = (bill: { id: string }, lines: readonly number[], more: object = {}) =>
    shop.call('POST', `quick_bills/${bill.id}/credit`, { body: { lines: lines.map(line => ({ line })), ...more } });
  const credited = async (bill: { id: string }, lines: readonly number[], more: object = {}) => {
    const answer = await credit(bill, lines, more);
    expect(answer.status, answer.text).toBe(200);
    return answer.data;
  };

  beforeEach(async () => {
    ({ shop, contactId, ask, balances } = await openCounter(world));
    await ask('POST', 'admin/commodities', { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, confirmed: true });
  });

  describe('a credit note', () => {
    it('of a whole bill brings the books and the pieces back to where they were, under a number of its own', async () => {
      const ring = await piece(10);
      const before = await balances();
      const bill = await issued([await lineOf(ring.tag), bars, box], { discountPercent: 7 });
      const note = await credited(bill, [1, 2, 3], { reason: 'mistake', note: 'Billed to the wrong person' });
      expect(note).toMatchObject({
        number: expect.stringMatching(/^C\/\d\d-\d\d\/0001$/),
        billId: bill.id,
        billDay: bill.day,
        day: today,
        contactId,
        reason: 'mistake',
        lines: [{ tag: ring.tag, taxable: bill.lines[0].taxable }, { tag: null }, { description: 'Box' }],
      });
      for (const figure of ['taxable', 'cgst', 'sgst', 'roundOff', 'total']) expect(note[figure]).toBe(bill[figure]);
      expect(await balances()).toEqual(before);
      expect((await ask('GET', `pieces/${ring.id}`)).state).toBe('inStock');
      const after = await ask('GET', `quick_bills/${bill.id}`);
      expect(after).toMatchObject({ state: 'issued', credited: bill.total, number: bill.number });
      expect(after.lines.map(({ returnedOn }: { returnedOn: string }) => returnedOn)).toEqual([today, today, today]);
      expect((await ask('GET', `ledger/day_book`)).items.map(({ number }: { number: string }) => number)).toContain(
        note.number,
      );
      await issued([await lineOf(ring.tag)]);
    });

    it('of one line after the other comes to the bill to the paisa, whatever each was rounded by', async () => {
      const bill = await issued([bars, box, { ...box, price: 0.37, quantity: 1 }, bars], { discountPercent: 3.3 });
      const notes = [];
      for (const line of [3, 1, 4, 2]) notes.push(await credited(bill, [line]));
      expect(notes.reduce((sum, { total }) => sum + total * 100, 0) / 100).toBe(bill.total);
      const { 'customer INR': owed, ...rest } = await balances();
      expect(owed).toBeUndefined();
      expect(rest['sales INR']).toBeUndefined();
      expect(rest['stock AU']).toBeUndefined();
      expect(Math.abs(rest['roundOff INR'] ?? 0)).toBeLessThan(0.05);
      expect((await ask('GET', `quick_bills/${bill.id}`)).credited).toBe(bill.total);
    });

    it('pays back what was paid, and what is not paid back stays with the customer', async () => {
      const bill = await issued([bars], { payments: [{ way: 'cash', amount: 10_000 }] });
      await credited(bill, [1], { refund: 4_000.5, way: 'upi' });
      expect(await balances()).toEqual({ 'cash INR': 10_000, 'upi INR': -4_000.5, 'customer INR': -5_999.5 });
    });

    describe('of a bill that is not paid whole', () => {
      const ring = { description: 'Ring', hsn: '7113', metal: 'other', quantity: 1, price: 1_000, gst: 3 };
      const refusal = async (bill: { id: string }, refund: number) => {
        const { status, body } = await credit(bill, [1], { refund });
        return [status, body.errors];
      };
      const unpaid = (most: string, open: string) => [
        400,
        { refund: `At most ₹${most} can be paid back, since ₹${open} of the bill is still to be paid.` },
      ];

      it('pays back no more than it comes to beyond what is still to be paid', async () => {
        const bill = await issued([ring, ring], { payments: [{ way: 'cash', amount: 1_500 }] });
        expect(bill).toMatchObject({ total: 2_060, due: 560 });
        expect(await refusal(bill, 470.01)).toEqual(unpaid('470', '560'));
        await credited(bill, [1], { refund: 470 });
        await credited(bill, [2], { refund: 1_030 });
        expect(await balances()).toEqual({});
      });

      it('pays nothing back where nothing was paid, and all of it once a receipt has paid', async () => {
        const bill = await issued([ring]);
        expect(await refusal(bill, 0.01)).toEqual(unpaid('0', '1,030'));
        const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount: 1_030, way: 'cash' });
        await ask('POST', `vouchers/${id}/post`, {});
        const newer = await issued([ring]);
        await credited(bill, [1], { refund: 1_030 });
        expect(await refusal(newer, 1)).toEqual(unpaid('0', '1,030'));
      });

      it('says what of the due on the bill other receipts cover', async () => {
        const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount: 100, way: 'cash' });
        await ask('POST', `vouchers/${id}/post`, {});
        const bill = await issued([ring, ring], { payments: [{ way: 'cash', amount: 1_200 }] });
        expect(bill).toMatchObject({ due: 860 });
        const message =
          'At most ₹270 can be paid back. ₹860 of the bill was left due. The customer’s other receipts and credit cover ₹100 of it, and ₹760 is still to be paid.';
        expect(await refusal(bill, 270.01)).toEqual([400, { refund: message }]);
        await credited(bill, [1], { refund: 270 });
      });

      it('pays back so much together, however many press at once', async () => {
        const bills = [];
        for (let n = 0; n < 20; n++) bills.push(await issued([ring]));
        const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId, amount: 5 * 1_030, way: 'cash' });
        await ask('POST', `vouchers/${id}/post`, {});
        const pressed = await Promise.all(bills.map(bill => credit(bill, [1], { refund: 1_030 })));
        expect(pressed.map(({ status }) => status)).toEqual(bills.map((_, n) => (n < 5 ? 200 : 400)));
        expect(await balances()).toMatchObject({ 'customer INR': 15 * 1_030 });
      });
    });

    it('lays pieces aside where they are to be looked at', async () => {
      const [one, other] = [await piece(10), await piece(4)];
      const bill = await issued([await lineOf(one.tag), await lineOf(other.tag)]);
      await credited(bill, [2], { goods: 'returned' });
      expect((await ask('GET', `pieces/${one.id}`)).state).toBe('sold');
      expect((await ask('GET', `pieces/${other.id}`)).state).toBe('returned');
    });

    test.each<[string, object, Record<string, string>]>([
      ['a line that is not there', { lines: [{ line: 2 }] }, { 'lines.0.line': 'The bill has no such line.' }],
      ['a line twice', { lines: [{ line: 1 }, { line: 1 }] }, { 'lines.1.line': 'This line is there already.' }],
      ['no line', { lines: [] }, { lines: 'Say what is taken back' }],
      ['more paid back than it comes to', { refund: 999_999 }, { refund: expect.stringContaining('At most ₹') }],
    ])('is refused with %s', async (_, more, errors) => {
      const bill = await issued([bars]);
      const refused = await credit(bill, [1], more);
      expect([refused.status, refused.body.errors]).toEqual([400, errors]);
      expect((await ask('GET', 'credit_notes')).items).toEqual([]);
    });

    it('to nobody in particular is paid back whole', async () => {
      const { total } = await issued([bars], { payments: [{ way: 'cash', amount: 15_966 }] });
      const bill = await issued([bars], { contactId: null, payments: [{ way: 'cash', amount: total }] });
      const refused = await credit(bill, [1], { refund: 1 });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['refund']]);
      await credited(bill, [1], { refund: total });
    });

    it('is of an issued bill alone', async () => {
      const draft = await ask('POST', 'quick_bills', { contactId, lines: [bars], placeOfSupply: '27' });
      const refused = await credit(draft, [1]);
      expect([refused.status, (await ask('GET', 'credit_notes')).totalCount]).toEqual([409, 0]);
    });

    it('takes a line back once, however many press at once', async () => {
      const ring = await piece(10);
      const before = await balances();
      const bill = await issued([await lineOf(ring.tag), box]);
      const pressed = await Promise.all([1, 2, 3, 4].map(() => credit(bill, [1])));
      expect(pressed.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
      const [one, other] = await Promise.all([credit(bill, [2]), credit(bill, [2])]);
      expect([one.status, other.status].sort()).toEqual([200, 400]);
      expect(Object.keys(await balances()).filter(name => name !== 'roundOff INR')).toEqual(Object.keys(before));
    });

    it('takes a permission that whoever bills does not have by it', async () => {
      const bill = await issued([bars]);
      const { token } = await world.person({ shopId: shop.shopId, permissions: [can.QuickBillEdit, can.QuickBillAdd] });
      const path = `shops/${shop.shopId}/quick_bills/${bill.id}/credit`;
      expect((await world.call('POST', path, { token, body: { lines: [{ line: 1 }] } })).status).toBe(403);
    });
  });
});
