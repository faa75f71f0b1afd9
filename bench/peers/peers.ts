import type { BenchDatabase, Figure, SeededShop, Stage } from '../figure.ts';
import { idsOf, mustAgree } from '../measure/agree.ts';
import { startChild, type Child } from '../measure/child.ts';
import { compared } from '../measure/compared.ts';
import { bodyOf, load } from '../measure/load.ts';
import { alternate } from '../measure/rounds.ts';
import { pages, startOurs } from '../postgres/lists.ts';
import { pageRequest } from '../postgres/requests.ts';
import { startDirectus } from './directus.ts';
import { installPeers } from './packages.ts';
import { directusCalls, feathersCalls, ourCalls, remultCreate, type Calls } from './requests.ts';
import { createSchema, dropSchema, schema } from './schema.ts';

const seconds = 2;
const rounds = 7;
/** Records prepared for each second: more than any server makes. */
const prepared = 8_000;

type Server = Calls & Child;
/** Remult's lists are compared in the bench of lists. */
type Servers = Record<'ours' | 'directus' | 'feathers', Server> & { remult: Pick<Calls, 'create'> & Child };

/** Lists, records and new records of the whole product beside what else one could build it with. */
export const peers = async (stage: Stage): Promise<Figure[]> => {
  installPeers();
  const database = await stage.postgres();
  const started: Child[] = [];
  try {
    await createSchema(database);
    const servers = await startServers(database, started);
    return [
      ...(await listPages(database, servers)),
      ...(await oneRecord(database, servers)),
      ...(await creating(database, servers)),
    ];
  } finally {
    await Promise.all(started.map(child => child.stop()));
    await dropSchema(database);
  }
};

/** Remult writes into the product's own table, the others into the plain one. */
const startServers = async (database: BenchDatabase, started: Child[]): Promise<Servers> => {
  const start = async <C>(calls: C, child: Promise<Child>): Promise<C & Child> => {
    started.push(await child);
    return { ...calls, ...(await child) };
  };
  const url = database.ownerUrl;
  return {
    ours: await start(ourCalls, startOurs(database)),
    directus: await start(directusCalls, startDirectus(database)),
    feathers: await start(feathersCalls, startChild('peers/servers/feathers.ts', { url, schema })),
    remult: await start({ create: remultCreate }, startChild('postgres/servers/remult.ts', { url })),
  };
};

const listPages = async (database: BenchDatabase, { ours, directus, feathers }: Servers): Promise<Figure[]> => {
  const all = { ours, directus, feathers };
  const requests = (server: Server) => pages(server.page, database);
  const first = await Promise.all(Object.values(all).map(server => bodyOf(server.port, requests(server)[0]!)));
  mustAgree(first.map(body => [...idsOf(body), String(totalOf(body))]));
  const series = await alternate(
    inTurns(all, server => load({ port: server.port, requests: requests(server), seconds })),
    { rounds },
  );
  const name = 'List page with total, beside peers';
  return [
    compared(name, series['ours']!, 'Directus', series['directus']!, 10),
    compared(name, series['ours']!, 'feathers', series['feathers']!),
  ];
};

const oneRecord = async ({ shops }: BenchDatabase, { ours, directus, feathers }: Servers): Promise<Figure[]> => {
  const all = { ours, directus, feathers };
  const shop = shops[0]!;
  const ids = idsOf(await bodyOf(ours.port, pageRequest(shop, 'pageSize=1000')));
  const requests = (server: Server) => ids.map(id => server.record(shop, id));
  const first = await Promise.all(Object.values(all).map(server => bodyOf(server.port, requests(server)[0]!)));
  mustAgree(first.map(body => [recordOf(body).id, ...contentOf(body)]));
  const series = await alternate(
    inTurns(all, server => load({ port: server.port, requests: requests(server), seconds })),
    { rounds },
  );
  const name = 'One record, beside peers';
  return [
    compared(name, series['ours']!, 'Directus', series['directus']!, 20),
    compared(name, series['ours']!, 'feathers', series['feathers']!),
  ];
};

/** In all shops in turn. */
const creating = async ({ shops }: BenchDatabase, all: Servers): Promise<Figure[]> => {
  let n = 0;
  const request = ({ create }: Pick<Calls, 'create'>, shop: SeededShop) => create(shop, ++n);
  const first = await Promise.all(Object.values(all).map(server => bodyOf(server.port, request(server, shops[0]!))));
  mustAgree(first.map(contentOf));
  const series = await alternate(
    inTurns(all, async server => {
      const requests = Array.from({ length: seconds * prepared }, (_, i) => request(server, shops[i % shops.length]!));
      const made = await load({ port: server.port, requests, seconds });
      // What is sent again makes nothing.
      if (made > prepared) throw new Error(`${made} records a second were made, and only ${prepared} prepared.`);
      return made;
    }),
    { rounds },
  );
  const name = 'A product created, beside peers';
  return [
    compared(name, series['ours']!, 'Directus', series['directus']!, 12),
    compared(name, series['ours']!, 'remult on express', series['remult']!, 1),
    compared(name, series['ours']!, 'feathers', series['feathers']!, 1),
  ];
};

const inTurns = <S>(servers: Record<string, S>, measure: (server: S) => Promise<number>) =>
  Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, () => measure(server)]));

const totalOf = (body: string): number => {
  const { meta, data, total } = JSON.parse(body);
  return meta?.filter_count ?? total ?? data.totalCount;
};

type Content = { id: string; hsncode: string; mrp: number | string; description: string };

const recordOf = (body: string): Content => {
  const reply = JSON.parse(body) as Content | { data: Content };
  return 'data' in reply ? reply.data : reply;
};

/** What every server calls alike; some write money as a text. */
const contentOf = (body: string): string[] => {
  const { hsncode, mrp, description } = recordOf(body);
  return [hsncode, String(Number(mrp)), description];
};
