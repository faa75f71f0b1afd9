import { conflict } from '../../../schema/errors.ts';
import { guardedFields } from '../../../schema/kit/guarded.ts';
import { say } from '../../../schema/words/said.ts';
import type { RequestContext } from '../../requestContext.ts';
import { askUndo } from './importRows.ts';
import { entityOf } from '../../db/select.ts';
import type { Reply } from '../../reply.ts';
import { importQueue } from './options.ts';
import type { StoredReport } from './report.ts';

/** An import is seen and steered by those who may make what it makes. */
export const steering = async (
  context: RequestContext,
  { entity: name, options }: StoredReport,
): Promise<RequestContext> => {
  const entity = entityOf(name);
  // Its rows may hold what their person sees and not everybody.
  const brought = guardedFields(entity).flatMap(field => (options.hidden?.includes(field.name) ? [] : field.shownTo));
  for (const permission of brought) await context.demanding(permission).authorize();
  const allowed = context.demanding(entity.permissions.create!);
  await allowed.authorize();
  return allowed;
};

/** Has the import taken back in the background, once. `reply`: of the import as it then is, and whether that was asked now. */
export const undoImport = async <T>(
  context: RequestContext,
  report: StoredReport,
  reply: (report: StoredReport, isNew: boolean) => Reply<T>,
): Promise<Reply<T>> => {
  const allowed = await steering(context, report);
  if (report.state === 'running') throw conflict(say('importRunning'));
  if (report.undoAskedAt) return reply(report, false);
  return allowed.change(async run => {
    const [asked, person] = await run([askUndo(context.shop, report.id, context.at), personOf]);
    if (!asked!.count) return reply(report, false);
    const user = person!.rows[0]![0];
    await context.ports.jobs.enqueue(run, importQueue, { shop: context.shop, id: report.id, task: 'undo', user });
    return reply({ ...report, undoAskedAt: context.at.toISOString() }, true);
  });
};

const personOf = { text: `select nullif(current_setting('app.user_id', true), '')`, values: [] };
