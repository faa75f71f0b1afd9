import { badRequest, conflict, invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { mostUploadBytes, mostUploads, partSize, startUploadFields, type Upload } from '../../schema/rules/uploads.ts';
import { say } from '../../schema/words/said.ts';
import { attachmentKey } from '../attachments.ts';
import { arriving } from '../body.ts';
import { mediaType, plainName } from '../crud/uploads/store.ts';
import { isUuid } from '../db/statement.ts';
import { inputOf } from '../handlers/input.ts';
import type { Result } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { checkUpload } from './check.ts';
import { partCount, partOf } from './contentRange.ts';
import {
  cancelUpload,
  findUpload,
  keepPart,
  openUploads,
  sameUpload,
  startUpload,
  underWay,
  type Told,
  type UploadRow,
} from './statements.ts';

/** The field for a large file whose upload it is. */
export type Target = { entity: AnyEntity; field: string; largest: number };
type Call<T> = (target: Target, context: RequestContext) => Promise<Reply<T>>;

const placeOf = ({ entity, field }: Target, { shop }: RequestContext) => ({ shop, entity, field });

/** Begins one, or goes on with the same file where it was left. */
export const start: Call<Upload> = async (target, context) => {
  const told = await toldOf(target, context);
  const place = placeOf(target, context);
  const id = context.ports.ids.next();
  return context.transaction(async run => {
    const [before, others] = await run([sameUpload(place, told), underWay(context.shop)]);
    if (before!.count) return data(shown(rowOf(before!)!));
    const [count, bytes] = others!.rows[0]!.map(Number);
    if (count! >= mostUploads || bytes! + told.size > mostUploadBytes)
      throw conflict(say('tooManyUploads', { count: mostUploads, gigabytes: mostUploadBytes / 1024 ** 3 }));
    const [, made] = await run([startUpload(place, { ...told, id, partSize, at: context.at }), findUpload(place, id)]);
    return data(shown(rowOf(made!)!), 201);
  });
};

const toldOf = async ({ field, largest }: Target, context: RequestContext): Promise<Told> => {
  const { name, type, size, modified } = await inputOf(context, { input: startUploadFields });
  if (size! > largest) throw invalid({ [field]: say('fileOverLimit', { gigabytes: gigabytes(largest) }) });
  return { name: plainName(name!), type: mediaType(type ?? ''), size: size!, modified: modified ?? null };
};

const gigabytes = (bytes: number) => Math.round((bytes / 1024 ** 3) * 10) / 10;

export const listOpen: Call<Upload[]> = async (target, context) => {
  const [found] = await context.read([openUploads(placeOf(target, context))]);
  return data(found!.rows.map(([json]) => shown(JSON.parse(json!) as UploadRow)));
};

export const read: Call<Upload> = async (target, context) => data(shown(await uploadOf(target, context)));

/** No transaction is open while the bytes travel: whether the upload is there is asked before and after. */
export const putPart: Call<Upload> = async (target, context) => {
  const upload = await uploadOf(target, context);
  const { number, offset, length } = partOf(context.request.headers.get('content-range'), upload);
  const { files } = context.ports;
  const key = attachmentKey(context.shop, upload.id);
  const bytes = measured(context, length);
  if (upload.parts[number] !== undefined) {
    await bytes.drain();
    return data(shown(upload));
  }
  await files.putPart(key, offset, bytes.pass());
  const sha256 = bytes.digest();
  const part = { number, sha256, at: context.ports.clock.now() };
  const [kept, found] = await context.write([
    keepPart(context.shop, upload.id, part),
    findUpload(placeOf(target, context), upload.id),
  ]);
  if (kept!.count) return data(shown(rowOf(found!)!));
  // Cancelled meanwhile.
  await files.remove(key);
  throw notFound(say('upload'));
};

/** What arrives of a part, which is as long as was told and holds what `Content-Digest` tells, or is none. */
const measured = ({ request, ports: { secrets } }: RequestContext, length: number) => {
  const digest = secrets.digesting();
  async function* pass() {
    let size = 0;
    for await (const piece of arriving(request, length)) {
      digest.add(piece);
      size += piece.byteLength;
      yield piece;
    }
    if (size < length) throw badRequest(say('brokenOff'));
  }
  return {
    pass,
    async drain() {
      for await (const piece of arriving(request, length)) void piece;
    },
    digest() {
      const hex = digest.hex();
      const told = /\bsha-256=:([\w+/=]{44}):/.exec(request.headers.get('content-digest') ?? '')?.[1];
      if (told !== undefined && told !== base64(hex)) throw badRequest(say('partDamaged'));
      return hex;
    },
  };
};

const base64 = (hex: string) =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map(byte => Number.parseInt(byte, 16))));

/** So long a call waits for the end of what it has begun; whoever asks again hears how far it is. */
const patience = 5_000;

export const finish: Call<Upload> = async (target, context) => {
  const upload = await uploadOf(target, context);
  if (upload.sha256) return data(shown(upload));
  if (Object.keys(upload.parts).length < partCount(upload)) throw conflict(say('partsMissing'));
  const check = checkUpload(context.ports, context.shop, upload);
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  await Promise.race([check.done, promise]).finally(() => clearTimeout(timer));
  const now = await uploadOf(target, context);
  return data(shown(now, check.checked), now.sha256 ? 200 : 202);
};

export const cancel: Call<true> = async (target, context) => {
  const { id } = await uploadOf(target, context);
  const [gone] = await context.write([cancelUpload(placeOf(target, context), id)]);
  if (!gone!.count) throw conflict(say('uploadFinished'));
  await context.ports.files.remove(attachmentKey(context.shop, id));
  return data<true>(true);
};

/** Somebody else's is there for nobody. */
const uploadOf = async (target: Target, context: RequestContext): Promise<UploadRow> => {
  const id = context.parameter('uploadId');
  const [found] = isUuid(id) ? await context.read([findUpload(placeOf(target, context), id)]) : [];
  const row = found && rowOf(found);
  if (!row) throw notFound(say('upload'));
  return row;
};

const rowOf = ({ rows }: Result): UploadRow | null => (rows[0] ? (JSON.parse(rows[0][0]!) as UploadRow) : null);

const shown = ({ parts, ...upload }: UploadRow, checked = 0): Upload => ({
  ...upload,
  received: Object.entries(parts)
    .map(([number, sha256]) => ({ offset: Number(number) * upload.partSize, sha256 }))
    .sort((one, other) => one.offset - other.offset),
  checked: upload.sha256 ? upload.size : checked,
});
