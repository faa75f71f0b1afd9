import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { SavedReport } from '../../schema/entities/savedReports.ts';
import { daysOfPeriod } from '../../schema/rules/reportPeriods.ts';
import { useSession } from '../authProvider/useSession.ts';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import type { Period } from '../periods.ts';
import { queryKeys } from '../queryKeys.ts';
import type { FilterValues } from '../resources/kit/filters/filter.ts';
import { useIsMember } from '../resources/shops/support/useSight.ts';
import { getSavedReports } from './savedCalls.ts';

type Changes = Partial<Record<'of' | 'figure' | 'from' | 'to', string | null>> & { filter?: FilterValues };

export function useSavedReports() {
  const { shopId } = useSession();
  const isMember = useIsMember();
  return useQuery({
    queryKey: queryKeys.savedReports(shopId),
    queryFn: ({ signal }) => getSavedReports(signal),
    enabled: isMember,
  });
}

/** What is looked at: kept in the address by itself, or by the saved report that the address names, until somebody chooses something else. */
export function useReport() {
  const [search, setSearch] = useSearchParams();
  const { data: all, error } = useSavedReports();
  const today = useShopDay();
  const id = search.get('saved');
  const saved = all?.find(each => each.id === id) ?? null;
  const chosen = saved ? addressOf(saved, today) : search;
  const usual = daysOfPeriod('month', today);
  const period: Period = { from: chosen.get('from') ?? usual.from, to: chosen.get('to') ?? usual.to };
  const change = ({ filter, ...others }: Changes) => {
    const now = new URLSearchParams(chosen);
    now.delete('saved');
    for (const [name, value] of Object.entries(others)) {
      if (value === null) now.delete(name);
      else now.set(name, value);
    }
    if (filter) now.set('filter', JSON.stringify(filter));
    setSearch(now);
  };
  return {
    all: all ?? [],
    saved,
    /** A saved report is on its way, or there is none of that id. */
    state: id === null || saved ? null : all || error ? ('gone' as const) : ('coming' as const),
    of: chosen.get('of'),
    figure: chosen.get('figure'),
    filter: filterIn(chosen.get('filter')),
    period,
    change,
    open: (report: SavedReport) => setSearch({ saved: report.id }),
    leave: () => setSearch({}),
  };
}

const addressOf = ({ subject, figure, filter, period, firstDay, lastDay }: SavedReport, today: string) => {
  const days = period ? daysOfPeriod(period, today) : { from: firstDay, to: lastDay };
  const { query, ...others } = (filter ?? {}) as FilterValues;
  return new URLSearchParams({
    of: subject,
    filter: JSON.stringify({ ...others, ...(query !== undefined && { q: query }) }),
    ...(figure && { figure }),
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
  });
};

/** As calls name them. */
export const parametersOf = ({ q, ...filter }: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries({ ...filter, ...(q !== undefined && { query: q }) }).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );

/** An address that somebody mistyped asks for nothing. */
const filterIn = (text: string | null): FilterValues => {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as FilterValues) : {};
  } catch {
    return {};
  }
};
