import { lines, money, text } from '../kit/kinds.ts';
import { day, described, listOf, maybe, named, number, object, oneOf, string, uuid, type Of } from '../kit/shape.ts';
import type { ShopPermission } from '../permissions.ts';

/** The reason for a settlement. `earlier`: the migration settled documents that are older than the table. */
export const settlementOrigins = ['automatic', 'issued', 'byHand', 'earlier'] as const;
export type SettlementOrigin = (typeof settlementOrigins)[number];

/** Reads what a document pays, or what paid it. */
export const settlementsAction = <const L extends ShopPermission>(permission: L) =>
  ({
    settlements: {
      method: 'GET',
      path: ':id/settlements',
      permission,
      summary: 'The bills that it pays, or what paid it, and how much is left',
    },
  }) as const;

/** The same, and the change by hand. */
export const payerActions = <const L extends ShopPermission, const E extends ShopPermission>(list: L, edit: E) =>
  ({
    ...settlementsAction(list),
    settle: {
      method: 'POST',
      path: ':id/settle',
      permission: edit,
      summary: 'It pays these bills from now on, and no others: the rest is left on account',
      input: {
        rows: lines({
          billId: text().label('Bill').required('Choose the bill'),
          amount: money().label('Amount').required('Enter the amount').moreThan(0, 'Enter more than nought'),
        })
          .label('What it pays')
          .max(500, 'At most ${max} lines'),
      },
    },
  }) as const;

/** Rupees. */
export const settlementsReply = named(
  'settlements',
  object({
    side: described(maybe(oneOf(['pays', 'paidBy'])), 'Whether it pays bills or is paid; null for neither'),
    amount: described(number, 'What it can pay, or what the customer owed when it was issued'),
    rest: described(number, 'Left on account, or still open'),
    items: described(
      listOf(
        object({
          entity: string,
          id: uuid,
          number: maybe(string),
          day: maybe(day),
          settled: described(number, 'How much it pays of this, or is paid by this'),
          rest: described(number, 'What is still open of this, or left on account'),
        }),
      ),
      'The oldest first. A payer has also the open bills that it pays nothing of',
    ),
  }),
);
export type Settlements = Of<typeof settlementsReply>;
