import { notFound } from '../schema/errors.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { memo } from '../schema/kit/memo.ts';
import { pdfType } from '../schema/rules/fileTypes.ts';
import { say } from '../schema/words/said.ts';
import { disposed, sendFile } from './ranges.ts';
import type { RequestContext } from './requestContext.ts';
import { sending } from './handler.ts';
import type { Operation } from './operation.ts';
import type { Reply } from './reply.ts';
import { isGood, signedUntil, signing, untilParameters, type Signing } from './signatures.ts';

export const attachmentKey = (shop: string, id: string) => `shops/${shop}/files/${id}`;

const holdsFiles = memo((entity: AnyEntity) => Object.values(entity.info).some(({ kind }) => kind === 'file'));

/**
 * Where PostgreSQL writes `"url": "file:<id>"` in front of a file's name, with `<shop>/` before the id where it is not the call's. A text of
 * a person cannot pretend to be one: its quotes are escaped.
 */
const marks = /"url": "file:(?:([0-9a-f-]{36})\/)?([0-9a-f-]{36})", "name": ("(?:[^"\\]|\\.)*")/g;

/** Puts addresses where the database named files. */
export const signAttachments = (entity: AnyEntity, json: string, here: string, given: Signing): string => {
  if (!holdsFiles(entity)) return json;
  const address = attachmentAddress(given);
  return json.replace(
    marks,
    (_, shop: string | undefined, id: string, name: string) =>
      `"url": ${JSON.stringify(address(shop ?? here, id, JSON.parse(name) as string))}, "name": ${name}`,
  );
};

/** Where a file is fetched, under the name that it is kept by. */
export const attachmentAddress = (given: Signing) => addressAt('attachments', given, contentOf);

/** Where a PDF is looked at. Nothing else has such an address. */
export const previewAddress = (given: Signing) => addressAt('previews', given, previewOf);

const addressAt = (place: string, given: Signing, content: typeof contentOf) => {
  const until = signedUntil(given.now);
  return (shop: string, id: string, name: string) =>
    `/api/${place}/${shop}/${id}/${encodeURIComponent(name)}?${signing(given, content(shop, id, name), until)}`;
};

const contentOf = (shop: string, id: string, name: string) => `attachment ${shop} ${id} ${name}`;
const previewOf = (shop: string, id: string, name: string) => `preview ${shop} ${id} ${name}`;

type Delivery = { content: typeof contentOf; type: string; disposition: 'attachment' | 'inline'; policy: string };

/** Whole, a range of it, or nothing new. */
export const fileStatuses = [200, 206, 304, 416];

/** To be kept, not shown: what somebody sent is never run in our name. */
const keeping: Delivery = {
  content: contentOf,
  type: 'application/octet-stream',
  disposition: 'attachment',
  policy: "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** A browser's viewer of PDFs runs by itself, and in no sandbox or stricter policy: Chromium then shows nothing. */
const showing: Delivery = {
  content: previewOf,
  type: pdfType,
  disposition: 'inline',
  policy: "frame-ancestors 'self'",
};

const serve = async (context: RequestContext, { content, type, disposition, policy }: Delivery): Promise<Reply> => {
  const [shop, id, name] = [context.shop, context.parameter('id'), context.parameter('name')];
  const headers = {
    'content-type': type,
    'content-disposition': disposed(disposition, name),
    'cache-control': 'private, max-age=86400, immutable',
    'content-security-policy': policy,
  };
  // What lies under an id never changes.
  const sent = isGood(context, id, content(shop, id, name))
    ? await sendFile(context.ports.files, context.request, { key: attachmentKey(shop, id), tag: id, headers })
    : null;
  if (!sent) throw notFound(say('file'));
  return sent;
};

export const attachmentOperations: Operation[] = [
  {
    id: 'files.attachment',
    method: 'GET',
    path: 'attachments/:shopId/:id/:name',
    summary: 'A file of a record, by the signed address that the record carries',
    tag: 'Files',
    access: { to: 'public' },
    query: untilParameters,
    handle: sending([keeping.type], context => serve(context, keeping), { status: fileStatuses }),
  },
  {
    id: 'files.preview',
    method: 'GET',
    path: 'previews/:shopId/:id/:name',
    summary: 'A PDF of a record to be looked at, by the signed address that it carries',
    tag: 'Files',
    access: { to: 'public' },
    query: untilParameters,
    handle: sending([showing.type], context => serve(context, showing), { status: fileStatuses }),
  },
];
