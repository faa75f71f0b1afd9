import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import * as calls from '../../../dataProvider/calls.ts';
import type { ImportReport, NamedPictures } from '../../../../schema/kit/importReport.ts';
import { usePollPace } from '../../../events/live.ts';
import { shopPath } from '../../../dataProvider/paths.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useIsMember } from '../../shops/support/useSight.ts';

const pollMs = 1_000;

/** An import as it stands, told by the server, or asked for once a second while something is going on. The list reads again when it ends. */
export function useFollowedImport(id: string | null, isUndoing: boolean): ImportReport | undefined {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const refresh = useRefresh();
  const pace = usePollPace(pollMs);
  const isBusy = (report?: ImportReport) => Boolean(report && isGoingOn(report)) || (isUndoing && !report?.undoneAt);
  const { data: report } = useQuery({
    queryKey: queryKeys.import(id),
    queryFn: async ({ signal }) => (await dataProvider.getImport(id!, { signal })).data,
    enabled: id !== null,
    refetchInterval: ({ state }) => (isBusy(state.data) ? pace : false),
  });
  const wasBusy = useRef(false);
  useEffect(() => {
    const busy = Boolean(report) && isBusy(report);
    if (wasBusy.current && !busy) refresh();
    wasBusy.current = busy;
  });
  return report;
}

/** Its rows come in, or their pictures. */
const isGoingOn = ({ state, pictures }: ImportReport) => state === 'running' || pictures?.state === 'running';

/** How many of them are dealt with. */
export const picturesDone = ({ added, same, failed }: NamedPictures): number => added + same + failed;

/** Imports into `entity` that are still running, whoever started them and wherever. */
export function useRunningImports(entity: string): ImportReport[] {
  const isMember = useIsMember();
  const pace = usePollPace(pollMs);
  const { data = [] } = useQuery({
    queryKey: queryKeys.runningImports(entity),
    queryFn: ({ signal }) => calls.get<ImportReport[]>(shopPath('imports'), { signal }),
    enabled: isMember,
    select: reports => reports.filter(report => report.entity === entity && isGoingOn(report) && !report.dryRun),
    refetchInterval: ({ state }) => (state.data?.some(isGoingOn) ? pace : false),
    retry: false,
  });
  return data;
}

/** Has the line above the list look at once for what was just started. */
export function useTellStarted(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: queryKeys.imports });
    void client.invalidateQueries({ queryKey: queryKeys.backgroundTasks });
  };
}

type Mended = { row: number; values: Record<string, string> };

/** Brings rows that failed in again; whoever shows the import or its list sees what came of it. */
export function useMendRows(id: string): (rows: readonly Mended[]) => Promise<ImportReport> {
  const client = useQueryClient();
  const refresh = useRefresh();
  return async rows => {
    const report = await calls.post<ImportReport>(shopPath(`imports/${encodeURIComponent(id)}/mend`), { rows });
    client.setQueryData(['imports', id], report);
    refresh();
    return report;
  };
}

export function cancelImport(id: string): Promise<ImportReport> {
  return calls.post<ImportReport>(shopPath(`imports/${encodeURIComponent(id)}/cancel`));
}
