import { entityOf } from '../../api/db/select.ts';
import { tableName } from '../../api/db/columns.ts';
import { snake } from '../../api/db/table.ts';
import { pictureKey } from '../../api/files.ts';
import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { IsolatedApi } from '../support/isolatedApi.ts';
import type { Person } from '../support/testApi.ts';
import { canarySql, heardIn } from './canary.ts';
import type { Pools } from './choices.ts';
import { furnishedShop } from './furnished.ts';
import { poolsOf } from './worlds.ts';

/** Whose rows nobody else may see or touch. */
export type Victim = Person & {
  pools: Pools;
  /** Id and canary of what a record of that entity is called. */
  title(target: string): string;
  /** What of it is in a text. */
  seenIn(text: string): string[];
};

export const openVictim = async (api: IsolatedApi): Promise<Victim> => {
  const shop = await furnishedShop(api);
  const { shopId, tenantId, userId } = shop;
  await api.sql(canarySql(shopId));
  await api.sql(`update tenants set name = 'Kanari tenant' where id = '${tenantId}';
    update shops set name = 'Kanari shop', city = 'Kanari city' where id = '${shopId}';
    update users set name = 'Kanari owner', email = 'kanari.owner@canary.test', mobile_no = '9753199999' where id = '${userId}'`);
  const pools = await poolsOf({ api }, shopId);
  for (const id of pools['images']!)
    for (const rendition of ['full.webp', 'thumbnail.webp'])
      await api.ports.files.put(pictureKey(shopId, id, rendition), new TextEncoder().encode('kanari picture'));
  const titles = await titlesOf(api, shopId);
  const ids = await idsOf(api, shop);
  return {
    ...shop,
    pools,
    title: target => titles[target] ?? 'Kanari a',
    seenIn: text => heardIn(text).filter(heard => !/^[0-9a-f]{8}-/.test(heard) || ids.has(heard)),
  };
};

const titlesOf = async ({ sql }: IsolatedApi, shop: string): Promise<Record<string, string>> => {
  const titles: Record<string, string> = {};
  for (const name of ['contacts', 'groups', 'units', 'products', 'productCategories', 'productGroups', 'productGsts']) {
    const { title } = entityOf(name);
    const [row] = await sql(
      `select ${snake(title)} as title from ${tableName(entityOf(name))} where shop_id = '${shop}' and deleted_at is null order by id limit 1`,
    );
    titles[name] = String(row!['title']);
  }
  return titles;
};

/** Every id that its rows carry. */
const idsOf = async ({ sql }: IsolatedApi, { shopId, tenantId, userId }: Person): Promise<Set<string>> => {
  const ids = new Set([shopId, tenantId, userId]);
  for (const { name, scope, columns } of tables(entities)) {
    if (scope !== 'shop') continue;
    for (const column of columns.filter(({ type }) => type === 'uuid' || type === 'uuid[]')) {
      const value = column.type === 'uuid[]' ? `unnest(${column.name})` : column.name;
      for (const { id } of await sql(`select distinct ${value} as id from ${name} where shop_id = '${shopId}'`))
        if (id) ids.add(String(id));
    }
  }
  return ids;
};

/** Where the platform keeps what is the victim's. */
const ofVictim = ({ shopId, tenantId, userId }: Person): Record<string, string> => ({
  tenants: `id = '${tenantId}'`,
  shops: `id = '${shopId}'`,
  users: `id = '${userId}'`,
  memberships: `shop_id = '${shopId}'`,
  sessions: `user_id = '${userId}'`,
  identities: `user_id = '${userId}'`,
  support_accesses: `shop_id = '${shopId}'`,
});

/** In whatever order the strings stand: a colleague who brings a person into another shop may change that. */
const rows: Record<string, string> = {
  users: `(to_jsonb(t) - 'permissions' || jsonb_build_object('held', (select array_agg(p order by p) from unnest(t.permissions) p)))`,
};

/** Its access log tells of a wrong password for one of its people, whoever tried it, and of what is refused to somebody whom it knows. */
const untold = (person: string) =>
  ` and not (kind = 'failed' and operation ^@ 'account.')${person && ` and user_id is distinct from '${person}'`}`;

const shopTables = tables(entities).flatMap(({ name, scope }) => (scope === 'shop' ? [name] : []));

/**
 * A digest of all that the victim has, for each table, as it stands in the midst of a call: of the tables `among` or of all, but for what
 * its access log tells of somebody whom it knows.
 */
export const standOf = async (
  { undoable }: IsolatedApi,
  victim: Person,
  { among, told = '' }: { among?: readonly string[]; told?: string | undefined } = {},
): Promise<Map<string, string>> => {
  const isMeant = (table: string) => !among || among.includes(table);
  const all = (table: string, where: string, row = 't') =>
    `(select md5(coalesce(string_agg(${row}::text, '' order by ${row}::text), '')) from ${table} t where ${where})`;
  const inPlace = (table: string) => `shop_id = '${victim.shopId}'${table === 'access_events' ? untold(told) : ''}`;
  const inShop = shopTables.filter(isMeant);
  const onPlatform = Object.entries(ofVictim(victim)).filter(([table]) => isMeant(table));
  const [, ofShop, , ofPlatform] = await undoable.database.batch([
    { text: 'select enter_job($1::uuid, null)', values: [victim.shopId] },
    { text: `select ${inShop.map(table => all(table, inPlace(table))).join()}`, values: [] },
    { text: 'select enter_account()', values: [] },
    { text: `select ${onPlatform.map(([table, where]) => all(table, where, rows[table])).join()}`, values: [] },
  ]);
  const names = [...inShop, ...onPlatform.map(([table]) => table)];
  const digests = [...ofShop!.rows[0]!, ...ofPlatform!.rows[0]!];
  return new Map(names.map((name, i) => [name, String(digests[i])]));
};
