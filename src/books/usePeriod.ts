import { useSearchParams } from 'react-router-dom';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import { periods, type Period } from '../periods.ts';

/** The days that a page of the books is about, and its page, kept in the address. */
export function usePeriod(usual: () => Period = periods.month) {
  const [search, setSearch] = useSearchParams();
  // Draws anew when the day changes.
  useShopDay();
  const start = usual();
  const period = { from: search.get('from') ?? start.from, to: search.get('to') ?? start.to };
  const change = (changes: Partial<Record<'from' | 'to' | 'page', string>>) =>
    setSearch(before => {
      const now = new URLSearchParams(before);
      now.delete('page');
      for (const [name, value] of Object.entries(changes)) now.set(name, value);
      return now;
    });
  return { period, page: Number(search.get('page') ?? 1), change };
}
