import { ChatRefusal, ChatUnknown } from '../../api/chat/port.ts';
import { failureOf, failureWithoutAnswer } from './refusals.ts';
import { say } from '../../schema/words/said.ts';
import { boundedText } from '../boundedText.ts';

export type GraphOptions = {
  /** Where the Graph API answers, its version included. */
  baseUrl: string;
  token: string;
  /** Milliseconds for a whole call. */
  timeout?: number;
  fetch?: typeof fetch;
};

type Reply = Record<string, unknown>;
type Graph = (method: string, path: string, body?: FormData | object, signal?: AbortSignal) => Promise<Reply>;

const patience = 30_000;
/** 250 templates with long examples. */
const longestReply = 8 * 1024 * 1024;

/** A call of the Graph API. Resolves with what a success holds; throws ChatRefusal or ChatUnknown and nothing else. */
export const graphOf = ({ baseUrl, token, timeout = patience, fetch: ask = fetch }: GraphOptions): Graph => {
  return async (method, path, body, signal) => {
    if (signal?.aborted) throw new ChatRefusal(say('calledOff'), 0, 'later');
    const limit = AbortSignal.timeout(timeout);
    const request = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'TolaShop',
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      // A redirect would carry the token elsewhere.
      redirect: 'manual',
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    } satisfies RequestInit;
    const { status, headers, ok, text } = await answered(() => ask(`${baseUrl}/${path}`, request));
    if (!ok) throw failureOf(status, headers, text);
    return success(text);
  };
};

const answered = async (call: () => Promise<Response>) => {
  try {
    const response = await call();
    const { status, headers, ok } = response;
    return { status, headers, ok, text: await boundedText(response, longestReply) };
  } catch (error) {
    throw failureWithoutAnswer(error);
  }
};

const success = (text: string): Reply => {
  try {
    const reply: unknown = JSON.parse(text);
    if (typeof reply === 'object' && reply !== null) return reply as Reply;
  } catch {
    // Unknown, as below.
  }
  throw new ChatUnknown('A success that cannot be read');
};
