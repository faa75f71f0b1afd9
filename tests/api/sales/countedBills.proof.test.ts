import { expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { wrongIn } from '../../ledger/soundBooks.ts';
import { booksOf, figuresOf, taxesOf } from '../../support/countedBooks.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { drawBill, drawOldGold, typedBill, typedOldGold } from '../../support/drawnBills.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { drawFor, proofSize } from '../../support/proofSize.ts';
import {
  reckonBill,
  reckonOldGold,
  type CountedBill,
  type CountedLine,
  type ReckonedBill,
} from '../../support/reckonedBill.ts';

const size = proofSize(6, 120);
const paise = (rupees: number | null) => Math.round((rupees ?? 0) * 100);

type Supply = { shop: string; place: string; tax: CountedBill['tax'] };

/** Shops, and where they supply to. Chandigarh has no legislature. */
const supplies: [what: string, supply: Supply][] = [
  ['within a state', { shop: `state_code = '27'`, place: '27', tax: 'cgstSgst' }],
  ['within a union territory', { shop: `state_code = '04'`, place: '04', tax: 'cgstUtgst' }],
  ['between states', { shop: `state_code = '27'`, place: '29', tax: 'igst' }],
  ['under the composition scheme', { shop: `tax_scheme = 'composition'`, place: '27', tax: 'none' }],
  ['without a GSTIN', { shop: 'gstin = null', place: '27', tax: 'none' }],
];

onPostgres(world => {
  const draw = drawFor('counted bills of shops');

  /** Bills that a counter can issue: with goods worth something, each with its rate. */
  const drawIssued = (tax: CountedBill['tax']): CountedBill => {
    for (;;) {
      const { lines, ...bill } = drawBill(draw);
      const typed = lines.slice(0, 8).map(line => ({
        ...line,
        stone: line.stone === line.gross ? 0 : line.stone,
        gst: line.gst ?? 3_000,
        schemeBonus: 0,
      }));
      const drawn = { ...bill, tax, lines: typed };
      if (reckonBill(drawn).total > 0) return drawn;
    }
  };

  /** The piece of a line, taken in for it. */
  const pieceOf = async ({ ask, shop }: Counter, { metal, fineness, gross, stone }: CountedLine): Promise<string> => {
    const body = {
      productId: await shop.refer('products'),
      metal,
      fineness,
      grossWeight: gross / 1_000,
      stoneWeight: stone / 1_000 || null,
    };
    return (await ask('POST', 'pieces', body)).id;
  };

  /** Returns the movements of a document's entry, in paise and milligrams by account. */
  const movedBy = async (record: string): Promise<Record<string, number>> => {
    const rows = await world.sql(`select m.account, sum(m.amount)::float8 as amount from (
        select a.key || ' ' || p.unit as account, p.amount from ledger_entries e
          join ledger_postings p on p.shop_id = e.shop_id and p.entry_id = e.id join ledger_accounts a on a.id = p.to_id
          where e.record_id = '${record}'
        union all select a.key || ' ' || p.unit, -p.amount from ledger_entries e
          join ledger_postings p on p.shop_id = e.shop_id and p.entry_id = e.id join ledger_accounts a on a.id = p.from_id
          where e.record_id = '${record}') m group by m.account having sum(m.amount) <> 0`);
    return Object.fromEntries(rows.map(({ account, amount }) => [account as string, amount as number]));
  };

  const issue = async (counter: Counter, contactId: string, bill: CountedBill, { place }: Supply) => {
    const reckoned = reckonBill(bill);
    const paid = draw.percent(50) ? 1 + draw.below(reckoned.total) : 0;
    const typed = typedBill(bill);
    const lines: object[] = [];
    for (const [n, line] of bill.lines.entries())
      lines.push({ ...typed.lines[n], pieceId: line.pieceId && (await pieceOf(counter, line)) });
    const { id } = await counter.ask('POST', 'quick_bills', {
      ...typed,
      lines,
      contactId,
      placeOfSupply: place,
      payments: paid ? [{ way: 'upi', amount: paid / 100 }] : [],
      gstReason: bill.tax === 'none' ? null : 'Drawn',
      shortReason: 'Drawn',
    });
    const issued = await counter.ask('POST', `quick_bills/${id}/issue`, {});
    expect(issued, JSON.stringify(bill)).toMatchObject(figuresOf(reckoned, paid));
    expect(await movedBy(id), JSON.stringify(bill)).toEqual(booksOf(reckoned, paid, contactId));
    return reckoned;
  };

  it.each(supplies)('bills %s are issued, booked and returned as a second reckoning says', async (_, supply) => {
    const counter = await openCounter(world);
    await world.sql(`update shops set ${supply.shop} where id = '${counter.shop.shopId}'`);
    const people = await Promise.all(
      [
        { gstin: null, pan: 'AAPFU0939F' },
        { gstin: '29AAGCB7383J1Z4', stateCode: '29', pin: '560001', pan: null },
      ].map(person => counter.shop.make(entities.contacts, person)),
    );
    const bills: ReckonedBill[] = [];
    for (let n = 0; n < size; n++)
      bills.push(await issue(counter, draw.of(people)['id'] as string, drawIssued(supply.tax), supply));
    const { shopId } = counter.shop;
    expect(await wrongIn(world, shopId, ['quick_bills'])).toEqual({});
    if (supply.tax === 'none') return;
    const month = (await counter.ask('GET', 'quick_bills?pageSize=1')).items[0].day.slice(0, 7);
    const { sums } = await counter.ask('GET', `ledger/gst_return?month=${month}`);
    const returned = {
      taxable: paise(sums.taxable),
      igst: paise(sums.igst),
      cgst: paise(sums.cgst),
      sgst: paise(sums.sgst) + paise(sums.utgst),
    };
    expect(returned).toEqual(taxesOf(bills));
  });

  it('old gold is bought, booked and taken in payment as a second reckoning says', async () => {
    const counter = await openCounter(world);
    const contactId = (await counter.shop.make(entities.contacts, { gstin: null, pan: 'AAPFU0939F' }))['id'] as string;
    for (let n = 0; n < size; n++) {
      const bought = Array.from({ length: 1 + draw.below(4) }, () => drawOldGold(draw));
      const reckoned = bought.map(reckonOldGold);
      const [amount, fine] = [
        reckoned.reduce((all, line) => all + line.amount, 0),
        reckoned.reduce((all, line) => all + line.fine, 0),
      ];
      // A bill of less than a rupee may be rounded to nought.
      if (amount < 100) continue;
      const { id } = await counter.ask('POST', 'old_gold', { contactId, lines: bought.map(typedOldGold) });
      const posted = await counter.ask('POST', `old_gold/${id}/buy`, {});
      expect(posted, JSON.stringify(bought)).toMatchObject({
        total: amount / 100,
        fineGold: fine / 1_000,
        lines: reckoned.map(line => ({ amount: line.amount / 100 })),
      });
      expect(await movedBy(id)).toEqual({
        [`customer:${contactId} INR`]: -amount,
        'oldGold INR': amount,
        'stock AU': fine,
        'trade AU': -fine,
      });
      const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: amount / 100, gst: 0 };
      const rounded = Math.floor((amount + 50) / 100) * 100;
      const credit = Math.min(amount, rounded);
      const payments = [{ way: 'credit', amount: credit / 100 }];
      const { id: billId } = await counter.ask('POST', 'quick_bills', {
        contactId,
        placeOfSupply: '27',
        lines: [box],
        payments,
      });
      const { total, due } = await counter.ask('POST', `quick_bills/${billId}/issue`, {});
      expect([paise(total), paise(due)]).toEqual([rounded, rounded - credit]);
    }
    expect(await wrongIn(world, counter.shop.shopId, ['quick_bills', 'old_gold'])).toEqual({});
  });
});
