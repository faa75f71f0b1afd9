import type { Figure, Stage } from '../figure.ts';
import { download } from '../measure/download.ts';
import { latencies } from '../measure/load.ts';
import { median, whole } from '../measure/rounds.ts';
import { startOurs } from './lists.ts';
import { pageRequest } from './requests.ts';

const rounds = 5;
const wantedRows = 50_000;

/** 50,000 rows as CSV, while somebody else turns pages all the time. */
export const exporting = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const { large, shops } = database;
  const ours = await startOurs(database);
  const path = `/api/shops/${large.id}/admin/products/export?format=csv`;
  const page = pageRequest(shops[0]!, 'pageSize=20');
  const during = async () => {
    const running = download(ours.port, path, large.token);
    let done = false;
    void running.finally(() => (done = true));
    const waits: number[] = [];
    while (!done) waits.push(...(await latencies(ours.port, [page])));
    const { lines, seconds } = await running;
    if (lines !== wantedRows + 1) throw new Error(`The export has ${lines} lines.`);
    return { rate: wantedRows / seconds, wait: Math.max(...waits) };
  };
  await during();
  const alone = Math.max(
    ...(await latencies(
      ours.port,
      Array.from({ length: 500 }, () => page),
    )),
  );
  await ours.watched();
  const exports: Awaited<ReturnType<typeof during>>[] = [];
  for (let round = 0; round < rounds; round++) exports.push(await during());
  const rates = exports.map(({ rate }) => rate);
  const stall = Math.max(...exports.map(({ wait }) => wait));
  const { longestDelayMs, memoryBefore, memoryPeak } = await ours.watched();
  await ours.stop();
  return [
    {
      name: 'Export of 50,000 rows as CSV',
      figure: `${whole(median(rates))} rows/s`,
      wanted: 'at least 250,000 rows/s',
      met: median(rates) >= 250_000,
    },
    {
      name: 'Memory during exports',
      figure: `${memoryBefore} MB before, ${memoryPeak} MB at its peak`,
      wanted: 'flat: at most 64 MB more',
      met: memoryPeak - memoryBefore <= 64,
    },
    {
      name: 'Longest wait of another request',
      figure: `${Math.round(stall)} ms (${Math.round(alone)} ms without an export; event loop held ${Math.round(longestDelayMs)} ms)`,
      wanted: 'at most 60 ms',
      met: stall <= 60,
    },
  ];
};
