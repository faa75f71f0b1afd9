import { beforeEach, describe, expect, it, test } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can } from '../../../schema/permissions.ts';
import { readMonth } from '../../../api/returns/readMonth.ts';
import { gstr1Json } from '../../../schema/rules/returns/gstr1.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const today = shopDay(new Date());

onPostgres(world => {
  let { shop, contactId, ask, balances } = {} as Counter;
  const bar = {
    description: 'Bar',
    hsn: '7108',
    metal: 'gold',
    fineness: 999,
    grossWeight: 2.5,
    rate: 6_200.35,
    gst: 3,
  };
  const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 3, price: 33.33, gst: 18 };
  const issued = async (more: object = {}) => {
    const bill = await ask('POST', 'quick_bills', { contactId, lines: [bar, box], placeOfSupply: '27', ...more });
    return ask('POST', `quick_bills/${bill.id}/issue`, {});
  };
  const debit = (bill: { id: string }, lines: readonly object[], more: object = {}) =>
    shop.call('POST', `quick_bills/${bill.id}/debit`, { body: { lines, ...more } });

  beforeEach(async () => {
    ({ shop, contactId, ask, balances } = await openCounter(world));
  });

  describe('A-09 a debit note', () => {
    it('charges more for a line of an issued bill, at the tax of that line: the customer owes it, and no metal moves', async () => {
      const bill = await issued();
      const before = await balances();
      const answer = await debit(bill, [{ line: 1, amount: 1_000.5 }], {
        reason: 'rate',
        note: 'Rate of the day before',
      });
      expect(answer.status, answer.text).toBe(200);
      // 1.5 % of 1,000.50 is 15.0075 each; 1,030.52 is rounded to 1,031.
      expect(answer.data).toMatchObject({
        number: expect.stringMatching(/^D\/\d\d-\d\d\/0001$/),
        billId: bill.id,
        billDay: bill.day,
        day: today,
        contactId,
        reason: 'rate',
        lines: [{ description: 'Bar', hsn: '7108', gst: 3, taxable: 1_000.5 }],
        taxable: 1_000.5,
        cgst: 15.01,
        sgst: 15.01,
        roundOff: 0.48,
        total: 1_031,
      });
      const after = await balances();
      const moved = Object.keys(after).filter(name => after[name] !== before[name]);
      expect(moved.toSorted()).toEqual(['cgst INR', 'customer INR', 'roundOff INR', 'sales INR', 'sgst INR']);
      expect(after['customer INR']).toBeCloseTo(bill.total + 1_031, 2);
      expect((await ask('GET', `quick_bills/${bill.id}`)).total).toBe(bill.total);
      expect((await ask('GET', 'sold_goods?kind=charged')).items).toMatchObject([
        {
          number: answer.data.number,
          billId: bill.id,
          line: 1,
          description: 'Bar',
          taxable: 1_000.5,
          cost: 0,
          profit: 1_000.5,
        },
      ]);
      const numbers = (await ask('GET', 'ledger/day_book')).items.map(({ number }: { number: string }) => number);
      expect(numbers).toContain(answer.data.number);
    });

    it('stands in GSTR-1 of its month by itself, with its bill’s customer, and adds to what was supplied', async () => {
      const business = await shop.make(entities.contacts, {
        pin: '560001',
        stateCode: '29',
        gstin: '29AAGCB7383J1Z4',
        pan: null,
      });
      const toBusiness = { contactId: business['id'], placeOfSupply: '29', billedGst: 'igst' };
      await debit(await issued(toBusiness), [{ line: 1, amount: 1_000 }]);
      const month = today.slice(0, 7);
      const { supplies, issued: numbered } = await readMonth(world.ports.database, shop.shopId, {
        month,
        gstin: '27AAPFU0939F1ZV',
      });
      const json = gstr1Json({ gstin: '27AAPFU0939F1ZV', month, supplies, issued: numbered });
      expect(json.cdnr).toMatchObject([
        {
          ctin: '29AAGCB7383J1Z4',
          nt: [{ ntty: 'D', val: 1_030, pos: '29', itms: [{ itm_det: { txval: 1_000, rt: 3, iamt: 30 } }] }],
        },
      ]);
      expect(json.doc_issue!.doc_det.map(({ doc_num, doc_typ }) => [doc_num, doc_typ])).toEqual([
        [1, 'Invoices for outward supply'],
        [4, 'Debit Note'],
      ]);
      // 15,500.88 and 1,000 more; of goods no more went out.
      const ofCode = json.hsn!.hsn_b2b!.filter(({ hsn_sc }) => hsn_sc === '7108');
      expect(ofCode.map(({ txval }) => txval).reduce((a, b) => a + b)).toBeCloseTo(16_500.88, 2);
      expect(ofCode.map(({ qty }) => qty).reduce((a, b) => a + b)).toBe(2.5);
      const held = await balances();
      const igst = supplies.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.igst, 0);
      expect(igst / 100).toBeCloseTo(-held['igst INR']!, 2);
    });

    it.each<[string, object[], object]>([
      ['a line that the bill has not', [{ line: 3, amount: 5 }], { 'lines.0.line': 'The bill has no such line.' }],
      [
        'a line twice',
        [
          { line: 1, amount: 5 },
          { line: 1, amount: 5 },
        ],
        { 'lines.1.line': 'This line is there already.' },
      ],
      ['nought', [{ line: 1, amount: 0 }], { 'lines.0.amount': 'Enter more than nought' }],
      ['no line', [], { lines: 'Say what is charged' }],
    ])('of %s is refused at its field', async (_, lines, errors) => {
      const answer = await debit(await issued(), lines);
      expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    });

    it('is of no draft, and of no bill that names nobody', async () => {
      const draft = await ask('POST', 'quick_bills', { contactId, lines: [box], placeOfSupply: '27' });
      expect((await debit(draft, [{ line: 1, amount: 5 }])).status).toBe(409);
      const unknown = await issued({ contactId: null, lines: [box], payments: [{ way: 'cash', amount: 118 }] });
      const refused = await debit(unknown, [{ line: 1, amount: 5 }]);
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'The bill names no customer who could owe it.',
      ]);
    });

    it('sent again makes no second one', async () => {
      const bill = await issued();
      const sent = { body: { lines: [{ line: 1, amount: 5 }] }, headers: { 'idempotency-key': 'key-debit' } };
      const path = `quick_bills/${bill.id}/debit`;
      const [one, again] = [await shop.call('POST', path, sent), await shop.call('POST', path, sent)];
      expect(again.data).toEqual(one.data);
      expect((await ask('GET', 'debit_notes')).items).toHaveLength(1);
    });
  });

  test('a debit note takes the permission to bill', async () => {
    const bill = await issued();
    const clerk = await world.person({ shopId: shop.shopId, permissions: [can.QuickBillList, can.QuickBillEdit] });
    const path = `shops/${shop.shopId}/quick_bills/${bill.id}/debit`;
    const body = { lines: [{ line: 1, amount: 5 }] };
    expect((await world.call('POST', path, { token: clerk.token, body })).status).toBe(403);
  });
});
