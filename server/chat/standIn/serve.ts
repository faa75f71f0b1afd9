import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { StandIn } from './standIn.ts';

/** The stand-in on a port of its own that only this machine reaches. `address` is what the adapter's `baseUrl` takes. */
export const serveStandIn = async (standIn: StandIn): Promise<{ address: string; close(): Promise<void> }> => {
  const answer = getRequestListener(standIn.fetch);
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/v23.0`,
    async close() {
      standIn.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
