import { isPriced, type SaleLine } from './saleLines.ts';

/** How an estimate stands with its customer. */
export const quoteStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'given', name: 'Given', meaning: 'active' },
  { id: 'ordered', name: 'Ordered', meaning: 'done' },
  { id: 'billed', name: 'Billed', meaning: 'done' },
  { id: 'declined', name: 'Declined', meaning: 'stopped' },
] as const;

/** What estimate, order and bill share, beside their lines. */
const shared = [
  'contactId',
  'placeOfSupply',
  'billedGst',
  'gstReason',
  'discountOn',
  'discountPercent',
  'note',
] as const;

export const saleOf = <S extends Record<(typeof shared)[number], unknown>>(sale: S) =>
  Object.fromEntries(shared.map(name => [name, sale[name]]));

/** Whether each of its lines has a price. */
export const isWholeQuote = ({ lines }: { lines: readonly SaleLine[] | null }): boolean =>
  Boolean(lines?.length) && lines!.every(isPriced);
