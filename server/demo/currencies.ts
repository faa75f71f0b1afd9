import { currencyUnits } from '../../schema/entities/currencyUnits.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { Past } from './past.ts';
import { Random } from './random.ts';

const day = 86_400_000;

/** What customers from abroad think in, with a rate from the shop's beginning and a newer one. */
export const foreignCurrencies = (past: Past, at: Date): void => {
  // Draws of its own, so that the rest of the demo stays as it is.
  const own = new Past(past.shop, new Random(840));
  const later = shopDay(new Date(at.getTime() + 200 * day));
  own.create(
    currencyUnits,
    [
      { code: 'USD', symbol: '$', rupees: 85.2, since: shopDay(at) },
      { code: 'AED', symbol: 'AED', rupees: 23.2, since: shopDay(at) },
      { code: 'USD', symbol: '$', rupees: 88.4, since: later },
      { code: 'AED', symbol: 'AED', rupees: 24.07, since: later },
    ],
    at,
  );
  past.statements.push(...own.statements);
};
