import { describe, expect, it } from 'vitest';
import { eInvoice, eInvoiceProblems } from '../../schema/rules/returns/eInvoice.ts';
import { buyer as buyerGstin, gold, goods, gstin } from './gstr1Month.ts';

const seller = {
  name: 'Rajlakshmi Jewellers',
  gstin,
  address: '14 Zaveri Bazaar\nKalbadevi',
  city: 'Mumbai',
  pin: '400002',
};
const buyer = {
  name: 'Deccan Gems LLP',
  gstin: buyerGstin,
  address: '7 Avenue Road',
  city: 'Bengaluru',
  pin: '560002',
};
const lines = [
  { ...gold(10, 6_000, 500), description: 'Chain' },
  { ...goods('4819', 3, 33.33, 18), description: 'Box' },
];
const bill = {
  number: 'B/26-27/0007',
  day: '2026-11-05',
  place: '29',
  billedGst: 'igst' as const,
  discountOn: 'making' as const,
  discountPercent: null,
  total: 67_068,
  roundOff: 0.01,
  lines,
  of: null,
};

describe('the e-invoice of a bill', () => {
  it('is what is worked out by hand for a chain and three boxes that go to Karnataka', () => {
    expect(eInvoiceProblems({ seller, buyer, bill })).toEqual([]);
    expect(eInvoice({ seller, buyer, bill })).toEqual({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: 'INV', No: 'B/26-27/0007', Dt: '05/11/2026' },
      SellerDtls: {
        Gstin: gstin,
        LglNm: 'Rajlakshmi Jewellers',
        Addr1: '14 Zaveri Bazaar',
        Addr2: 'Kalbadevi',
        Loc: 'Mumbai',
        Pin: 400002,
        Stcd: '27',
      },
      BuyerDtls: {
        Gstin: buyerGstin,
        LglNm: 'Deccan Gems LLP',
        Addr1: '7 Avenue Road',
        Loc: 'Bengaluru',
        Pin: 560002,
        Stcd: '29',
        Pos: '29',
      },
      ItemList: [
        {
          SlNo: '1',
          PrdDesc: 'Chain',
          IsServc: 'N',
          HsnCd: '7113',
          Qty: 10,
          Unit: 'GMS',
          // 10 g at 6,000 and 500 of making for a gram.
          UnitPrice: 6_500,
          TotAmt: 65_000,
          AssAmt: 65_000,
          GstRt: 3,
          CgstAmt: 0,
          SgstAmt: 0,
          IgstAmt: 1_950,
          TotItemVal: 66_950,
        },
        {
          SlNo: '2',
          PrdDesc: 'Box',
          IsServc: 'N',
          HsnCd: '4819',
          Qty: 3,
          Unit: 'NOS',
          UnitPrice: 33.33,
          TotAmt: 99.99,
          AssAmt: 99.99,
          GstRt: 18,
          CgstAmt: 0,
          SgstAmt: 0,
          IgstAmt: 18,
          TotItemVal: 117.99,
        },
      ],
      ValDtls: { AssVal: 65_099.99, CgstVal: 0, SgstVal: 0, IgstVal: 1_968, RndOffAmt: 0.01, TotInvVal: 67_068 },
    });
  });

  it('of a credit note is one of its own kind, with what is taken back and the bill that it is of', () => {
    const note = {
      ...bill,
      number: 'C/26-27/0002',
      day: '2026-12-01',
      lines: lines.slice(1),
      total: 118,
      of: { type: 'CRN' as const, number: bill.number, day: bill.day },
    };
    expect(eInvoice({ seller, buyer, bill: note })).toMatchObject({
      DocDtls: { Typ: 'CRN', No: 'C/26-27/0002', Dt: '01/12/2026' },
      ItemList: [{ HsnCd: '4819', Qty: 3, AssAmt: 99.99, IgstAmt: 18 }],
      ValDtls: { AssVal: 99.99, IgstVal: 18, RndOffAmt: 0.01, TotInvVal: 118 },
      RefDtls: { PrecDocDtls: [{ InvNo: 'B/26-27/0007', InvDt: '05/11/2026' }] },
    });
    const debit = { ...note, of: { ...note.of, type: 'DBN' as const } };
    expect(eInvoice({ seller, buyer, bill: debit }).DocDtls).toMatchObject({ Typ: 'DBN' });
    expect(eInvoice({ seller, buyer, bill })).not.toHaveProperty('RefDtls');
  });

  it('of a union territory has UTGST where the portal has SGST', () => {
    const delhi = { ...seller, gstin: '26AAPFU0939F1ZX' };
    const { ItemList, ValDtls } = eInvoice({
      seller: delhi,
      buyer,
      bill: { ...bill, billedGst: 'cgstUtgst', lines: lines.slice(0, 1) },
    });
    expect(ItemList).toMatchObject([{ CgstAmt: 975, SgstAmt: 975, IgstAmt: 0 }]);
    expect(ValDtls).toMatchObject({ CgstVal: 975, SgstVal: 975, IgstVal: 0 });
  });

  it('has a making charge that is a supply of its own as a service', () => {
    const sale = { ...bill, lines: [{ ...gold(10, 6_000, 500), makingGst: 18, description: 'Chain' }] };
    expect(eInvoice({ seller, buyer, bill: sale }).ItemList).toMatchObject([
      { SlNo: '1', IsServc: 'N', HsnCd: '7113', AssAmt: 60_000, GstRt: 3 },
      { SlNo: '2', IsServc: 'Y', HsnCd: '998892', UnitPrice: 5_000, AssAmt: 5_000, GstRt: 18 },
    ]);
  });

  it('has each line by itself, whose taxes come to those of the bill though each rate is rounded once', () => {
    const pins = Array.from({ length: 7 }, () => ({ ...goods('7117', 1, 0.5, 3), description: 'Pin' }));
    const { ItemList, ValDtls } = eInvoice({ seller, buyer, bill: { ...bill, lines: pins } });
    expect(ItemList).toHaveLength(7);
    const sum = ItemList.reduce((all, { IgstAmt }) => all + Math.round(IgstAmt * 100), 0);
    // 3 % of 3.50 is 10.5 paise, and 1.5 paise of each pin.
    expect([sum, ValDtls.IgstVal]).toEqual([11, 0.11]);
  });

  it.each([
    ['a bill without GST', { bill: { ...bill, billedGst: 'none' as const } }, 'eInvoiceWithoutGst'],
    ['nobody', { buyer: null }, 'eInvoiceNoBuyer'],
    ['a buyer without a GSTIN', { buyer: { ...buyer, gstin: null } }, 'eInvoiceNoBuyer'],
    ['a shop without a GSTIN', { seller: { ...seller, gstin: null } }, 'returnNoOwnGstin'],
    ['a mistyped GSTIN', { buyer: { ...buyer, gstin: '29AAGCB7383J1Z5' } }, 'returnWrongGstin'],
    ['a bill to oneself', { buyer: { ...buyer, gstin } }, 'returnOwnGstin'],
    ['a buyer without an address', { buyer: { ...buyer, address: null } }, 'eInvoiceNoAddress'],
    ['a shop without a city', { seller: { ...seller, city: '' } }, 'eInvoiceNoAddress'],
    ['a buyer without a PIN', { buyer: { ...buyer, pin: null } }, 'eInvoiceNoAddress'],
    ['no place of supply', { bill: { ...bill, place: null } }, 'returnNoPlace'],
    ['another place of supply', { bill: { ...bill, place: '27' } }, 'returnWrongPlace'],
    ['goods without an HSN code', { bill: { ...bill, lines: [{ ...lines[0]!, hsn: null }] } }, 'returnNoHsn'],
  ])('is not made of %s', (_, wrong, key) => {
    expect(eInvoiceProblems({ seller, buyer, bill, ...wrong }).map(said => said.key)).toEqual([key]);
  });
});
