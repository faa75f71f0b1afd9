import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { StandIn } from './standIn.ts';

type Served = {
  address: string;
  /** Takes no more calls; resolves once the last one that came has ended. What was accepted is told on. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
};

/** The stand-in on a port of its own that only this machine reaches. `address` is what the adapter's `baseUrl` takes. */
export const serveStandIn = async (standIn: StandIn): Promise<Served> => {
  const answer = getRequestListener(standIn.fetch);
  const calls = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const call = answer(request, response).finally(() => calls.delete(call));
    calls.add(call);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const closed = once(server, 'close');
  const hangUp = async () => {
    server.close();
    await closed;
    await Promise.allSettled(calls);
  };
  return {
    address: `http://127.0.0.1:${port}/v23.0`,
    hangUp,
    async close() {
      standIn.stop();
      server.closeAllConnections();
      await hangUp();
    },
  };
};
