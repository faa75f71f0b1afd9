import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { can } from '../../../schema/permissions.ts';
import {
  commodities,
  type Commodity,
  type CommodityType,
  type HeldRate,
  type Span,
} from '../../../schema/rules/commodities.ts';
import type { BuyingTerms } from '../../../schema/rules/buyingRates.ts';
import { useCan, useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { isAbort } from '../../dataProvider/errors.ts';
import { logError } from '../../log.ts';
import { queryKeys } from '../../queryKeys.ts';

/** The rate that holds, since when, and the last one of an earlier day, and what the shop pays. */
export type DayRate = HeldRate &
  BuyingTerms & {
    withGst: boolean;
    at: string;
    before: number | null;
    beforeAt: string | null;
  };
export type TodaysRates = Record<Commodity['name'], DayRate | null>;
/** One point for each day, week or month; `on` is its first day. */
export type Trend = { unit: 'day' | 'week' | 'month'; points: { on: string; rate: number }[] };
/** The same with what was announced for lesser finenesses. */
export type ToldTrend = Omit<Trend, 'points'> & { points: (HeldRate & { on: string })[] };

/** Those that a shop has: every shop is asked for three of them, and platinum is there where it has a rate. */
export const shownOf = (rates: TodaysRates | undefined): readonly Commodity[] =>
  commodities.filter(({ name }) => name !== 'platinum' || rates?.platinum);

const aMoment = 60_000;

/** The rates of this shop that hold, beside those of the day before. */
export function useTodaysRates() {
  return useOfShop<TodaysRates>(['today'], 'commodities/today', 5 * aMoment);
}

/** What held at the moment of an entry without it. */
export function useRatesBefore(id: string) {
  return useOfShop<TodaysRates>(['before', id], `admin/commodities/${encodeURIComponent(id)}/before`);
}

/** How one rate of this shop went. While another is fetched the last one stays in sight. */
export function useTrend(type: CommodityType, span: Span) {
  return useOfShop<ToldTrend>(['trend', type, span], `commodities/trend?type=${type}&span=${span}`);
}

function useOfShop<T>(key: readonly unknown[], path: string, refetchInterval: number | false = false) {
  const { shopId } = useSession();
  return useQuery({
    queryKey: queryKeys.live('gold_rates', shopId, ...key),
    queryFn: ({ signal }) =>
      logged(`Error fetching commodities for shop ${shopId}`, get<T>(`shops/${shopId}/${path}`, { signal })),
    enabled: useCan()(can.CommodityList),
    staleTime: aMoment,
    refetchInterval,
    placeholderData: keepPreviousData,
  });
}

/** logged, and thrown again. */
function logged<T>(text: string, call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    if (!isAbort(error)) logError(text, error);
    throw error;
  });
}
