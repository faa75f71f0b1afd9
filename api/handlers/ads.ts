import { ads } from '../../schema/entities/ads.ts';
import { notFound } from '../../schema/errors.ts';
import { adReport, reportOf } from '../ads/report.ts';
import { reportStatement } from '../ads/statements.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';

export const adHandlers: HandlersOf<typeof ads> = {
  report: replying(adReport, async context => {
    const id = recordId(ads, context);
    parametersOf(context);
    const report = reportOf((await context.batch([reportStatement('id', id)])).at(-1)!, context);
    if (!report) throw notFound({ one: ads.name });
    return data(report);
  }),
  makeReport: replying(recordOf(ads), context => setAddress(context, context.ports.secrets.token()), { once: true }),
  withdrawReport: replying(recordOf(ads), context => setAddress(context, null)),
};

const setAddress = (context: RequestContext, reportAddress: string | null) => {
  const { shop, occasion } = context;
  const id = recordId(ads, context);
  return context.change(async run => {
    const results = await run([
      ...lockStatements(ads, shop, [id]),
      ...updateStatements(ads, shop, [id], { reportAddress }, occasion),
      recordStatement(ads, shop, id),
    ]);
    return recordReply(ads, context, results.at(-1)!);
  });
};
