import type { Figure, SeededShop } from '../figure.ts';
import { startChild, type Child } from '../measure/child.ts';
import { besideFiles } from '../measure/besideFiles.ts';
import { load } from '../measure/load.ts';
import { beside, stalled, tooMuch } from '../measure/neighbours.ts';
import { alternate, median, rate, ratio, whole } from '../measure/rounds.ts';
import { pageRequest } from '../postgres/requests.ts';

const seconds = 2;
const wantedPages = 1_500;
const longestHold = 50;

export const startEmbedded = async (shops: number, rows: number) => {
  const child = await startChild('embedded/servers/ours.ts', { shops, rows });
  return { ...child, shops: await child.ask<SeededShop[]>('shops') };
};

const pagesOf =
  ({ port }: Child, shop: SeededShop, pages: number) =>
  () =>
    load({
      port,
      requests: Array.from({ length: pages }, (_, i) => pageRequest(shop, `pageNumber=${i + 1}&pageSize=20`)),
      seconds,
    });

/** The whole product over HTTP against its own statements without anything around them. */
export const embeddedList = async (): Promise<Figure[]> => {
  const ours = await startEmbedded(1, 1_500);
  const straight = await startChild('embedded/servers/straight.ts', { shops: 1, rows: 1_500 });
  await ours.watched();
  const series = await alternate(
    { ours: pagesOf(ours, ours.shops[0]!, 5), straight: () => straight.ask<number>('rate') },
    { rounds: 7 },
  );
  const { longestDelayMs } = await ours.watched();
  await Promise.all([ours.stop(), straight.stop()]);
  const [our, their] = [series['ours']!, series['straight']!];
  return [
    {
      name: 'Embedded: list page with total, signed in',
      figure: `${rate(our)}; the statements straight to the worker ${rate(their)}`,
      ratio: ratio(our, their).toFixed(2),
      wanted: 'at least 0.7',
      met: ratio(our, their) >= 0.7,
    },
    {
      name: 'Embedded: list pages, signed in',
      figure: rate(our),
      wanted: `at least ${whole(wantedPages)}/s`,
      met: median(our) >= wantedPages,
    },
    held('lists', longestDelayMs),
  ];
};

export const held = (during: string, longestDelayMs: number): Figure => ({
  name: `Embedded: event loop held during ${during}`,
  figure: `${Math.round(longestDelayMs)} ms at most`,
  wanted: `at most ${longestHold} ms`,
  met: longestDelayMs <= longestHold,
});

/** What the other shops of a database cost one of them. */
export const manyShops = async (): Promise<Figure[]> => {
  const [few, many] = [await startEmbedded(10, 100), await startEmbedded(1_000, 100)];
  const series = await alternate(
    { few: pagesOf(few, few.shops[5]!, 5), many: pagesOf(many, many.shops[500]!, 5) },
    { rounds: 7 },
  );
  await Promise.all([few.stop(), many.stop()]);
  const slower = ratio(series['few']!, series['many']!);
  return [
    {
      name: 'Embedded: the same list beside 1,000 shops',
      figure: `${rate(series['many']!)}; beside 10 shops ${rate(series['few']!)}`,
      ratio: slower.toFixed(2),
      wanted: 'at most 1.2',
      met: slower <= 1.2,
    },
  ];
};

/** What one shop's crowd costs another, and what becomes of more than can be answered. */
export const embeddedNeighbours = async (): Promise<Figure[]> => {
  const ours = await startEmbedded(10, 1_500);
  const [loud, quiet] = [ours.shops[0]!, ours.shops[1]!];
  const figures = [
    await beside('Embedded', ours, loud, quiet),
    ...(await stalled('Embedded', ours, loud, quiet)),
    ...(await tooMuch('Embedded', ours, ours.shops)),
  ];
  await ours.stop();
  return figures;
};

/** What one shop's costly files cost another. */
export const embeddedFiles = async (): Promise<Figure[]> => {
  const ours = await startEmbedded(2, 1_500);
  const [loud, quiet] = [ours.shops[0]!, ours.shops[1]!];
  const figures = await besideFiles('Embedded', ours, loud, quiet);
  await ours.stop();
  return figures;
};
