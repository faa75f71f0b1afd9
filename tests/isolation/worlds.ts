import type { Ports } from '../../api/ports.ts';
import { tableName } from '../../api/db/columns.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import { can } from '../../schema/permissions.ts';
import { freeNumber, openIsolated, type IsolatedApi } from '../support/isolatedApi.ts';
import { anOrder } from '../support/orders.ts';
import { applicantOf, aVacancy } from '../support/vacancies.ts';
import { proofSize } from '../support/proofSize.ts';
import { copyShop, moveBehind, shopTables } from '../support/shopCopies.ts';
import { anAd } from '../support/ads.ts';
import { aDownload } from '../support/uploads.ts';
import type { Person } from '../support/testApi.ts';
import type { Engine } from '../support/testDatabase.ts';
import type { Pools } from './choices.ts';
import { claims } from './claims.ts';
import { atOneTime, furnishedShop, inShops, type Furnished } from './furnished.ts';
import { membershipSql } from '../support/membership.ts';

/** A business, alone or beside a rival who has several times as much. */
export type World = { api: IsolatedApi; mine: Furnished; staff: Staff; rival: Person | null; close(): Promise<void> };
/** Who else calls: somebody of the shop who may do nothing there, and the platform's administrator. */
export type Staff = { clerk: Person; administrator: Person };

const times = proofSize(4, 10);

export const openWorld = async (
  engine: Engine,
  { rival, change }: { rival: boolean; change?: (ports: Ports) => Ports },
): Promise<World> => {
  const api = await openIsolated(engine, change);
  // The first sign-in of a process makes itself a password to compare with, and takes an id for it.
  await api.call('POST', 'account/signin', { body: { email: 'nobody@example.test', password: 'Nobody@1234' } });
  api.restart(1);
  // A rival's shop has the smaller id, whose rows are the first ones of an index.
  api.ports.ids.next();
  const mine = await furnishedShop(api);
  const clerk = await api.person({ permissions: [], shopId: mine.shopId });
  const administrator = await api.person({ permissions: ['system/all'] });
  const former = await formerMember(api, mine);
  await furnishPlatform(api);
  await api.sql(`insert into chat_numbers (phone_number_id, shop_id, created_at)
    values ('${freeNumber}', '${administrator.shopId}', '2026-03-01T00:00:00Z')`);
  await api.sql(atOneTime);
  const other = rival ? await makeRival(api, mine, { clerk, former }) : null;
  api.undoable.hold();
  return { api, mine, staff: { clerk, administrator }, rival: other, close: api.close };
};

/** Was brought into the shop, and taken out again. */
const formerMember = async (api: IsolatedApi, { shopId, userId }: Person): Promise<Person> => {
  const former = await api.person({ shopId });
  await api.sql(`delete from memberships where user_id = '${former.userId}';
    insert into history (shop_id, id, entity, record_id, action, at, user_id)
    values ('${shopId}', '${api.ports.ids.next()}', 'users', '${former.userId}', 'create', '2026-03-01T00:00:00Z', '${userId}')`);
  return former;
};

const makeRival = async (
  api: IsolatedApi,
  { shopId, past }: Furnished,
  { clerk, former }: { clerk: Person; former: Person },
): Promise<Person> => {
  api.restart(2);
  const rival = await api.person();
  for (let copy = 0; copy < times; copy++) {
    await api.sql(copyShop(shopId, rival.shopId, copy));
    await api.sql(`update tenants set name = 'Rival' where id = '${rival.tenantId}'`);
    await api.person({ shopId: rival.shopId });
  }
  // The rival's books are locked under whatever the shop's are, and for ever.
  await api.sql(`insert into book_locks (tenant_id, registration, place, kind, locked_until, reason, shop_id, at)
    select '${rival.tenantId}', l.registration, l.place + 1, 'locked', '2999-12-31', 'Rival', '${rival.shopId}', l.at from book_locks l`);
  await api.sql(claims({ mine: shopId, rival: rival.shopId, clerk: clerk.userId, past }));
  await api.sql(membershipSql({ userId: former.userId, shopId: rival.shopId }));
  await api.sql(moveBehind(shopId));
  return rival;
};

/** What belongs to no shop: an order, a vacancy for which somebody applies, a download that somebody fetches, and an ad that somebody sees. */
const furnishPlatform = async (api: IsolatedApi): Promise<void> => {
  const { token } = await api.person({ permissions: [can.JobAdd, can.DownloadAdd, can.AdCreate] });
  const ordered = await api.call('POST', 'public/orders', { body: anOrder });
  const { id, receipt } = ordered.data as { id: string; receipt: string };
  await api.call('POST', `public/orders/${id}/payment`, { body: { receipt } });
  const vacancy = await api.call('POST', 'system/jobs', { token, body: aVacancy });
  const applied = await applicantOf(api, String(vacancy.data.id))();
  const file = new File(['bytes'], 'setup.exe');
  const download = await api.call('POST', 'system/downloads', { token, form: { ...aDownload, file } });
  const started = await api.call('POST', 'system/downloads/uploads/file', { token, body: { name: 'a', size: 9 } });
  const ad = await api.call('POST', 'system/ads', { token, body: anAd });
  for (const { status, text } of [ordered, vacancy, applied, download, started, ad])
    if (status !== 201) throw new Error(text);
  const [listed] = (await api.call('GET', 'public/downloads')).data as { url: string }[];
  const headers = { 'user-agent': 'Firefox/140.0' };
  await api.call('GET', listed!.url.replace('/api/', ''), { headers });
  await api.call('POST', `public/ads/landing/${String(ad.data.id)}/views`, { headers });
};

/** Ids of everything in a shop, by entity. Those given are left out. */
export const poolsOf = async ({ api }: Pick<World, 'api'>, shop: string, without: Pools = {}): Promise<Pools> => {
  const ids = async (sql: string) => (await api.sql(sql)).map(({ id }) => String(id));
  const pools: Record<string, string[]> = {};
  const kept = ['imports', 'exports', 'merges'].map(name => [name, name]);
  for (const [name, table] of [...inShops.map(entity => [entity.name, tableName(entity)]), ...kept])
    pools[name!] = await ids(`select id from ${table} where shop_id = '${shop}' order by id`);
  pools['images'] = await ids(`select unnest(images) as id from products where shop_id = '${shop}' order by id`);
  pools['users'] = await ids(`select user_id as id from memberships where shop_id = '${shop}' order by user_id`);
  pools['tenants'] = await ids(`select tenant_id as id from shops where id = '${shop}'`);
  pools['shops'] = [shop];
  return Object.fromEntries(
    Object.entries(pools).map(([name, all]) => [name, all.filter(id => !without[name]?.includes(id))]),
  );
};

/** How the statement begins that looks at everything. */
export const digesting = 'select md5((select';

/** Everything in a shop, as it stands in the midst of a sequence: of each table a line. */
export const digestOf = (world: World, shop: string): Promise<string> => look(world, shop, 'md5(t::text)', 'md5');

/** The same word for word, which tells what differs and takes room. */
export const contentOf = (world: World, shop: string): Promise<string> =>
  look(world, shop, `replace(t::text, E'\\n', ' ')`, '');

/** Of each world and each way to look at it: how its tables stand before any sequence. */
const stands = new WeakMap<IsolatedApi, Map<string, readonly string[]>>();

/** A table to which nothing was written stands as it did before. */
const look = async ({ api }: World, shop: string, row: string, whole: string): Promise<string> => {
  const touched = await api.undoable.touched();
  const known = stands.get(api) ?? new Map<string, readonly string[]>();
  stands.set(api, known);
  const way = [shop, row, whole].join();
  const before = known.get(way);
  const tables = before ? shopTables.filter(({ name }) => touched.includes(name)) : shopTables;
  const found = tables.length ? await seen(api, shop, tables, { row, whole }) : new Map<string, string>();
  const stand = shopTables.map(({ name }, i) => found.get(name) ?? before![i]!);
  if (!touched.length) known.set(way, stand);
  return stand.join('\n');
};

const seen = async (
  { undoable }: IsolatedApi,
  shop: string,
  tables: typeof shopTables,
  { row, whole }: { row: string; whole: string },
): Promise<Map<string, string>> => {
  const parts = tables.map(
    ({ name }) =>
      `${whole}((select coalesce(string_agg(${row}, '' order by t::text), '') from ${name} t where t.shop_id = $1))`,
  );
  const [, found] = await undoable.database.batch([
    enterJob(shop, null),
    { text: `select ${parts.join()}`, values: [shop] },
  ]);
  return new Map(tables.map(({ name }, i) => [name, `${name} ${found!.rows[0]![i]}`]));
};
