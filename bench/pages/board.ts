import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { median } from '../measure/rounds.ts';
import { inBrowser } from './inBrowser.ts';
import { signedIn, signedInPage, type Session } from './signedIn.ts';

const many = 2_000;
const atOnce = 20;
const rounds = 10;
const openings = 3;
const wanted = 100;

/** Where a column has its name, which is always in sight. */
const head = { x: 40, y: 12 };

type State = { id: string; name: string };
type Named = { items: State[] };

/**
 * The board of work orders, from the press until cards are painted in its columns, and a card, from the drop until it is painted in its new one:
 * with the orders of the demo, and with many.
 */
export const board = (): Promise<Figure[]> =>
  inBrowser(async (browser, address) => {
    const { session, shopId, call } = await signedIn(address);
    const path = `/shops/${shopId}`;
    const [{ items: types }, { items: states }] = [
      await call<Named>(`${path}/work_order_types`),
      await call<Named>(`${path}/work_order_states`),
    ];
    const columns = states.slice(1, 3) as [State, State];
    const few = await seen(browser, { address, session, columns });
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
    const all = await seen(browser, { address, session, columns });
    return [
      { name: `Opening a board of ${many} open orders`, ...compared(all.opened, few.opened) },
      {
        name: `A card of a board with ${many} open orders`,
        ...compared(all.moved, few.moved),
        wanted: `below ${wanted} ms`,
        met: all.moved < wanted,
      },
    ];
  });

const compared = (all: number, few: number) => ({
  figure: `${Math.round(all)} ms, ${Math.round(few)} ms with the demo's`,
  ratio: (all / few).toFixed(2),
});

type Seen = { address: string; session: Session; columns: readonly [State, State] };

/** Medians, each opening in a browser that has read nothing yet. */
async function seen(on: Browser, asked: Seen): Promise<{ opened: number; moved: number }> {
  const opened: number[] = [];
  const moved: number[] = [];
  const [one, other] = asked.columns;
  for (let opening = 1; opening <= openings; opening++) {
    const page = await listOf(on, asked);
    opened.push(await open(page, asked.columns));
    for (let round = 0; opening === openings && round < rounds; round++)
      moved.push(await move(page, ...(round % 2 ? ([other, one] as const) : ([one, other] as const))));
    await page.context().close();
  }
  return { opened: median(opened), moved: median(moved) };
}

async function listOf(on: Browser, { address, session }: Seen): Promise<Page> {
  const page = await signedInPage(on, address, session);
  await page.goto(`${address}/work_orders`);
  await page.getByRole('grid').or(page.getByRole('table')).getByRole('row').nth(1).waitFor();
  return page;
}

type Clock = { milliseconds?: number };

async function open(page: Page, columns: readonly State[]): Promise<number> {
  const shown = readAnew(page, columns);
  const clock = await page.evaluateHandle(
    names => {
      const kept: Clock = {};
      const pressed = () => {
        const begin = performance.now();
        const look = () => {
          const filled = [...document.querySelectorAll('section')].filter(section => section.querySelector('article'));
          const found = names.every(name =>
            filled.some(each => each.querySelector('h2')?.textContent.startsWith(name)),
          );
          requestAnimationFrame(found ? () => (kept.milliseconds = performance.now() - begin) : look);
        };
        look();
      };
      document.addEventListener('click', pressed, { once: true, capture: true });
      return kept;
    },
    columns.map(({ name }) => name),
  );
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.waitForFunction(kept => kept.milliseconds !== undefined, clock);
  await shown;
  return (await clock.jsonValue()).milliseconds!;
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
      const kept: Clock = {};
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
