/** A shop that sends costly files and takes itself out, in a process of its own: what it costs to send them holds nobody who measures. */
import { call, ended, sendFile, type Place } from './importCalls.ts';
import { largeFiles } from './importFiles.ts';
import { serving, settings } from './serving.ts';

export type NoiseSettings = Place & { seconds: number };

const { seconds, ...place } = settings<NoiseSettings>();
const files = await largeFiles();

/** Sends all files at a time, each again and again, and takes the shop out as archives. Returns how often. */
const make = async (): Promise<number> => {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  const repeat = async (work: () => Promise<unknown>) => {
    for (; performance.now() < end; done++) await work();
  };
  const takeOut = async () => ended(place, 'archives', await call(place, 'archives', { method: 'POST' }));
  await Promise.all([repeat(takeOut), ...files.map(file => repeat(() => sendFile(place, file)))]);
  return done;
};

serving(0, () => Promise.resolve(), { make });
