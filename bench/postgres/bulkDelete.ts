import { createApi } from '../../api/app.ts';
import type { Database, Ports } from '../../api/ports.ts';
import { openServer } from '../../server/db/server.ts';
import { nodePorts } from '../../server/ports.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { median } from '../measure/rounds.ts';

const rounds = 7;

/** A thousand products into the trash by one request, and back again. */
export const bulkDeleting = async (stage: Stage): Promise<Figure[]> => {
  const { url, folder, large } = await stage.postgres();
  const opened = openServer({ url });
  const batches: number[] = [];
  const ports = await nodePorts(
    { ...opened, database: timed(opened.database, batches), embedded: false },
    benchEnv(folder),
  );
  const call = callerOf(ports, large);
  const { items } = await call<{ items: { id: string }[] }>('GET', '?pageSize=1000');
  const ids = items.map(({ id }) => id);
  const deletions: number[] = [];
  for (let round = -1; round < rounds; round++) {
    batches.length = 0;
    await call('POST', '/delete', { ids });
    if (batches.length !== 1) throw new Error(`The deletion took ${batches.length} round trips.`);
    if (round >= 0) deletions.push(batches[0]!);
    await call('POST', '/restore', { ids });
  }
  await ports.jobs.stop(0);
  await opened.close();
  return [
    {
      name: 'Bulk delete of 1,000, with history',
      figure: `${median(deletions).toFixed(1)} ms of database time, one request, one round trip`,
      wanted: 'below 20 ms',
      met: median(deletions) < 20,
    },
  ];
};

const timed = (database: Database, taken: number[]): Database => ({
  ...database,
  batch: async statements => {
    const started = performance.now();
    const results = await database.batch(statements);
    taken.push(performance.now() - started);
    return results;
  },
});

const callerOf = (ports: Ports, { id, token }: SeededShop) => {
  const api = createApi(ports);
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = new Request(`http://bench.test/api/shops/${id}/admin/products${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await api.fetch(request);
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: T }).data;
  };
};
