import { useSearchParams } from 'react-router-dom';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { financialYear } from '../../schema/kit/series.ts';

export type Period = { from: string; to: string };

const today = () => shopDay(new Date());
const month = (): Period => ({ from: `${today().slice(0, 7)}-01`, to: today() });

/** What is chosen with one press. */
export const periods = {
  today: (): Period => ({ from: today(), to: today() }),
  month,
  year: (): Period => ({ from: `${financialYear(new Date()).year}-04-01`, to: today() }),
} as const;

/** The days that a page of the books is about, and its page, kept in the address. */
export function usePeriod(usual: () => Period = month) {
  const [search, setSearch] = useSearchParams();
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
