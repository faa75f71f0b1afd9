import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { median } from '../measure/rounds.ts';
import { inBrowser } from './inBrowser.ts';
import { signedIn, type Session } from './signedIn.ts';

const many = 2_000;
const atOnce = 20;
const rounds = 10;
const wanted = 100;

/** Where a column has its name, which is always in sight. */
const head = { x: 40, y: 12 };

type State = { id: string; name: string };
type Named = { items: State[] };

/** A card of the board of work orders, from the drop until it is painted in its new column: with the orders of the demo, and with many. */
export const board = (): Promise<Figure[]> =>
  inBrowser(async (browser, address) => {
    const { session, shopId, call } = await signedIn(address);
    const path = `/shops/${shopId}`;
    const [{ items: types }, { items: states }] = [
      await call<Named>(`${path}/work_order_types`),
      await call<Named>(`${path}/work_order_states`),
    ];
    const columns = states.slice(1, 3) as [State, State];
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

type Seen = { address: string; session: Session; columns: readonly [State, State] };

async function moved(on: Browser, { address, session, columns: [one, other] }: Seen): Promise<number> {
  const context = await on.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate(kept => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`ts.${name}`, JSON.stringify(value));
  }, session);
  await page.goto(`${address}/work_orders`);
  const shown = readAnew(page, [one, other]);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await shown;
  const took: number[] = [];
  for (let round = 0; round < rounds; round++)
    took.push(await move(page, ...(round % 2 ? ([other, one] as const) : ([one, other] as const))));
  await context.close();
  return median(took);
}

/** The columns of a board are read, in whatever order. */
async function readAnew(page: Page, columns: readonly State[]): Promise<void> {
  const read = columns.map(({ id }) => page.waitForResponse(response => response.url().includes(`statusId=${id}`)));
  for (const response of await Promise.all(read)) await response.finished();
}

async function move(page: Page, from: State, to: State): Promise<number> {
  const column = ({ name }: State) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const label = (await column(from).getByRole('article').first().getAttribute('aria-label'))!;
  const target = await column(to).elementHandle();
  const clock = await page.evaluateHandle(
    ([region, name]) => {
      const kept: { milliseconds?: number } = {};
      const dropped = () => {
        const begin = performance.now();
        const look = () =>
          region!.querySelector(`article[aria-label="${name}"]`)
            ? requestAnimationFrame(() => (kept.milliseconds = performance.now() - begin))
            : requestAnimationFrame(look);
        look();
      };
      document.addEventListener('drop', dropped, { once: true, capture: true });
      return kept;
    },
    [target, label] as const,
  );
  // Both columns have been read anew before the next card is taken.
  const settled = readAnew(page, [from, to]);
  await column(from).getByRole('article', { name: label, exact: true }).hover();
  await page.mouse.down();
  await column(to).hover({ position: head });
  // As a hand does, which sees where the card may go.
  await page.waitForFunction(region => region!.hasAttribute('data-open'), target);
  await column(to).hover({ position: { ...head, x: head.x + 4 } });
  await page.mouse.up();
  await page.waitForFunction(kept => kept.milliseconds !== undefined, clock);
  await settled;
  return (await clock.jsonValue()).milliseconds!;
}
