import type { AccountKind, Posted } from '../rules/ledger.ts';

/**
 * Of a document: what it puts into the shop's books, by the transition with which it takes effect, and with which all of it is taken back.
 * `of` takes nothing but the record and is run on the server; an entry is written once, in the transaction of the transition. `later`: a second
 * entry, by a transition that follows. What takes it back takes back both. `untakenTax`: the account of costs on which input tax stands where the
 * shop may take none.
 */
export type Posts<Record> = Entry<Record> & { undoneBy?: string; later?: Entry<Record>; untakenTax?: AccountKind };

type Entry<Record> = { by: string; of: (record: Record, today: string) => Posted };
