import { conflict } from '../../../../schema/errors.ts';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import { say } from '../../../../schema/words/said.ts';
import { publishChange } from '../../../events/signals.ts';
import type { Reply } from '../../../reply.ts';
import type { RequestContext } from '../../../requestContext.ts';
import { importStatement } from '../importRows.ts';
import { importReply, type StoredReport } from '../report.ts';
import { againPictures } from './pictureRows.ts';
import { queuePictures } from './queue.ts';

/** Those that failed or were stopped are fetched after all. */
export const fetchAgain = (context: RequestContext, report: StoredReport): Promise<Reply<ImportReport>> => {
  const { shop, ports, at } = context;
  if (report.state === 'running' || report.pictures?.state === 'running') throw conflict(say('importRunning'));
  if (report.undoAskedAt) throw conflict(say('importTakenBack'));
  return context.change(async run => {
    await run(againPictures(shop, report.id, at));
    await queuePictures(ports, run, shop, report.id);
    const [after] = await run([importStatement(shop, report.id), publishChange(shop, 'imports', report.id)]);
    return importReply(after!, context, 202);
  });
};
