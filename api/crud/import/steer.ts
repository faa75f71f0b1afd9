import { conflict } from '../../../schema/errors.ts';
import { say } from '../../../schema/words/said.ts';
import type { Call } from '../../call.ts';
import { askUndo } from './importRows.ts';
import { entityOf } from '../../db/select.ts';
import type { Reply } from '../../reply.ts';
import { importQueue } from './options.ts';
import type { StoredReport } from './report.ts';

/** An import is seen and steered by those who may make what it makes. */
export const steering = async (call: Call, { entity }: StoredReport): Promise<Call> => {
  const allowed = call.demanding(entityOf(entity).permissions.create!);
  await allowed.authorize();
  return allowed;
};

/** Has the import taken back in the background, once. `reply`: of the import as it then is, and whether that was asked now. */
export const undoImport = async <T>(
  call: Call,
  report: StoredReport,
  reply: (report: StoredReport, isNew: boolean) => Reply<T>,
): Promise<Reply<T>> => {
  const allowed = await steering(call, report);
  if (report.state === 'running') throw conflict(say('importRunning'));
  if (report.undoAskedAt) return reply(report, false);
  return allowed.change(async run => {
    const [asked, person] = await run([askUndo(call.shop, report.id, call.at), personOf]);
    if (!asked!.count) return reply(report, false);
    const user = person!.rows[0]![0];
    await call.ports.jobs.enqueue(run, importQueue, { shop: call.shop, id: report.id, task: 'undo', user });
    return reply({ ...report, undoAskedAt: call.at.toISOString() }, true);
  });
};

const personOf = { text: `select nullif(current_setting('app.user_id', true), '')`, values: [] };
