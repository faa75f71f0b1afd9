import type { Identifier } from 'react-admin';
import * as calls from './calls.ts';
import { pathOf } from './paths.ts';

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
};
type Page = { items: Remark[]; totalCount: number };
type Asked = { page: number; perPage: number; signal?: AbortSignal };

export const getRemarks = (resource: string, id: Identifier, { page, perPage, signal }: Asked): Promise<Page> =>
  calls.get(`${addressOf(resource, id)}?pageNumber=${page}&pageSize=${perPage}`, { signal });

export const addRemark = (resource: string, id: Identifier, said: Pick<Remark, 'text' | 'mentions'>): Promise<Remark> =>
  calls.post(addressOf(resource, id), said);

export const mendRemark = (resource: string, id: Identifier, remark: string, text: string): Promise<Remark> =>
  calls.put(`${addressOf(resource, id)}/${remark}`, { text });

export const takeBackRemark = (resource: string, id: Identifier, remark: string): Promise<true> =>
  calls.remove(`${addressOf(resource, id)}/${remark}`);

const addressOf = (resource: string, id: Identifier) => `${pathOf(resource)}/${encodeURIComponent(id)}/remarks`;
