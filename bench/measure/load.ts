import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { loadByWrk, type Load } from './wrk.ts';

/** Bytes of one HTTP/1.1 request. */
export const rawRequest = (path: string, { token, method = 'GET', body = '', key, gzip }: RequestParts = {}): Buffer =>
  Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      ...(token ? [`authorization: Bearer ${token}`] : []),
      ...(key ? [`idempotency-key: ${key}`] : []),
      ...(gzip ? ['accept-encoding: gzip'] : []),
      ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []),
      '',
      body,
    ].join('\r\n'),
  );

/** `key`: under which the same call is done once, however often it comes. `gzip`: as a browser takes it. */
export type RequestParts = { token?: string; method?: string; body?: string; key?: string; gzip?: boolean };

/** Sends the requests round and round over keep-alive connections, each waiting for its reply. Returns replies a second. */
export const load = (wanted: Load): Promise<number> =>
  process.env['LOAD'] === 'wrk' ? loadByWrk(wanted) : loadByItself(wanted);

const loadByItself = async ({ port, requests, connections = 16, seconds }: Load): Promise<number> => {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let sent = 0;
  let done = 0;
  const next = () => (performance.now() < end ? requests[sent++ % requests.length] : undefined);
  await Promise.all(Array.from({ length: connections }, () => exchange(port, next, () => done++)));
  return done / ((performance.now() - started) / 1_000);
};

/** What became of the requests of a crowd: how often each status was replied, and how long that took, in milliseconds. */
export type Crowd = { statuses: Record<number, number>; times: number[] };

/** The same as `load`, whatever the replies are; each connection asks every `everyMs` at most, one after the other begins. */
export const crowd = async ({ port, requests, connections = 16, seconds }: Load, everyMs = 0): Promise<Crowd> => {
  const end = performance.now() + seconds * 1_000;
  const seen: Crowd = { statuses: {}, times: [] };
  let sent = 0;
  const one = async (_: unknown, place: number) => {
    await delay((everyMs * place) / connections);
    let started = 0;
    const next = () => {
      started = performance.now();
      return started < end ? requests[sent++ % requests.length] : undefined;
    };
    const replied = (_reply: Buffer, status: number) => {
      seen.times.push(performance.now() - started);
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    };
    const pause = () => Math.max(0, started + everyMs - performance.now());
    return exchange(port, next, replied, { isFine: () => true, pause });
  };
  await Promise.all(Array.from({ length: connections }, one));
  return seen;
};

/** How long each of the requests took, one after the other, in milliseconds. */
export const latencies = async (port: number, requests: readonly Buffer[]): Promise<number[]> => {
  const times: number[] = [];
  let sent = 0;
  let started = 0;
  const next = () => ((started = performance.now()), requests[sent++]);
  await exchange(port, next, () => times.push(performance.now() - started));
  return times;
};

/** The body of one reply. */
export const bodyOf = async (port: number, request: Buffer): Promise<string> => {
  let body = '';
  let sent = 0;
  await exchange(
    port,
    () => (sent++ ? undefined : request),
    reply => (body = reply.subarray(reply.indexOf(gap) + gap.length).toString()),
  );
  return body;
};

const gap = '\r\n\r\n';

type Manner = { isFine?: (status: number) => boolean; pause?: () => number };

/**
 * One connection, one request at a time: as little work as can be, since whatever the client takes is missing on the
 * server's side of the machine. Replies have to tell their length.
 */
const exchange = (
  port: number,
  next: () => Buffer | undefined,
  replied: (reply: Buffer, status: number) => void,
  { isFine = status => status === 200 || status === 201, pause = () => 0 }: Manner = {},
): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let held: Buffer[] = [];
  let size = 0;
  let expected = Infinity;
  const proceed = () => {
    const request = next();
    if (request) return void socket.write(request);
    resolve();
    socket.destroy();
  };
  socket.on('connect', proceed);
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('The server closed the connection.')));
  socket.on('data', (chunk: Buffer) => {
    held.push(chunk);
    size += chunk.length;
    if (expected === Infinity) expected = lengthOf(held.length === 1 ? chunk : Buffer.concat(held));
    if (size < expected) return;
    const reply = held.length === 1 ? chunk : Buffer.concat(held);
    const status = Number(reply.toString('latin1', 9, 12));
    if (!isFine(status)) return reject(new Error(`The server replied:\n${reply.toString()}`));
    replied(reply, status);
    [held, size, expected] = [[], 0, Infinity];
    const ms = pause();
    if (ms > 0) setTimeout(proceed, ms);
    else proceed();
  });
  return promise;
};

/** Head and body together; Infinity while the head is not complete. */
const lengthOf = (reply: Buffer): number => {
  const end = reply.indexOf(gap);
  if (end < 0) return Infinity;
  const head = reply.toString('latin1', 0, end);
  return end + gap.length + Number(/content-length: (\d+)/i.exec(head)![1]);
};
