import { noSuchRange } from '../schema/errors.ts';
import type { ByteRange, Files } from './ports.ts';
import type { Reply } from './reply.ts';

type Sent = {
  key: string;
  /** Strong: the same bytes have the same tag, and no others have it (RFC 9110, 8.8.3). */
  tag: string;
  headers: Record<string, string>;
};

/**
 * A file of the store as HTTP sends it, whole or from where it broke off: one range of a GET, only while the file is still what `If-Range`
 * says. Null where there is no such file. Several ranges at once are answered with all of it, as they may be.
 */
export const sendFile = async (
  files: Files,
  { method, headers }: Request,
  { key, tag, headers: own }: Sent,
): Promise<Reply | null> => {
  const size = await files.size(key);
  if (size === null) return null;
  const etag = `"${tag}"`;
  const common = { ...own, etag, 'accept-ranges': 'bytes' };
  if (isKnown(headers.get('if-none-match'), etag)) return { status: 304, headers: common, body: null };
  const range = method === 'GET' ? wanted(headers, etag, size) : undefined;
  if (range === 'unsatisfiable') throw noSuchRange(size);
  const length = range ? range.to - range.from + 1 : size;
  const found = method === 'HEAD' ? { body: null } : await files.stream(key, range);
  return (
    found && {
      status: range ? 206 : 200,
      headers: {
        ...common,
        'content-length': String(length),
        ...(range && { 'content-range': `bytes ${range.from}-${range.to}/${size}` }),
      },
      body: found.body,
    }
  );
};

/** `attachment` or `inline`, under a name in whatever script (RFC 8187). */
export const disposed = (how: 'attachment' | 'inline', name: string): string =>
  `${how}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`;

/** What encodeURIComponent leaves and RFC 8187 does not take. */
const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Whether a reply brings the first byte: who goes on where a line broke off asks for those behind. */
export const isFromStart = ({ method }: Request, { status, headers }: Reply): boolean =>
  method === 'GET' && (status === 200 || (status === 206 && Boolean(headers['content-range']?.startsWith('bytes 0-'))));

const isKnown = (told: string | null, etag: string): boolean =>
  told !== null && (told.trim() === '*' || told.split(',').some(one => one.trim().replace(/^W\//, '') === etag));

type Wanted = ByteRange | 'unsatisfiable' | undefined;

const wanted = (headers: Headers, etag: string, size: number): Wanted => {
  const condition = headers.get('if-range');
  // A date never tells whether the bytes are the same.
  return condition !== null && condition.trim() !== etag ? undefined : rangeIn(headers.get('range'), size);
};

/** What `Range` asks for of so many bytes; undefined for all of it, also where it is none that is understood. */
export const rangeIn = (header: string | null, size: number): Wanted => {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count > 0 ? { from: size - count, to: size - 1 } : 'unsatisfiable';
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
