import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ChangeReport } from '../../schema/kit/changeReport.ts';
import { entityOf } from '../entityOf.ts';
import { useErrorHandling } from '../layout/useErrorHandling.ts';
import { getChange, undoChange } from './calls.ts';
import { noteUndo } from './latest.ts';

/** Takes a change back, all of it or of some records; whatever is shown is read again. */
export function useUndo() {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { actionError } = useErrorHandling();
  const leave = useLeaveGone();
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      actionError(error, { retry: () => void attempt(work) });
    } finally {
      setBusy(false);
    }
  };
  const undo = async (of: ChangeReport, ids?: readonly string[]) => {
    const report = await undoChange(of.id, ids);
    noteUndo(report, of);
    if (report.undone > 0) leave(of);
    refresh();
    const isDone = report.undone > 0 || report.isRunning;
    notify(isDone ? 'changes.done' : 'changes.nothing', { type: isDone ? 'success' : 'warning' });
  };
  return {
    isBusy,
    undo: (of: ChangeReport, ids?: readonly string[]) => void attempt(() => undo(of, ids)),
    /** Of which no more than its id is known. */
    undoId: (id: string) => void attempt(async () => undo(await getChange(id))),
  };
}

/** What is gone has no page any more. */
function useLeaveGone(): (of: ChangeReport) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return ({ parts }) => {
    const gone = parts.filter(({ action }) => action === 'create' || action === 'restore');
    const part = gone.find(({ first }) => first.some(({ id }) => pathname.split('/').includes(id)));
    const resource = part && entityOf(part.entity)?.route;
    if (resource) void navigate(`/${resource}`);
  };
}
