import type { Wish } from './wish.ts';

/** How much of what is sent is out already, in bytes. */
export type Progress = { sent: number; total: number };

/** What whoever waits for an upload may ask for: to be told how far it is, and to stop it. */
export type Upload = {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Makes what is sent one of a kind, where it was remembered beyond the page: see `idempotency.ts`. */
  key?: string;
  /** The form's wish, over all its tries. */
  wish?: Wish;
};

/** A line that moves nothing for so long is taken for gone. */
const stillMs = 90_000;
/** So long a busy server may look at what came before it answers. */
const answerMs = 300_000;

/** Bytes that may have gone out since the last event told of progress. */
const mayBeOnTheLine = 1_000_000;

/** `fetch` for a body that takes its time on the line: fetch itself tells nothing until all of it is out. */
export function sendUpload(url: URL, init: RequestInit, onProgress: (progress: Progress) => void): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  let unsent = sizeOf(init.body as FormData | Blob);
  // Stopped at its end it may have arrived: its answer is lost.
  const isStopped = () => init.signal?.aborted && unsent > mayBeOnTheLine;
  const broken = () => reject(isStopped() ? init.signal!.reason : new TypeError('Failed to fetch'));
  let patience = setTimeout(stop, stillMs);
  const wait = (ms: number) => {
    clearTimeout(patience);
    patience = setTimeout(stop, ms);
  };
  request.open(init.method ?? 'POST', url);
  request.responseType = 'blob';
  new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    wait(loaded < total ? stillMs : answerMs);
    unsent = total - loaded;
    onProgress({ sent: loaded, total });
  });
  request.addEventListener('progress', () => wait(stillMs));
  request.addEventListener('load', () => resolve(responseOf(request)));
  request.addEventListener('error', broken);
  request.addEventListener('abort', broken);
  request.addEventListener('loadend', () => {
    clearTimeout(patience);
    init.signal?.removeEventListener('abort', stop);
  });
  init.signal?.addEventListener('abort', stop);
  if (init.signal?.aborted) reject(init.signal.reason);
  else request.send(init.body as FormData | Blob);
  onProgress({ sent: 0, total: sizeOf(init.body as FormData | Blob) });
  return promise;
}

/** About, until the browser knows better. */
function sizeOf(form: FormData | Blob): number {
  if (form instanceof Blob) return form.size;
  return [...form.values()].reduce((size, value) => size + (typeof value === 'string' ? value.length : value.size), 0);
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
    });
  const isEmpty = [204, 205, 304].includes(request.status);
  return new Response(isEmpty ? null : (request.response as Blob), { status: request.status, headers });
}
