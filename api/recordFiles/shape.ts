import { described, maybe, moment, named, object, string, uuid, whole, type Of } from '../../schema/kit/shape.ts';
import { pdfType } from '../../schema/rules/fileTypes.ts';
import { attachmentAddress, previewAddress } from '../attachments.ts';
import { pictureAddress } from '../files.ts';
import type { RequestContext } from '../requestContext.ts';

/** Signed addresses, good for a day. */
export const recordFileShape = named(
  'recordFile',
  object({
    id: uuid,
    name: string,
    type: string,
    size: described(whole, 'Bytes'),
    url: described(string, 'The file as it came, to be kept'),
    previewUrl: described(maybe(string), 'Of a picture or a PDF: to be looked at'),
    thumbnailUrl: maybe(string),
    userId: maybe(uuid),
    userName: maybe(string),
    at: moment,
  }),
);
export type RecordFile = Of<typeof recordFileShape>;

/** As PostgreSQL writes it. */
export type FileRow = Omit<RecordFile, 'url' | 'previewUrl' | 'thumbnailUrl'> & { hasThumbnail: boolean };

export const fileRow = `json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size, 'hasThumbnail', f.has_thumbnail,
  'userId', f.user_id, 'userName', f.user_name, 'at', f.at)`;

/** Files with the addresses where they are fetched. */
export const withAddresses = ({ ports: { secrets }, at, shop }: RequestContext) => {
  const given = { secrets, now: at };
  const [attachment, preview, picture] = [attachmentAddress(given), previewAddress(given), pictureAddress(given)];
  return ({ hasThumbnail, ...file }: FileRow): RecordFile => ({
    ...file,
    url: attachment(shop, file.id, file.name),
    previewUrl: hasThumbnail
      ? picture(shop, file.id, 'full.webp')
      : file.type === pdfType
        ? preview(shop, file.id, file.name)
        : null,
    thumbnailUrl: hasThumbnail ? picture(shop, file.id, 'thumbnail.webp') : null,
  });
};
