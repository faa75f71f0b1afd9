import { createHash } from 'node:crypto';
import type { Api } from '../../api/app.ts';
import { partSize, type Upload } from '../../schema/rules/uploads.ts';

/** Bytes that are nowhere the same, the same each time. */
export const someBytes = (length: number, seed = 7): Uint8Array<ArrayBuffer> => {
  const words = new Uint32Array(Math.ceil(length / 4));
  let state = seed;
  for (let at = 0; at < words.length; at++) words[at] = state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return new Uint8Array(words.buffer).subarray(0, length);
};

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export type Told = { name: string; type?: string; size: number; modified?: number };
type Answer = { status: number; body: any; data: any };

/** The calls by which `token` sends files in parts; `api` is asked anew each time, since servers come and go. */
export const uploader = (api: () => Api, token: string, path = 'system/downloads/uploads/file') => {
  const ask = async (method: string, rest: string, init: RequestInit = {}): Promise<Answer> => {
    const request = new Request(`http://test/api/${path}${rest}`, {
      method,
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
      ...(init.body instanceof ReadableStream && { duplex: 'half' }),
    });
    const response = await api().fetch(request);
    const body = (await response.json()) as { data: unknown };
    return { status: response.status, body, data: body.data };
  };
  const json = { 'content-type': 'application/json' };
  const put = (id: string, range: string, body: BodyInit, headers = {}) =>
    ask('PUT', `/${id}`, { body, headers: { 'content-range': range, ...headers } });
  return {
    start: (told: object) => ask('POST', '', { headers: json, body: JSON.stringify(told) }),
    open: () => ask('GET', ''),
    read: (id: string) => ask('GET', `/${id}`),
    put,
    part: (id: string, bytes: Uint8Array<ArrayBuffer>, number: number, headers = {}) => {
      const from = number * partSize;
      const part = bytes.slice(from, from + partSize);
      return put(id, `bytes ${from}-${from + part.byteLength - 1}/${bytes.byteLength}`, part, headers);
    },
    finish: (id: string) => ask('POST', `/${id}/finish`),
    cancel: (id: string) => ask('DELETE', `/${id}`),
  };
};

/** All of a file, as the browser sends it where nothing breaks. */
export const sendWhole = async (
  calls: ReturnType<typeof uploader>,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'setup.exe',
): Promise<Upload> => {
  const { id } = (await calls.start({ name, type: 'application/x-msdownload', size: bytes.byteLength })).data as Upload;
  for (let number = 0; number * partSize < bytes.byteLength; number++) await calls.part(id, bytes, number);
  let upload = (await calls.finish(id)).data as Upload;
  while (!upload.sha256) upload = (await calls.finish(id)).data as Upload;
  return upload;
};

/** A body that breaks off after so many bytes, as a line does. */
export const cutOff = (bytes: Uint8Array<ArrayBuffer>, after: number): ReadableStream<Uint8Array> => {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= after) return controller.error(new Error('The line is gone'));
      const piece = bytes.subarray(sent, Math.min(sent + 65_536, after));
      sent += piece.byteLength;
      controller.enqueue(piece);
    },
  });
};

export const aDownload = {
  name: 'TolaShop Desk',
  release: '1.0',
  platform: 'windows',
  releasedOn: '2026-01-02',
  isPublished: true,
};
