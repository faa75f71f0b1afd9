import pg from 'pg';
import { createApi } from '../../api/app.ts';
import { work } from '../../api/work.ts';
import { openServer } from '../../server/db/server.ts';
import { nodePorts } from '../../server/ports.ts';
import { drawFrom } from '../../tests/support/draw.ts';
import { calledShop, movingClock } from '../../tests/support/year/calledShop.ts';
import { makeYear } from '../../tests/support/year/makeYear.ts';
import { prepared } from '../embedded/servers/prepared.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { yearFigures } from './yearFigures.ts';

type Opened = Parameters<typeof nodePorts>[0];

/** Of a large shop; `BILLS=2000` makes a smaller one. */
const bills = Number(process.env['BILLS'] ?? 20_000);

/** The year of a large shop, made by its own calls, and what an owner and an accountant ask of it. */
export const year = async (stage: Stage): Promise<Figure[]> => {
  const { url, ownerUrl, folder, shops } = await stage.postgres();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const opened = openServer({ url });
  await opened.warm();
  try {
    return await measured('PostgreSQL', { ...opened, embedded: false }, { folder, owner, shop: shops[0]! }, 300);
  } finally {
    await opened.close();
    await owner.end();
  }
};

export const embeddedYear = async (): Promise<Figure[]> => {
  const { folder, shops, embedded, remove } = await prepared({ shops: 1, rows: 20 });
  try {
    const place = { folder, owner: embedded.pool, shop: shops[0]! };
    return await measured('Embedded', { ...embedded, embedded: true }, place, 1_000);
  } finally {
    await embedded.close();
    remove();
  }
};

type Place = { folder: string; owner: pg.Pool; shop: SeededShop };

const measured = async (where: string, opened: Opened, { folder, owner, shop }: Place, most: number) => {
  const clock = movingClock();
  const ports = { ...(await nodePorts(opened, benchEnv(folder))), clock };
  await owner.query(`update shops set state_code = '27', gstin = '27AAPFU0939F1ZV' where id = $1`, [shop.id]);
  await work(ports);
  const { ask, ...made } = calledShop({
    ...createApi(ports),
    clock,
    shopId: shop.id,
    token: shop.token,
    draw: drawFrom(916),
  });
  const from = performance.now();
  await makeYear({ ask, ...made }, { bills, lanes: opened.embedded ? 2 : 12 });
  clock.goTo(null);
  const perSecond = (bills / (performance.now() - from)) * 1_000;
  await owner.query('vacuum analyze');
  const figures = await yearFigures(ask, most);
  await ports.jobs.stop(0);
  await ports.events.stop();
  return [
    { name: 'a year made by its own calls', figure: `${bills} bills, ${perSecond.toFixed(0)}/s` },
    ...figures,
  ].map(figure => ({ ...figure, name: `${where}: ${figure.name}` }));
};
