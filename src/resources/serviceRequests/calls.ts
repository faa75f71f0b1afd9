import type { RaRecord } from 'react-admin';
import * as calls from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import type { Remark } from '../../dataProvider/remarks.ts';
import type { Upload } from '../../dataProvider/upload.ts';

/** From which side a request is looked at: by the shop that asks, or by the administrators who answer. */
export type Side = 'shop' | 'desk';

export type Reply = Remark & { fromDesk: boolean; isInternal: boolean };
export type Sent = { text: string; pictures: readonly File[]; isInternal?: boolean; state?: 'waiting' | 'solved' };

/** Where what belongs to the request lives. */
export const pathOfRequest = (side: Side, { id, shopId }: RaRecord): string =>
  side === 'shop'
    ? shopPath(`service_requests/${encodeURIComponent(id)}`)
    : `system/shops/${encodeURIComponent(String(shopId))}/service_requests/${encodeURIComponent(id)}`;

type Page = { items: Reply[]; totalCount: number };

export const getReplies = (path: string, page: number, perPage: number, signal: AbortSignal): Promise<Page> =>
  calls.get(`${path}/remarks?pageNumber=${page}&pageSize=${perPage}`, { signal });

/** With pictures it goes out as a form, which tells how far it is. */
export const sendReply = (path: string, { pictures, ...said }: Sent, upload?: Upload): Promise<Reply> => {
  if (!pictures.length) return calls.post(`${path}/remarks`, said);
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.append(name, String(value));
  for (const picture of pictures) form.append('pictures', picture);
  return calls.postForm(`${path}/remarks`, form, upload);
};

export const changeRequest = (path: string, changes: object): Promise<RaRecord> => calls.put(path, changes);

export type Administrator = { id: string; name: string };
export const getAdministrators = (options: { signal: AbortSignal }): Promise<Administrator[]> =>
  calls.get('system/administrators', options);
