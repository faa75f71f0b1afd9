import { madeYear } from '../../tests/support/year/makeYear.ts';
import { yearBooks, yearFiles, yearReports } from '../../tests/support/year/yearReports.ts';
import type { Ask } from '../../tests/support/year/yearShop.ts';
import type { Figure } from '../figure.ts';
import { timed } from '../measure/timed.ts';

type Asked = { name: string; path: string };

const calls = 5;

/** How long each report and return of a made year takes, wanted within `most` milliseconds, and each file. */
export const yearFigures = async (ask: Ask, most: number): Promise<Figure[]> => {
  const month = madeYear.to.slice(0, 7);
  const { items } = await ask('GET', 'ledger/accounts?kind=cash');
  const reports = yearReports(madeYear).map(({ entity, name, path }) => ({ name: `${entity}, ${name}`, path }));
  const books = yearBooks(madeYear, items[0].id, month).map(([name, path]) => ({ name, path }));
  const figures: Figure[] = [];
  for (const asked of [...books, ...reports]) figures.push(await read(ask, asked, most));
  for (const [name, path] of yearFiles(madeYear, month)) figures.push(await madeFile(ask, { name, path }));
  return figures;
};

/** The slowest but the first, which finds nothing prepared. */
const read = async (ask: Ask, { name, path }: Asked, most: number): Promise<Figure> => {
  const get = () => ask('GET', path);
  await get();
  const slowest = (await timed(get, calls)).at(-1)!;
  return { name, figure: `${slowest.toFixed(1)} ms`, wanted: `at most ${most} ms`, met: slowest <= most };
};

/** With progress, so that nobody waits for it: told for comparison. */
const madeFile = async (ask: Ask, { name, path }: Asked): Promise<Figure> => {
  const from = performance.now();
  const { id } = await ask('POST', path);
  for (;;) {
    const { state } = await ask('GET', `exports/${id}`);
    if (state === 'completed') break;
    if (state === 'failed') throw new Error(`${name} failed.`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return { name: `${name}, made in the background`, figure: `${((performance.now() - from) / 1_000).toFixed(1)} s` };
};
