import { openServer } from '../../server/db/server.ts';
import type { Figure, Stage } from '../figure.ts';
import { alternate, median, ratio } from '../measure/rounds.ts';
import { filledDatabase } from './database.ts';
import { enterShop, statementsOf } from './requests.ts';

const [few, many] = [10, 10_000];
const rows = 100;
const times = 200;
/** In one of 35 products: two words that very many shops have. */
const words = 'gold ring';

/** The same search by the statements of a page, in a database of ten shops and in one of ten thousand. */
export const searchBesideShops = async (stage: Stage): Promise<Figure[]> => {
  const { ownerUrl } = await stage.postgres();
  const worlds = { few: await open(ownerUrl, few), many: await open(ownerUrl, many) };
  const series = await alternate({ few: worlds.few.search, many: worlds.many.search }, { rounds: 9 });
  await Promise.all([worlds.few.close(), worlds.many.close()]);
  const [inFew, inMany] = [series['few']!, series['many']!];
  return [
    {
      name: `Search for two words, in a database of ${many} shops`,
      figure: `${median(inMany).toFixed(2)} ms; of ${few} shops ${median(inFew).toFixed(2)} ms`,
      ratio: ratio(inMany, inFew).toFixed(2),
      wanted: 'at most 1.2',
      met: ratio(inMany, inFew) <= 1.2,
    },
  ];
};

/** Beside the database at `url`. `search` takes so many milliseconds. */
const open = async (url: string, shops: number) => {
  const made = await filledDatabase(url, [{ shops, rows }], 1);
  const shop = made.shops[shops / 2]!;
  const page = statementsOf(shop, `query=${encodeURIComponent(words)}`);
  const { database, close } = openServer({ url: made.url });
  const search = async () => {
    const started = performance.now();
    for (let i = 0; i < times; i++) await database.batch([enterShop(shop), ...page]);
    return (performance.now() - started) / times;
  };
  return { search, close: () => close().then(made.drop) };
};
