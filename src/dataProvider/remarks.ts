import type { Identifier } from 'react-admin';
import * as calls from './calls.ts';
import { pathOf } from './paths.ts';
import type { RecordFile } from './recordFiles.ts';
import type { Upload } from './upload.ts';

/** What somebody said about a record. */
export type Remark = {
  id: string;
  text: string;
  mentions: string[];
  userId: string | null;
  userName: string | null;
  at: string;
  mendedAt: string | null;
  isMine: boolean;
  pictures: RecordFile[];
};
type Page = { items: Remark[]; totalCount: number };
type Asked = { page: number; perPage: number; signal?: AbortSignal };

export const getRemarks = (resource: string, id: Identifier, { page, perPage, signal }: Asked): Promise<Page> =>
  calls.get(`${addressOf(resource, id)}?pageNumber=${page}&pageSize=${perPage}`, { signal });

/** What is said goes out at once; with pictures as a form, which tells how far it is. */
export function addRemark(
  resource: string,
  id: Identifier,
  { pictures, ...said }: Pick<Remark, 'text' | 'mentions'> & { pictures: readonly File[] },
  upload?: Upload,
): Promise<Remark> {
  const address = addressOf(resource, id);
  if (!pictures.length) return calls.post(address, said);
  const form = new FormData();
  form.append('text', said.text);
  form.append('mentions', JSON.stringify(said.mentions));
  for (const picture of pictures) form.append('pictures', picture);
  return calls.postForm(address, form, upload);
}

export const mendRemark = (resource: string, id: Identifier, remark: string, text: string): Promise<Remark> =>
  calls.put(`${addressOf(resource, id)}/${remark}`, { text });

export const takeBackRemark = (resource: string, id: Identifier, remark: string): Promise<true> =>
  calls.remove(`${addressOf(resource, id)}/${remark}`);

const addressOf = (resource: string, id: Identifier) => `${pathOf(resource)}/${encodeURIComponent(id)}/remarks`;
