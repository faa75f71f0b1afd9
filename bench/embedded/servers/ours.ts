/** The whole product's way of a request, on an embedded database of its own. */
import { getRequestListener } from '@hono/node-server';
import { createApi } from '../../../api/app.ts';
import { urgent } from '../../../api/ports.ts';
import { work } from '../../../api/work.ts';
import { listen } from '../../../server/http.ts';
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
const answer = getRequestListener(web.fetch);
const { port, stop } = await listen(0, '127.0.0.1', (request, response) => void answer(request, response));
const close = async () => {
  await stop(() => Promise.resolve());
  await ports.jobs.stop(0);
  await embedded.close();
  remove();
};
serving(port, close, { shops: () => shops });
