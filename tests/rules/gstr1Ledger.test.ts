import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GstKind } from '../../schema/rules/gstSplit.ts';
import type { Posting } from '../../schema/rules/ledger.ts';
import { postingsOfTransfer } from '../../schema/rules/pieceTransfers.ts';
import { postingsOfSale, type BillLine } from '../../schema/rules/quickBills.ts';
import type { Gstr1Json } from '../../schema/rules/returns/gstr1.ts';
import { gstr1Return } from '../../schema/rules/returns/gstr1Return.ts';
import {
  supplyOfBill,
  supplyOfCreditNote,
  supplyOfTransfer,
  type Supply,
} from '../../schema/rules/returns/supplies.ts';
import { saleTotals } from '../../schema/rules/saleLines.ts';
import { proofSize } from '../support/proofSize.ts';
import { about, buyer, gold, goods, gstin } from './gstr1Month.ts';

const rupees = (most: number) => fc.integer({ min: 1, max: most * 100 }).map(n => n / 100);
const anyLine = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 60_000 }), rupees(9_000), fc.option(rupees(900)), fc.constantFrom(null, 5))
    .map(([weight, rate, making, makingGst]) => gold(weight / 1_000, rate, making, { makingGst })),
  fc
    .tuple(fc.constantFrom(null, '7113', '7117'), fc.integer({ min: 1, max: 9 }), rupees(90_000))
    .chain(([hsn, quantity, price]) =>
      fc.constantFrom(0, 0.25, 1.5, 3, 18).map(gst => goods(hsn, quantity, price, gst)),
    ),
);
const anySale = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  billedGst: fc.constantFrom<GstKind>('cgstSgst', 'cgstUtgst', 'igst'),
  gstin: fc.constantFrom(null, buyer),
  discountPercent: fc.option(fc.integer({ min: 0, max: 30 })),
  discountOn: fc.constantFrom('making' as const, 'whole' as const),
  as: fc.constantFrom('bill', 'note', 'transfer'),
});
type AnySale = typeof anySale extends fc.Arbitrary<infer T> ? T : never;

/** The document as the return reads it, and what it puts into the books. */
const both = ({ as, gstin: to, ...sale }: AnySale, n: number): { supply: Supply; postings: Posting[] } => {
  const { billedGst } = sale;
  const it = about(`${as}/${n + 1}`, '2026-11-05', { billedGst, gstin: to, place: billedGst === 'igst' ? '24' : '27' });
  if (as === 'transfer') {
    const lines = sale.lines.map(({ gst, hsn }) => ({ hsn, gst, netWeight: 1.234, value: 1_000.03, outcome: null }));
    return {
      supply: supplyOfTransfer({ ...it, gstin: buyer }, { lines, total: 0 }),
      postings: [...postingsOfTransfer({ lines, billedGst }, '').postings],
    };
  }
  const { total } = saleTotals(sale);
  const lines = sale.lines.map(line => ({ ...line, pieceId: null }) as BillLine);
  const postings = postingsOfSale({ ...sale, lines, contactId: 'asha' }, 0);
  if (as === 'bill') return { supply: supplyOfBill(it, { ...sale, total }), postings };
  return {
    supply: supplyOfCreditNote(it, { ...sale, total }, { day: '2026-10-01', total }),
    postings: postings.map(({ from, to: into, ...posting }) => ({ ...posting, from: into, to: from })),
  };
};

/** In paise: what the accounts were credited with. */
const credited = (postings: readonly Posting[], ...accounts: string[]) => {
  const of = (account: unknown) => (accounts.includes(account as string) ? 1 : 0);
  return postings.reduce((sum, { from, to, amount }) => sum + Number(amount) * (of(from) - of(to)), 0);
};

type Row = { rt?: number; txval: number; iamt?: number; camt?: number; samt?: number };
const totalOf = (rows: readonly Row[]) => {
  const sum = (name: 'txval' | 'iamt' | 'camt' | 'samt') =>
    rows.reduce((all, row) => all + Math.round((row[name] ?? 0) * 100), 0);
  return { taxable: sum('txval'), igst: sum('iamt'), cgst: sum('camt'), sgst: sum('samt') };
};
const minus = (row: Row): Row => ({
  txval: -row.txval,
  iamt: -(row.iamt ?? 0),
  camt: -(row.camt ?? 0),
  samt: -(row.samt ?? 0),
});

/** All that the sections list, and all that stands by HSN code. */
const rowsOf = ({ b2b = [], b2cl = [], b2cs = [], cdnr = [], cdnur = [], nil, hsn = {} }: Gstr1Json) => {
  const dets = (documents: readonly { itms: readonly { itm_det: Row }[] }[]) =>
    documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));
  const notes = [...dets(cdnr.flatMap(({ nt }) => nt)), ...dets(cdnur)];
  return {
    sections: [
      ...dets(b2b.flatMap(({ inv }) => inv)),
      ...dets(b2cl.flatMap(({ inv }) => inv)),
      ...b2cs,
      ...notes.map(minus),
      ...(nil?.inv ?? []).map(({ nil_amt }) => ({ txval: nil_amt })),
    ],
    codes: [...(hsn.hsn_b2b ?? []), ...(hsn.hsn_b2c ?? [])],
  };
};

it('GSTR-1 comes to what the tax accounts of the books do, to the paisa', () => {
  fc.assert(
    fc.property(fc.array(anySale, { minLength: 1, maxLength: 12 }), sales => {
      const all = sales.map(both);
      const supplies = all.map(({ supply }) => supply);
      const postings = all.flatMap(each => each.postings);
      const filer = { gstin, month: '2026-11', scheme: 'regular', turnover: null } as const;
      const { json, sums } = gstr1Return(filer, { supplies, issued: [] });
      const expected = {
        taxable: credited(postings, 'sales', 'making', 'discount'),
        igst: credited(postings, 'igst'),
        cgst: credited(postings, 'cgst'),
        sgst: credited(postings, 'sgst', 'utgst'),
      };
      const { sections, codes } = rowsOf(json!);
      expect(totalOf(sections)).toEqual(expected);
      expect(totalOf(codes)).toEqual(expected);
      const { taxable, igst, cgst, sgst, utgst } = sums;
      expect({ taxable, igst, cgst, sgst: sgst + utgst }).toEqual(expected);
    }),
    { numRuns: proofSize(300, 20_000) },
  );
});
