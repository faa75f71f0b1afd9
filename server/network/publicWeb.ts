import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overTls } from 'node:https';
import type { FetchedFile, Web } from '../../api/web.ts';
import { largestUpload } from '../../schema/rules/pictures.ts';
import { publicAddress } from '../../schema/rules/webAddress.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { gate } from '../gate.ts';
import { notPublicCode, publicLookup } from './addresses.ts';

type Options = {
  /** By which servers know who asks. */
  agent: string;
  /** How each connection is made; otherwise only in tests. */
  connection?: Pick<RequestOptions, 'agent' | 'lookup' | 'createConnection'>;
  /** For all of it, wherever it leads, in milliseconds. */
  patience?: number;
  /** In bytes. */
  most?: number;
};

const atOnce = 4;
const atOnceOfHost = 2;
const mostRedirects = 5;
const hour = 60 * 60 * 1_000;

/** Files of the public web: each address that a name stands for is seen at the moment of the connection, and so is wherever it leads. */
export const publicWeb = ({
  agent,
  connection = toPublicAlone,
  patience = 30_000,
  most = largestUpload,
}: Options): Web => {
  const enter = gate(atOnce);
  const enterHost = gates(atOnceOfHost);
  const options = { ...connection, headers: { 'user-agent': agent, accept } };
  return {
    fetch: (address, signal) =>
      enterHost(new URL(address).host, () =>
        enter(async () => {
          signal.throwIfAborted();
          const within = AbortSignal.timeout(patience);
          try {
            return await follow(address, { ...options, signal: AbortSignal.any([signal, within]) }, most);
          } catch (error) {
            signal.throwIfAborted();
            return within.aborted ? { again: say('addressTooSlow') } : notReached(error);
          }
        }),
      ),
  };
};

const toPublicAlone = { agent: false, lookup: publicLookup } as const;
const accept = 'image/*';

const follow = async (
  address: string,
  options: RequestOptions,
  most: number,
  left = mostRedirects,
): Promise<FetchedFile> => {
  const answer = await ask(address, options);
  const { statusCode: status = 0, headers } = answer;
  if (status === 200) return read(answer, address, most);
  answer.destroy();
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return refusal(status, headers['retry-after']);
  if (!left) return refused('tooManyRedirects');
  const next = publicAddress(URL.parse(headers.location, address)?.href ?? '');
  return next ? follow(next, options, most, left - 1) : refused('addressNotPublic');
};

const ask = (address: string, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = address.startsWith('https:') ? overTls : overHttp;
    request(address, options, resolve).on('error', reject).end();
  });

/** Given up as soon as it is known to be too large. */
const read = async (answer: IncomingMessage, address: string, most: number): Promise<FetchedFile> => {
  const tooLarge = { refused: say('atMostMegabytes', { count: Math.floor(most / 1024 / 1024) }) };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    if (Number(answer.headers['content-length'] ?? 0) > most) return tooLarge;
    for await (const chunk of answer as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      if ((size += chunk.byteLength) > most) return tooLarge;
      chunks.push(chunk);
    }
  } finally {
    answer.destroy();
  }
  const name = new URL(address).pathname.split('/').at(-1)!;
  return { file: new File(chunks, name, { type: answer.headers['content-type'] ?? '' }) };
};

const refused = (key: Sentence['key']): FetchedFile => ({ refused: say(key) });

const refusal = (status: number, retryAfter: string | undefined): FetchedFile => {
  const said = say('addressAnswered', { status });
  if (status < 500 && ![408, 425, 429].includes(status)) return { refused: said };
  const seconds = Number(retryAfter);
  return { again: said, ...(seconds > 0 && { retryAfter: Math.min(seconds * 1_000, hour) }) };
};

const notReached = (error: unknown): FetchedFile => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === notPublicCode) return refused('addressNotPublic');
  if (code === 'ENOTFOUND') return refused('noSuchServer');
  return { again: say('addressNotReached') };
};

/** A gate of each name, for as long as somebody is at it. */
const gates = (width: number) => {
  const open = new Map<string, { enter: ReturnType<typeof gate>; users: number }>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const door = open.get(name) ?? { enter: gate(width), users: 0 };
    open.set(name, door);
    door.users++;
    try {
      return await door.enter(work);
    } finally {
      if (!--door.users) open.delete(name);
    }
  };
};
