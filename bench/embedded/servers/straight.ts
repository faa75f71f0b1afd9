/** The same statements, sent to the same worker with nothing around them. */
import { hash } from 'node:crypto';
import pg from 'pg';
import { enter } from '../../../api/db/transactionContext.ts';
import { Wire } from '../../../server/db/embedded/wire.ts';
import type { Request } from '../../../server/db/embedded/worker.ts';
import { send } from '../../../server/db/pipeline.ts';
import type { Plot } from '../../measure/seed.ts';
import { serving, settings } from '../../measure/serving.ts';
import { statementsOf } from '../../postgres/requests.ts';
import { prepared } from './prepared.ts';

/** Remembers the bytes that it carries. */
class RecordingWire extends Wire {
  carried = new Uint8Array();
  override ask(request: Request) {
    if (typeof request !== 'string') this.carried = request.slice();
    return super.ask(request);
  }
}

const seconds = 2;
const { database, shops, embedded, remove } = await prepared(settings<Plot>());
await embedded.close();
const shop = shops[0]!;
const wire = new RecordingWire({ folder: database }, 600_000);
const client = new pg.Client({ user: 'postgres', ssl: false, stream: () => wire });
await client.connect();
await client.query(`set plan_cache_mode = 'force_generic_plan'; set timezone = 'UTC'`);

const batch = (page: number) => [
  { text: 'BEGIN', values: [] },
  enter({ session: hash('sha256', shop.token), shop: shop.id, permission: 'shop/product/read', at: new Date() }),
  ...statementsOf(shop, `pageNumber=${page}&pageSize=20`),
  { text: 'COMMIT', values: [] },
];
/** Recorded the second time, when every statement is prepared. */
const recorded: Uint8Array<ArrayBuffer>[] = [];
for (const page of [1, 2, 3, 4, 5]) {
  await send(client, batch(page));
  await send(client, batch(page));
  recorded.push(wire.carried);
}

const rate = async () => {
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < seconds * 1_000) await wire.ask(recorded[done++ % recorded.length]!.slice());
  return done / ((performance.now() - started) / 1_000);
};
const close = async () => {
  await client.end();
  await wire.left;
  remove();
};
serving(0, close, { rate });
