import { changeReport, undoReport } from '../../../schema/kit/changeReport.ts';
import { replying } from '../../handler.ts';
import type { Operation } from '../../operation.ts';
import { report } from './report.ts';
import { undo, undoInput } from './undo.ts';

const common = {
  path: 'shops/:shopId/changes/:changeId',
  tag: 'Changes',
  // What a change asks for is what was changed.
  access: { to: 'shop', permission: '' },
} as const;

/** What a call changed stands under the id in its reply's header `x-change`. */
export const changeOperations: Operation[] = [
  {
    ...common,
    id: 'changes.get',
    support: 'masked',
    method: 'GET',
    summary: 'What a call changed, and whether I may take it back',
    handle: replying(changeReport, report),
  },
  {
    ...common,
    id: 'changes.undo',
    method: 'POST',
    path: `${common.path}/undo`,
    summary: 'Take back what a call, a merge or an import changed, but for what was changed since',
    body: { of: 'fields', fields: undoInput },
    handle: replying(undoReport, undo, { status: [200, 202], once: true }),
  },
];
