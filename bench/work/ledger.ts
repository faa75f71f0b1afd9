import pg from 'pg';
import { createApi } from '../../api/app.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import { postStatements, type NewEntry } from '../../api/ledger/post.ts';
import { openServer } from '../../server/db/server.ts';
import { nodePorts } from '../../server/ports.ts';
import { prepared } from '../embedded/servers/prepared.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { timed, within } from '../measure/timed.ts';
import { benchPostings, benchYear, withBenchLedger } from './benchLedger.ts';

type Ports = Awaited<ReturnType<typeof nodePorts>>;
type Wanted = { page: number; trialBalance: number; entries?: number };

const people = 16;
const seconds = 5;
const calls = 20;

/** The books of a year with a million postings: read, and written to by sixteen at once. */
export const ledger = async (stage: Stage): Promise<Figure[]> => {
  const { url, ownerUrl, folder, large } = await stage.postgres();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  for (const text of withBenchLedger(large.id)) await owner.query(text);
  await owner.end();
  const opened = openServer({ url });
  await opened.warm();
  const ports = await nodePorts({ ...opened, embedded: false }, benchEnv(folder));
  const figures = await measured('PostgreSQL', ports, large, { page: 50, trialBalance: 300, entries: 200 });
  await ports.jobs.stop(0);
  await opened.close();
  return figures;
};

export const embeddedLedger = async (): Promise<Figure[]> => {
  const { folder, shops, embedded, remove } = await prepared({ shops: 1, rows: 20 });
  const [shop] = shops as [SeededShop];
  for (const text of withBenchLedger(shop.id)) await embedded.pool.query(text);
  const ports = await nodePorts({ ...embedded, embedded: true }, benchEnv(folder));
  const figures = await measured('Embedded', ports, shop, { page: 50, trialBalance: 1_000 });
  await ports.jobs.stop(0);
  await embedded.close();
  remove();
  return figures;
};

const measured = async (where: string, ports: Ports, shop: SeededShop, wanted: Wanted): Promise<Figure[]> => {
  const { fetch } = createApi(ports);
  const headers = { authorization: `Bearer ${shop.token}` };
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(new Request(`http://bench.test/api/shops/${shop.id}/ledger/${path}`, { headers }));
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: T }).data;
  };
  const { items } = await ask<{ items: { id: string }[] }>('accounts?kind=cash');
  const year = String(new URLSearchParams(benchYear));
  const statement = (page: number) => ask(`accounts/${items[0]!.id}/statement?${year}&pageSize=50&pageNumber=${page}`);
  const among = `${benchPostings / 1_000_000} million postings`;
  const read = async (name: string, most: number, call: () => Promise<unknown>) =>
    within(`${where}: ${name}`, await timed(call, calls), most);
  return [
    await read(`a page of the cash book of a year, among ${among}`, wanted.page, () => statement(1)),
    await read('its hundredth page', wanted.page, () => statement(100)),
    await read('trial balance of that year', wanted.trialBalance, () => ask(`trial_balance?${year}`)),
    await read('dues by age', wanted.trialBalance, () => ask(`dues?side=weOwe&on=${benchYear.to}`)),
    await written(where, ports, shop.id, wanted.entries),
  ];
};

/** Entries of ten postings, by sixteen at once who all move the same cash. */
const written = async (where: string, { database, ids }: Ports, shop: string, wanted?: number): Promise<Figure> => {
  const until = performance.now() + seconds * 1_000;
  let count = 0;
  const lane = async (n: number) => {
    while (performance.now() < until) {
      await database.batch([enterJob(shop, null), ...postStatements(shop, [entry(n)], { at: new Date(), ids })]);
      count += 1;
    }
  };
  const entry = (n: number): NewEntry => ({
    id: ids.next(),
    day: benchYear.to,
    entity: null,
    recordId: null,
    tillId: null,
    reversesId: null,
    note: null,
    postings: Array.from({ length: 10 }, (_, i) => ({
      from: i % 2 ? 'opening' : 'owner',
      to: (['cash', 'upi', 'card', 'stock', 'cheque'] as const)[(n + i) % 5]!,
      unit: 'INR',
      amount: BigInt(100 + i),
    })),
  });
  await Promise.all(Array.from({ length: people }, (_, n) => lane(n)));
  const perSecond = count / seconds;
  return {
    name: `${where}: entries of ten postings, sixteen at once`,
    figure: `${perSecond.toFixed(0)}/s`,
    ...(wanted !== undefined && { wanted: `at least ${wanted}/s`, met: perSecond >= wanted }),
  };
};
