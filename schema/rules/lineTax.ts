import { notShown } from '../kit/asked.ts';
import { text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { gstRatesOn, withStandardRates, type GstRate } from './gstRates.ts';
import { isWholeHsn, jewelleryHsn, leastHsnDigits } from './hsn.ts';
import { makingSac, type MakingReading } from './makingGst.ts';
import { pricedMetal } from './metals.ts';
import { amountsOfLine, type SaleLine } from './saleLines.ts';

/** A rate other than that of the GST rates needs this permission, and a reason that stays on the document or on the row. */
export const otherGstPermission = can.GstRateApprove;

export const otherGstReason = () => text().label('Reason for another GST rate').max(200);

/** Only documents that bear GST have a reason. */
export const otherGstFields = () => ({
  gstReason: otherGstReason().when('billedGst', { is: 'none', then: notShown }),
});

/** The shop's part of the rule: its rates that fit the codes of a document, its reading of the making charge, and its turnover in rupees. */
export type TaxFacts = { rates: readonly GstRate[]; making: MakingReading | null; turnover: number | null };

type Place = {
  field: 'gst' | 'makingGst' | 'hsn';
  /** Counts from 0. */
  line: number;
  values: { line: number; hsn?: string; rates?: string; least?: number };
};
/** `needsApproval`: issued only with a reason and the permission; `barsInvoice`: a tax invoice is not issued like this. */
export type TaxNotice = Place &
  (
    | { key: 'otherGst' | 'otherMakingGst' | 'makingHasNoGst'; effect: 'needsApproval' }
    | { key: 'noGst' | 'noHsn' | 'shortHsn'; effect: 'barsInvoice' }
    | { key: 'unknownGst'; effect: 'warns' }
  );

type TaxedLine = Omit<SaleLine, 'discount'> & { hsn: string | null };
export type TaxedSale = { billedGst: string | null; lines: readonly TaxedLine[] | null };

/** Metal is taxed as metal, whatever code is typed: a code of other goods does not lower its rate. */
const metalHeadings = ['7106', '7107', '7108', '7109', '7110', '7111', '7112', '7113', '7114', '7115', '7116', '7118'];

/** The code by which the goods of a line are taxed, empty where it is unknown. */
const taxedAs = ({ metal, hsn }: Pick<TaxedLine, 'metal' | 'hsn'>): string => {
  const isOfOther = !metalHeadings.some(heading => hsn?.startsWith(heading));
  return pricedMetal(metal) && isOfOther ? jewelleryHsn : (hsn ?? '');
};

/** All codes whose rates the lines are compared with. */
export const codesOfLines = (lines: readonly Pick<TaxedLine, 'metal' | 'hsn'>[]): string[] => [
  ...new Set([...lines.map(taxedAs).filter(Boolean), makingSac]),
];

/** Compares the lines of a document that bears GST with the rates of its day. */
export const taxNotices = (
  { billedGst, lines }: TaxedSale,
  day: string,
  { rates: own, making, turnover }: TaxFacts,
): TaxNotice[] => {
  if (!billedGst || billedGst === 'none') return [];
  const rates = withStandardRates(own);
  const least = leastHsnDigits(turnover, day);
  return (lines ?? []).flatMap((line, n) => [
    ...aboutHsn(line, n, least),
    ...aboutGoods(line, n, gstRatesOn(rates, taxedAs(line), day)),
    ...aboutMaking(line, n, making === 'service' ? gstRatesOn(rates, makingSac, day) : null),
  ]);
};

const aboutHsn = ({ hsn }: TaxedLine, line: number, least: number): TaxNotice[] => {
  const notice = { field: 'hsn', line, effect: 'barsInvoice' } as const;
  if (!hsn) return [{ ...notice, key: 'noHsn', values: { line: line + 1, least } }];
  if (isWholeHsn(hsn) && hsn.length >= least) return [];
  return [{ ...notice, key: 'shortHsn', values: { line: line + 1, hsn, least } }];
};

const aboutGoods = (taxed: TaxedLine, line: number, due: readonly number[]): TaxNotice[] => {
  const notice = { field: 'gst', line } as const;
  const hsn = taxedAs(taxed);
  if (!due.length && taxed.gst == null)
    return [{ ...notice, key: 'noGst', values: { line: line + 1 }, effect: 'barsInvoice' }];
  if (!due.length)
    return hsn ? [{ ...notice, key: 'unknownGst', values: { line: line + 1, hsn }, effect: 'warns' }] : [];
  if (due.some(rate => rate === taxed.gst)) return [];
  return [
    { ...notice, key: 'otherGst', values: { line: line + 1, hsn, rates: due.join(' / ') }, effect: 'needsApproval' },
  ];
};

/** `due`: null where the making charge is a part of the goods. */
const aboutMaking = (taxed: TaxedLine, line: number, due: readonly number[] | null): TaxNotice[] => {
  const notice = { field: 'makingGst', line, effect: 'needsApproval' } as const;
  const own = taxed.makingGst ?? null;
  if (!amountsOfLine({ ...taxed, discount: null }, { discountOn: null, discountPercent: null }).making) return [];
  if (!due) return own === null ? [] : [{ ...notice, key: 'makingHasNoGst', values: { line: line + 1 } }];
  if (due.some(rate => rate === own)) return [];
  return [{ ...notice, key: 'otherMakingGst', values: { line: line + 1, hsn: makingSac, rates: due.join(' / ') } }];
};

type BoughtLine = { metal: string | null; hsn?: string | null; gst: number | null };
type TaxedPurchase = {
  billedGst: string | null;
  owed: string | null;
  lines: readonly BoughtLine[] | null;
};

/**
 * The lines of a purchase as their rates are compared: all that is charged is in the taxable value. Where metal is owed for metal, the
 * amounts are those of labour, and the code alone says for what.
 */
export const taxedLinesOfPurchase = ({ owed, lines }: Pick<TaxedPurchase, 'owed' | 'lines'>): TaxedLine[] =>
  (lines ?? []).map(({ metal, hsn, gst }) => ({
    ...noCharges,
    metal: owed === 'metal' ? 'other' : metal,
    hsn: hsn?.replace(/\D/g, '') || null,
    gst,
  }));

const noCharges = {
  fineness: null,
  grossWeight: null,
  stoneWeight: null,
  rate: null,
  wastageBasis: null,
  wastagePercent: null,
  makingBasis: null,
  makingRate: null,
  makingLeast: null,
  stoneCharge: null,
  hallmarking: null,
  quantity: null,
  price: null,
  makingGst: null,
};

/** Compares the rates on a supplier's bill with those of its day. They stop nothing, because the supplier wrote them. */
export const taxNoticesOfPurchase = (purchase: TaxedPurchase, day: string, facts: TaxFacts): TaxNotice[] =>
  taxNotices({ billedGst: purchase.billedGst, lines: taxedLinesOfPurchase(purchase) }, day, facts).filter(
    ({ field }) => field === 'gst',
  );
