import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { can } from '../../../schema/permissions.ts';
import type { Commodity, CommodityType, Span } from '../../../schema/rules/commodities.ts';
import { useCan, useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { isAbort } from '../../dataProvider/errors.ts';
import { logError } from '../../log.ts';

/** Gold and silver in rupees a gram, diamond in rupees a carat. An imported entry may lack a metal. */
type Rates = { goldRate: number | null; silverRate: number | null; diamondRate: number | null; at: string };
type ShopRates = Rates & { shopId: string; shopName: string };
/** The rate that holds, since when, and the last one of an earlier day. */
export type DayRate = { rate: number; at: string; before: number | null; beforeAt: string | null };
export type TodaysRates = Record<Commodity['name'], DayRate | null>;
/** One point for each day, week or month; `on` is its first day. */
export type Trend = { unit: 'day' | 'week' | 'month'; points: { on: string; rate: number }[] };

const aMoment = 60_000;

/** The newest entry of the shop one is in, from the call that knows those of all my shops. Null while there is none. */
export function useLatestRates() {
  const { shopId } = useSession();
  return useQuery({
    queryKey: ['live', 'gold_rates', 'latest'],
    queryFn: ({ signal }) => logged('Error fetching commodities', get<ShopRates[]>('shops/commodities', { signal })),
    select: rates => rates.find(entry => entry.shopId === shopId) ?? null,
    enabled: useCan()(can.CommodityList),
    staleTime: aMoment,
    refetchInterval: 5 * aMoment,
  });
}

/** Today's rates of this shop beside those of the day before. */
export function useTodaysRates() {
  return useOfShop<TodaysRates>(['today'], 'today');
}

/** How one rate of this shop went. While another is fetched the last one stays in sight. */
export function useTrend(type: CommodityType, span: Span) {
  return useOfShop<Trend>(['trend', type, span], `trend?type=${type}&span=${span}`);
}

/** The moment of the newest of them. */
export function newestOf(rates: TodaysRates): string | undefined {
  const moments = Object.values(rates).flatMap(rate => rate?.at ?? []);
  return moments.sort((one, other) => Date.parse(other) - Date.parse(one))[0];
}

function useOfShop<T>(key: readonly unknown[], path: string) {
  const { shopId } = useSession();
  return useQuery({
    queryKey: ['live', 'gold_rates', shopId, ...key],
    queryFn: ({ signal }) =>
      logged(
        `Error fetching commodities for shop ${shopId}`,
        get<T>(`shops/${shopId}/commodities/${path}`, { signal }),
      ),
    enabled: useCan()(can.CommodityList),
    staleTime: aMoment,
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
