import { invalid, notFound } from '../../../schema/errors.ts';
import type { UndoReport } from '../../../schema/kit/changeReport.ts';
import { json } from '../../../schema/kit/kinds.ts';
import { listOf, uuid } from '../../../schema/kit/shape.ts';
import { say } from '../../../schema/words/said.ts';
import type { RequestContext } from '../../requestContext.ts';
import { mergeByChange, touchedBy } from '../../db/changeRows.ts';
import { importStatement } from '../import/importRows.ts';
import { entityOf } from '../../db/select.ts';
import { isUuid } from '../../db/statement.ts';
import { inputOf } from '../../handlers/input.ts';
import { data, type Reply } from '../../reply.ts';
import { heldPermissions } from '../../session/statements.ts';
import { mostIds } from '../ids.ts';
import { storedReport } from '../import/report.ts';
import { undoImport } from '../import/steer.ts';
import { unmerge } from '../merge/unmerge.ts';
import { undoRecords } from './records.ts';
import { holding, mustUndo, readTouched } from './touched.ts';

/** `ids`: of these records alone. Without them of all. */
export const undoInput = { ids: json(listOf(uuid)).label('Records') };

/** More than one call changes of a record, times the most of them. */
const mostRows = 3 * mostIds;

export const changeOf = (context: RequestContext): string => {
  const id = context.parameter('changeId');
  if (!isUuid(id)) throw notFound(say('change'));
  return id.toLowerCase();
};

/** Takes back what a call did, a merge or an import: whichever stands under this id. */
export const undo = async (context: RequestContext): Promise<Reply<UndoReport>> => {
  const change = changeOf(context);
  const ids = chosen((await inputOf(context, { input: undoInput })).ids);
  const [merge, imported] = await context.batch([
    mergeByChange(context.shop, change),
    importStatement(context.shop, change),
  ]);
  const [merged] = merge!.rows[0] ?? [];
  if (merged) return unmerge(entityOf(merged), context, change);
  if (imported!.count && !ids)
    return undoImport(context, storedReport(imported!), ({ undoneAt }, isNew) =>
      told({ id: change, undone: 0, left: [], isRunning: !undoneAt }, isNew ? 202 : 200),
    );
  return undoCall(context, change, ids);
};

const chosen = (ids: string[] | null | undefined): string[] | null => {
  if (!ids) return null;
  if (!ids.length || ids.length > mostIds || !ids.every(isUuid)) throw invalid({ ids: say('mustBeListOfIds') });
  return ids;
};

const undoCall = (context: RequestContext, change: string, ids: string[] | null): Promise<Reply<UndoReport>> =>
  context.change(async run => {
    const { shop, occasion } = context;
    const [held, found] = await run([heldPermissions, touchedBy(shop, change, { size: mostRows, ids })]);
    const { touched } = readTouched(found!);
    if (!touched.length) throw notFound(say('change'));
    mustUndo(touched, holding(held!.rows[0]![0]));
    const outcome = await undoRecords(touched, { run, shop, change, occasion: { ...occasion, undoes: change } });
    return told({ id: occasion.change, undone: outcome.undone.length, left: outcome.left, isRunning: false });
  });

const told = (report: UndoReport, status = 200): Reply<UndoReport> => data(report, status);
