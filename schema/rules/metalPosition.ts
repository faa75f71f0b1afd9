import { day, described, listOf, maybe, number, object, oneOf, uuid, whole, type Of } from '../kit/shape.ts';
import { ledgerMetals } from './ledger.ts';

/** Where fine metal of the shop lies, and to whom it owes some; above nought it is the shop's. */
export const positionParts = [
  'stock',
  'pieces',
  'melting',
  'branch',
  'karigar',
  'supplier',
  'customer',
  'scheme',
  'booked',
] as const;
export type PositionPart = (typeof positionParts)[number];

/** Fine metal of the shop as it stands today, and how quickly it turned in a period. */
export const metalPosition = object({
  from: day,
  to: day,
  metals: listOf(
    object({
      unit: oneOf(ledgerMetals.map(({ id }) => id)),
      rate: described(maybe(number), 'Rupees for a gram of pure metal as it is sold now; null without a rate'),
      parts: described(
        listOf(
          object({
            part: oneOf(positionParts),
            fine: described(number, 'Grams; below nought the shop owes them'),
            worth: maybe(number),
            accountId: described(maybe(uuid), 'Where it is of one account'),
            count: described(whole, 'Of accounts, or of orders at a promised rate'),
          }),
        ),
        'Those of which there is something',
      ),
      net: described(number, 'Grams that a change of the rate wins or loses on'),
      worth: maybe(number),
      sold: described(number, 'Grams of fine metal sold in the period, less returns'),
      average: described(number, 'Grams in stock, between the beginning and the end of the period'),
      turns: described(maybe(number), 'How often the stock was sold in the period; null without stock'),
    }),
  ),
});
export type MetalPosition = Of<typeof metalPosition>;
