import type { Posted } from '../rules/ledger.ts';

/**
 * Of a document: what it puts into the shop's books, by the transition with which it takes effect, and with which all of it is taken back.
 * `of` takes nothing but the record and is run on the server; an entry is written once, in the transaction of the transition.
 */
export type Posts<Record> = {
  by: string;
  undoneBy?: string;
  of: (record: Record, today: string) => Posted;
};
