import { conflict, notFound, Refusal } from '../../../schema/errors.ts';
import { pdfType } from '../../../schema/rules/fileTypes.ts';
import { withoutFields } from '../../../schema/kit/guarded.ts';
import { exportReport, type ExportReport } from '../../../schema/kit/backgroundTask.ts';
import type { RequestContext } from '../../requestContext.ts';
import { endExport, myExport } from './exportRows.ts';
import { entityOf } from '../../db/select.ts';
import { isUuid } from '../../db/statement.ts';
import { publishChange } from '../../events/signals.ts';
import { replying, sending } from '../../handler.ts';
import type { Operation } from '../../operation.ts';
import { data, type Reply } from '../../reply.ts';
import { exportedFile, type PartReader } from './download.ts';
import { jsonType, mediaTypes, xmlType, zipType } from './formats.ts';
import { permissionsFor } from './options.ts';
import { isKept, shownExport, storedExport, type StoredExport } from './report.ts';
import { beginFolder } from '../../monthFolder/start.ts';
import { beginTally } from '../../tally/start.ts';
import { returnToFile } from '../../returns/asked.ts';
import { beginEInvoice } from '../../returns/eInvoice.ts';
import { beginReturn } from '../../returns/start.ts';
import { fileReply } from './sheet.ts';
import { beginExport } from './start.ts';
import { say } from '../../../schema/words/said.ts';

const exportId = (context: RequestContext) => {
  const id = context.parameter('id');
  if (!isUuid(id)) throw notFound(say('export'));
  return id;
};

/** An export is its person's own, and asks each time for what its list asks for. */
const mine = async (asked: RequestContext): Promise<{ stored: StoredExport; context: RequestContext }> => {
  const [found] = await asked.batch([myExport(asked.shop, exportId(asked))]);
  const stored = storedExport(found!);
  let context = asked;
  for (const permission of permissionsFor(entityOf(stored.entity), stored.options)) {
    context = asked.demanding(permission);
    await context.authorize();
  }
  return { stored, context };
};

const read = async (asked: RequestContext): Promise<Reply<ExportReport>> =>
  data(shownExport((await mine(asked)).stored, asked));

const file = async (asked: RequestContext): Promise<Reply> => {
  const { stored, context } = await mine(asked);
  if (stored.state === 'running') throw conflict(say('exportNotReady'));
  if (!isKept(stored, context.at)) throw new Refusal(404, say('fileNotKept'));
  const { shop, ports } = context;
  const read: PartReader = async statement => (await context.batch([statement]))[0]!;
  return fileReply(exportedFile(shop, stored, ports.sheets, read));
};

/** Nothing is kept of it. */
const cancel = async (asked: RequestContext): Promise<Reply<ExportReport>> => {
  const { stored, context } = await mine(asked);
  const { shop, at } = context;
  return context.commit(
    [endExport(shop, stored.id, 'canceled', at), myExport(shop, stored.id), publishChange(shop, 'exports', stored.id)],
    ([, after]) => data(shownExport(storedExport(after!), context)),
  );
};

const again = async (asked: RequestContext): Promise<Reply<ExportReport>> => {
  const { stored, context } = await mine(asked);
  const { entity, format, options, state } = stored;
  if (state === 'running') throw conflict(say('exportRunning'));
  const { gstReturn, tally, folder, eInvoice, language } = options;
  if (folder) return beginFolder(context, folder.month, { ...(language && { language }) });
  if (eInvoice) return beginEInvoice(context, { entity, document: eInvoice.id }, language);
  if (tally) return beginTally(context, tally);
  if (gstReturn)
    return beginReturn(context, await returnToFile(context, gstReturn), {
      format,
      ...(language && { language }),
    });
  return context.change(run =>
    beginExport(context, run, {
      entity: withoutFields(entityOf(entity), options.hidden ?? []),
      format,
      perLine: false,
      ...options,
    }),
  );
};

const one = { path: 'shops/:shopId/exports/:id', tag: 'Exports', access: { to: 'shop', permission: '' } } as const;

export const exportOperations: Operation[] = [
  {
    ...one,
    id: 'exports.get',
    method: 'GET',
    summary: 'How an export of mine stands',
    handle: replying(exportReport, read),
  },
  {
    ...one,
    id: 'exports.file',
    method: 'GET',
    path: `${one.path}/file`,
    summary: 'The file of an export of mine, for seven days',
    isDownload: true,
    handle: sending([...Object.values(mediaTypes), pdfType, jsonType, xmlType, zipType], file),
  },
  {
    ...one,
    id: 'exports.cancel',
    method: 'POST',
    path: `${one.path}/cancel`,
    summary: 'Stop an export; nothing is kept of it',
    handle: replying(exportReport, cancel, { once: true }),
  },
  {
    ...one,
    id: 'exports.again',
    method: 'POST',
    path: `${one.path}/again`,
    summary: 'The same export once more',
    handle: replying(exportReport, again, { status: 202, once: true }),
  },
];
