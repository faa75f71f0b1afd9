import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, SeededShop } from '../figure.ts';
import { pageRequest } from '../postgres/requests.ts';
import type { Child } from './child.ts';
import { crowd, latencies, load, rawRequest } from './load.ts';
import { median, whole } from './rounds.ts';

const rounds = 5;
const seconds = 3;
const page = (shop: SeededShop) => pageRequest(shop, 'pageNumber=1&pageSize=20');

const at = (share: number, times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]!;

/** Page after page of one shop until told to stop. */
const pagesUntil = async (port: number, shop: SeededShop, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = [];
  while (!isOver()) times.push(...(await latencies(port, [page(shop)])));
  return times;
};

const during = async <T>(work: Promise<T>, measure: (isOver: () => boolean) => Promise<number[]>) => {
  let over = false;
  const [times, result] = await Promise.all([measure(() => over), work.finally(() => (over = true))]);
  return { times, result };
};

/** What one shop's pages take while another asks for 32 at a time. */
export const beside = async (name: string, { port }: Child, loud: SeededShop, quiet: SeededShop): Promise<Figure> => {
  const measure = (work: Promise<unknown>) => during(work, isOver => pagesUntil(port, quiet, isOver));
  const series: { alone: number[]; beside: number[]; ratios: number[] } = { alone: [], beside: [], ratios: [] };
  await measure(delay(seconds * 1_000));
  for (let round = 0; round < rounds; round++) {
    const calm = (await measure(delay(seconds * 1_000))).times;
    const busy = (await measure(crowd({ port, requests: [page(loud)], connections: 32, seconds }))).times;
    const alone = at(0.99, calm);
    const other = at(0.99, busy);
    series.alone.push(alone);
    series.beside.push(other);
    series.ratios.push(other / alone);
  }
  return {
    name: `${name}: 99 of 100 pages of a shop while another asks for 32 at a time`,
    figure: `${median(series.beside).toFixed(1)} ms; alone ${median(series.alone).toFixed(1)} ms`,
    ratio: median(series.ratios).toFixed(2),
    wanted: 'at most 2',
    met: median(series.ratios) <= 2,
  };
};

const readers = 100;

/** A hundred who begin to read one shop's export and take no more of it: what another shop's pages take, and what memory they hold. */
export const stalled = async (name: string, child: Child, loud: SeededShop, quiet: SeededShop): Promise<Figure[]> => {
  const { port } = child;
  const measure = (work: Promise<unknown>) => during(work, isOver => pagesUntil(port, quiet, isOver));
  await measure(delay(seconds * 1_000));
  const alone = at(0.99, (await measure(delay(seconds * 1_000))).times);
  await child.watched();
  const request = rawRequest(`/api/shops/${loud.id}/admin/products/export?format=csv`, { token: loud.token });
  const sockets = Array.from({ length: readers }, () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(request);
    return socket;
  });
  // Until what lies between the server and a reader is full.
  const first = at(0.99, (await measure(delay(2 * seconds * 1_000))).times);
  const later = at(0.99, (await measure(delay(seconds * 1_000))).times);
  const { memoryBefore, memoryPeak } = await child.watched();
  for (const socket of sockets) socket.destroy();
  return [
    {
      name: `${name}: 99 of 100 pages of a shop while ${readers} readers begin an export of another and stall`,
      figure: `${first.toFixed(1)} ms while they begin, ${later.toFixed(1)} ms after; alone ${alone.toFixed(1)} ms`,
      ratio: (later / alone).toFixed(2),
      wanted: 'at most 2',
      met: later <= 2 * alone,
    },
    { name: `${name}: memory meanwhile`, figure: `${memoryBefore} MB before, ${memoryPeak} MB at its peak` },
  ];
};

/** Three times as much as can be answered: what they are told, whether the server still says that it is there, and how soon all is as before. */
export const tooMuch = async (name: string, { port }: Child, shops: readonly SeededShop[]): Promise<Figure[]> => {
  const shop = shops[0]!;
  const alone = median(
    await latencies(
      port,
      Array.from({ length: 200 }, () => page(shop)),
    ),
  );
  const ready = rawRequest('/readyz');
  const health = async (isOver: () => boolean) => {
    const times: number[] = [];
    while (!isOver()) {
      times.push(...(await latencies(port, [ready])));
      await delay(50);
    }
    return times;
  };
  const carried = await load({ port, requests: shops.map(page), seconds });
  const all = crowd({ port, requests: shops.map(page), connections: Math.ceil(3 * carried), seconds: 10 }, 1_000);
  const { times: waits, result } = await during(all, health);
  const ended = performance.now();
  while ((await latencies(port, [page(shop)]))[0]! > 3 * alone) await delay(10);
  const back = performance.now() - ended;
  const { statuses, times } = result;
  const told = Object.entries(statuses).map(([status, count]) => `${status} ${whole(count)} times`);
  return [
    {
      name: `${name}: three times ${whole(carried)} pages a second, for ten seconds`,
      figure: `${told.join(', ')}; half within ${whole(median(times))} ms, all within ${whole(Math.max(...times))} ms`,
      wanted: 'only 200, 429 and 503',
      met: Object.keys(statuses).every(status => ['200', '429', '503'].includes(status)),
    },
    {
      name: `${name}: /readyz meanwhile`,
      figure: `at most ${whole(Math.max(...waits))} ms`,
      wanted: 'at most 1,000 ms',
      met: Math.max(...waits) <= 1_000,
    },
    {
      name: `${name}: pages as quick as before`,
      figure: `${whole(back)} ms later`,
      wanted: 'within 5,000 ms',
      met: back <= 5_000,
    },
  ];
};
