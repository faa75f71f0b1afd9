import { notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { listOf, maybe, moment, object, string, uuid, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { remarkFields } from '../../schema/rules/remarks.ts';
import { say } from '../../schema/words/said.ts';
import { paging } from '../crud/history.ts';
import { parentGuards } from '../crud/list.ts';
import { withMerged } from '../crud/merge/mergeRows.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { mentioned } from '../db/pendingNotifications.ts';
import { currentUser, who } from '../db/settings.ts';
import { isUuid } from '../db/statement.ts';
import { inputOf } from '../handlers/input.ts';
import type { Statement } from '../ports.ts';
import { dataText, page, type Reply } from '../reply.ts';
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
});
export type Remark = Of<typeof remarkShape>;
export const remarksShape = pageOf(remarkShape);

const shown = `json_build_object('id', m.id, 'text', m.text, 'mentions', m.mentions, 'userId', m.user_id, 'userName', m.user_name,
  'at', m.at, 'mendedAt', m.mended_at, 'isMine', m.user_id is not distinct from ${currentUser})`;

/** What has been said about a record, the newest first. */
export const remarks = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Of<typeof remarksShape>>> => {
  const wanted = paging(context.search);
  const of = [context.shop, recordId(entity, context), entity.name];
  // What was said about a record that this one took over is said about it now.
  const whose = entity.duplicateRules ? `any(${withMerged('$2')})` : '$2';
  const where = `m.shop_id = $1 and m.record_id = ${whose} and m.entity = $3`;
  const results = await context.batch([
    ...guards(entity, context),
    {
      text: `select coalesce(json_agg(r.remark), '[]') from (select ${shown} as remark from remarks m
        where ${where} order by m.id desc limit $4 offset $5) r`,
      values: [...of, wanted.pageSize, (wanted.pageNumber - 1) * wanted.pageSize],
    },
    { text: `select count(*) from remarks m where ${where}`, values: of },
  ]);
  const [items, total] = results.slice(-2);
  return page(items!.rows[0]![0]!, Number(total!.rows[0]![0]), wanted);
};

/** Said by whoever calls; those it mentions are told a moment later. */
export const addRemark = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Remark>> => {
  const { text, mentions } = await inputOf(context, { input: remarkFields });
  const [record, id] = [recordId(entity, context), context.ports.ids.next()];
  const people = [...new Set((mentions ?? []) as string[])];
  const reply = await context.commit(
    [
      ...guards(entity, context),
      ...mustBeHere(context.shop, people),
      {
        text: `insert into remarks (shop_id, id, entity, record_id, user_id, user_name, text, mentions, at)
          values ($1, $2, $3, $4, ${who}, $5, $6::uuid[], $7::timestamptz)`,
        values: [context.shop, id, entity.name, record, text, people, context.at.toISOString()],
      },
      ...mentioned(entity, context.shop, record, people, context.at),
      one(context.shop, id),
    ],
    results => dataText<Remark>(results.at(-1)!.rows[0]![0]!, 201),
  );
  tell(context);
  return reply;
};

/** By whoever wrote it. Nobody is told anew. */
export const mendRemark = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Remark>> => {
  const { text } = await inputOf(context, { input: { text: remarkFields.text } });
  const id = remarkId(context);
  const results = await context.write([
    ...guards(entity, context),
    {
      text: `update remarks m set text = $4, mended_at = $5::timestamptz where ${mine}`,
      values: [context.shop, id, recordId(entity, context), text, context.at.toISOString()],
    },
    one(context.shop, id),
  ]);
  const [changed, after] = results.slice(-2);
  if (!changed!.count) throw notFound(say('remark'));
  tell(context);
  return dataText(after!.rows[0]![0]!);
};

/** By whoever wrote it: nothing is left of it. */
export const takeBackRemark = async (entity: AnyEntity, context: RequestContext): Promise<Reply<true>> => {
  const results = await context.write([
    ...guards(entity, context),
    {
      text: `delete from remarks m where ${mine}`,
      values: [context.shop, remarkId(context), recordId(entity, context)],
    },
  ]);
  if (!results.at(-1)!.count) throw notFound(say('remark'));
  tell(context);
  return dataText('true');
};

const mine = `m.shop_id = $1 and m.id = $2 and m.record_id = $3 and m.user_id = ${currentUser}`;

const one = (shop: string, id: string): Statement => ({
  text: `select ${shown} from remarks m where m.shop_id = $1 and m.id = $2`,
  values: [shop, id],
});

const remarkId = (context: RequestContext): string => {
  const id = context.parameter('remarkId');
  if (!isUuid(id)) throw notFound(say('remark'));
  return id;
};

/** Of a record in the trash nothing is said. */
const guards = (entity: AnyEntity, context: RequestContext): Statement[] => {
  const id = recordId(entity, context);
  return [...parentGuards(entity, context, [id]), parentGuard(entity.name, context.shop, id)];
};

/** Stops with TS400 where one of them does not work here. */
const mustBeHere = (shop: string, people: readonly string[]): Statement[] =>
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
const tell = ({ ports, shop }: RequestContext): void => ports.events.tell({ shop, resource: 'remarks' });
