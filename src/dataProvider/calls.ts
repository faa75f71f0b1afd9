import { fetchFile, httpClient } from './httpClient.ts';
import type { Upload } from './upload.ts';

export type { PathParams } from './paths.ts';
type Abortable = { signal?: AbortSignal };

/** The calls that are no record's own. Paths start below the API's base; what comes back is the envelope's `data`. */
export function get<T>(path: string, options?: Abortable): Promise<T> {
  return call<T>('GET', path, undefined, options);
}

export function post<T>(path: string, body: unknown = {}, options?: Abortable & Pick<Upload, 'key'>): Promise<T> {
  return call<T>('POST', path, JSON.stringify(body), options);
}

export function put<T>(path: string, body: unknown = {}, options?: Abortable): Promise<T> {
  return call<T>('PUT', path, JSON.stringify(body), options);
}

export function remove<T>(path: string, options?: Abortable): Promise<T> {
  return call<T>('DELETE', path, undefined, options);
}

export function postForm<T>(path: string, form: FormData, options?: Upload): Promise<T> {
  return call<T>('POST', path, form, options);
}

export function putForm<T>(path: string, form: FormData, options?: Upload): Promise<T> {
  return call<T>('PUT', path, form, options);
}

/** A call as the schema declares it; without a body where there is nothing to say. */
export function callAs<T>(method: string, path: string, body?: unknown, options?: Upload): Promise<T> {
  return call<T>(method, path, body instanceof FormData || body === undefined ? body : JSON.stringify(body), options);
}

/** A picture or a document that wants the bearer. */
export function getFile(path: string, options?: Abortable): Promise<Blob> {
  return fetchFile(absolute(path), options);
}

export function postForFile(path: string, body: unknown, options?: Abortable): Promise<Blob> {
  return fetchFile(absolute(path), { ...options, method: 'POST', body: JSON.stringify(body) });
}

async function call<T>(method: string, path: string, body: BodyInit | undefined, options?: Upload): Promise<T> {
  return (await httpClient(absolute(path), { ...options, method, body })).json as T;
}

function absolute(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
