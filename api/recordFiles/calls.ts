import { conflict, invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { endingOf } from '../../schema/rules/fileTypes.ts';
import { addFileFields, mostFiles, orderFilesFields, renameFileFields } from '../../schema/rules/recordFiles.ts';
import { say } from '../../schema/words/said.ts';
import { parentGuards } from '../crud/list.ts';
import { withMerged } from '../crud/merge/mergeRows.ts';
import { recordId } from '../crud/read.ts';
import { plainName } from '../crud/uploads/store.ts';
import { parentGuard } from '../db/guards.ts';
import { who } from '../db/settings.ts';
import { isUuid } from '../db/statement.ts';
import { lockStatements } from '../db/write.ts';
import { inputOf } from '../handlers/input.ts';
import type { Run, Statement, Value } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { fileRow, withAddresses, type FileRow, type RecordFile } from './shape.ts';
import { naming, storeRecordFile, type StoredRecordFile } from './store.ts';

/** The files of a record, in their order. Of a record in the trash there are none. */
export const files = async (entity: AnyEntity, context: RequestContext): Promise<Reply<RecordFile[]>> => {
  const id = recordId(entity, context);
  const results = await context.batch([
    ...parentGuards(entity, context, [id]),
    parentGuard(entity.name, context.shop, id),
    present(entity, context),
  ]);
  return data(rowsOf(results.at(-1)!).map(withAddresses(context)));
};

/** Put away first, and then named by the record: no transaction stays open while a file travels. */
export const addFile = async (entity: AnyEntity, context: RequestContext): Promise<Reply<RecordFile>> => {
  recordId(entity, context);
  const { file } = await inputOf(context, { input: addFileFields, multipart: true });
  const stored = await storeRecordFile('file', file, context);
  return naming(context, [stored], named =>
    changeFiles(entity, context, async (run, present) => {
      refuseMore(present.length);
      await run([
        insertFile(entity, context, recordId(entity, context), stored, { position: `(${lastPosition(entity)})` }),
      ]);
      named();
      return one(entity, context, run, stored.id, 201);
    }),
  );
};

export const orderFiles = async (entity: AnyEntity, context: RequestContext): Promise<Reply<RecordFile[]>> => {
  recordId(entity, context);
  const { fileIds } = await inputOf(context, { input: orderFilesFields });
  return changeFiles(entity, context, async (run, present) => {
    if (!isOrderOf(present, fileIds)) throw conflict(say('filesChanged'));
    await run([
      {
        text: `update record_files f set position = array_position($4::uuid[], f.id) where ${ofRecord(entity)}`,
        values: [...place(entity, context), fileIds as string[]],
      },
    ]);
    return data(present.toSorted(by(fileIds as string[])).map(withAddresses(context)));
  });
};

/** What tells its type stays at its end. */
export const renameFile = async (entity: AnyEntity, context: RequestContext): Promise<Reply<RecordFile>> => {
  const id = fileId(context);
  const { name } = await inputOf(context, { input: renameFileFields });
  return changeFiles(entity, context, async (run, present) => {
    const ending = endingOf(foundIn(present, id).name);
    const stem = plainName(name!.toLowerCase().endsWith(ending.toLowerCase()) ? name!.slice(0, -ending.length) : name!);
    await run([
      {
        text: `update record_files f set name = $5 where ${ofRecord(entity)} and f.id = $4`,
        values: [...place(entity, context), id, stem.trim() + ending],
      },
    ]);
    return one(entity, context, run, id);
  });
};

/** Out of sight at once; for a day it can be brought back. */
export const removeFile = (entity: AnyEntity, context: RequestContext): Promise<Reply<true>> => {
  const id = fileId(context);
  return changeFiles(entity, context, async (run, present) => {
    foundIn(present, id);
    await run([
      {
        text: `update record_files f set removed_at = $5::timestamptz where ${ofRecord(entity)} and f.id = $4`,
        values: [...place(entity, context), id, context.at.toISOString()],
      },
    ]);
    return data(true);
  });
};

export const restoreFile = (entity: AnyEntity, context: RequestContext): Promise<Reply<RecordFile>> => {
  const id = fileId(context);
  return changeFiles(entity, context, async (run, present) => {
    refuseMore(present.length);
    const [restored] = await run([
      {
        text: `update record_files f set removed_at = null where ${ofRecord(entity, 'not null')} and f.id = $4 and f.removed_at > 'epoch'::timestamptz`,
        values: [...place(entity, context), id],
      },
    ]);
    if (!restored!.count) throw notFound(say('file'));
    return one(entity, context, run, id);
  });
};

/** A change of a record's files, one after the other; whoever looks at them reads them again. */
const changeFiles = async <T>(
  entity: AnyEntity,
  context: RequestContext,
  change: (run: Run, present: FileRow[]) => Promise<Reply<T>>,
): Promise<Reply<T>> => {
  const id = recordId(entity, context);
  const reply = await context.change(async run => {
    const results = await run([
      ...parentGuards(entity, context, [id]),
      ...lockStatements(entity, context.shop, [id]),
      present(entity, context),
    ]);
    return change(run, rowsOf(results.at(-1)!));
  });
  context.ports.events.tell({ shop: context.shop, resource: 'record_files' });
  return reply;
};

/** Named by the record or, with a remark's id, by that remark. */
export const insertFile = (
  entity: AnyEntity,
  context: Pick<RequestContext, 'shop' | 'at'>,
  record: string,
  { id, name, type, size, hasThumbnail }: StoredRecordFile,
  { position, remark = null }: { position: string; remark?: string | null },
): Statement => ({
  text: `insert into record_files (shop_id, id, entity, record_id, remark_id, name, type, size, has_thumbnail, user_id, user_name, at, position)
    select $1, $4, $3, $2, $5, $6, $7, $8::integer, $9::boolean, ${who}, $10::timestamptz, ${position}`,
  values: [context.shop, record, entity.name, id, remark, name, type, size, hasThumbnail, context.at.toISOString()],
});

/** Files of a record that this one took over are files of it now. */
const ofRecord = ({ duplicateRules }: AnyEntity, removed: 'null' | 'not null' = 'null') =>
  `f.shop_id = $1 and f.record_id = ${duplicateRules ? `any(${withMerged('$2')})` : '$2'} and f.entity = $3 and f.remark_id is null and f.removed_at is ${removed}`;

const place = (entity: AnyEntity, context: RequestContext): Value[] => [
  context.shop,
  recordId(entity, context),
  entity.name,
];

const lastPosition = (entity: AnyEntity) =>
  `select coalesce(max(f.position), 0) + 1 from record_files f where ${ofRecord(entity)}`;

const present = (entity: AnyEntity, context: RequestContext): Statement => ({
  text: `select ${fileRow} from record_files f where ${ofRecord(entity)} order by f.position, f.id`,
  values: place(entity, context),
});

const one = async (entity: AnyEntity, context: RequestContext, run: Run, id: string, status = 200) => {
  const [rows] = await run([present(entity, context)]);
  return data(withAddresses(context)(foundIn(rowsOf(rows!), id)), status);
};

const rowsOf = ({ rows }: { rows: (string | null)[][] }): FileRow[] => rows.map(([row]) => JSON.parse(row!) as FileRow);

const foundIn = (present: readonly FileRow[], id: string): FileRow => {
  const found = present.find(file => file.id === id);
  if (!found) throw notFound(say('file'));
  return found;
};

const fileId = (context: RequestContext): string => {
  const id = context.parameter('fileId');
  if (!isUuid(id)) throw notFound(say('file'));
  return id;
};

const refuseMore = (count: number): void => {
  if (count >= mostFiles) throw invalid({ file: say('tooManyFiles', { count: mostFiles }) });
};

/** Each of these once, and nothing else: nobody loses a file that another added meanwhile. */
const isOrderOf = (present: readonly FileRow[], order: unknown): boolean =>
  Array.isArray(order) && order.length === present.length && present.every(({ id }) => order.includes(id));

const by = (order: readonly string[]) => (one: FileRow, other: FileRow) =>
  order.indexOf(one.id) - order.indexOf(other.id);
