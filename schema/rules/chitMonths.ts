import type { Language } from '../words/languages.ts';
import { dated, dates } from './formats.ts';
import { monthsAfter } from './months.ts';

const monthForm = dates({ month: 'short', year: 'numeric' });

/** The months that a payment is for: `Nov 2026`, or `Nov 2026 – Jan 2027`. Empty without a first month, as of a top-up. */
export const monthsRead = (first: string | null, months: number | null, language: Language): string => {
  const read = (day: string) => dated(day, date => monthForm(date, language));
  if (!first) return '';
  const last = monthsAfter(first, (months ?? 1) - 1);
  return last === first ? read(first) : `${read(first)} – ${read(last)}`;
};
