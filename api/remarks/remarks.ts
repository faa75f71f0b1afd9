import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity, Values } from '../../schema/kit/defineEntity.ts';
import { described, listOf, maybe, moment, object, string, uuid, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { mostRemarkPictures } from '../../schema/rules/recordFiles.ts';
import { remarkFields } from '../../schema/rules/remarks.ts';
import { say } from '../../schema/words/said.ts';
import { paging } from '../crud/history.ts';
import { parentGuards } from '../crud/list.ts';
import { withMerged } from '../crud/merge/mergeRows.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { mentioned } from '../db/pendingNotifications.ts';
import { currentUser, nameOfCaller } from '../db/settings.ts';
import { isUuid } from '../db/statement.ts';
import { inputOf } from '../handlers/input.ts';
import type { Statement } from '../ports.ts';
import { insertFile } from '../recordFiles/calls.ts';
import { discardFiles } from '../recordFiles/discard.ts';
import { fileRow, recordFileShape, withAddresses, type FileRow } from '../recordFiles/shape.ts';
import { naming, storeRecordPictures, type StoredRecordFile } from '../recordFiles/store.ts';
import { data, dataText, page, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { pageOf } from '../shapes/records.ts';

export const remarkShape = object({
  id: uuid,
  text: string,
  mentions: listOf(uuid),
  userId: maybe(uuid),
  userName: maybe(string),
  at: moment,
  mendedAt: maybe(moment),
  isMine: yesOrNo,
  fromDesk: described(yesOrNo, 'Written by the administrators of the platform'),
  isInternal: described(yesOrNo, 'Which they alone see'),
  pictures: listOf(recordFileShape),
});
export type Remark = Of<typeof remarkShape>;
export const remarksShape = pageOf(remarkShape);

const shown = `json_build_object('id', m.id, 'text', m.text, 'mentions', m.mentions, 'userId', m.user_id, 'userName', m.user_name,
  'at', m.at, 'mendedAt', m.mended_at, 'isMine', m.user_id is not distinct from ${currentUser}, 'fromDesk', m.from_desk, 'isInternal', m.is_internal,
  'pictures', (select coalesce(json_agg(${fileRow} order by f.position), '[]') from record_files f
    where f.shop_id = $1 and f.record_id = m.record_id and f.remark_id = m.id))`;

type Row = Omit<Remark, 'pictures'> & { pictures: FileRow[] };

const withPictures = (context: RequestContext) => {
  const shownFile = withAddresses(context);
  return (json: string): Remark => {
    const row = JSON.parse(json) as Row;
    return { ...row, pictures: row.pictures.map(shownFile) };
  };
};

/** What has been said about a record, the newest first. */
export const remarks = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Of<typeof remarksShape>>> => {
  const wanted = paging(context.search);
  const of = [context.shop, recordId(entity, context), entity.name];
  const where = `m.shop_id = $1 and ${about(entity, '$2')} and m.entity = $3`;
  const results = await context.batch([
    ...remarkGuards(entity, context),
    {
      text: `select ${shown} from remarks m where ${where} order by m.id desc limit $4 offset $5`,
      values: [...of, wanted.pageSize, (wanted.pageNumber - 1) * wanted.pageSize],
    },
    { text: `select count(*) from remarks m where ${where}`, values: of },
  ]);
  const [items, total] = results.slice(-2);
  const said = items!.rows.map(([row]) => withPictures(context)(row!));
  return page(JSON.stringify(said), Number(total!.rows[0]![0]), wanted);
};

/** Said by whoever calls; those it mentions are told a moment later. */
export const addRemark = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Remark>> => {
  recordId(entity, context);
  const said = await inputOf(context, { input: remarkFields, multipart: true });
  const pictures = await storedPictures(context, [said.pictures ?? []].flat());
  const reply = await naming(context, pictures, named => sayIt(entity, context, { ...said, pictures }, named));
  tellRemarks(context);
  return reply;
};

/** Put away before any transaction. */
export const storedPictures = async (
  context: RequestContext,
  sent: readonly unknown[],
): Promise<StoredRecordFile[]> => {
  if (sent.length > mostRemarkPictures)
    throw invalid({ pictures: say('tooManyRemarkPictures', { count: mostRemarkPictures }) });
  if (sent.length) await context.authorize();
  return storeRecordPictures('pictures', sent, context);
};

type Said = Omit<Values<typeof remarkFields>, 'pictures'> & { pictures: readonly StoredRecordFile[] };

const sayIt = (
  entity: AnyEntity,
  context: RequestContext,
  { text, mentions, pictures }: Said,
  named: () => void,
): Promise<Reply<Remark>> => {
  const [record, id] = [recordId(entity, context), context.ports.ids.next()];
  const people = [...new Set((mentions ?? []) as string[])];
  return context.commit(
    [
      ...remarkGuards(entity, context),
      ...mustBeHere(context.shop, people),
      ...saidStatements(entity, context, id, { text, people, pictures }),
      ...mentioned(entity, context.shop, record, people, context.at),
      remarkById(context.shop, id),
    ],
    results => {
      named();
      return saidReply(context, results.at(-1)!.rows[0]!);
    },
  );
};

type Written = {
  text: unknown;
  people?: readonly string[];
  pictures: readonly StoredRecordFile[];
  fromDesk?: boolean;
  isInternal?: boolean;
};

/** A remark of whoever calls, with its pictures, about the record of the path. */
export const saidStatements = (
  entity: AnyEntity,
  context: RequestContext,
  id: string,
  { text, people = [], pictures, fromDesk = false, isInternal = false }: Written,
): Statement[] => {
  const record = recordId(entity, context);
  const written = { id, text: String(text), people, at: context.at, fromDesk, isInternal };
  return [
    remarkStatement(entity, context.shop, record, written),
    ...pictures.map((picture, i) =>
      insertFile(entity, context, record, picture, { position: String(i + 1), remark: id }),
    ),
  ];
};

type Remarked = {
  id: string;
  text: string;
  people?: readonly string[];
  at: Date;
  fromDesk: boolean;
  isInternal: boolean;
};

/** `by`: in the name of somebody else than whoever calls. */
export const remarkStatement = (
  entity: AnyEntity,
  shop: string,
  record: string,
  { id, text, people = [], at, fromDesk, isInternal }: Remarked,
  by: string | null = null,
): Statement => ({
  text: `insert into remarks (shop_id, id, entity, record_id, user_id, user_name, text, mentions, at, from_desk, is_internal)
    values ($1, $2, $3, $4, ${currentUser}, coalesce($10, ${nameOfCaller}), $5, $6::uuid[], $7::timestamptz, $8::boolean, $9::boolean)`,
  values: [shop, id, entity.name, record, text, people, at.toISOString(), String(fromDesk), String(isInternal), by],
});

/** A remark as it now is. */
export const saidReply = (context: RequestContext, [row]: (string | null)[]): Reply<Remark> =>
  data(withPictures(context)(row!), 201);

/** By whoever wrote it. Nobody is told anew. */
export const mendRemark = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Remark>> => {
  const { text } = await inputOf(context, { input: { text: remarkFields.text } });
  const id = remarkId(context);
  const results = await context.write([
    ...remarkGuards(entity, context),
    {
      text: `update remarks m set text = $4, mended_at = $5::timestamptz where ${mine(entity)}`,
      values: [context.shop, id, recordId(entity, context), text, context.at.toISOString()],
    },
    remarkById(context.shop, id),
  ]);
  const [changed, after] = results.slice(-2);
  if (!changed!.count) throw notFound(say('remark'));
  tellRemarks(context);
  return data(withPictures(context)(after!.rows[0]![0]!));
};

/** By whoever wrote it: nothing is left of it. */
export const takeBackRemark = async (entity: AnyEntity, context: RequestContext): Promise<Reply<true>> => {
  const id = remarkId(context);
  const results = await context.write([
    ...remarkGuards(entity, context),
    {
      text: `delete from remarks m where ${mine(entity)}`,
      values: [context.shop, id, recordId(entity, context)],
    },
    discardFiles('f.remark_id = $2 and not exists (select 1 from remarks m where m.shop_id = $1 and m.id = $2)', [
      context.shop,
      id,
    ]),
  ]);
  if (!results.at(-2)!.count) throw notFound(say('remark'));
  tellRemarks(context);
  return dataText('true');
};

/** What was said about a record that this one took over is said about it now. */
const about = ({ duplicateRules }: AnyEntity, record: string) =>
  `m.record_id = ${duplicateRules ? `any(${withMerged(record)})` : record}`;

const mine = (entity: AnyEntity) =>
  `m.shop_id = $1 and m.id = $2 and ${about(entity, '$3')} and m.user_id = ${currentUser}`;

export const remarkById = (shop: string, id: string): Statement => ({
  text: `select ${shown} from remarks m where m.shop_id = $1 and m.id = $2`,
  values: [shop, id],
});

const remarkId = (context: RequestContext): string => {
  const id = context.parameter('remarkId');
  if (!isUuid(id)) throw notFound(say('remark'));
  return id;
};

/** Of a record in the trash nothing is said. */
export const remarkGuards = (entity: AnyEntity, context: RequestContext): Statement[] => {
  const id = recordId(entity, context);
  return [...parentGuards(entity, context, [id]), parentGuard(entity.name, context.shop, id)];
};

/** Stops with TS400 where one of them does not work here. */
export const mustBeHere = (shop: string, people: readonly string[]): Statement[] =>
  people.length
    ? [
        {
          text: `select refuse_unless((select count(*) from people_of_shop() p
            where p.shop_id = $1 and p.deleted_at is null and p.is_active and p.id = any($2::uuid[])) = $3::integer, 'TS400', 'mentions')`,
          values: [shop, people, people.length],
        },
      ]
    : [];

/** Whoever looks at remarks reads them again: which record they are of is told to nobody who may not see it. */
export const tellRemarks = ({ ports, shop }: RequestContext): void => ports.events.tell({ shop, resource: 'remarks' });
