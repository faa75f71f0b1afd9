import { invalid, Refusal } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mostPictures } from '../../schema/rules/pictures.ts';
import type { Call } from '../call.ts';
import { tableName } from '../db/columns.ts';
import { isUuid } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import { pictureKey } from '../files.ts';
import { UnreadableFile } from '../ports.ts';
import { say } from '../../schema/words/said.ts';

/**
 * Uploaded files of picture fields, checked, re-encoded and put away; their ids take their place. Before any transaction.
 * A picture as replies carry it stands for the one that is there: a copy of a record needs no upload.
 */
export const storedPictures = async (
  entity: AnyEntity,
  values: Record<string, unknown>,
  call: Call,
): Promise<Record<string, unknown>> => {
  const stored = { ...values };
  for (const { name, kind } of Object.values(entity.info)) {
    if ((kind !== 'images' && kind !== 'image') || values[name] === undefined || values[name] === null) continue;
    const files = [values[name]].flat();
    if (files.length > mostPictures) throw invalid({ [name]: say('tooManyPictures', { count: mostPictures }) });
    await call.authorize();
    const kept = files.map(keptId);
    await mustBeOwn(entity, name, kept, call);
    const ids = await Promise.all(files.map(async (file, i) => kept[i] ?? storePicture(name, file, call)));
    stored[name] = kind === 'images' ? ids : (ids[0] ?? null);
  }
  return stored;
};

/** A picture that comes back as the record carried it stays as it is; an emptied one goes. */
export const withoutKept = (entity: AnyEntity, values: Record<string, unknown>): Record<string, unknown> => {
  const rest = { ...values };
  for (const { name, kind } of Object.values(entity.info)) {
    if (kind !== 'image') continue;
    if (isKept(rest[name])) delete rest[name];
    if (rest[name] === '') rest[name] = null;
  }
  return rest;
};

/** In a multipart body it is JSON text. */
const isKept = (value: unknown) => keptId(value) !== undefined;

const keptId = (value: unknown): string | undefined => {
  const picture = typeof value === 'string' && value.startsWith('{"id":"') ? parsed(value) : value;
  return isRecord(picture) && typeof picture['id'] === 'string' ? picture['id'] : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Nobody shows a picture by its id that no record of the shop shows. Files outlive the records that name them. */
const mustBeOwn = async (entity: AnyEntity, field: string, kept: readonly (string | undefined)[], call: Call) => {
  const ids = [...new Set(kept.filter(id => id !== undefined))];
  if (!ids.length) return;
  if (!ids.every(isUuid)) throw invalid({ [field]: say('invalidPicture') });
  const [found] = await call.batch([
    {
      text: `select count(distinct p.id) from (select unnest(t.${snake(field)}) as id from ${tableName(entity)} t
        where t.shop_id = $1 and t.${snake(field)} && $2::uuid[] and t.deleted_at is null) p where p.id = any($2::uuid[])`,
      values: [call.shop, ids],
    },
  ]);
  if (Number(found!.rows[0]![0]) !== ids.length) throw invalid({ [field]: say('invalidPicture') });
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof File);

export const storePicture = async (field: string, file: unknown, { ports, shop }: Call): Promise<string> => {
  if (!(file instanceof File)) throw invalid({ [field]: say('invalidPicture') });
  try {
    const { full, thumbnail } = await ports.pictures.process(file);
    const id = ports.ids.next();
    await ports.files.put(pictureKey(shop, id, 'full.webp'), full);
    await ports.files.put(pictureKey(shop, id, 'thumbnail.webp'), thumbnail);
    return id;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // Of several it is told which one.
    const said =
      error.status === 413 && 'key' in error.said
        ? say('inFile', { name: file.name, problem: error.said })
        : error.said;
    throw new Refusal(error.status, said, { problems: { [field]: said } });
  }
};
