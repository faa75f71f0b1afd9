import { described, listOf, maybe, named, object, string, uuid, whole, type Shape } from '../../schema/kit/shape.ts';
import type { Upload } from '../../schema/rules/uploads.ts';

export const uploadShape: Shape<Upload> = named(
  'upload',
  object({
    id: uuid,
    name: string,
    type: string,
    size: described(whole, 'Bytes'),
    partSize: described(whole, 'Bytes of each part but the last'),
    received: listOf(object({ offset: whole, sha256: described(string, 'Of this part, as hex') })),
    sha256: described(maybe(string), 'Of the whole file, as hex, once it is finished'),
    checked: described(whole, 'Of a file that is being finished: so many of its bytes have been read for that'),
  }),
);
