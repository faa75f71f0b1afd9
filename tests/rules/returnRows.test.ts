import { describe, expect, it } from 'vitest';
import { gstr1Return } from '../../schema/rules/returns/gstr1Return.ts';
import { gstr3b } from '../../schema/rules/returns/gstr3b.ts';
import {
  plainRows,
  returnRows,
  rowOfConsumers,
  rowOfHsn,
  rowOfNil,
  rowOfPlace,
  rowOfSection,
} from '../../schema/rules/returns/rows.ts';
import { addSums, noSums, takesBack, type TaxSums } from '../../schema/rules/returns/supplies.ts';
import { gstin, issuedInNovember, november } from './gstr1Month.ts';

const filer = { gstin, month: '2026-11', scheme: 'regular', turnover: null } as const;
const input = { igst: 0, cgst: 0, sgst: 0, utgst: 0 };
const { sections, sums, json } = gstr1Return(filer, { supplies: november, issued: issuedInNovember });
const due = gstr3b(filer, november, input)!;
const rows = returnRows(november);
const added = (documents: readonly TaxSums[]) =>
  documents.reduce(
    (all, { taxable, cgst, sgst, utgst, igst }) => addSums(all, { taxable, cgst, sgst, utgst, igst }, false),
    noSums,
  );
const documentsOf = (key: string) => rows.get(key)?.documents ?? [];
const numbersOf = (key: string) => documentsOf(key).map(({ supply }) => supply.number);

describe('every figure of a return is the sum of its documents, to the paisa', () => {
  it('each row, whichever it is', () => {
    expect(rows.size).toBeGreaterThan(10);
    for (const { sums: told, documents } of rows.values())
      expect({ ...added(documents), quantity: documents.reduce((sum, { quantity }) => sum + quantity, 0) }).toEqual(
        told,
      );
  });

  it('the sections of GSTR-1 and all of it', () => {
    for (const { section, documents, ...told } of sections) {
      expect(added(documentsOf(rowOfSection(section)))).toEqual(told);
      expect(documentsOf(rowOfSection(section))).toHaveLength(documents);
    }
    expect(added(documentsOf(plainRows.all))).toEqual(sums);
    expect(sums.taxable).not.toBe(0);
  });

  it('the rows of the portal’s file by state and rate', () => {
    expect(json!.b2cs!.length).toBeGreaterThan(1);
    for (const { sply_ty, pos, rt, txval, iamt = 0, camt = 0, samt = 0 } of json!.b2cs!) {
      const key = rowOfConsumers({ isBetweenStates: sply_ty === 'INTER', place: pos, rate: rt });
      const { taxable, igst, cgst, sgst, utgst } = added(documentsOf(key));
      expect([taxable, igst, cgst, sgst + utgst].map(paise => paise / 100)).toEqual([txval, iamt, camt, samt]);
    }
  });

  it('the summary by HSN code, of businesses and of consumers', () => {
    for (const [isBusiness, table] of [[true, json!.hsn!.hsn_b2b!] as const, [false, json!.hsn!.hsn_b2c!] as const]) {
      expect(table.length).toBeGreaterThan(0);
      for (const { hsn_sc, uqc: unit, rt: rate, qty, txval, iamt, camt, samt } of table) {
        const documents = documentsOf(rowOfHsn({ isBusiness, hsn: hsn_sc || null, unit, rate }));
        const { taxable, igst, cgst, sgst, utgst } = added(documents);
        expect([taxable, igst, cgst, sgst + utgst].map(paise => paise / 100)).toEqual([txval, iamt, camt, samt]);
        expect(documents.reduce((sum, { quantity }) => sum + quantity, 0) / 1_000).toBeCloseTo(qty, 2);
      }
    }
  });

  it('what bears no tax, by where and to whom it went', () => {
    expect(json!.nil!.inv.length).toBeGreaterThan(0);
    for (const { sply_ty, nil_amt } of json!.nil!.inv) {
      const key = rowOfNil({
        isBetweenStates: sply_ty.startsWith('INTR') && !sply_ty.startsWith('INTRA'),
        isBusiness: sply_ty.endsWith('B2B'),
      });
      expect(added(documentsOf(key)).taxable / 100).toBe(nil_amt);
    }
  });

  it('the figures of GSTR-3B', () => {
    expect(added(documentsOf(plainRows.outward))).toEqual(due.outward);
    expect(added(documentsOf(plainRows.nil)).taxable).toBe(due.nil);
    expect(due.toConsumers).not.toEqual([]);
    for (const { place, taxable, igst } of due.toConsumers)
      expect(added(documentsOf(rowOfPlace(place)))).toMatchObject({ taxable, igst });
  });

  it('and is made of those documents, a credit note below nought', () => {
    // By hand: the two sales in Maharashtra at 3 %, less the note of October’s bill.
    const key = rowOfConsumers({ isBetweenStates: false, place: '27', rate: 3 });
    expect(numbersOf(key)).toEqual(['B/26-27/0001', 'PB/26-27/0001', 'C/26-27/0001']);
    expect(documentsOf(key).map(({ taxable }) => taxable)).toEqual([6_500_000, 200_100, -2_000_000]);
    expect(numbersOf(plainRows.nil)).toEqual(['B/26-27/0004']);
    for (const { documents } of rows.values())
      for (const { supply, taxable } of documents) expect(Math.sign(taxable)).toBe(takesBack(supply) ? -1 : 1);
  });
});
