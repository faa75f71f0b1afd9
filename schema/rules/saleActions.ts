import { day, described, number, string, uuid } from '../kit/shape.ts';
import type { ShopPermission } from '../permissions.ts';

/** The calls that fill the form of whatever sells: an estimate, an order, a bill. */
export const saleActions = <const P extends ShopPermission>(permission: P) =>
  ({
    offer: {
      method: 'GET',
      path: 'offer',
      permission,
      summary:
        'A line as it would be sold now: of a tagged piece, by its id or its tag, or of a product; a piece that an order keeps is for that order alone',
      parameters: { pieceId: uuid, productId: uuid, tag: string, salesOrderId: uuid },
    },
    buyer: {
      method: 'GET',
      path: 'buyer',
      permission,
      summary: 'Where a supply to this customer takes place, and which GST it bears',
      parameters: { contactId: uuid },
    },
    ...taxActions(permission),
  }) as const;

/** The call that tells a form the GST rates of what is sold or bought. */
export const taxActions = <const P extends ShopPermission>(permission: P) =>
  ({
    taxFacts: {
      method: 'GET',
      path: 'tax_facts',
      permission,
      summary: 'The GST rates that fit HSN codes, with what else of the shop decides the GST on a line',
      parameters: { codes: string },
    },
  }) as const;

/** What the law's limits are judged by while a document is typed. */
export const legalActions = <const P extends ShopPermission>(permission: P) =>
  ({
    legalFacts: {
      method: 'GET',
      path: 'legal_facts',
      permission,
      summary:
        'Of a person on a day: whether PAN and address are known, and what cash changed hands; of an order, what cash was paid for it',
      parameters: {
        contactId: uuid,
        day,
        salesOrderId: uuid,
        cash: described(number, 'Rupees of cash that are about to be taken, which count with the cash of other shops'),
      },
    },
  }) as const;
