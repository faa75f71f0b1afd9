import type { Browser } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { inBrowser } from './inBrowser.ts';
import { slowly, type Line } from './line.ts';
import { signedIn, signedInPage, type Session } from './signedIn.ts';

const line: Line = { bytesPerSecond: 50_000, latencyMs: 150 };
const rounds = 5;
const wanted = 1.3;

type Seen = { seconds: number; kilobytes: number; ratio: number };

/** Today on a slow line, signed in, with nothing kept in the browser: against what its bytes take by themselves. */
export const slowLine = (): Promise<Figure[]> =>
  inBrowser(async (browser, address) => {
    const { session } = await signedIn(address);
    const seen: Seen[] = [];
    for (let round = 0; round < rounds; round++) seen.push(await home(browser, address, session));
    const { seconds, kilobytes, ratio } = seen.toSorted((one, other) => one.ratio - other.ratio)[rounds >> 1]!;
    return [
      {
        name: `Today without a cache, ${line.bytesPerSecond / 1_000} kB/s and ${line.latencyMs} ms`,
        figure: `${seconds.toFixed(2)} s for ${Math.round(kilobytes)} kB`,
        ratio: ratio.toFixed(2),
        wanted: `at most ${wanted} of its bytes alone`,
        met: ratio <= wanted,
      },
    ];
  });

/** Until the day's figures stand there. */
async function home(on: Browser, address: string, session: Session): Promise<Seen> {
  const page = await signedInPage(on, address, session, 360);
  const received = await slowly(page, line);
  const begin = performance.now();
  await page.goto(`${address}/home`, { waitUntil: 'commit' });
  await page.locator('main').getByText('₹').first().waitFor();
  const seconds = (performance.now() - begin) / 1_000;
  const bytes = received();
  await page.context().close();
  return { seconds, kilobytes: bytes / 1_000, ratio: seconds / (bytes / line.bytesPerSecond) };
}
