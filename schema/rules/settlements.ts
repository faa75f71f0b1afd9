/** How a bill came to be paid: at once by the oldest first, with the bill itself, by a person, or from before such rows were kept. */
export const settlementOrigins = [
  { id: 'automatic', name: 'Oldest bill first' },
  { id: 'issued', name: 'With the document itself' },
  { id: 'byHand', name: 'By hand' },
  { id: 'earlier', name: 'From earlier documents' },
] as const;
export type SettlementOrigin = (typeof settlementOrigins)[number]['id'];
