import { notFound } from '../../../schema/errors.ts';
import { importReport, type ImportReport } from '../../../schema/kit/importReport.ts';
import { listOf } from '../../../schema/kit/shape.ts';
import type { RequestContext } from '../../requestContext.ts';
import { importList, importStatement, setImport } from './importRows.ts';
import { entityOf } from '../../db/select.ts';
import { publishChange } from '../../events/signals.ts';
import { isUuid } from '../../db/statement.ts';
import { replying, sending } from '../../handler.ts';
import type { Operation } from '../../operation.ts';
import { data, type Reply } from '../../reply.ts';
import { heldPermissions } from '../../session/statements.ts';
import { mediaTypes } from '../export/formats.ts';
import { withTitles } from '../undo/titles.ts';
import { failedRows } from './failedRows.ts';
import { mendRows } from './mend.ts';
import { fetchAgain } from './pictures/steer.ts';
import { stopPictures } from './pictures/pictureRows.ts';
import { importReply, shown, storedReport, type StoredReport } from './report.ts';
import { importKey } from './options.ts';
import { steering, undoImport } from './steer.ts';
import { say } from '../../../schema/words/said.ts';

const importId = (context: RequestContext) => {
  const id = context.parameter('id');
  if (!isUuid(id)) throw notFound(say('import'));
  return id;
};

const permitted = async (context: RequestContext) => {
  const [stored] = await context.batch([importStatement(context.shop, importId(context))]);
  const report = storedReport(stored!);
  return { allowed: await steering(context, report), report };
};

const read = async (context: RequestContext): Promise<Reply<ImportReport>> => {
  const { report } = await permitted(context);
  return data(shown({ ...report, left: await withTitles(context, report.left ?? []) }, context));
};

const list = async (context: RequestContext): Promise<Reply<ImportReport[]>> => {
  const [held, imports] = (await context.batch([heldPermissions, importList(context.shop)])).map(
    ({ rows }) => rows[0]![0]!,
  );
  const permissions = JSON.parse(held!) as string[];
  const visible = (JSON.parse(imports!) as StoredReport[]).filter(({ entity }) =>
    permissions.includes(entityOf(entity).permissions.create!),
  );
  return data(visible.map(report => shown(report, context)));
};

/** What is done stays until it is undone. Where the rows are in, their pictures are stopped. */
const cancel = async (context: RequestContext): Promise<Reply<ImportReport>> => {
  const { allowed } = await permitted(context);
  const id = importId(context);
  const statements = [
    setImport(context.shop, id, 'canceled'),
    stopPictures(context.shop, id),
    publishChange(context.shop, 'imports', id),
    importStatement(context.shop, id),
  ];
  const reply = await allowed.commit(statements, ([, , , after]) => importReply(after!, context));
  await context.ports.files.remove(importKey(context.shop, id));
  return reply;
};

const undo = async (context: RequestContext): Promise<Reply<ImportReport>> => {
  const [stored] = await context.batch([importStatement(context.shop, importId(context))]);
  return undoImport(context, storedReport(stored!), (report, isNew) => data(shown(report, context), isNew ? 202 : 200));
};

const failed = async (context: RequestContext): Promise<Reply> => {
  const { allowed, report } = await permitted(context);
  return failedRows(allowed, report);
};

const mend = async (context: RequestContext): Promise<Reply<ImportReport>> => {
  const { allowed, report } = await permitted(context);
  return mendRows(allowed, report);
};

const fetchPictures = async (context: RequestContext): Promise<Reply<ImportReport>> => {
  const { allowed, report } = await permitted(context);
  return fetchAgain(allowed, report);
};

const all = { path: 'shops/:shopId/imports', tag: 'Imports', access: { to: 'shop', permission: '' } } as const;
const one = { ...all, path: `${all.path}/:id` } as const;

export const importOperations: Operation[] = [
  {
    ...all,
    id: 'imports.list',
    method: 'GET',
    summary: 'The newest imports of the shop',
    handle: replying(listOf(importReport), list),
  },
  {
    ...one,
    id: 'imports.get',
    method: 'GET',
    summary: 'How an import stands, with the rows that failed',
    handle: replying(importReport, read),
  },
  {
    ...one,
    id: 'imports.failed',
    method: 'GET',
    path: `${one.path}/failed`,
    summary: 'The rows that failed, in the columns of their file, with what is wrong',
    isDownload: true,
    handle: sending([mediaTypes.csv], failed),
  },
  {
    ...one,
    id: 'imports.mend',
    method: 'POST',
    path: `${one.path}/mend`,
    summary: 'Bring rows that failed in with what was corrected in them, as part of the same import',
    body: { of: 'mended' },
    handle: replying(importReport, mend),
  },
  {
    ...one,
    id: 'imports.pictures',
    method: 'POST',
    path: `${one.path}/pictures`,
    summary: 'Fetch the pictures that failed or were stopped after all',
    handle: replying(importReport, fetchPictures, { status: 202, once: true }),
  },
  {
    ...one,
    id: 'imports.cancel',
    method: 'POST',
    path: `${one.path}/cancel`,
    summary: 'Stop an import, or the fetching of its pictures; what is done stays until it is undone',
    handle: replying(importReport, cancel, { once: true }),
  },
  {
    ...one,
    id: 'imports.undo',
    method: 'POST',
    path: `${one.path}/undo`,
    summary: 'Take an import back; 200 where that was asked before',
    handle: replying(importReport, undo, { status: [202, 200], once: true }),
  },
];
