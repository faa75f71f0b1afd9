import { invalid, notFound } from '../../schema/errors.ts';
import { historyActions } from '../../schema/kit/changeReport.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import {
  anything,
  byName,
  described,
  listOf,
  maybe,
  moment,
  object,
  oneOf,
  string,
  uuid,
  yesOrNo,
  type Of,
  type Shape,
} from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { tableName } from '../db/columns.ts';
import { withMerged } from './merge/mergeRows.ts';
import { page, type Reply } from '../reply.ts';
import { pageOf } from '../shapes/records.ts';
import { parentGuards } from './list.ts';
import { recordId } from './read.ts';
import { say } from '../../schema/words/said.ts';

export const historyOf = ({ duplicateRules }: AnyEntity) =>
  pageOf(
    object(
      {
        id: uuid,
        action: oneOf(historyActions),
        at: moment,
        userId: maybe(uuid),
        userName: maybe(string),
        changes: described(maybe(byName(change)), 'Field -> [what it was, what it became]'),
        changeId: described(maybe(uuid), 'All that one call did has the same'),
        undoesId: described(maybe(uuid), 'The change that this takes back'),
        isUndone: yesOrNo,
        isSupport: described(yesOrNo, 'Written under a support access'),
      },
      duplicateRules && { wasMerged: described(yesOrNo, 'Of a record that this one took over') },
    ),
  );

const change: Shape<unknown[]> = { ...listOf(anything), minItems: 2, maxItems: 2 };

/** Who changed what, when; newest first. Also of a record in the trash. */
export const history = async (
  entity: AnyEntity,
  context: RequestContext,
): Promise<Reply<Of<ReturnType<typeof historyOf>>>> => {
  const id = recordId(entity, context);
  const wanted = paging(context.search);
  const guards = parentGuards(entity, context, [id]);
  const whose = entity.duplicateRules ? `any(${withMerged('$2')})` : '$2';
  const results = await context.batch([
    ...guards,
    { text: `select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2`, values: [context.shop, id] },
    {
      text: `select coalesce(json_agg(r), '[]') from (
        select h.id, h.action, h.at, h.user_id as "userId", h.user_name as "userName", nullif(h.changes - $6::text[], '{}') as changes, h.change_id as "changeId", h.undoes_id as "undoesId", ${isUndone} as "isUndone", h.support_id is not null as "isSupport"${entity.duplicateRules ? ', h.record_id <> $2 as "wasMerged"' : ''} from history h
        where h.shop_id = $1 and h.record_id = ${whose} and h.entity = $3 order by h.id desc limit $4 offset $5) r`,
      values: [
        context.shop,
        id,
        entity.name,
        wanted.pageSize,
        (wanted.pageNumber - 1) * wanted.pageSize,
        entity.hidden ?? [],
      ],
    },
    {
      text: `select count(*) from history h where h.shop_id = $1 and h.record_id = ${whose} and h.entity = $3`,
      values: [context.shop, id, entity.name],
    },
  ]);
  const [record, items, total] = results.slice(guards.length);
  if (!record!.count) throw notFound({ one: entity.name });
  return page(items!.rows[0]![0]!, Number(total!.rows[0]![0]), wanted);
};

/** Of a merge it stands with the merge: what it did not change needs no way back. */
const isUndone = `(h.change_id is not null and (exists (select 1 from history u where u.shop_id = $1 and u.undoes_id = h.change_id and u.record_id = h.record_id)
  or exists (select 1 from merges m where m.shop_id = $1 and m.id = h.change_id and m.undone_at is not null)))`;

/** For a page that takes nothing else. */
export const paging = (search: URLSearchParams) => {
  const unknown = [...search.keys()].filter(name => name !== 'pageNumber' && name !== 'pageSize');
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownParameter')])));
  const number = (name: string, initial: number, most: number) => {
    const value = search.get(name) ?? String(initial);
    if (!/^\d{1,7}$/.test(value) || Number(value) < 1 || Number(value) > most)
      throw invalid({ [name]: say('mustBeCount', { most }) });
    return Number(value);
  };
  return { pageNumber: number('pageNumber', 1, 1_000_000), pageSize: number('pageSize', 20, 1_000) };
};
