import { invalid } from '../../schema/errors.ts';
import type { PaperPeriod } from '../../schema/kit/papers.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { dueSides, ledgerUnits, type DueSide, type LedgerUnit } from '../../schema/rules/ledger.ts';
import { say } from '../../schema/words/said.ts';
import { paging } from '../crud/history.ts';
import type { RequestContext } from '../requestContext.ts';

export type Period = PaperPeriod;
export type DuesAsked = { on: string; side: DueSide; unit: LedgerUnit; pageNumber: number; pageSize: number };

/** Days of the books that a call names: this month until today unless told. */
export const periodOf = ({ search, at }: RequestContext, parameters: readonly string[] = []): Period => {
  const unknown = [...search.keys()].filter(name => !['from', 'to', ...parameters].includes(name));
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownParameter')])));
  return periodIn({ search, at });
};

/** The same beside whatever else the call asks for. */
export const periodIn = ({ search, at }: Pick<RequestContext, 'search' | 'at'>): Period => {
  const to = dayOf(search, 'to') ?? shopDay(at);
  const from = dayOf(search, 'from') ?? `${to.slice(0, 7)}-01`;
  if (from > to) throw invalid({ to: say('endsBeforeItBegins') });
  return { from, to };
};

/** A day that a parameter names, `YYYY-MM-DD`. */
export const dayOf = (search: URLSearchParams, name: string): string | null => {
  const day = search.get(name);
  if (day === null) return null;
  const read = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!read || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day)
    throw invalid({ [name]: say('enterDay') });
  return day;
};

/** Who owes whom, and by when: what people owe the shop today in rupees unless told. */
export const duesOf = ({ search, at }: RequestContext): DuesAsked => {
  const known = ['on', 'side', 'unit', 'pageNumber', 'pageSize'];
  const unknown = [...search.keys()].filter(name => !known.includes(name));
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownParameter')])));
  const chosen = <O extends { id: string }>(name: string, options: readonly O[]): O['id'] => {
    const found = options.find(({ id }) => id === (search.get(name) ?? options[0]!.id));
    if (!found) throw invalid({ [name]: say('oneOfList') });
    return found.id;
  };
  return {
    on: dayOf(search, 'on') ?? shopDay(at),
    side: chosen('side', dueSides),
    unit: chosen('unit', ledgerUnits),
    ...paging(pagesOf(search)),
  };
};

const pagesOf = (search: URLSearchParams) =>
  new URLSearchParams([...search].filter(([name]) => name.startsWith('page')));

/** The page of it that a call asks for. */
export const pageOfPeriod = (context: RequestContext) => {
  const period = periodOf(context, ['pageNumber', 'pageSize']);
  return { ...period, ...paging(pagesOf(context.search)) };
};
