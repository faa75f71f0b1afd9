import pg from 'pg';
import { createApi, type Api } from '../../api/app.ts';
import { makeReminders } from '../../api/chits/reminders/make.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { openServer } from '../../server/db/server.ts';
import { nodePorts } from '../../server/ports.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { timed, within } from '../measure/timed.ts';
import { benchMembers, withBenchSchemes } from './benchSchemes.ts';

const calls = 40;
const among = `among ${benchMembers / 1_000},000 passbooks`;

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Of 100,000 who save: an instalment at the counter, what the shop owes, and all of them reminded once. */
export const schemes = async (stage: Stage): Promise<Figure[]> => {
  const { url, ownerUrl, folder, shops } = await stage.postgres();
  const shop = shops[0]!;
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  for (const text of withBenchSchemes(shop.id, shopDay(new Date()))) await owner.query(text);
  const opened = openServer({ url });
  await opened.warm();
  const ports = await nodePorts({ ...opened, embedded: false }, benchEnv(folder));
  const ask = asking(createApi(ports), shop);
  await ask('POST', 'admin/commodities', { goldRate: 12_000, silverRate: 150, diamondRate: 50_000, confirmed: true });
  const figures = [
    within(`PostgreSQL: an instalment at the counter, ${among}`, await paying(ask, owner, shop.id), 100),
    within(`PostgreSQL: what schemes owe, by scheme and month, ${among}`, await owing(ask), 300),
    await reminding(ports, owner, shop.id),
  ];
  await owner.end();
  await ports.jobs.stop(0);
  await opened.close();
  return figures;
};

const asking =
  ({ fetch }: Api, { id, token }: SeededShop): Ask =>
  async <T>(method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(new Request(`http://bench.test/api/shops/${id}/${path}`, sent));
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };

const paying = async (ask: Ask, owner: pg.Pool, shop: string): Promise<number[]> => {
  const { rows } = await owner.query<{ id: string }>(
    `select id from chit_members where shop_id = $1 order by id limit ${calls}`,
    [shop],
  );
  const members = rows.map(({ id }) => id);
  return timed(() => ask('POST', `chit_members/${members.pop()!}/pay`, { amount: 5_000, way: 'upi' }), calls);
};

const owing = (ask: Ask): Promise<number[]> =>
  timed(async () => {
    const { totals } = await ask<{ totals: { members: number } }>('GET', 'chit_members/liability');
    if (totals.members !== benchMembers) throw new Error(`${totals.members} passbooks in place of ${benchMembers}`);
  }, calls);

/** Looked at twice, each is reminded once; whoever has just paid is not due any more. */
const reminding = async (
  ports: Awaited<ReturnType<typeof nodePorts>>,
  owner: pg.Pool,
  shop: string,
): Promise<Figure> => {
  const from = performance.now();
  for (let round = 0; round < 2; round++) await makeReminders(ports, shop, new Date());
  const seconds = (performance.now() - from) / 1_000;
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::integer as count from chit_reminders where shop_id = $1',
    [shop],
  );
  return {
    name: `PostgreSQL: all who are due ${among} reminded, looked at twice`,
    figure: `${seconds.toFixed(1)} s`,
    wanted: 'each once',
    met: rows[0]!.count === benchMembers - calls,
  };
};
