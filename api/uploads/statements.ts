import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { KeptFile } from '../crud/uploads/store.ts';
import { isUuid } from '../db/statement.ts';
import type { Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

/** As it is kept: `parts` by their number, with what each holds as SHA-256. */
export type UploadRow = {
  id: string;
  name: string;
  type: string;
  size: number;
  partSize: number;
  parts: Record<string, string>;
  sha256: string | null;
};

const row = `json_build_object('id', u.id, 'name', u.name, 'type', u.type, 'size', u.size, 'partSize', u.part_size, 'parts', u.parts,
  'sha256', u.sha256)`;
/** The caller's alone, as the policy has it too. */
const mine = `u.shop_id = $1 and u.user_id = current_setting('app.user_id')::uuid`;

type Place = { shop: string; entity: AnyEntity; field: string };
const placed = ({ shop, entity, field }: Place) => [shop, entity.name, field];

export const findUpload = (place: Place, id: string): Statement => ({
  text: `select ${row} from uploads u where ${mine} and u.entity = $2 and u.field = $3 and u.id = $4::uuid`,
  values: [...placed(place), id],
});

export const openUploads = (place: Place): Statement => ({
  text: `select ${row} from uploads u where ${mine} and u.entity = $2 and u.field = $3 and u.finished_at is null order by u.id desc`,
  values: placed(place),
});

export type Told = { name: string; type: string; size: number; modified: number | null };

/** The same file, which has not come whole. */
export const sameUpload = (place: Place, { name, size, modified }: Told): Statement => ({
  text: `select ${row} from uploads u where ${mine} and u.entity = $2 and u.field = $3 and u.finished_at is null
    and u.name = $4 and u.size = $5::bigint and u.modified is not distinct from $6::bigint order by u.id desc limit 1`,
  values: [...placed(place), name, String(size), modified === null ? null : String(modified)],
});

/** How many are on their way, and how large they are together. */
export const underWay = (shop: string): Statement => ({
  text: `select count(*), coalesce(sum(u.size), 0) from uploads u where ${mine} and u.finished_at is null`,
  values: [shop],
});

export const startUpload = (place: Place, told: Told & { id: string; partSize: number; at: Date }): Statement => ({
  text: `insert into uploads (shop_id, user_id, entity, field, id, name, type, size, modified, part_size, parts, created_at, touched_at)
    values ($1, current_setting('app.user_id')::uuid, $2, $3, $4, $5, $6, $7::bigint, $8::bigint, $9::integer, '{}', $10::timestamptz, $10::timestamptz)`,
  values: [
    ...placed(place),
    told.id,
    told.name,
    told.type,
    String(told.size),
    told.modified === null ? null : String(told.modified),
    told.partSize,
    told.at.toISOString(),
  ],
});

export const keepPart = (shop: string, id: string, part: { number: number; sha256: string; at: Date }): Statement => ({
  text: `update uploads u set parts = u.parts || jsonb_build_object($3::text, $4::text), touched_at = $5::timestamptz
    where ${mine} and u.id = $2::uuid and u.finished_at is null`,
  values: [shop, id, String(part.number), part.sha256, part.at.toISOString()],
});

export const cancelUpload = (place: Place, id: string): Statement => ({
  text: `delete from uploads u where ${mine} and u.entity = $2 and u.field = $3 and u.id = $4::uuid and u.finished_at is null`,
  values: [...placed(place), id],
});

/** For a job: whoever sent it need not be there any more. */
export const finishUpload = (shop: string, id: string, sha256: string, at: Date): Statement => ({
  text: `update uploads u set sha256 = $3, finished_at = $4::timestamptz, touched_at = $4::timestamptz
    where u.shop_id = $1 and u.id = $2::uuid and u.finished_at is null`,
  values: [shop, id, sha256, at.toISOString()],
});

/** Kept for another day: a record is about to name it. */
const nameUpload = (place: Place, id: string, at: Date): Statement => ({
  text: `update uploads u set touched_at = $5::timestamptz where ${mine} and u.entity = $2 and u.field = $3 and u.id = $4::uuid
    and u.finished_at is not null`,
  values: [...placed(place), id, at.toISOString()],
});

/** What a record keeps of a file that the caller has sent in parts; null where there is none. */
export const finishedUpload = async (
  entity: AnyEntity,
  field: string,
  id: string,
  context: RequestContext,
): Promise<KeptFile | null> => {
  if (!isUuid(id)) return null;
  const place = { shop: context.shop, entity, field };
  const [named, found] = await context.write([nameUpload(place, id, context.at), findUpload(place, id)]);
  const json = named!.count ? found!.rows[0]?.[0] : undefined;
  if (!json) return null;
  const { name, type, size, sha256 } = JSON.parse(json) as UploadRow;
  return { id, name, type, size, sha256: sha256! };
};
