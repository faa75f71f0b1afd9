import type { Identifier } from 'react-admin';
import * as calls from './calls.ts';
import { pathOf } from './paths.ts';

/** What a page shows of a file: `previewUrl` of one that can be looked at, a picture or a PDF. */
export type ShownFile = { id: string; name: string; type: string; url: string } & {
  previewUrl?: string | null;
  thumbnailUrl?: string | null;
};

/** A file of a record. */
export type RecordFile = ShownFile & { size: number; userName: string | null; at: string };

export const filesPath = (resource: string, id: Identifier) => `${pathOf(resource)}/${encodeURIComponent(id)}/files`;

export const getFiles = (path: string, options: { signal?: AbortSignal }): Promise<RecordFile[]> =>
  calls.get(path, options);
export const orderFiles = (path: string, fileIds: string[]): Promise<RecordFile[]> => calls.put(path, { fileIds });
export const renameFile = (path: string, id: string, name: string): Promise<RecordFile> =>
  calls.put(`${path}/${id}`, { name });
export const removeFile = (path: string, id: string): Promise<true> => calls.remove(`${path}/${id}`);
export const restoreFile = (path: string, id: string): Promise<RecordFile> => calls.post(`${path}/${id}/restore`);
