import type { ChangeReport, UndoReport } from '../../schema/kit/changeReport.ts';
import * as calls from '../dataProvider/calls.ts';
import { shopPath } from '../dataProvider/paths.ts';

const pathOf = (id: string, rest = '') => shopPath(`changes/${encodeURIComponent(id)}${rest}`);

export const getChange = (id: string, options?: { signal?: AbortSignal }): Promise<ChangeReport> =>
  calls.get(pathOf(id), options);

/** Without `ids` all of it. */
export const undoChange = (id: string, ids?: readonly string[]): Promise<UndoReport> =>
  calls.post(pathOf(id, '/undo'), ids ? { ids } : {});
