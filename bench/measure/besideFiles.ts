import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, SeededShop } from '../figure.ts';
import { pageRequest } from '../postgres/requests.ts';
import type { Child } from './child.ts';
import { largeFiles, smallFiles } from './importFiles.ts';
import { latencies } from './load.ts';
import { whole } from './rounds.ts';

const seconds = 40;
/** Within this time a person still waits for two rows. */
const longestImport = 5_000;

type Place = { port: number; shop: SeededShop };
type Report = { id: string; state: string };

/** Calls the API. A refusal is a reply as well. */
const call = async ({ port, shop }: Place, path: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${shop.token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/shops/${shop.id}/${path}`, { ...init, headers });
  return ((await response.json()) as { data: Report | null }).data;
};

const sendFile = (place: Place, file: Blob) => {
  const body = new FormData();
  body.set('file', file, 'people');
  return call(place, 'contacts/import', { method: 'POST', body });
};

/** Waits for the end of a job, in whatever state. */
const ended = async (place: Place, path: string, begun: Report | null): Promise<string | undefined> => {
  let report = begun;
  while (report?.state === 'running') {
    await delay(20);
    report = await call(place, `${path}/${report.id}`);
  }
  return report?.state;
};

/** Sends all files at a time, each again and again, and takes the shop out as archives. Returns how often. */
const makeNoise = async (place: Place, files: readonly Blob[], isOver: () => boolean): Promise<number> => {
  let done = 0;
  const repeat = async (work: () => Promise<unknown>) => {
    for (; !isOver(); done++) await work();
  };
  const takeOut = async () => ended(place, 'archives', await call(place, 'archives', { method: 'POST' }));
  await Promise.all([repeat(takeOut), ...files.map(file => repeat(() => sendFile(place, file)))]);
  return done;
};

type Times = Record<'pages' | 'csv' | 'workbook', number[]>;

/** Pages without a pause, and imports of two rows, from the upload to the end of the job. */
const useQuietly = async (place: Place, isOver: () => boolean): Promise<Times> => {
  const times: Times = { pages: [], csv: [], workbook: [] };
  const small = await smallFiles();
  const read = async () => {
    const page = pageRequest(place.shop, 'pageNumber=1&pageSize=20');
    do times.pages.push(...(await latencies(place.port, [page])));
    while (!isOver());
  };
  const bring = async () => {
    do
      for (const kind of ['csv', 'workbook'] as const) {
        const started = performance.now();
        const state = await ended(place, 'imports', await sendFile(place, small[kind]));
        if (state !== 'completed') throw new Error(`The import of two rows is ${state}.`);
        times[kind].push(performance.now() - started);
      }
    while (!isOver());
  };
  await Promise.all([read(), bring()]);
  return times;
};

const forSeconds = <T>(work: (isOver: () => boolean) => Promise<T>): Promise<T> => {
  const end = performance.now() + seconds * 1_000;
  return work(() => performance.now() >= end);
};

/** Measures a shop that reads lists and imports two rows, alone and beside one that sends costly files and takes itself out. */
export const besideFiles = async (
  name: string,
  { port }: Child,
  loud: SeededShop,
  quiet: SeededShop,
): Promise<Figure[]> => {
  const files = await largeFiles();
  const place = { port, shop: quiet };
  const alone = await forSeconds(isOver => useQuietly(place, isOver));
  const [beside, noise] = await forSeconds(isOver =>
    Promise.all([useQuietly(place, isOver), makeNoise({ port, shop: loud }, files, isOver)]),
  );
  const told = (kind: keyof Times) =>
    `${spread(beside[kind])} beside ${whole(noise)} costly files; alone ${spread(alone[kind])}`;
  const imported = (kind: 'csv' | 'workbook', what: string): Figure => ({
    name: `${name}: import of two rows from ${what} beside files of another shop`,
    figure: told(kind),
    wanted: `p99 at most ${whole(longestImport)} ms`,
    met: at(0.99, beside[kind]) <= longestImport,
  });
  return [
    { name: `${name}: list pages beside files of another shop`, figure: told('pages') },
    imported('csv', 'CSV'),
    imported('workbook', 'a workbook'),
  ];
};

const at = (share: number, times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]!;

/** `p50 3.1 ms, p99 8.4 ms of 1,234` */
const spread = (times: readonly number[]): string =>
  `p50 ${at(0.5, times).toFixed(1)} ms, p99 ${at(0.99, times).toFixed(1)} ms of ${whole(times.length)}`;
