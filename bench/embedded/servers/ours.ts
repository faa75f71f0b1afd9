/** The whole product's way of a request, on an embedded database of its own. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApi } from '../../../api/app.ts';
import { urgent } from '../../../api/ports.ts';
import { work } from '../../../api/work.ts';
import { nodePorts } from '../../../server/ports.ts';
import { createWeb } from '../../../server/web.ts';
import { benchEnv } from '../../measure/env.ts';
import { serving, settings } from '../../measure/serving.ts';
import type { Plot } from '../../measure/seed.ts';
import { prepared } from './prepared.ts';

const { folder, shops, embedded, remove } = await prepared(settings<Plot>());
const ports = await nodePorts({ ...embedded, embedded: true }, benchEnv(folder));
await work(ports);
const ready = async () => void (await embedded.database.inQueue(urgent).batch([]));
const web = createWeb({ api: createApi(ports), folder, trustProxy: false, ready });
const server = serve({ fetch: web.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
const close = async () => {
  server.close();
  await ports.jobs.stop(0);
  await embedded.close();
  remove();
};
serving((server.address() as AddressInfo).port, close, { shops: () => shops });
