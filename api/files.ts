import { notFound } from '../schema/errors.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { memo } from '../schema/kit/memo.ts';
import type { RequestContext } from './requestContext.ts';
import { sending } from './handler.ts';
import type { Operation } from './operation.ts';
import type { Reply } from './reply.ts';
import { isGood, signedUntil, signing, untilParameters, type Signing } from './signatures.ts';
import { say } from '../schema/words/said.ts';

export const pictureKey = (shop: string, id: string, rendition: string) => `shops/${shop}/pictures/${id}/${rendition}`;

const contentOf = (shop: string, id: string, rendition: string) => `picture ${shop} ${id} ${rendition}`;

/** The fields in which PostgreSQL writes `file:<id>` or `file:{<id>,<id>}` for pictures, with `<shop>/` before them where it is not the call's. A text of a person cannot pretend to be one: its quotes are escaped, and jsonb puts a space behind a name. */
const pictureFields = memo((entity: AnyEntity): RegExp | null => {
  const names = Object.values(entity.info).filter(({ kind }) => kind === 'images' || kind === 'image');
  return names.length
    ? new RegExp(
        `"(${names.map(({ name }) => name).join('|')})":"file:(?:([0-9a-f-]{36})/)?(\\{?)([0-9a-f,-]*)\\}?"`,
        'g',
      )
    : null;
});

/** Where a rendition of a picture is fetched. */
export const pictureAddress = (given: Signing) => {
  const until = signedUntil(given.now);
  return (shop: string, id: string, rendition: 'full.webp' | 'thumbnail.webp') =>
    `/api/files/${shop}/${id}/${rendition}?${signing(given, contentOf(shop, id, rendition), until)}`;
};

/** Puts pictures where the database named their ids. */
export const signPictures = (entity: AnyEntity, json: string, here: string, given: Signing): string => {
  const fields = pictureFields(entity);
  if (!fields) return json;
  const address = pictureAddress(given);
  const picture = (shop: string) => (id: string, position: number) =>
    `{"id":"${id}","url":"${address(shop, id, 'full.webp')}","thumbnailUrl":"${address(shop, id, 'thumbnail.webp')}","position":${position}}`;
  return json.replace(fields, (_, name: string, shop: string | undefined, list: string, ids: string) => {
    const pictures =
      ids === ''
        ? ''
        : ids
            .split(',')
            .map(picture(shop ?? here))
            .join();
    return `"${name}":${list ? `[${pictures}]` : pictures}`;
  });
};

const servePicture = async (context: RequestContext): Promise<Reply> => {
  const [shop, id, rendition] = [context.shop, context.parameter('id'), context.parameter('rendition')];
  const found = isGood(context, id, contentOf(shop, id, rendition))
    ? await context.ports.files.stream(pictureKey(shop, id, rendition))
    : null;
  if (!found) throw notFound(say('picture'));
  return {
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'content-length': String(found.size),
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    body: found.body,
  };
};

export const fileOperations: Operation[] = [
  {
    id: 'files.picture',
    method: 'GET',
    path: 'files/:shopId/:id/:rendition',
    summary: 'A picture, by the signed address that a record carries',
    tag: 'Files',
    access: { to: 'public' },
    query: untilParameters,
    handle: sending(['image/webp'], servePicture),
  },
];
