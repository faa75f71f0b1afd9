import type { Figure, Stage } from '../figure.ts';
import { latencies } from '../measure/load.ts';
import { median } from '../measure/rounds.ts';
import { startOurs } from './lists.ts';
import { pageRequest } from './requests.ts';

const times = 41;

/** What of its products a shop of 50,000 asks for, and the milliseconds within which that is wanted. */
const views: Record<string, { query: string; wanted: number }> = {
  'the first page': { query: 'pageNumber=1', wanted: 5 },
  'page 500': { query: 'pageNumber=500', wanted: 5 },
  'by price': { query: 'pageNumber=1&sort=sellingPrice&order=asc', wanted: 5 },
  'by price, page 500': { query: 'pageNumber=500&sort=sellingPrice&order=asc', wanted: 15 },
  'the trash, empty': { query: 'pageNumber=1&deleted=only', wanted: 5 },
  'those that are not active': { query: 'pageNumber=1&isActive=false', wanted: 5 },
};

/** One call after the other, as a person makes them, beside the first page. */
export const largeShop = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const ours = await startOurs(database);
  const figures: Figure[] = [];
  let first = NaN;
  for (const [name, { query, wanted }] of Object.entries(views)) {
    const request = pageRequest(database.large, `${query}&pageSize=20`);
    await latencies(
      ours.port,
      Array.from({ length: 10 }, () => request),
    );
    const milliseconds = median(
      await latencies(
        ours.port,
        Array.from({ length: times }, () => request),
      ),
    );
    if (Number.isNaN(first)) first = milliseconds;
    figures.push({
      name: `Of 50,000 products ${name}`,
      figure: `${milliseconds.toFixed(1)} ms`,
      ratio: (milliseconds / first).toFixed(2),
      wanted: `at most ${wanted} ms`,
      met: milliseconds <= wanted,
    });
  }
  await ours.stop();
  return figures;
};
