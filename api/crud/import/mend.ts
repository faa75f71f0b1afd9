import { badRequest, conflict, invalid, type Refusal } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { withoutFields } from '../../../schema/kit/guarded.ts';
import { importableFields } from '../../../schema/kit/importFields.ts';
import type { ImportReport } from '../../../schema/kit/importReport.ts';
import { say } from '../../../schema/words/said.ts';
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
import { readerOf } from './readerOf.ts';
import { importReply, type StoredReport } from './report.ts';
import { mostMended } from './options.ts';
import { problemsOf, recordOf, type FileRecord } from './fileRecord.ts';
import { Slice } from './slice.ts';
import { rightsOf } from './start.ts';

type Mended = { row: number; values: Record<string, string> };

/** Rows that failed, with what a person corrected in them, come in as part of the same import. */
export const mendRows = async (context: RequestContext, report: StoredReport): Promise<Reply<ImportReport>> => {
  const entity = withoutFields(entityOf(report.entity), report.options.hidden ?? []);
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
  const read = readerOf(entity, job.options);
  const rows = kept!.rows.map(([row, cells, record]) => {
    const number = Number(row);
    // The pictures of a row that failed are there already.
    return { record, row: number, ...read(JSON.parse(cells!) as string[], mended.get(number)), pictures: [] };
  });
  await write(
    job,
    [...Map.groupBy(rows, ({ record }) => record).values()].map(own => recordOf(own, 0)),
  );
  const [stored] = await context.batch([importStatement(shop, report.id)]);
  return importReply(stored!, context);
};

/** Of records that the database refuses together each goes by itself, and the one at fault gets its reason. */
const write = async (job: ImportJob, records: readonly FileRecord[]): Promise<void> => {
  try {
    if (records.length) await writeTogether(job, records);
  } catch (error) {
    const refusal = refusalOf(error, job.entity);
    if (!refusal || refusal.status >= 500) throw error;
    if (records.length > 1) for (const record of records) await write(job, [record]);
    else await writeRefused(job, records[0]!, refusal);
  }
};

const writeTogether = async (job: ImportJob, records: readonly FileRecord[]) => {
  const slice = await new Slice(job, records).prepared();
  const { shop, id } = job;
  const wrong = new Set(slice.rejects());
  const right = records.filter(record => !wrong.has(record));
  const problems = slice.problems();
  await job.ports.database.transaction(async run => {
    const [, bound] = (
      await run([
        enterJob(shop, job.user),
        ...heldRejects(shop, id, rowsOf(records)),
        ...slice.statements(),
        forgetErrors(shop, id, rowsOf(records)),
        ...(problems.length ? [addErrors(shop, id, problems)] : []),
        forgetRejects(shop, id, rowsOf(right)),
        bindPictures(shop, id, slice.records(), job.ports.clock.now()),
      ])
    ).slice(-2);
    const tally = { ...slice.tally(), next: null, failed: -right.length, pictures: bound!.count };
    await run([advanceImport(shop, id, tally), publishChange(shop, 'imports', id)]);
    if (bound!.count) await queuePictures(job.ports, run, shop, id);
  });
  slice.written();
};

const rowsOf = (records: readonly FileRecord[]) => records.flatMap(({ rows }) => rows.map(({ row }) => row));

const writeRefused = (job: ImportJob, record: FileRecord, refusal: Refusal) => {
  const { shop, id } = job;
  return batchOf(job, [
    ...heldRejects(shop, id, rowsOf([record])),
    forgetErrors(shop, id, rowsOf([record])),
    addErrors(shop, id, problemsOf(job.entity, record, refusal)),
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
