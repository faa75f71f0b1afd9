import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { median } from '../measure/rounds.ts';
import { inBrowser } from './inBrowser.ts';
import { signedIn, type Session } from './signedIn.ts';

const many = 2_000;
const atOnce = 20;
const rounds = 10;
const wanted = 100;

type Named = { items: { id: string; name: string }[] };

/** A card of the board of work orders, from the drop until it is painted in its new column: with the orders of the demo, and with many. */
export const board = (): Promise<Figure[]> =>
  inBrowser(async (browser, address) => {
    const { session, shopId, call } = await signedIn(address);
    const path = `/shops/${shopId}`;
    const [{ items: types }, { items: states }] = [
      await call<Named>(`${path}/work_order_types`),
      await call<Named>(`${path}/work_order_states`),
    ];
    const columns = states.slice(1, 3).map(({ name }) => name) as [string, string];
    const few = await moved(browser, { address, session, columns });
    for (let n = 0; n < many; n += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, (_, i) =>
          call(`${path}/work_orders`, {
            name: `Chain ${n + i}`,
            typeId: types[0]!.id,
            statusId: states[(n + i) % 4]!.id,
          }),
        ),
      );
    const milliseconds = await moved(browser, { address, session, columns });
    return [
      {
        name: `A card of a board with ${many} open orders`,
        figure: `${Math.round(milliseconds)} ms, ${Math.round(few)} ms with the demo's`,
        ratio: (milliseconds / few).toFixed(2),
        wanted: `below ${wanted} ms`,
        met: milliseconds < wanted,
      },
    ];
  });

type Seen = { address: string; session: Session; columns: readonly [string, string] };

async function moved(on: Browser, { address, session, columns: [one, other] }: Seen): Promise<number> {
  const context = await on.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate(kept => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`ts.${name}`, JSON.stringify(value));
  }, session);
  await page.goto(`${address}/work_orders`);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const took: number[] = [];
  for (let round = 0; round < rounds; round++)
    took.push(await move(page, ...((round % 2 ? [other, one] : [one, other]) as [string, string])));
  await context.close();
  return median(took);
}

async function move(page: Page, from: string, to: string): Promise<number> {
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = column(from).getByRole('article').first();
  const name = (await card.getAttribute('aria-label'))!;
  const target = await column(to).elementHandle();
  const took = page.evaluate(
    ([region, label]) =>
      new Promise<number>(done => {
        const dropped = () => {
          const begin = performance.now();
          const look = () =>
            region!.querySelector(`article[aria-label="${label}"]`)
              ? requestAnimationFrame(() => done(performance.now() - begin))
              : requestAnimationFrame(look);
          look();
        };
        document.addEventListener('drop', dropped, { once: true, capture: true });
      }),
    [target, name] as const,
  );
  await card.dragTo(column(to));
  const milliseconds = await took;
  // The answer of the server has come before the next card is taken.
  await page.waitForLoadState('networkidle');
  return milliseconds;
}
