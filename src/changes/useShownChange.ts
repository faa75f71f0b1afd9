import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeReport } from '../../schema/kit/changeReport.ts';
import { entityOf } from '../entityOf.ts';
import { usePollPace } from '../events/live.ts';
import { getChange } from './calls.ts';
import type { Latest } from './latest.ts';
import { queryKeys } from '../queryKeys.ts';

type Shown = Latest & { report: ChangeReport; madeIn: string };

const pollMs = 1_000;

/**
 * What the line tells: the latest change of those that altered anything, where it was made or where what it changed is listed. An import
 * is told of once it has ended.
 */
export function useShownChange(latest: Latest): Shown | null {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const report = useReport(latest.id);
  if (report?.id === latest.id && isTold(report, latest) && (shown?.report !== report || shown.words !== latest.words))
    setShown({ ...latest, report, madeIn: shown?.id === latest.id ? shown.madeIn : area(pathname) });
  return shown && areasOf(shown).includes(area(pathname)) ? shown : null;
}

function useReport(id: string): ChangeReport | undefined {
  const pace = usePollPace(pollMs);
  const isMoving = (report?: ChangeReport) => report?.import?.state === 'running' || report?.import?.isUndoing;
  const { data } = useQuery({
    queryKey: queryKeys.change(id),
    queryFn: ({ signal }) => getChange(id, { signal }),
    refetchInterval: ({ state }) => (isMoving(state.data) ? pace : false),
    retry: false,
  });
  return data;
}

const isTold = ({ parts, import: file }: ChangeReport, { undo }: Latest) =>
  Boolean(undo) || (file ? file.state !== 'running' && file.created + file.updated > 0 : parts.length > 0);

const area = (path: string) => path.split('/')[1] ?? '';

function areasOf({ madeIn, report: { parts, import: file } }: Shown): string[] {
  const names = [...parts.map(({ entity }) => entity), ...(file ? [file.entity] : [])];
  return [madeIn, ...names.map(name => area(`/${entityOf(name)?.resource ?? ''}`))];
}
