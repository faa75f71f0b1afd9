import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';

/** Ten pictures over a line that hardly is one take longer than the five minutes that Node allows by itself. */
const slowestUpload = 30 * 60_000;
/** Longer than proxies keep an idle connection: none of them sends a request into one that is just being closed here. */
const keepAliveTimeout = 75_000;
/** Who takes or sends nothing for so long is gone; lines on which news comes have a beat that is quicker. */
const longestIdle = 120_000;
/** Connections that the system takes on until they are looked at. One that it drops comes again a second later. */
const backlog = 4_096;
/** After the signal: so long nobody has asked for anything, or so long at most, until nobody new is let in. */
const [quiet, longestDrain] = [500, 2_000];

export type Listening = {
  port: number;
  isStopping(): boolean;
  /** `endStreams`: what would never end by itself. Resolves when all connections are gone. */
  stop(endStreams: () => Promise<void>): Promise<void>;
};

/**
 * A server that stops without dropping a request. A kept-alive connection that it closed might just have been sent one: so
 * from the signal on it goes on answering, tells everybody that the connection ends, and closes only what stays silent.
 */
export const listen = async (
  port: number,
  host: string,
  answer: RequestListener,
  idleMs = longestIdle,
): Promise<Listening> => {
  const underway = new Set<ServerResponse>();
  let [stopping, asked] = [false, 0];
  const server = createServer({ requestTimeout: slowestUpload, keepAliveTimeout }, (request, response) => {
    asked = performance.now();
    if (stopping) response.shouldKeepAlive = false;
    underway.add(response);
    response.once('close', () => underway.delete(response));
    answer(request, response);
  }).listen({ port, host, backlog });
  server.setTimeout(idleMs);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isStopping: () => stopping,
    async stop(endStreams) {
      const began = performance.now();
      [stopping, asked] = [true, began];
      for (const response of underway) response.shouldKeepAlive = false;
      const isDrained = () => performance.now() - asked > quiet || performance.now() - began > longestDrain;
      while ((await connections(server)) > 0 && !isDrained()) await delay(20);
      await close(server, endStreams);
    },
  };
};

const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

const close = async (server: Server, endStreams: () => Promise<void>): Promise<void> => {
  const closed = once(server, 'close');
  // Who has connected before this turn of the event loop has been taken on by its end, who comes later is refused.
  await turn();
  server.close();
  await endStreams();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  await closed;
  clearInterval(idle);
};
