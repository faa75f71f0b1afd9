import { HttpError } from 'react-admin';
import { getSession } from '../authProvider/session.ts';
import { pageLanguage } from '../i18n/language.ts';
import { errorOf, isAbort, noResponse } from './errors.ts';
import { noteChange } from '../changes/latest.ts';
import { deviceTime, learnServerTime } from '../serverClock.ts';
import { keyOf } from './idempotency.ts';
import { holdsInput, renewSession } from './renewal.ts';
import { sendUpload, type Upload } from './upload.ts';

export type Options = RequestInit & Pick<Upload, 'onProgress' | 'key'>;

/** In the shape that react-admin's providers read; `json` is what the envelope holds. */
export type Reply = { status: number; headers: Headers; body: string; json: unknown };

/** The one place that talks to the API. `path` starts below its base. Throws HttpError, or the abort as it is. */
export async function httpClient(path: string, options: Options = {}): Promise<Reply> {
  const { response, content } = await exchange(path, options, it => it.text());
  const json = envelope(content) as { data?: unknown } | undefined;
  return { status: response.status, headers: response.headers, body: content, json: json?.data };
}

/** Files come without an envelope. */
export async function fetchFile(path: string, options: Options = {}): Promise<Blob> {
  return (await exchange(path, options, it => it.blob())).content;
}

/** Something that goes on and on, as it comes; null where there is nothing. */
export async function openStream(path: string, options: Options): Promise<ReadableStream<Uint8Array> | null> {
  return (await send(path, options, async ({ body, status }) => (status === 204 ? null : body))).content;
}

type Read<T> = (response: Response) => Promise<T>;
type Exchange<T> = { response: Response; content: T };

/** A call that must not lose its input asks for the password when the session has ended, and then goes out once more. */
async function exchange<T>(path: string, options: Options, read: Read<T>): Promise<Exchange<T>> {
  const { token } = getSession();
  try {
    return await send(path, options, read);
  } catch (error) {
    if (!endsSession(error, path, options) || !(await isRenewed(token))) throw error;
    return send(path, options, read);
  }
}

/** Another call may have asked already while this one was under way. */
function isRenewed(ended: string | null): Promise<boolean> {
  const { token } = getSession();
  return token && token !== ended ? Promise.resolve(true) : renewSession();
}

function endsSession(error: unknown, path: string, { method = 'GET' }: Options): boolean {
  const refused = error instanceof HttpError && error.status === 401;
  return refused && !isOfAccount(path) && (method !== 'GET' || holdsInput());
}

async function send<T>(path: string, { onProgress, key, ...options }: Options, read: Read<T>): Promise<Exchange<T>> {
  const headers = headersFor(options);
  const wish = options.method === 'POST' && !isOfAccount(path) ? keyOf(path, options.body, key) : null;
  if (wish) headers.set('Idempotency-Key', wish.key);
  const sentAt = deviceTime();
  try {
    const [address, init] = [new URL(`/api${path}`, location.origin), { ...options, headers }];
    const response = await (onProgress ? sendUpload(address, init, onProgress) : fetch(address, init));
    learnServerTime(response.headers, sentAt);
    const content = response.ok ? await read(response) : undefined;
    const refusal = response.ok ? undefined : errorOf(response.status, envelope(await response.text()));
    wish?.answered();
    if (refusal) throw refusal;
    if (options.method && options.method !== 'GET') noteChange(response.headers.get('x-change'));
    return { response, content: content as T };
  } catch (error) {
    if (error instanceof HttpError || isAbort(error)) throw error;
    throw new HttpError('ts.error.noResponse', noResponse, {});
  }
}

function headersFor({ headers: given, body }: Options): Headers {
  const headers = new Headers(given);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  headers.set('Accept-Language', pageLanguage());
  headers.delete('Content-Type');
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  const { token } = getSession();
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

function isOfAccount(path: string): boolean {
  return path.startsWith('/account/');
}

function envelope(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}
