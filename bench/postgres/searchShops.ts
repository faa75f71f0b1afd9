import { hash } from 'node:crypto';
import pg from 'pg';
import { enter } from '../../api/db/transactionContext.ts';
import { migrate } from '../../server/db/migrations.ts';
import { openServer } from '../../server/db/server.ts';
import { createDatabase } from '../../tests/support/postgres.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { alternate, median, ratio } from '../measure/rounds.ts';
import { seed } from '../measure/seed.ts';
import { statementsOf } from './requests.ts';

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
  const made = await createDatabase(url);
  const owner = new pg.Pool({ connectionString: made.adminUrl, max: 1 });
  await migrate(owner);
  await owner.query(`grant tolashop to ${pg.escapeIdentifier(new URL(made.url).username)}`);
  const shop = (await seed(owner, [{ shops, rows }], 1))[shops / 2]!;
  await owner.end();
  const { database, close } = openServer({ url: made.url });
  const search = async () => {
    const started = performance.now();
    for (let i = 0; i < times; i++) await database.batch(searching(shop));
    return (performance.now() - started) / times;
  };
  return { search, close: () => close().then(made.drop) };
};

const searching = (shop: SeededShop) => [
  enter({ session: hash('sha256', shop.token), shop: shop.id, permission: 'shop/product/read', at: new Date() }),
  ...statementsOf(shop, `query=${encodeURIComponent(words)}`),
];
