/** A peer: Directus, the whole server. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serving, settings } from '../../measure/serving.ts';
import { peerPackage } from '../packages.ts';

type Directus = { createServer(): Promise<Server> };

// Directus reads them as it is loaded.
Object.assign(process.env, settings<Record<string, string>>());
const { createServer } = await peerPackage<Directus>('@directus/api/server');
const server = await createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
serving((server.address() as AddressInfo).port, async () => {
  server.close();
  server.closeAllConnections();
});
