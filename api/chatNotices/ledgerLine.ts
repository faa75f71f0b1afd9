import { bookStatement } from '../messages/ledger.ts';
import type { Ids, Statement } from '../ports.ts';

const india = 5.5 * 60 * 60_000;
const day = 24 * 60 * 60_000;

/** The line on which notices of a day in India stand: a UUIDv7 of its midnight, so that all processes have the same. */
const lineOf = (at: Date): string => {
  const midnight = Math.floor((at.getTime() + india) / day) * day - india;
  const time = midnight.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

/** Money for one notice to a colleague. It stands with those of the same day, so that the book stays one that a person reads. */
export const bookNotice = (
  shop: string,
  kind: 'reserved' | 'charged' | 'released',
  price: string,
  { ids, at }: { ids: Ids; at: Date },
): Statement => bookStatement(shop, { kind, line: lineOf(at), messages: 1, amount: price }, { ids, at });
