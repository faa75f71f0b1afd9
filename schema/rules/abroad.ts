import { choice, decimal } from '../kit/kinds.ts';
import { notShown } from '../kit/asked.ts';
import { converted, currencies, usualDecimals, type CurrencyCode } from './currencies.ts';

/** What a document for a customer from abroad says beside its rupees, which alone are owed: the currency, its rate as it was agreed, and the total. */
export const abroadFields = () => ({
  currency: choice(currencies).label('Also told in').meta({ fills: 'rateAbroad' }),
  rupeesForOne: decimal(6)
    .label('Rupees for one')
    .moreThan(0, 'Must be more than 0')
    .when('currency', {
      is: Boolean,
      then: rate => rate.required('Say how many rupees one is'),
      otherwise: notShown,
    }),
  totalAbroad: decimal(3).label('Total in the currency'),
});

type Priced = { total: number; currency: CurrencyCode | null; rupeesForOne: number | null };

/** In the currency, rounded to its decimals; null where none is told. `total` in rupees. */
export const totalAbroad = ({ total, currency, rupeesForOne }: Priced): number | null =>
  currency && rupeesForOne
    ? converted(total, { code: currency, decimals: usualDecimals(currency), rupees: rupeesForOne })
    : null;
