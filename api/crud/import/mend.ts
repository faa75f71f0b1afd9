import { badRequest, conflict, invalid, type Refusal } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { importableFields } from '../../../schema/kit/importMapping.ts';
import { rowReader } from '../../../schema/kit/importReader.ts';
import type { ImportReport } from '../../../schema/kit/importReport.ts';
import { say } from '../../../schema/words/said.ts';
import { everyWords } from '../../../schema/words/wordings.ts';
import { readBody } from '../../body.ts';
import type { RequestContext } from '../../requestContext.ts';
import { entityOf } from '../../db/select.ts';
import { publishChange } from '../../events/signals.ts';
import { refusalOf } from '../../refusals.ts';
import type { Reply } from '../../reply.ts';
import { batchOf, type ImportJob } from './job.ts';
import { addErrors, advanceImport, importStatement } from './importRows.ts';
import { bindPictures } from './pictures/pictureRows.ts';
import { queuePictures } from './pictures/queue.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { forgetErrors, forgetRejects, heldRejects, rejectsOf } from './mendRows.ts';
import { importReply, type StoredReport } from './report.ts';
import { mostMended } from './options.ts';
import { Slice, type NumberedRow } from './slice.ts';
import { rightsOf } from './start.ts';

type Mended = { row: number; values: Record<string, string> };

/** Rows that failed, with what a person corrected in them, come in as part of the same import. */
export const mendRows = async (context: RequestContext, report: StoredReport): Promise<Reply<ImportReport>> => {
  const entity = entityOf(report.entity);
  const mended = await readMended(entity, context);
  if (report.state === 'running') throw conflict(say('importRunning'));
  if (report.undoAskedAt) throw conflict(say('importTakenBack'));
  const { ports, shop } = context;
  const rights = await rightsOf(entity, context);
  const [person, kept] = await context.batch([
    { text: `select nullif(current_setting('app.user_id', true), '')`, values: [] },
    rejectsOf(shop, report.id, [...mended.keys()]),
  ]);
  const job: ImportJob = {
    ports,
    shop,
    id: report.id,
    user: person!.rows[0]![0] ?? null,
    entity,
    options: { ...report.options, ...rights },
    titles: new Map(),
    offers: new Map(),
  };
  const rows = kept!.rows.map(([row, cells]) => {
    const { header, mapping, clears, pictures } = job.options;
    const read = rowReader(entity, header, { mapping, known: everyWords, clears, pictures });
    const number = Number(row);
    // The pictures of a row that failed are there already.
    return { index: 0, row: number, ...read(JSON.parse(cells!) as string[], mended.get(number)), pictures: [] };
  });
  await write(job, rows);
  const [stored] = await context.batch([importStatement(shop, report.id)]);
  return importReply(stored!, context);
};

/** Of rows that the database refuses together each goes by itself, and the one at fault gets its reason. */
const write = async (job: ImportJob, rows: readonly NumberedRow[]): Promise<void> => {
  try {
    if (rows.length) await writeTogether(job, rows);
  } catch (error) {
    const refusal = refusalOf(error, job.entity);
    if (!refusal || refusal.status >= 500) throw error;
    if (rows.length > 1) for (const row of rows) await write(job, [row]);
    else await writeRefused(job, rows[0]!, refusal);
  }
};

const writeTogether = async (job: ImportJob, rows: readonly NumberedRow[]) => {
  const slice = await new Slice(job, rows).prepared();
  const { shop, id } = job;
  const numbers = rows.map(({ row }) => row);
  const wrong = new Set(slice.rejects().map(({ row }) => row));
  const right = numbers.filter(row => !wrong.has(row));
  const problems = slice.problems();
  await job.ports.database.transaction(async run => {
    const [, bound] = (
      await run([
        enterJob(shop, job.user),
        ...heldRejects(shop, id, numbers),
        ...slice.statements(),
        forgetErrors(shop, id, numbers),
        ...(problems.length ? [addErrors(shop, id, problems)] : []),
        forgetRejects(shop, id, right),
        bindPictures(shop, id, slice.records(), job.ports.clock.now()),
      ])
    ).slice(-2);
    const tally = { ...slice.tally(), next: null, failed: -right.length, pictures: bound!.count };
    await run([advanceImport(shop, id, tally), publishChange(shop, 'imports', id)]);
    if (bound!.count) await queuePictures(job.ports, run, shop, id);
  });
  slice.written();
};

const writeRefused = (job: ImportJob, { row, texts }: NumberedRow, refusal: Refusal) => {
  const { shop, id } = job;
  const title = texts[job.entity.title];
  const problems = Object.entries(refusal.problems ?? { '': refusal.said });
  return batchOf(job, [
    ...heldRejects(shop, id, [row]),
    forgetErrors(shop, id, [row]),
    addErrors(
      shop,
      id,
      problems.map(([field, message]) => ({ row, field, message, title, value: texts[field] })),
    ),
  ]);
};

const readMended = async (entity: AnyEntity, context: RequestContext): Promise<Map<number, Record<string, string>>> => {
  const { rows, ...others } = await readBody(context);
  const unknown = Object.keys(others);
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
  if (!Array.isArray(rows) || !rows.length) throw invalid({ rows: say('sendList') });
  if (rows.length > mostMended) throw badRequest(say('atMostAtOnce', { count: mostMended }));
  const fields = new Set(importableFields(entity));
  const isMended = (row: unknown): row is Mended =>
    typeof row === 'object' &&
    row !== null &&
    Number.isInteger((row as Mended).row) &&
    Object.entries((row as Mended).values ?? { '': 0 }).every(
      ([field, value]) => fields.has(field) && typeof value === 'string',
    );
  if (!rows.every(isMended)) throw invalid({ rows: say('valueNotValid') });
  return new Map(rows.map(({ row, values }) => [row, values]));
};
