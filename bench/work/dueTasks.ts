import pg from 'pg';
import { createApi } from '../../api/app.ts';
import { tellDue } from '../../api/notifications/pending/tellDue.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { openServer } from '../../server/db/server.ts';
import { nodePorts } from '../../server/ports.ts';
import { prepared } from '../embedded/servers/prepared.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { timed, within } from '../measure/timed.ts';
import { benchTasks, withBenchTasks } from './benchTasks.ts';

const many = 200;
const fewer = 40;
const mostMs = 50;

type Ports = Awaited<ReturnType<typeof nodePorts>>;

/** My own tasks that are due, of 100,000 that are open, as a page of a list; and all of a shop told of theirs. */
export const dueTasks = async (stage: Stage): Promise<Figure[]> => {
  const { url, ownerUrl, folder, large } = await stage.postgres();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  for (const text of withBenchTasks(large.id)) await owner.query(text);
  await owner.end();
  const opened = openServer({ url });
  await opened.warm();
  const ports = await nodePorts({ ...opened, embedded: false }, benchEnv(folder));
  const figures = await measured('PostgreSQL', ports, large);
  await ports.jobs.stop(0);
  await opened.close();
  return figures;
};

export const embeddedDueTasks = async (): Promise<Figure[]> => {
  const { folder, shops, embedded, remove } = await prepared({ shops: 1, rows: 20 });
  const [shop] = shops as [SeededShop];
  for (const text of withBenchTasks(shop.id)) await embedded.pool.query(text);
  const ports = await nodePorts({ ...embedded, embedded: true }, benchEnv(folder));
  const figures = await measured('Embedded', ports, shop);
  await ports.jobs.stop(0);
  await embedded.close();
  remove();
  return figures;
};

const measured = async (where: string, ports: Ports, { id, token }: SeededShop): Promise<Figure[]> => {
  const { fetch } = createApi(ports);
  const headers = { authorization: `Bearer ${token}` };
  const day = shopDay(ports.clock.now());
  const page = async (query: string) => {
    const response = await fetch(new Request(`http://bench.test/api/shops/${id}/benchTasks?${query}`, { headers }));
    const { data } = (await response.json()) as { data: { totalCount: number; items: unknown[] } };
    if (data.items.length !== 20) throw new Error(`A page of ${data.items.length}, of status ${response.status}`);
    return data.totalCount;
  };
  const mine = `assigneeId=me&dueBy=${day}&pageSize=20`;
  const total = await page(mine);
  const [newest, soonest] = [
    await timed(() => page(mine), many),
    await timed(() => page(`${mine}&sort=day&order=asc`), many),
  ];
  const figures: Figure[] = [];
  for (const name of Object.keys(benchTasks.figures!)) {
    const counted = await timed(async () => {
      const reply = await fetch(
        new Request(`http://bench.test/api/shops/${id}/benchTasks/figures/${name}`, { headers }),
      );
      if (!(await reply.text()).includes('"count":')) throw new Error(`No figures, of status ${reply.status}`);
    }, fewer);
    figures.push(within(`${where}: the figure ${name} over 200,000 tasks`, counted, mostMs));
  }
  const from = performance.now();
  await tellDue(ports, id, day);
  const telling = performance.now() - from;
  return [
    within(`${where}: my due tasks, a page of ${total} among 100,000 open`, newest, mostMs),
    within(`${where}: the same, the longest due first`, soonest, mostMs),
    ...figures,
    { name: `${where}: 20 people told what is due of 100,000`, figure: `${telling.toFixed(0)} ms` },
  ];
};
