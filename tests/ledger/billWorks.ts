import type { drawFrom } from '../support/draw.ts';

type Made = { id: string; grossWeight?: number; credited?: number | null };
export type Books = {
  call: (
    method: string,
    path: string,
    body?: object,
    refusals?: readonly number[],
  ) => Promise<(Made & { items: Made[] }) | null>;
  /** A transition, told where it is answered. */
  go: (path: string, id: string, transition: string) => Promise<void>;
  tell: (what: string, id: string) => void;
  draw: ReturnType<typeof drawFrom>;
  contactId: string;
};

const supply = { placeOfSupply: '27', billedGst: 'cgstSgst' };
/** Another process got ahead: the piece is gone, or the line was taken back. */
const late = [400, 404, 409];

/** What is done at a counter with tagged pieces: sold, kept for an order, taken back. */
export const billWorks = ({ call, go, tell, draw, contactId }: Books): (() => Promise<unknown>)[] => {
  const oneOf = async (list: string, isFit = (_: Made) => true) => {
    const found = ((await call('GET', `${list}&pageSize=20`))?.items ?? []).filter(isFit);
    return found.length ? draw.of(found) : undefined;
  };
  /** Cheap enough that no PAN is asked for. */
  const lineOf = ({ id, grossWeight }: Made) => ({
    pieceId: id,
    hsn: '7113',
    metal: 'gold',
    fineness: 916,
    grossWeight,
    rate: 100,
    gst: 3,
  });
  const sell = async () => {
    const piece = await oneOf('pieces?state=inStock');
    const bill = piece && (await call('POST', 'quick_bills', { contactId, lines: [lineOf(piece)], ...supply }, late));
    if (bill) await go('quick_bills', bill.id, 'issue');
  };
  const order = async () => {
    const piece = await oneOf('pieces?state=inStock');
    const made = { contactId, deliveryDay: '2031-11-04', ...supply };
    const taken = piece && (await call('POST', 'sales_orders', { ...made, lines: [lineOf(piece)] }, late));
    if (taken) await go('sales_orders', taken.id, 'confirm');
  };
  const deliver = async () => {
    const ordered = await oneOf('sales_orders?state=confirmed');
    const bill = ordered && (await call('POST', `sales_orders/${ordered.id}/bill`, {}));
    if (bill) await go('quick_bills', bill.id, 'issue');
  };
  const giveUp = async () => {
    const ordered = await oneOf('sales_orders?state=confirmed');
    if (ordered) await go('sales_orders', ordered.id, 'cancel');
  };
  const takeBack = async () => {
    const bill = await oneOf('quick_bills?state=issued', ({ credited }) => !credited);
    const note = bill && (await call('POST', `quick_bills/${bill.id}/credit`, { lines: [{ line: 1 }] }, late));
    if (note) tell('credit', note.id);
  };
  return [sell, order, deliver, takeBack, order, giveUp];
};
