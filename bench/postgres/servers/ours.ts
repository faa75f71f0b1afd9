/** The whole product's way of a request, on a database that is there already. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApi } from '../../../api/app.ts';
import { urgent } from '../../../api/ports.ts';
import { work } from '../../../api/work.ts';
import { openServer } from '../../../server/db/server.ts';
import { nodePorts } from '../../../server/ports.ts';
import { createWeb } from '../../../server/web.ts';
import { benchEnv } from '../../measure/env.ts';
import { serving, settings } from '../../measure/serving.ts';

/** `folder` stands for the built app and keeps the files. */
export type OurSettings = { url: string; folder: string };

const { url, folder } = settings<OurSettings>();
const opened = openServer({ url });
const ports = await nodePorts({ ...opened, embedded: false }, benchEnv(folder));
await work(ports);
const ready = async () => void (await opened.database.inQueue(urgent).batch([]));
const web = createWeb({ api: createApi(ports), folder, trustProxy: false, ready });
const server = serve({ fetch: web.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
serving((server.address() as AddressInfo).port, async () => {
  server.close();
  await ports.jobs.stop(0);
  await opened.close();
});
