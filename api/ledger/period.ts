import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { say } from '../../schema/words/said.ts';
import { paging } from '../crud/history.ts';
import type { RequestContext } from '../requestContext.ts';

export type Period = { from: string; to: string };

/** Days of the books that a call names: this month until today unless told. */
export const periodOf = ({ search, at }: RequestContext, parameters: readonly string[] = []): Period => {
  const unknown = [...search.keys()].filter(name => !['from', 'to', ...parameters].includes(name));
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownParameter')])));
  const to = dayOf(search, 'to') ?? shopDay(at);
  const from = dayOf(search, 'from') ?? `${to.slice(0, 7)}-01`;
  if (from > to) throw invalid({ to: say('endsBeforeItBegins') });
  return { from, to };
};

const dayOf = (search: URLSearchParams, name: string): string | null => {
  const day = search.get(name);
  if (day === null) return null;
  const read = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!read || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day)
    throw invalid({ [name]: say('enterDay') });
  return day;
};

/** The page of it that a call asks for. */
export const pageOfPeriod = (context: RequestContext) => {
  const period = periodOf(context, ['pageNumber', 'pageSize']);
  const pages = new URLSearchParams([...context.search].filter(([name]) => name.startsWith('page')));
  return { ...period, ...paging(pages) };
};
