import type { Figure, SeededShop } from '../figure.ts';
import { pageRequest } from '../postgres/requests.ts';
import { startChild, type Child } from './child.ts';
import type { NoiseSettings } from './fileNoise.ts';
import { ended, sendFile, type Place } from './importCalls.ts';
import { smallFiles } from './importFiles.ts';
import { latencies } from './load.ts';
import { whole } from './rounds.ts';

const seconds = 40;
/** Within this time a person still waits for two rows. */
const longestImport = 5_000;

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
  { port, watched }: Child,
  loud: SeededShop,
  quiet: SeededShop,
): Promise<Figure[]> => {
  const measure = () => forSeconds(isOver => useQuietly({ port, shop: quiet }, isOver));
  const noise = await startChild('measure/fileNoise.ts', { port, shop: loud, seconds } satisfies NoiseSettings);
  const alone = await measure();
  await watched();
  const [beside, done] = await Promise.all([measure(), noise.ask<number>('make')]);
  const { longestDelayMs } = await watched();
  await noise.stop();
  const told = (kind: keyof Times) =>
    `${spread(beside[kind])} beside ${whole(done)} costly files; alone ${spread(alone[kind])}`;
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
    { name: `${name}: event loop held meanwhile`, figure: `${whole(longestDelayMs)} ms at most` },
  ];
};

const at = (share: number, times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]!;

/** `p50 3.1 ms, p99 8.4 ms of 1,234` */
const spread = (times: readonly number[]): string =>
  `p50 ${at(0.5, times).toFixed(1)} ms, p99 ${at(0.99, times).toFixed(1)} ms of ${whole(times.length)}`;
