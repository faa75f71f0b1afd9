import { quickBills } from '../../schema/entities/quickBills.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import { exportStatement, newExport } from '../crud/export/exportRows.ts';
import { exportQueue, type ExportOptions } from '../crud/export/options.ts';
import { shownExport, storedExport } from '../crud/export/report.ts';
import { listQuery } from '../crud/listQuery.ts';
import { publishChange } from '../events/signals.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countReturn } from './readMonth.ts';
import type { ReturnWanted } from './wanted.ts';

/** The file of a return, made behind the person's back: an export of bills like others. */
export const beginReturn = async (
  context: RequestContext,
  { month, gstin, shops }: ReturnWanted,
  { format, language = context.wording.language }: Pick<ExportReport, 'format'> & Pick<ExportOptions, 'language'>,
): Promise<Reply<ExportReport>> => {
  const { shop, at, ports } = context;
  const total = await countReturn(ports.database, { month, gstin, shops });
  const id = ports.ids.next();
  const options: ExportOptions = {
    list: listQuery(quickBills, new URLSearchParams(), []),
    language,
    gstReturn: { month, gstin, shops },
  };
  return context.change(async run => {
    const [, made] = await run([
      newExport(shop, { id, entity: quickBills.name, format, options, total, at }),
      exportStatement(shop, id),
      publishChange(shop, 'exports', id),
    ]);
    await ports.jobs.enqueue(run, exportQueue, { shop, id });
    return data(shownExport(storedExport(made!), context), 202);
  });
};
