import type { HeaderFormat } from './messageStates.ts';
import { say, type Sentence } from '../words/said.ts';

type MediaType = { format: HeaderFormat; type: string; most: number };
const mebibyte = 1024 * 1024;

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** As many bytes of a file's beginning tell what it is. */
export const mediaHead = 16;

/** What a file is by its first bytes; null for what cannot stand in a header. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | null => {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return { format: 'IMAGE', type: 'image/jpeg', most: 5 * mebibyte };
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { format: 'IMAGE', type: 'image/png', most: 5 * mebibyte };
  if (text(bytes, 0, 5) === '%PDF-') return { format: 'DOCUMENT', type: 'application/pdf', most: 95 * mebibyte };
  if (text(bytes, 4, 4) !== 'ftyp') return null;
  const is3gp = text(bytes, 8, 3) === '3gp';
  return { format: 'VIDEO', type: is3gp ? 'video/3gpp' : 'video/mp4', most: 16 * mebibyte };
};

const wanted = {
  IMAGE: 'chooseJpeg',
  VIDEO: 'chooseVideo',
  DOCUMENT: 'choosePdf',
} as const satisfies Partial<Record<HeaderFormat, string>>;

/** What a picker of files offers for a header. */
export const mediaAccept: Partial<Record<HeaderFormat, string>> = {
  IMAGE: 'image/jpeg,image/png',
  VIDEO: 'video/mp4,video/3gpp',
  DOCUMENT: 'application/pdf',
};

/** What is wrong with a header's file; null when it is right. `bytes`: all of it, or its beginning. */
export const mediaProblem = (format: HeaderFormat, bytes: Uint8Array, size = bytes.byteLength): Sentence | null => {
  const found = mediaTypeOf(bytes);
  if (found?.format !== format) return say(wanted[format as keyof typeof wanted]);
  return size > found.most ? say('atMostMegabytes', { count: found.most / mebibyte }) : null;
};
