import type { BenchDatabase, Figure, SeededShop, Stage } from '../figure.ts';
import { idsOf, mustAgree } from '../measure/agree.ts';
import { besideFiles } from '../measure/besideFiles.ts';
import { startChild } from '../measure/child.ts';
import { compared } from '../measure/compared.ts';
import { bodyOf, load, rawRequest } from '../measure/load.ts';
import { beside, stalled, tooMuch } from '../measure/neighbours.ts';
import { alternate, type Series } from '../measure/rounds.ts';
import { barePage, bareRecord, pageRequest, recordRequest, recordText, rowsOf, statementsOf } from './requests.ts';

const seconds = 2;
const rounds = 7;

/** Pages one to five of all the shops, or up to another one, one after the other. */
export const pages = <T>(of: (shop: SeededShop, page: number) => T, { shops }: BenchDatabase, last = 5): T[] =>
  shops.map((shop, i) => of(shop, 1 + (i % last)));

const query = (page: number) => `pageNumber=${page}&pageSize=20`;

/** The same page as remult's own client gets it: items and total in one call, the items' units in another. */
const remultPage = ({ id, unit }: SeededShop, page: number) => [
  rawRequest(`/api/products?__action=query&_limit=20&_page=${page}&_sort=id&_order=desc`, {
    token: id,
    method: 'POST',
    body: '{"where":{},"aggregate":{}}',
  }),
  rawRequest(`/api/units?id.in=${encodeURIComponent(JSON.stringify([unit]))}`, { token: id }),
];

/** `json`: PostgreSQL writes the JSON for the bare handler too. `last`: page, whose text reaches far enough for all of them. */
const startBare = ({ ownerUrl, large }: BenchDatabase, { json = false, last = 5 }) => {
  const [list, count] = statementsOf(large, query(last));
  const reply = (text: string) => (json ? text : rowsOf(text));
  return startChild('postgres/servers/bare.ts', {
    url: ownerUrl,
    json,
    list: reply(list.text),
    count: count.text,
    record: reply(recordText),
  });
};

export const startOurs = ({ url, folder }: BenchDatabase) => startChild('postgres/servers/ours.ts', { url, folder });

export const listPages = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const { ours, bare, written } = await startHandlers(database);
  const remult = await startChild('postgres/servers/remult.ts', { url: database.ownerUrl });
  const bareRequests = pages((shop, page) => barePage(shop, query(page)), database);
  const variants = {
    bare: { port: bare.port, requests: bareRequests },
    written: { port: written.port, requests: bareRequests },
    ours: { port: ours.port, requests: pages((shop, page) => pageRequest(shop, query(page)), database) },
    remult: { port: remult.port, requests: pages(remultPage, database).flat() },
  };
  const first = Object.values(variants).map(({ port, requests }) => bodyOf(port, requests[0]!));
  mustAgree((await Promise.all(first)).map(idsOf));
  const series = await alternate(
    {
      bare: () => load({ ...variants.bare, seconds }),
      written: () => load({ ...variants.written, seconds }),
      ours: () => load({ ...variants.ours, seconds }),
      remult: async () => (await load({ ...variants.remult, seconds })) / 2,
    },
    { rounds },
  );
  await Promise.all([bare, written, ours, remult].map(child => child.stop()));
  return [
    ...besideBare('List page with total, signed in', series, 1.2),
    compared('List page with total, signed in', series['ours']!, 'remult on express', series['remult']!, 3),
  ];
};

const deepest = 70;

/** Pages from the first to far behind it, and what it costs to pack them. */
export const manyPages = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const ours = await startOurs(database);
  const bare = await startBare(database, { last: deepest });
  const asked = (gzip: boolean) => pages((shop, page) => pageRequest(shop, query(page), gzip), database, deepest);
  const requests = {
    bare: pages((shop, page) => barePage(shop, query(page)), database, deepest),
    ours: asked(false),
    packed: asked(true),
  };
  const series = await alternate(
    {
      bare: () => load({ port: bare.port, requests: requests.bare, seconds }),
      ours: () => load({ port: ours.port, requests: requests.ours, seconds }),
      packed: () => load({ port: ours.port, requests: requests.packed, seconds }),
    },
    { rounds },
  );
  await Promise.all([bare, ours].map(child => child.stop()));
  return [
    compared(`List pages 1 to ${deepest}, signed in`, series['ours']!, 'bare handler', series['bare']!, 1.2),
    compared('The same, packed by gzip', series['packed']!, 'as they are', series['ours']!),
  ];
};

export const oneRecord = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const { ours, bare, written } = await startHandlers(database);
  const shop = database.shops[0]!;
  const ids = idsOf(await bodyOf(ours.port, pageRequest(shop, 'pageSize=1000')));
  const requests = { bare: ids.map(id => bareRecord(shop, id)), ours: ids.map(id => recordRequest(shop, id)) };
  const series = await alternate(
    {
      bare: () => load({ port: bare.port, requests: requests.bare, seconds }),
      written: () => load({ port: written.port, requests: requests.bare, seconds }),
      ours: () => load({ port: ours.port, requests: requests.ours, seconds }),
    },
    { rounds },
  );
  await Promise.all([bare, written, ours].map(child => child.stop()));
  return besideBare('One record, signed in', series, 0.8);
};

/** What one shop's crowd costs another, and what becomes of more than can be answered. */
export const neighbours = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const ours = await startOurs(database);
  const [loud, quiet] = [database.shops[0]!, database.shops[1]!];
  const many = database.shops.slice(0, 10);
  const figures = [
    await beside('PostgreSQL', ours, loud, quiet),
    ...(await stalled('PostgreSQL', ours, database.large, quiet)),
    ...(await tooMuch('PostgreSQL', ours, many)),
  ];
  await ours.stop();
  return figures;
};

/** What one shop's costly files cost another. */
export const files = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const ours = await startOurs(database);
  const [loud, quiet] = [database.shops[0]!, database.shops[1]!];
  const figures = await besideFiles('PostgreSQL', ours, loud, quiet);
  await ours.stop();
  return figures;
};

const startHandlers = async (database: BenchDatabase) => ({
  ours: await startOurs(database),
  bare: await startBare(database, {}),
  written: await startBare(database, { json: true }),
});

/** Wanted beside a handler as one writes it; how much of the distance is PostgreSQL's writing of the JSON is told too. */
const besideBare = (name: string, series: Series, wanted: number): Figure[] => [
  compared(name, series['ours']!, 'bare handler', series['bare']!, wanted),
  compared(name, series['ours']!, 'bare handler, JSON by PostgreSQL', series['written']!),
];
