/** What goes between the shop and a karigar, as the books tell it. */
import {
  amountOfReceived,
  fineOfIssued,
  gstOfReceipt,
  isSettled,
  weightsOfReceived,
  type IssuedLine,
  type Received,
  type ReceivedLine,
} from './karigarGoods.ts';
import { accountOf, rupees, type AccountKey, type LedgerUnit, type Posted, type Posting } from './ledger.ts';
import { unitOf } from './metals.ts';
import { thousandths } from './piecePriceOf.ts';

type Slip<Line> = { contactId: string | null; day: string | null; lines: readonly Line[] | null };
export type KarigarIssueFacts = Slip<IssuedLine>;
export type KarigarReceiptFacts = Slip<ReceivedLine> & Received;

/** Metal and stones leave the shop's stock; the karigar has them. */
export const postingsOfKarigarIssue = ({ contactId, day, lines }: KarigarIssueFacts, today: string): Posted => {
  const karigar = accountOf('karigar', contactId);
  const postings = (lines ?? []).flatMap(line => [
    ...metal('stock', karigar, line, fineOfIssued(line)),
    ...stones('stock', karigar, line),
  ]);
  return { day: day ?? today, tillId: null, postings: summed(postings) };
};

/**
 * What came back is in stock again. The agreed loss is the shop's, apart from what is missing beyond it: that stays with the karigar until it is settled,
 * by writing it off or in rupees. Stones that are set leave with the piece that they are in. Labour and its GST are owed to the karigar.
 */
export const postingsOfKarigarReceipt = (receipt: KarigarReceiptFacts, today: string): Posted => {
  const { contactId, day, lines } = receipt;
  const karigar = accountOf('karigar', contactId);
  const gst = gstOfReceipt(receipt);
  const postings = [
    ...(lines ?? []).flatMap(line => movedBy(line, karigar)),
    rupees(karigar, 'inputCgst', gst.cgst),
    rupees(karigar, 'inputSgst', gst.sgst),
    rupees(karigar, 'inputUtgst', gst.utgst),
    rupees(karigar, 'inputIgst', gst.igst),
  ];
  return { day: day ?? today, tillId: null, postings: summed(postings) };
};

const movedBy = (line: ReceivedLine, karigar: AccountKey): Posting[] => {
  const { fine, loss } = weightsOfReceived(line);
  if (isSettled(line.what)) return settled(line, karigar, fine);
  return [
    ...metal(karigar, 'stock', line, fine),
    ...metal(karigar, 'agreedLoss', line, loss),
    ...stones(karigar, line.what === 'work' ? 'trade' : 'stock', line),
    rupees(karigar, 'labour', amountOfReceived(line)),
  ];
};

/** With a rate the metal is sold to the karigar, or bought from him; without one it is written off. */
const settled = (line: ReceivedLine, karigar: AccountKey, fine: bigint): Posting[] => {
  const amount = Math.abs(amountOfReceived(line));
  const other = line.rate ? 'trade' : 'karigarLoss';
  return line.what === 'short'
    ? [...metal(karigar, other, line, fine), rupees('labour', karigar, amount)]
    : [...metal(other, karigar, line, fine), rupees(karigar, 'labour', amount)];
};

const metal = (
  from: AccountKey,
  to: AccountKey,
  { metal: of }: Pick<IssuedLine, 'metal'>,
  amount: bigint,
): Posting[] => {
  const unit = unitOf(of ?? null);
  return unit ? [{ from, to, unit, amount }] : [];
};

const stones = (from: AccountKey, to: AccountKey, { carats }: Pick<IssuedLine, 'carats'>): Posting[] => [
  { from, to, unit: 'CT', amount: BigInt(thousandths(carats)) },
];

/** One movement for each pair of accounts and unit, in the order in which they come. */
const summed = (postings: readonly Posting[]): Posting[] => {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const key = JSON.stringify([posting.from, posting.to, posting.unit satisfies LedgerUnit]);
    sums.set(key, { ...posting, amount: posting.amount + (sums.get(key)?.amount ?? 0n) });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0n);
};

/** Whether it says whom and what: a change may have taken something away. */
export const isWholeSlip = ({ contactId, lines }: Slip<unknown>, posted: Posted): boolean =>
  contactId !== null && Boolean(lines?.length) && posted.postings.length > 0;
