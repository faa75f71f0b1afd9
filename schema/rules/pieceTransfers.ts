import { integer, money, text, weight } from '../kit/kinds.ts';
import { uuid, uuidPattern } from '../kit/shape.ts';
import { say, type Sentence } from '../words/said.ts';
import { added } from './added.ts';
import { gstKind, gstOnSums, gstTotal, type GstKind } from './gstSplit.ts';
import { inputTaxes, type AccountKey, type Posted, type Posting } from './ledger.ts';
import { paise } from './piecePriceOf.ts';
import type { TaxScheme } from './taxScheme.ts';

export const transferStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'sent', name: 'Sent', meaning: 'active' },
  { id: 'recalled', name: 'Called back', meaning: 'waiting' },
  { id: 'received', name: 'Received', meaning: 'done' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

export const arrivalStates = [
  { id: 'open', name: 'On the way', meaning: 'active' },
  { id: 'closed', name: 'Received', meaning: 'done' },
  { id: 'cancelled', name: 'Not received', meaning: 'stopped' },
] as const;

/** What became of a piece that was sent; empty until the other shop says so. */
export const transferOutcomes = [
  { id: 'received', name: 'Received' },
  { id: 'refused', name: 'Refused' },
  { id: 'calledBack', name: 'Called back' },
] as const;
export type TransferOutcome = (typeof transferOutcomes)[number]['id'];

/** The id of another shop of the tenant. */
export const shopKey = () =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .matches(uuidPattern, { name: 'uuid', message: 'Choose one of the list', excludeEmptyString: true })
    .meta({ shape: uuid, key: true });

type Taxed = { gstin: string | null; stateCode: string | null; taxScheme?: TaxScheme };

/** What goods bear between two shops: nothing under one GSTIN, and nothing where whoever sends has none or is under the composition scheme. */
export const gstBetween = (from: Taxed, to: Taxed): GstKind | 'none' =>
  !from.gstin || from.gstin === to.gstin || from.taxScheme === 'composition'
    ? 'none'
    : gstKind(from.stateCode ?? '', to.stateCode ?? '');

type Line = { outcome: string | null } & Record<'value' | 'gst', number | null>;
type Supply = { lines: readonly Line[] | null; billedGst: GstKind | 'none' | null };

/** In paise: what another taxable person is billed for these lines, nothing where both shops have one GSTIN. */
const supplied = (lines: readonly Line[], kind: Supply['billedGst']) => {
  const isSupply = Boolean(kind) && kind !== 'none';
  const parts = lines.map(({ gst, value }) => ({ rate: gst, taxable: isSupply ? paise(value) : 0 }));
  return { taxable: parts.reduce((sum, { taxable }) => sum + taxable, 0), gst: gstOnSums(parts, kind) };
};

/**
 * In rupees: what a received piece cost where it was billed for; null under one GSTIN, where the cost comes by itself. `isTaxCost`: with the GST
 * on it, which the shop does not take back.
 */
export const costOfReceived = (
  { value = null, gst: rate = null }: Partial<Omit<Line, 'outcome'>>,
  kind: Supply['billedGst'],
  isTaxCost: boolean,
): number | null => {
  if (!kind || kind === 'none') return null;
  const { taxable, gst } = supplied([{ value, gst: rate, outcome: null }], kind);
  return (taxable + (isTaxCost ? gstTotal(gst) : 0)) / 100;
};

type Weighed = { tag?: string | null; pieceId?: string | null } & Record<'grossWeight' | 'netWeight', number | null>;

/** In grams and rupees. The taxes are those of the paper, whatever was received. */
export const transferTotals = ({
  lines,
  billedGst,
}: Omit<Supply, 'lines'> & { lines: readonly (Line & Weighed)[] | null }) => {
  const all = lines ?? [];
  const { taxable, gst } = supplied(all, billedGst);
  const total = taxable + gstTotal(gst);
  return {
    count: all.filter(({ tag, pieceId }) => tag ?? pieceId).length,
    grossWeight: added(all.map(line => line.grossWeight)),
    netWeight: added(all.map(line => line.netWeight)),
    value: added(all.map(line => line.value)),
    cgst: orNone(gst.cgst),
    sgst: orNone(gst.sgst),
    utgst: orNone(gst.utgst),
    igst: orNone(gst.igst),
    total: orNone(total),
  };
};

export const transferFields = () => ({
  count: integer().label('Pieces in all'),
  onTheWay: integer().label('Still on the way'),
  grossWeight: weight().label('Gross weight'),
  netWeight: weight().label('Net weight'),
  value: money().label('Value'),
  cgst: money().label('CGST'),
  sgst: money().label('SGST'),
  utgst: money().label('UTGST'),
  igst: money().label('IGST'),
  total: money().label('Total'),
});
export const transferFigures = [
  'count',
  'grossWeight',
  'netWeight',
  'value',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'total',
] as const;

/** What comes to nothing stands on no paper. */
const orNone = (amount: number) => (amount ? amount / 100 : null);

/** Of how many nobody has said yet what became of them. */
export const onTheWay = (lines: readonly Line[] | null) => (lines ?? []).filter(({ outcome }) => !outcome).length;

/** Why a transfer cannot be sent; null when it can. */
export const transferProblem = ({
  toShopId,
  lines,
  billedGst,
}: Supply & { toShopId: string | null }): Sentence | null => {
  if (!toShopId) return say('transferNowhere');
  if (!billedGst || billedGst === 'none') return null;
  if (!(lines ?? []).every(({ value }) => value)) return say('transferNoValue');
  return (lines ?? []).every(({ gst }) => gst !== null && gst !== undefined) ? null : say('transferNoRate');
};

const taxes = ['cgst', 'sgst', 'utgst', 'igst'] as const;

const posted = (
  sides: (name: 'taxable' | (typeof taxes)[number]) => [AccountKey, AccountKey],
  supply: Supply,
): Posting[] => {
  const { taxable, gst } = supplied(supply.lines ?? [], supply.billedGst);
  return (['taxable', ...taxes] as const)
    .map((name): Posting => {
      const [from, to] = sides(name);
      return { from, to, unit: 'INR', amount: BigInt(name === 'taxable' ? taxable : gst[name]) };
    })
    .filter(({ amount }) => amount > 0n);
};

/** The other shop owes what it is billed. The metal of the pieces follows them by itself. */
export const postingsOfTransfer = (transfer: Supply, today: string): Posted => ({
  day: today,
  tillId: null,
  postings: posted(name => [name === 'taxable' ? 'sales' : name, 'branch'], transfer),
});

/** What is taken back of that because the other shop did not receive it. */
export const postingsNotReceived = ({ lines, billedGst }: Supply): Posting[] => {
  const left = new Map<AccountKey, bigint>();
  const add = (some: readonly Line[], sign: bigint) => {
    for (const { from, amount } of postingsOfTransfer({ lines: some, billedGst }, '').postings)
      left.set(from, (left.get(from) ?? 0n) + sign * amount);
  };
  add(lines ?? [], 1n);
  add(receivedOf(lines), -1n);
  return [...left].flatMap(([from, amount]): Posting[] => {
    if (amount > 0n) return [{ from: 'branch', to: from, unit: 'INR', amount }];
    return amount < 0n ? [{ from, to: 'branch', unit: 'INR', amount: -amount }] : [];
  });
};

/** What was received is owed to the other shop, with the input tax on it. */
export const postingsOfArrival = ({ lines, billedGst }: Supply, today: string): Posted => ({
  day: today,
  tillId: null,
  postings: posted(name => ['branch', name === 'taxable' ? 'purchases' : inputTaxes[name]], {
    lines: receivedOf(lines),
    billedGst,
  }),
});

const receivedOf = (lines: readonly Line[] | null) => (lines ?? []).filter(({ outcome }) => outcome === 'received');

/** Whether all of it has ended, and any of it in the other shop. */
export const endOf = (lines: readonly { outcome?: string | null }[]): 'received' | 'none' | null => {
  if (lines.some(({ outcome }) => !outcome)) return null;
  return lines.some(({ outcome }) => outcome === 'received') ? 'received' : 'none';
};

/** The pieces of which nobody has said what became of them, each as a line of what was in the parcel. */
export const waitingTags = (lines: readonly { tag: string; outcome?: string | null }[] | undefined) =>
  (lines ?? []).filter(({ outcome }) => !outcome).map(({ tag }) => ({ tag }));
