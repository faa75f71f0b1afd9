import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { tableName } from './columns.ts';
import { snake } from './table.ts';

const isMine = `h.user_id is not distinct from nullif(current_setting('app.user_id', true), '')::uuid`;
/** More than one call can change. Of an import, which may be longer, its own report tells. */
const mostRows = 3_000;
const rows = `(select h.* from history h where h.shop_id = $1 and h.change_id = $2 order by h.id limit ${mostRows}) h`;

/** Of a change: each entity and action with how many records, which are the first, and whether the person of this transaction did it; what came first in front. */
export const partsOfChange = (shop: string, change: string): Statement => ({
  text: `select coalesce(json_agg(p order by p."firstRow"), '[]') from (
    select h.entity, h.action, count(distinct h.record_id) as count, (array_agg(h.record_id order by h.id))[1:5] as ids, bool_and(${isMine}) as "isMine",
      min(h.id::text) as "firstRow", min(h.at) as at, min(h.user_name) as "userName", min(h.undoes_id::text) as undoes
    from ${rows} group by h.entity, h.action) p`,
  values: [shop, change],
});

/** Which fields it changed; what they were and became stands in a list of one where all had the same. */
export const fieldsOfChange = (shop: string, change: string): Statement => ({
  text: `select coalesce(json_agg(f order by f.name), '[]') from (
    select h.entity, h.action, e.key as name,
      case when count(distinct e.value -> 0) = 1 then (array_agg(jsonb_build_array(e.value -> 0)))[1] end as was,
      case when count(distinct e.value -> 1) = 1 then (array_agg(jsonb_build_array(e.value -> 1)))[1] end as becomes
    from ${rows} cross join lateral jsonb_each(h.changes) e group by h.entity, h.action, e.key) f`,
  values: [shop, change],
});

/** Whether any record of it waits to be taken back: one row where there is one. */
export const remainsOfChange = (shop: string, change: string): Statement => ({
  text: `select 1 from ${rows} where not exists (
    select 1 from history u where u.shop_id = $1 and u.undoes_id = $2 and u.record_id = h.record_id) limit 1`,
  values: [shop, change],
});

/** Id and title, as JSON, also of those in the trash. */
export const titlesOf = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement => ({
  text: `select t.id, to_json(t.${snake(entity.title)}) from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])`,
  values: [shop, ids],
});

/** A merge or an import by this id: what it is of, and whether it is taken back. */
export const mergeByChange = (shop: string, change: string): Statement => ({
  text: 'select m.entity, m.record_id, to_json(m.merged), m.undone_at from merges m where m.shop_id = $1 and m.id = $2',
  values: [shop, change],
});

const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Slice = { before?: string | null; size: number; ids?: readonly string[] | null };

/**
 * Some records of a change, those touched last in front: entity, id, whether the person of this transaction did all of it, what was done
 * (newest first), the first audit row, and the row before which the next slice goes on.
 */
export const touchedBy = (shop: string, change: string, { before = null, size, ids = null }: Slice): Statement => ({
  text: `with slice as (select h.id, h.entity, h.record_id from history h
      where h.shop_id = $1 and h.change_id = $2 and h.id < coalesce($3::uuid, '${last}')${ids ? ' and h.record_id = any($5::uuid[])' : ''} order by h.id desc limit $4)
    select h.entity, h.record_id, bool_and(${isMine}), json_agg(json_build_object('action', h.action, 'changes', h.changes) order by h.id desc),
      min(h.id::text), (select min(s.id::text) from slice s)
    from (select distinct s.entity, s.record_id from slice s) r
      cross join lateral (select * from history h where h.shop_id = $1 and h.record_id = r.record_id and h.entity = r.entity and h.change_id = $2 offset 0) h
    group by h.entity, h.record_id order by max(h.id::text) desc`,
  values: [shop, change, before, size, ...(ids ? [ids] : [])],
});
