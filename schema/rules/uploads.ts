import { decimal, text } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';

/** A part is so many bytes, but for the last one: what a slow line brings within its patience. */
export const partSize = 8 * 1024 * 1024;
/** So many files one person may have on the way at the same time, and so many bytes in them. */
export const mostUploads = 10;
export const mostUploadBytes = 8 * 1024 ** 3;
/** One of which nothing more has come for so long is given up. */
export const uploadPatience = 24 * 60 * 60 * 1_000;

/** What is told of a file before its parts come. The same file, begun before and not finished, goes on. */
export const startUploadFields = worded('startUpload', {
  name: text().label('Name').required('Choose a file').max(1_000),
  type: text().label('Type').max(200),
  size: decimal(0).label('Bytes').required('Choose a file').min(1, 'The file is empty'),
  modified: decimal(0).label('Changed on, in milliseconds').min(0).max(Number.MAX_SAFE_INTEGER),
});

/** How far the upload of a file is, as the server has it. */
export type Upload = {
  id: string;
  name: string;
  type: string;
  size: number;
  partSize: number;
  received: { offset: number; sha256: string }[];
  /** Of the whole file, as hex, once it is finished. */
  sha256: string | null;
  /** Of a file that is whole: how many bytes have been looked through for that. */
  checked: number;
};
