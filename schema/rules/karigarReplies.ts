import { listOf, maybe, number, object, string, uuid, whole, type Of } from '../kit/shape.ts';

const holding = object({
  contactId: uuid,
  name: string,
  /** His account, where there are entries. */
  accountId: maybe(uuid),
  /** Fine grams and carats that he has of the shop's; below nought where the shop owes him. */
  gold: number,
  silver: number,
  platinum: number,
  carats: number,
  /** Below nought where the shop owes him. */
  rupees: number,
  /** Work orders that are not done, and those among them whose day is past. */
  open: whole,
  late: whole,
  /** Of the last days: work that was done, and by its day. */
  done: whole,
  inTime: whole,
  /** Fine gold that he brought back, and what was lost over it: as agreed, and settled beyond that. */
  returned: number,
  agreedLoss: number,
  beyond: number,
});

/** Each karigar with what he holds of the shop's, as the books have it tonight. */
export const holdingsShape = object({
  items: listOf(holding),
  totals: object({ gold: number, silver: number, platinum: number, carats: number, rupees: number }),
});
export type Holdings = Of<typeof holdingsShape>;
