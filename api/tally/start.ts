import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import type { PaperPeriod } from '../../schema/kit/papers.ts';
import { exportStatement, newExport } from '../crud/export/exportRows.ts';
import { exportQueue, type ExportOptions } from '../crud/export/options.ts';
import { shownExport, storedExport } from '../crud/export/report.ts';
import { listQuery } from '../crud/listQuery.ts';
import { publishChange } from '../events/signals.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { entryCount } from './statements.ts';

/** The books of a period for Tally, made behind the person's back: an export of accounts like others. */
export const beginTally = (context: RequestContext, period: PaperPeriod): Promise<Reply<ExportReport>> => {
  const { shop, at, ports } = context;
  const id = ports.ids.next();
  const options: ExportOptions = {
    list: listQuery(ledgerAccounts, new URLSearchParams(), []),
    language: context.wording.language,
    tally: period,
  };
  return context.change(async run => {
    const [counted] = await run([entryCount(shop, period)]);
    const total = Number(counted!.rows[0]![0]);
    const [, made] = await run([
      newExport(shop, { id, entity: ledgerAccounts.name, format: 'xml', options, total, at }),
      exportStatement(shop, id),
      publishChange(shop, 'exports', id),
    ]);
    await ports.jobs.enqueue(run, exportQueue, { shop, id });
    return data(shownExport(storedExport(made!), context), 202);
  });
};
