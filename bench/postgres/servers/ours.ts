/** The whole product's way of a request, on a database that is there already. */
import { getRequestListener } from '@hono/node-server';
import { createApi } from '../../../api/app.ts';
import { urgent } from '../../../api/ports.ts';
import { work } from '../../../api/work.ts';
import { openServer } from '../../../server/db/server.ts';
import { listen } from '../../../server/http.ts';
import { nodePorts } from '../../../server/ports.ts';
import { createWeb } from '../../../server/web.ts';
import { withBenchDocuments } from '../../documents/benchDocuments.ts';
import { benchEnv } from '../../measure/env.ts';
import { serving, settings } from '../../measure/serving.ts';

/** `folder` stands for the built app and keeps the files. `documents`: with entities that are there for measuring alone. */
export type OurSettings = { url: string; folder: string; documents?: boolean };

const { url, folder, documents } = settings<OurSettings>();
if (documents) withBenchDocuments();
const opened = openServer({ url });
await opened.warm();
const ports = await nodePorts({ ...opened, embedded: false }, benchEnv(folder));
await work(ports);
const ready = async () => void (await opened.database.inQueue(urgent).batch([]));
const web = createWeb({ api: createApi(ports), folder, trustProxy: false, ready });
const answer = getRequestListener(web.fetch);
const { port, stop } = await listen(0, '127.0.0.1', (request, response) => void answer(request, response));
serving(port, async () => {
  await stop(() => Promise.resolve());
  await ports.jobs.stop(0);
  await opened.close();
});
