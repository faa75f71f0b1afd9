import type { Browser } from '@playwright/test';
import { cardPath } from '../../schema/rules/bizCards.ts';
import type { Figure } from '../figure.ts';
import { median } from '../measure/rounds.ts';
import { inBrowser } from './inBrowser.ts';
import { slowly, type Line } from './line.ts';
import { signedIn } from './signedIn.ts';

/** A slow 4G and a middling phone, as Lighthouse takes them. */
const line: Line = { bytesPerSecond: 200_000, latencyMs: 150, cpu: 4 };
const rounds = 5;
const wanted = 1_500;

type Card = { id: string; design: string; state: string };

/** Each published card of the demo, for the first time: until its largest part is painted. */
export const cards = (): Promise<Figure[]> =>
  inBrowser(async (browser, address) => {
    const { call, shopId } = await signedIn(address);
    const { items } = await call<{ items: Card[] }>(`/shops/${shopId}/biz_cards?pageSize=50`);
    const figures: Figure[] = [];
    for (const { id, design } of items.filter(({ state }) => state === 'published')) {
      const seen: Seen[] = [];
      for (let round = 0; round < rounds; round++) seen.push(await painted(browser, address + cardPath(shopId, id)));
      const milliseconds = median(seen.map(({ at }) => at));
      figures.push({
        name: `Card ${design} on a slow 4G`,
        figure: `largest paint after ${Math.round(milliseconds)} ms, ${Math.round(seen[0]!.bytes / 1_000)} kB`,
        wanted: `below ${wanted} ms`,
        met: milliseconds < wanted,
      });
    }
    return figures;
  });

type Seen = { at: number; bytes: number };

async function painted(on: Browser, address: string): Promise<Seen> {
  const context = await on.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, locale: 'en-IN' });
  const page = await context.newPage();
  const received = await slowly(page, line);
  await page.goto(address, { waitUntil: 'networkidle' });
  const at = await page.evaluate(
    () =>
      new Promise<number>(done =>
        new PerformanceObserver(list => done(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  const bytes = received();
  await context.close();
  return { at, bytes };
}
