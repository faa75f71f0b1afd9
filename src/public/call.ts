import { keyOf } from '../dataProvider/idempotency.ts';
import { pageLanguage } from '../i18n/language.ts';
import { noResponse, wordOfStatus } from '../i18n/statusWords.ts';
import { deviceTime, learnServerTime } from '../serverClock.ts';
import { words } from './words.ts';

type Refusal = { responseMessage?: string; errors?: Record<string, string>; data?: unknown; reference?: string };

/** Why a call came to nothing. `message` is fit for a person; `errors` belong to fields. */
export class CallFailure extends Error {
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly data: unknown;
  /** Under which the server's log holds the error. */
  readonly reference: string | undefined;
  constructor(status: number, { responseMessage, errors, data, reference }: Refusal = {}) {
    super(responseMessage || words.error[wordOfStatus(status)]);
    this.status = status;
    this.errors = errors ?? {};
    this.data = data;
    this.reference = reference;
  }
}

/** `path` starts below the API's base. Both throw CallFailure. */
export const get = <T>(path: string, token = '') => call<T>(path, token && { headers: bearer(token) });
export const post = <T>(path: string, body: object, token = '') =>
  call<T>(path, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...(token && bearer(token)) } });

/** A POST that is done once, however often it is sent because no answer came. Parts are sent as they are. */
export async function postOnce<T>(path: string, sent: object | FormData): Promise<T> {
  const isParts = sent instanceof FormData;
  const body = isParts ? sent : JSON.stringify(sent);
  const { key, answered } = keyOf(path, body);
  try {
    const headers = { ...(!isParts && json), 'Idempotency-Key': key };
    const reply = await call<T>(path, { method: 'POST', body, headers });
    answered();
    return reply;
  } catch (error) {
    if (error instanceof CallFailure && error.status !== noResponse) answered();
    throw error;
  }
}

type Init = { method?: string; body?: string | FormData; headers?: Record<string, string> };

const json = { 'Content-Type': 'application/json' };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function call<T>(path: string, init: Init | ''): Promise<T> {
  const address = new URL(`/api${path}`, location.origin);
  const headers = { ...(init && init.headers), 'Accept-Language': pageLanguage() };
  const sentAt = deviceTime();
  const response = await fetch(address, { ...init, headers }).catch(() => null);
  if (response) learnServerTime(response.headers, sentAt);
  const reply = (await response?.json().catch(() => null)) as (Refusal & { data: T }) | null;
  if (response?.ok && reply) return reply.data;
  // What was cut off counts as unanswered.
  throw new CallFailure(response && !response.ok ? response.status : noResponse, reply ?? {});
}
