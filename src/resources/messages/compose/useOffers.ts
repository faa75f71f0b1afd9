import { useTranslate } from 'react-admin';
import { commodities, rateOf } from '../../../../schema/rules/commodities.ts';
import { formatDate, formatMoney } from '../../../format.ts';
import { useTodaysRates } from '../../../layout/rates/rates.ts';
import { useShopDay } from '../../../layout/rates/useShopDay.ts';
import { shopDay } from '../../../../schema/kit/shopDay.ts';

/** Words that a placeholder may stand for on this day, and what they are. */
export type Offer = { words: string; what: string };

/** The day, and the rates that were entered on it: one of an earlier day is nothing to send as today's. */
export function useOffers(): Offer[] {
  const translate = useTranslate();
  const { data: rates } = useTodaysRates();
  const today = useShopDay();
  const ofToday = commodities.flatMap(({ name, finenesses }) => {
    const held = rates?.[name];
    if (!held || shopDay(new Date(held.at)) !== today) return [];
    const metal = translate(`ts.rates.${name}`);
    if (!finenesses.length) return [{ words: formatMoney(held.rate), what: metal }];
    return finenesses.map(fineness => ({
      words: formatMoney(rateOf(held, fineness)),
      what: `${metal} ${fineness}`,
    }));
  });
  return [{ words: formatDate(today), what: translate('messenger.variable.today') }, ...ofToday];
}
