import { say, type Sentence } from '../../words/said.ts';
import { gstKind, gstTotal, type GstKind } from '../gstSplit.ts';
import { paise } from '../piecePriceOf.ts';
import { taxByLine } from '../taxByHsn.ts';
import { isGstin } from '../taxIds.ts';
import { portalDay, portalRupees } from './portal.ts';
import { sumsOf } from './supplies.ts';

/** Who sells or buys, as the shop or the customer has it. */
export type InvoiceParty = Record<'gstin' | 'address' | 'city' | 'pin', string | null> & { name: string };

/** Credit note and debit note, as the portal calls them. */
export type NoteType = 'CRN' | 'DBN';

/** A bill, or a note, which names its bill. */
export type Invoiced = Parameters<typeof taxByLine>[0] & {
  number: string;
  day: string;
  /** Code of the state. */
  place: string | null;
  billedGst: GstKind | 'none';
  /** Rupees. */
  total: number | null;
  roundOff: number | null;
  of: { type: NoteType; number: string; day: string } | null;
};

type Invoice = { seller: InvoiceParty; buyer: InvoiceParty | null; bill: Invoiced };

/** What the portal of e-invoices does not take; none where it takes it. */
export const eInvoiceProblems = ({ seller, buyer, bill }: Invoice): Sentence[] => {
  if (bill.billedGst === 'none') return [say('eInvoiceWithoutGst')];
  if (!buyer?.gstin) return [say('eInvoiceNoBuyer')];
  if (!seller.gstin) return [say('returnNoOwnGstin')];
  return [
    ...[seller, buyer].flatMap(party => (isPlaced(party) ? [] : [say('eInvoiceNoAddress', { name: party.name })])),
    ...(isGstin(buyer.gstin) ? [] : [say('returnWrongGstin', { gstin: buyer.gstin })]),
    ...(buyer.gstin === seller.gstin ? [say('returnOwnGstin')] : []),
    ...aboutPlace(bill, seller.gstin),
    ...(taxByLine(bill).every(({ hsn }) => hsn) ? [] : [say('returnNoHsn')]),
  ];
};

/** The portal asks for no fewer letters. */
const isPlaced = ({ name, address, city, pin }: InvoiceParty) =>
  name.length >= 3 && linesOf(address)[0].length >= 3 && (city ?? '').length >= 3 && /^[1-9]\d{5}$/.test(pin ?? '');

const aboutPlace = ({ place, billedGst }: Invoiced, seller: string): Sentence[] => {
  if (!place) return [say('returnNoPlace')];
  return gstKind(seller.slice(0, 2), place) === billedGst ? [] : [say('returnWrongPlace')];
};

/**
 * INV-01 of one document in version 1.1 of its shape, in which amounts are rupees and UTGST stands where SGST does. Only of what has no problem. A
 * line's discount is taken off its price: the portal asks that price times quantity is the value that is taxed.
 */
export const eInvoice = ({ seller, buyer, bill }: Invoice) => {
  const items = taxByLine(bill);
  const sums = sumsOf([{ kind: 'quickBills', parts: items }]);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: bill.of?.type ?? 'INV', No: bill.number, Dt: invoiceDay(bill.day) },
    SellerDtls: partyOf(seller),
    BuyerDtls: { ...partyOf(buyer!), Pos: bill.place },
    ItemList: items.map(itemOf),
    ValDtls: {
      AssVal: portalRupees(sums.taxable),
      CgstVal: portalRupees(sums.cgst),
      SgstVal: portalRupees(sums.sgst + sums.utgst),
      IgstVal: portalRupees(sums.igst),
      RndOffAmt: portalRupees(paise(bill.roundOff)),
      TotInvVal: portalRupees(paise(bill.total)),
    },
    ...(bill.of && { RefDtls: { PrecDocDtls: [{ InvNo: bill.of.number, InvDt: invoiceDay(bill.of.day) }] } }),
  };
};

const invoiceDay = (day: string) => portalDay(day).replaceAll('-', '/');

const partyOf = ({ name, gstin, address, city, pin }: InvoiceParty) => {
  const [first, second] = linesOf(address);
  return {
    Gstin: gstin,
    LglNm: name.slice(0, 100),
    Addr1: first,
    ...(second.length >= 3 && { Addr2: second }),
    Loc: city!.slice(0, 50),
    Pin: Number(pin),
    Stcd: gstin!.slice(0, 2),
  };
};

/** Two of at most a hundred letters. */
const linesOf = (address: string | null): [string, string] => {
  const [first = '', ...rest] = (address ?? '').split('\n').map(line => line.trim());
  const whole = [first, ...rest].filter(Boolean).join(', ');
  const end = first.length >= 3 && first.length <= 100 ? first.length : Math.min(100, whole.length);
  return [
    whole.slice(0, end),
    whole
      .slice(end)
      .replace(/^[, ]+/, '')
      .slice(0, 100),
  ];
};

type Item = ReturnType<typeof taxByLine>[number];

const itemOf = (item: Item, n: number) => {
  const { description, hsn, unit, quantity, rate, taxable, cgst, sgst, utgst, igst } = item;
  const isService = unit === 'NA';
  const count = quantity / 1_000 || 1;
  return {
    SlNo: String(n + 1),
    ...(description && { PrdDesc: description.slice(0, 300) }),
    IsServc: isService ? 'Y' : 'N',
    HsnCd: hsn,
    ...(isService ? {} : { Qty: quantity / 1_000, Unit: unit }),
    UnitPrice: Math.round((taxable / 100 / count) * 1_000) / 1_000,
    TotAmt: portalRupees(taxable),
    AssAmt: portalRupees(taxable),
    GstRt: rate,
    CgstAmt: portalRupees(cgst),
    SgstAmt: portalRupees(sgst + utgst),
    IgstAmt: portalRupees(igst),
    TotItemVal: portalRupees(taxable + gstTotal(item)),
  };
};
