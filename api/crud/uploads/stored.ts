import { invalid } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { isUpload } from '../../../schema/kit/meta.ts';
import { mostPictures } from '../../../schema/rules/pictures.ts';
import { say } from '../../../schema/words/said.ts';
import type { RequestContext } from '../../requestContext.ts';
import { tableName } from '../../db/columns.ts';
import { isUuid } from '../../db/statement.ts';
import { snake } from '../../db/table.ts';
import { finishedUpload } from '../../uploads/statements.ts';
import { storeFile, storePicture, storeWithDigest, type KeptFile } from './store.ts';

/**
 * Uploads of fields for pictures and files, checked and put away; what the record keeps of them takes their place. Before any
 * transaction. What is sent as replies carry it stands for what is there: a copy of a record needs no upload.
 */
export const storedUploads = async (
  entity: AnyEntity,
  values: Record<string, unknown>,
  context: RequestContext,
): Promise<Record<string, unknown>> => {
  const stored = { ...values };
  for (const info of Object.values(entity.info)) {
    const { name, kind } = info;
    if (!isUpload(kind) || values[name] === undefined || values[name] === null) continue;
    const uploads = [values[name]].flat();
    if (uploads.length > (kind === 'images' ? mostPictures : 1)) throw invalid({ [name]: tooMany(kind) });
    await context.authorize();
    const own = await ownUploads(entity, info, uploads, context);
    const sent = info.largest ? await sentInParts(entity, name, uploads[0], context) : undefined;
    const storeShown = (field: string, upload: unknown) => storePicture(field, upload, context, undefined, info.room);
    const store = info.largest ? storeWithDigest : kind === 'file' ? storeFile : storeShown;
    const kept = await Promise.all(uploads.map(async (upload, i) => own[i] ?? sent ?? store(name, upload, context)));
    stored[name] = kind === 'images' ? kept : (kept[0] ?? null);
  }
  return stored;
};

/** What came in parts before the record did, named as `{ upload: id }`. */
const sentInParts = async (entity: AnyEntity, field: string, value: unknown, context: RequestContext) => {
  const sent = typeof value === 'string' ? parsed(value) : value;
  if (!isRecord(sent) || typeof sent['upload'] !== 'string') return undefined;
  const found = await finishedUpload(entity, field, sent['upload'], context);
  if (!found) throw invalid({ [field]: say('uploadGone') });
  return found;
};

const tooMany = (kind: FieldInfo['kind']) =>
  kind === 'images' ? say('tooManyPictures', { count: mostPictures }) : say('chooseOneFile');

/** What comes back as the record carried it stays as it is; what was emptied goes. */
export const withoutKept = (entity: AnyEntity, values: Record<string, unknown>): Record<string, unknown> => {
  const rest = { ...values };
  for (const { name, kind } of Object.values(entity.info)) {
    if (kind !== 'image' && kind !== 'file') continue;
    if (keptId(rest[name]) !== undefined) delete rest[name];
    if (rest[name] === '') rest[name] = null;
  }
  return rest;
};

/** In a multipart body it is JSON text. */
const keptId = (value: unknown): string | undefined => {
  const kept = typeof value === 'string' && value.startsWith('{"id":"') ? parsed(value) : value;
  return isRecord(kept) && typeof kept['id'] === 'string' ? kept['id'] : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** For each upload what a record of the shop keeps under its id, and nothing for what is new. Files outlive the records that name them. */
const ownUploads = async (
  entity: AnyEntity,
  { name, kind }: FieldInfo,
  uploads: readonly unknown[],
  context: RequestContext,
): Promise<(string | KeptFile | undefined)[]> => {
  const kept = uploads.map(keptId);
  const ids = [...new Set(kept.filter(id => id !== undefined))];
  if (!ids.length) return [];
  const wrong = () => invalid({ [name]: say(kind === 'file' ? 'chooseFile' : 'invalidPicture') });
  if (!ids.every(isUuid)) throw wrong();
  const [found] = await context.batch([{ text: ownText(entity, name, kind), values: [context.shop, ids] }]);
  const known = new Map(found!.rows.map(([id, value]) => [id, JSON.parse(value!) as string | KeptFile]));
  if (known.size !== ids.length) throw wrong();
  return kept.map(id => known.get(id ?? ''));
};

const ownText = (entity: AnyEntity, name: string, kind: FieldInfo['kind']): string => {
  const column = `t.${snake(name)}`;
  const [id, value, holds] = {
    file: [`${column} ->> 'id'`, column, `${column} ->> 'id' = any($2::text[])`],
    image: [column, `to_json(${column})`, `${column} = any($2::uuid[])`],
    images: ['p.id', 'to_json(p.id)', `${column} && $2::uuid[] and p.id = any($2::uuid[])`],
  }[kind as 'file' | 'image' | 'images'];
  const each = kind === 'images' ? ` cross join lateral unnest(${column}) p(id)` : '';
  return `select distinct on (1) ${id}, ${value} from ${tableName(entity)} t${each} where t.shop_id = $1 and ${holds} and t.deleted_at is null`;
};
