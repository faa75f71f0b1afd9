import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { lineReferences, linesOf } from '../../../schema/kit/lineEntity.ts';
import type { Statement } from '../../ports.ts';
import { tableName } from '../../db/columns.ts';
import { parentsFirst } from '../../db/parentsFirst.ts';
import { who } from '../../db/settings.ts';
import { snake } from '../../db/table.ts';

/** A column elsewhere that holds ids of an entity's records. Links are apart: they are the records' own fields. */
export type Pointer = { table: string; column: string; type: 'uuid' | 'text' };

export const pointersTo = (entity: AnyEntity): Pointer[] =>
  Object.values(entities as Record<string, AnyEntity>)
    .filter(({ link, readBy }) => !link && !readBy)
    .sort(parentsFirst)
    .flatMap(user => [
      ...Object.values(user.info).flatMap(({ kind, target, name }): Pointer[] => {
        const place = { table: tableName(user), column: snake(name) };
        if (kind === 'ref' && target === entity.name) return [{ ...place, type: 'uuid' }];
        return user.softReferences?.[name] === entity.name ? [{ ...place, type: 'text' }] : [];
      }),
      // A document's lines stay its own when it is merged into another.
      ...linesOf(user).flatMap(({ lines }) =>
        lineReferences(lines)
          .filter(({ target }) => target === entity.name)
          .map(({ name }): Pointer => ({ table: tableName(lines), column: snake(name), type: 'uuid' })),
      ),
    ]);

/** What pointed to one of `from` points to `to`. Replies with each row's id and where it pointed. */
export const repoint = (
  { table, column, type }: Pointer,
  shop: string,
  from: readonly string[],
  to: string,
): Statement => ({
  text: `with old as (select u.id, u.${column} as was from ${table} u where u.shop_id = $1 and u.${column} = any($2::${type}[]) for no key update)
    update ${table} u set ${column} = $3::${type} from old where u.shop_id = $1 and u.id = old.id returning u.id, old.was`,
  values: [shop, from, to],
});

/** Takes it back, where it still is so. */
export const pointBack = (
  { table, column, type }: Pointer,
  shop: string,
  to: string,
  rows: readonly (readonly [id: string, was: string])[],
): Statement => ({
  text: `update ${table} u set ${column} = r.was from unnest($2::uuid[], $3::${type}[]) as r(id, was)
    where u.shop_id = $1 and u.id = any($2::uuid[]) and u.id = r.id and u.${column} = $4::${type}`,
  values: [shop, rows.map(([id]) => id), rows.map(([, was]) => was), to],
});

/** What a merge changed beside the records that it put into the trash, for taking it back. */
export type Moved = {
  /** Of the record that stays: what each field was and became. */
  changes: Record<string, [was: unknown, became: unknown]>;
  /** By `table.column`. */
  pointers: Record<string, [id: string, was: string][]>;
  /** Records made on the way, by entity. */
  made: Record<string, string[]>;
};

export const keepMerge = (
  entity: AnyEntity,
  shop: string,
  { id, into, merged, moved, at }: { id: string; into: string; merged: readonly string[]; moved: Moved; at: Date },
): Statement => ({
  text: `insert into merges (shop_id, id, entity, record_id, merged, moved, user_id, user_name, at)
    values ($1, $2, $3, $4, $5::uuid[], $6::jsonb, ${who}, $7::timestamptz)`,
  values: [shop, id, entity.name, into, merged, JSON.stringify(moved), at.toISOString()],
});

/** Locked until it is taken back. */
export const lockMerge = (entity: AnyEntity, shop: string, id: string): Statement => ({
  text: `select m.record_id, to_json(m.merged), m.moved from merges m
    where m.shop_id = $1 and m.id = $2 and m.entity = $3 and m.undone_at is null for update`,
  values: [shop, id, entity.name],
});

export const setUnmerged = (shop: string, id: string, at: Date): Statement => ({
  text: `update merges m set undone_at = $3::timestamptz where m.shop_id = $1 and m.id = $2`,
  values: [shop, id, at.toISOString()],
});

/** The newest first, with what the records are called now. */
export const mergeList = (entity: AnyEntity, shop: string): Statement => {
  const [table, title] = [tableName(entity), snake(entity.title)];
  return {
    text: `select coalesce(json_agg(r), '[]') from (
      select m.id, m.at, m.user_name as "userName", m.record_id as "recordId",
        (select t.${title} from ${table} t where t.shop_id = $1 and t.id = m.record_id) as title,
        (select coalesce(json_agg(t.${title} order by t.id), '[]') from ${table} t where t.shop_id = $1 and t.id = any(m.merged)) as merged
      from merges m where m.shop_id = $1 and m.entity = $2 and m.undone_at is null order by m.id desc limit 20) r`,
    values: [shop, entity.name],
  };
};

/** A record and all that was merged into it, one after the other: the parameter with its id, as a list of ids. */
export const withMerged = (id: string) => `array(with recursive found(id) as (
    select ${id}::uuid union select unnest(m.merged) from merges m join found f on f.id = m.record_id where m.shop_id = $1 and m.undone_at is null)
  select f.id from found f)`;

/** Every two of these are not the same, or may be after all. */
export const keepDistinct = (entity: AnyEntity, shop: string, ids: readonly string[], at: Date): Statement => ({
  text: `insert into distinct_records (shop_id, entity, one, other, at) select $1, $3, a.id, b.id, $4::timestamptz
    from unnest($2::uuid[]) as a(id), unnest($2::uuid[]) as b(id) where a.id < b.id on conflict do nothing returning 1`,
  values: [shop, ids, entity.name, at.toISOString()],
});

export const forgetDistinct = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement => ({
  text: `delete from distinct_records d where d.shop_id = $1 and d.entity = $3 and d.one = any($2::uuid[]) and d.other = any($2::uuid[])`,
  values: [shop, ids, entity.name],
});
