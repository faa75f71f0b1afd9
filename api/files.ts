import { notFound } from '../schema/errors.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { memo } from '../schema/kit/memo.ts';
import type { Call } from './call.ts';
import { isUuid } from './db/statement.ts';
import type { Operation } from './operation.ts';
import type { Secrets } from './ports.ts';
import type { Reply } from './reply.ts';
import { sameSecret } from './sameSecret.ts';
import { say } from '../schema/words/said.ts';

const hour = 60 * 60 * 1_000;

export const pictureKey = (shop: string, id: string, rendition: string) => `shops/${shop}/pictures/${id}/${rendition}`;

const signature = (secrets: Secrets, shop: string, id: string, rendition: string, until: string) =>
  secrets.sign(`picture ${shop} ${id} ${rendition} ${until}`);

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

/** Puts pictures where the database named their ids. Addresses stay the same for an hour, so that browsers keep the pictures, and are good for a day. */
export const signPictures = (
  entity: AnyEntity,
  json: string,
  here: string,
  { secrets, now }: { secrets: Secrets; now: Date },
): string => {
  const fields = pictureFields(entity);
  if (!fields) return json;
  const until = String(Math.floor(now.getTime() / hour) * hour + 24 * hour);
  const address = (shop: string, id: string, rendition: string) =>
    `/api/files/${shop}/${id}/${rendition}?until=${until}&signature=${signature(secrets, shop, id, rendition, until)}`;
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

/** A wrong, foreign or outdated signature finds nothing, as a picture that is not there does. */
const servePicture = async (call: Call): Promise<Reply> => {
  const [shop, id, rendition] = [call.shop, call.parameter('id'), call.parameter('rendition')];
  const until = call.search.get('until') ?? '';
  const good =
    isUuid(id) &&
    /^\d{1,15}$/.test(until) &&
    Number(until) > call.at.getTime() &&
    sameSecret(
      call.ports,
      call.search.get('signature') ?? '',
      signature(call.ports.secrets, shop, id, rendition, until),
    );
  const found = good ? await call.ports.files.stream(pictureKey(shop, id, rendition)) : null;
  if (!found) throw notFound(say('picture'));
  return {
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'content-length': String(found.size),
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'",
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
    query: [
      { name: 'until', description: 'End of the address, milliseconds', required: true },
      { name: 'signature', description: 'Signature of the address', required: true },
    ],
    reply: 'file',
    handle: servePicture,
  },
];
