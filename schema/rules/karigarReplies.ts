import { listOf, maybe, number, object, oneOf, string, uuid, whole, yesOrNo, type Of } from '../kit/shape.ts';

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

const step = object({
  id: uuid,
  number: string,
  name: string,
  statusId: uuid,
  status: string,
  isDone: yesOrNo,
  customer: string,
  /** Null where nobody is to be written to. */
  mobileNo: maybe(string),
  language: oneOf(['en', 'hi']),
  text: string,
});

/** Customers who are to hear where their work stands, the longest waiting first, and how many there are in all. */
export const stepsShape = object({ total: whole, items: listOf(step) });
export type Steps = Of<typeof stepsShape>;
