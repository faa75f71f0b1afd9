import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { storedSaid, type Said } from '../../../../schema/words/said.ts';
import { tableName } from '../../../db/columns.ts';
import { snake } from '../../../db/table.ts';
import type { Statement } from '../../../ports.ts';

/** Where a file names a picture. */
export type Place = { row: number; place: number };
export type FiledPicture = Place & { field: string; address: string };
/** `record` null: its row has not come in. */
export type NewPicture = FiledPicture & { recordRow: number; record: string | null };
/** One that is to be fetched for a record. */
export type QueuedPicture = FiledPicture & { record: string };

export const addPictures = (shop: string, id: string, pictures: readonly NewPicture[], at: Date): Statement => ({
  text: `insert into import_pictures (shop_id, import_id, row, place, record_row, record_id, field, address, state, due_at)
    select $1, $2, r.row, r.place, r."recordRow", r.record, r.field, r.address, case when r.record is null then 'waiting' else 'queued' end, $4::timestamptz
    from json_to_recordset($3::json) as r(row integer, place integer, "recordRow" integer, record uuid, field text, address text) on conflict do nothing returning 1`,
  values: [shop, id, JSON.stringify(pictures), at.toISOString()],
});

/** Rows that failed have come in after all: their pictures are to be fetched. */
export const bindPictures = (
  shop: string,
  id: string,
  rows: readonly { row: number; record: string }[],
  at: Date,
): Statement => ({
  text: `update import_pictures p set record_id = r.record, state = 'queued', due_at = $4::timestamptz
    from json_to_recordset($3::json) as r(row integer, record uuid)
    where p.shop_id = $1 and p.import_id = $2 and p.record_row = r.row and p.state = 'waiting'`,
  values: [shop, id, JSON.stringify(rows), at.toISOString()],
});

/** Whether this job is the one that fetches them now: entity, user. */
export const openPictures = (shop: string, id: string, turn: number): Statement => ({
  text: `select i.entity, i.user_id from imports i where i.shop_id = $1 and i.id = $2 and i.pictures_turn = $3::integer and ${isOpen}`,
  values: [shop, id, turn],
});

const isOpen = `i.pictures_state = 'running' and i.undo_asked_at is null`;

/** The same, and locks the import: before its records and its pictures. */
export const holdPictures = (shop: string, id: string): Statement => ({
  text: `select i.pictures_turn from imports i where i.shop_id = $1 and i.id = $2 and ${isOpen} for update`,
  values: [shop, id],
});

/** None where another job fetches them by now, or nobody does. */
export const duePictures = (shop: string, id: string, turn: number, at: Date, size: number): Statement => ({
  text: `select coalesce(json_agg(r order by r.row, r.place), '[]') from (
    select p.row, p.place, p.field, p.address, p.record_id as record from import_pictures p
    where p.shop_id = $1 and p.import_id = $2 and p.state = 'queued' and p.due_at <= $3::timestamptz
      and exists (select 1 from imports i where i.shop_id = $1 and i.id = $2 and i.pictures_turn = $5::integer and ${isOpen})
    order by p.row, p.place limit $4) r`,
  values: [shop, id, at.toISOString(), size, turn],
});

/** Before anything is done about it, so that one at which processes die is given up in the end. No row where it is not to be fetched any more. */
export const beginPicture = (shop: string, id: string, { row, place }: Place): Statement => ({
  text: `update import_pictures p set attempts = p.attempts + 1 from imports i
    where p.shop_id = $1 and p.import_id = $2 and p.row = $3::integer and p.place = $4::integer and p.state = 'queued'
      and i.shop_id = $1 and i.id = $2 and ${isOpen} returning p.attempts`,
  values: [shop, id, row, place],
});

/**
 * How the record stands, unless it is gone for good: whether it is in the trash, its pictures, whether it got this one before, whether the
 * import was taken back of it, and the pictures of the import that come after this one.
 */
export const standing = (entity: AnyEntity, shop: string, id: string, picture: QueuedPicture): Statement => {
  const { field, record, address, row, place } = picture;
  const takenBack = (change: string) =>
    `exists (select 1 from history u where u.shop_id = $1 and u.undoes_id = ${change} and u.record_id = $2)`;
  return {
    text: `select t.deleted_at is not null, array_to_json(t.${snake(field)}),
        exists (select 1 from import_pictures o where o.shop_id = $1 and o.record_id = $2 and o.address = $3 and o.state = 'added' and not ${takenBack('o.import_id')}),
        ${takenBack('$4::uuid')},
        (select coalesce(json_agg(o.picture_id), '[]') from import_pictures o where o.shop_id = $1 and o.record_id = $2 and o.import_id = $4 and o.state = 'added'
          and o.field = $7 and (o.row, o.place) > ($5::integer, $6::integer))
      from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2`,
    values: [shop, record, address, id, row, place, field],
  };
};

/** Whether it is still to come: a row. */
export const isQueued = (shop: string, id: string, { row, place }: Place): Statement => ({
  text: `select 1 from import_pictures p where p.shop_id = $1 and p.import_id = $2 and p.row = $3::integer and p.place = $4::integer and p.state = 'queued'`,
  values: [shop, id, row, place],
});

export type Ended = { state: 'added'; picture: string } | { state: 'same' } | { state: 'failed'; reason: Said };

/** After `holdPictures`, of one that is still to come. */
export const endPicture = (shop: string, id: string, { row, place }: Place, ended: Ended): Statement[] => [
  {
    text: `update import_pictures set state = $5, picture_id = $6, reason = $7
      where shop_id = $1 and import_id = $2 and row = $3::integer and place = $4::integer`,
    values: [
      shop,
      id,
      row,
      place,
      ended.state,
      'picture' in ended ? ended.picture : null,
      'reason' in ended ? storedSaid(ended.reason) : null,
    ],
  },
  {
    text: `update imports i set pictures_${ended.state} = i.pictures_${ended.state} + 1 where i.shop_id = $1 and i.id = $2`,
    values: [shop, id],
  },
];

/** Not now. */
export const postpone = (shop: string, id: string, { row, place }: Place, due: Date): Statement => ({
  text: `update import_pictures set due_at = $5::timestamptz
    where shop_id = $1 and import_id = $2 and row = $3::integer and place = $4::integer and state = 'queued'`,
  values: [shop, id, row, place, due.toISOString()],
});

/** Neither those that the same server has. */
export const postponeHost = (shop: string, id: string, host: string, due: Date): Statement => ({
  text: `update import_pictures set due_at = $4::timestamptz
    where shop_id = $1 and import_id = $2 and state = 'queued' and due_at < $4::timestamptz and split_part(address, '/', 3) = $3`,
  values: [shop, id, host, due.toISOString()],
});

/** When the next one is due: nothing where none is left. */
export const nextDue = (shop: string, id: string): Statement => ({
  text: `select to_json(min(p.due_at)) from import_pictures p where p.shop_id = $1 and p.import_id = $2 and p.state = 'queued'`,
  values: [shop, id],
});

/** Another job goes on with what is queued, unless one does already: its turn. */
export const beginPictures = (shop: string, id: string): Statement => ({
  text: `update imports i set pictures_state = 'running', pictures_turn = i.pictures_turn + 1
    where i.shop_id = $1 and i.id = $2 and i.undo_asked_at is null and i.pictures > i.pictures_added + i.pictures_same + i.pictures_failed
      and coalesce(i.pictures_state, 'done') = 'done' and i.options->>'dryRun' is distinct from 'true' returning i.pictures_turn`,
  values: [shop, id],
});

/** After `holdPictures`. */
export const nextTurn = (shop: string, id: string): Statement => ({
  text: 'update imports i set pictures_turn = i.pictures_turn + 1 where i.shop_id = $1 and i.id = $2 returning i.pictures_turn',
  values: [shop, id],
});

/** After `holdPictures`. */
export const closePictures = (shop: string, id: string): Statement => ({
  text: `update imports i set pictures_state = 'done' where i.shop_id = $1 and i.id = $2`,
  values: [shop, id],
});

/** Those that are not fetched yet are not for now, also where the rows themselves were stopped. */
export const stopPictures = (shop: string, id: string): Statement => ({
  text: `update imports i set pictures_state = 'stopped' where i.shop_id = $1 and i.id = $2
    and i.pictures > i.pictures_added + i.pictures_same + i.pictures_failed and i.options->>'dryRun' is distinct from 'true'`,
  values: [shop, id],
});

/** Those that failed and those that were stopped are to be fetched after all. */
export const againPictures = (shop: string, id: string, at: Date): Statement[] => [
  {
    text: `update imports i set pictures_failed = 0, pictures_state = 'done' where i.shop_id = $1 and i.id = $2 and i.undo_asked_at is null`,
    values: [shop, id],
  },
  {
    text: `update import_pictures set state = 'queued', attempts = 0, reason = null, due_at = $3::timestamptz
      where shop_id = $1 and import_id = $2 and state in ('failed', 'queued')`,
    values: [shop, id, at.toISOString()],
  },
];

/** Of rows that nobody mends any more. */
export const stalePictures = (shop: string, before: Date, size: number): Statement => ({
  text: `delete from import_pictures where shop_id = $1 and (import_id, row, place) in (
    select p.import_id, p.row, p.place from import_pictures p join imports i on i.shop_id = $1 and i.id = p.import_id
    where p.shop_id = $1 and p.state = 'waiting' and i.created_at <= $2::timestamptz limit ${size})`,
  values: [shop, before.toISOString()],
});
