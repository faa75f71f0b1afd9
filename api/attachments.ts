import { notFound } from '../schema/errors.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { memo } from '../schema/kit/memo.ts';
import { say } from '../schema/words/said.ts';
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
export const attachmentAddress = (given: Signing) => {
  const until = signedUntil(given.now);
  return (shop: string, id: string, name: string) =>
    `/api/attachments/${shop}/${id}/${encodeURIComponent(name)}?${signing(given, contentOf(shop, id, name), until)}`;
};

const contentOf = (shop: string, id: string, name: string) => `attachment ${shop} ${id} ${name}`;

/** To be kept, not shown: what somebody sent is never run in our name. */
const serveAttachment = async (context: RequestContext): Promise<Reply> => {
  const [shop, id, name] = [context.shop, context.parameter('id'), context.parameter('name')];
  const found = isGood(context, id, contentOf(shop, id, name))
    ? await context.ports.files.stream(attachmentKey(shop, id))
    : null;
  if (!found) throw notFound(say('file'));
  return {
    status: 200,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(found.size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: found.body,
  };
};

/** What encodeURIComponent leaves and RFC 8187 does not take. */
const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

export const attachmentOperations: Operation[] = [
  {
    id: 'files.attachment',
    method: 'GET',
    path: 'attachments/:shopId/:id/:name',
    summary: 'A file of a record, by the signed address that the record carries',
    tag: 'Files',
    access: { to: 'public' },
    query: untilParameters,
    handle: sending(['application/octet-stream'], serveAttachment),
  },
];
