import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Ports } from '../../api/ports.ts';
import { sweep } from '../../api/sweep.ts';
import { tables } from '../../api/db/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { onBoth, those, type World } from '../support/everyEntity.ts';
import { completed, reportOf } from '../support/imports.ts';
import { ChatUnknown } from '../../api/chat/port.ts';
import { openMessenger } from '../support/messenger.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { pngFile } from '../support/pictures.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { through } from '../support/through.ts';
import { statementProblems } from './rules.ts';
import { eventually } from '../support/eventually.ts';

const all = tables(entities);
const shopTables = all.filter(({ scope }) => scope === 'shop').map(({ name }) => name);
const said = new Set<string>();
const chat = scriptedChat();

/** Keeps the text of every statement that passes. */
const recorded = (database: Database): Database =>
  through(database, run => statements => {
    for (const { text } of statements) said.add(text.replace(/\s+/g, ' '));
    return run(statements);
  });

onBoth(
  world => {
    beforeAll(async () => {
      const shop = await openShop(world);
      for (const [, entity] of those(({ permissions }) => permissions.list)) await everyCall(shop, entity);
      await particularCalls(world, shop);
    }, 60_000);

    it('speak of every table of a shop', () => {
      const spoken = [...said].join('\n');
      expect(shopTables.filter(name => !new RegExp(`\\b(from|join|update|into) ${name}\\b`).test(spoken))).toEqual([]);
      expect(said.size).toBeGreaterThan(150);
    });

    it('name the shop beside each of its tables, in every sub-select', () => {
      expect([...said].flatMap(text => statementProblems(text, shopTables))).toEqual([]);
    });

    it('would be noticed otherwise', () => {
      const forgotten = [...said].map(text => text.replace(/\b\w+\.shop_id = \$1 and /, ''));
      expect(forgotten.flatMap(text => statementProblems(text, shopTables)).length).toBeGreaterThan(50);
    });
  },
  (ports: Ports) => ({ ...ports, chat, database: recorded(ports.database) }),
);

/** Everything that can be asked of an entity, so that every statement is made at least once. */
const everyCall = async (shop: Shop, entity: AnyEntity) => {
  const { permissions } = entity;
  const send = async (method: string, rest: string, body?: unknown) => {
    const answer = await shop.send(method, entity, rest, { body });
    expect(answer.status, `${method} ${entity.name} ${rest} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const make = async () =>
    (permissions.create
      ? (await shop.make(entity))['id']
      : (await shop.plant(entity, [await shop.body(entity)]))[0]!) as string;
  const [one, other] = [await make(), await make()];
  await send('GET', `?ids=${one}&query=a&sort=createdAt&order=DESC`);
  for (const { name, kind } of Object.values(entity.info)) {
    if (!['longText', 'richText', 'refs', 'part', 'images', 'json', 'file'].includes(kind))
      await send('GET', `?sort=${name}`);
    if (kind === 'refs') await send('GET', `?${name}=${crypto.randomUUID()}`);
    if (kind === 'ref') await send('GET', `?${name}=${crypto.randomUUID()}`);
  }
  await send('GET', one);
  await send('GET', `${one}/history`);
  await send('GET', 'export?format=csv&sort=createdAt');
  await send('POST', 'export', { format: 'csv', ids: [one, other] });
  if (permissions.update) {
    await send('PUT', one, { ...(await shop.body(entity)), version: 1 });
    await shop.send('PUT', entity, one, { body: { version: 1 } });
    await shop.send('PUT', entity, 'update', { body: { ids: [one, other], changes: await shop.body(entity) } });
  }
  if (entity.alike) {
    for (const rule of entity.alike) await send('GET', `duplicates?by=${rule.join()}`);
    for (const distinct of [true, false]) await send('POST', 'distinct', { ids: [one, other], distinct });
    const { id } = await send('POST', 'merge', { into: one, others: [other] });
    await send('GET', 'merges');
    await send('POST', `merges/${id}/undo`);
  }
  if (permissions.delete) {
    await send('DELETE', one);
    await send('GET', '?deleted=only&query=a');
    await send('POST', 'restore', { ids: [one] });
    await send('POST', 'delete', { ids: [one, other] });
  }
};

/** What is not the same for all. */
const particularCalls = async (world: World, shop: Shop) => {
  const call = async (method: string, path: string, sent: object = {}) => {
    const answer = await shop.call(method, path, sent);
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const [product, contact, group] = [
    await shop.make(entities.products),
    await shop.make(entities.contacts),
    await shop.make(entities.groups),
  ];
  const [image] = await call('POST', `admin/products/${product['id']}/images`, { form: { image: await pngFile() } });
  await call('PUT', `admin/products/${product['id']}/images/${image.id}`);
  await call('POST', 'contacts', { body: await shop.body(entities.contacts), headers: { 'idempotency-key': 'k' } });
  await call('POST', `contacts/groups/${group['id']}/members`, { body: { contactId: contact['id'] } });
  for (const how of ['add', 'remove'])
    await call('POST', `contacts/groups/${group['id']}/members/${how}`, { body: { contactIds: [contact['id']] } });
  await call('GET', `contacts/groups/${group['id']}/members?query=a`);
  await call('GET', `contacts/${contact['id']}/groups`);
  await call('POST', `contacts/${contact['id']}/groups/members`, { body: { GroupIds: contact['selectedGroups'] } });
  await call('DELETE', `contacts/${contact['id']}/groups/${group['id']}/members`);
  await call('DELETE', `contacts/${contact['id']}?permanent=true`);
  await call('GET', 'commodities?type=1');
  await call('GET', 'commodities/today');
  for (const span of ['week', 'all']) await call('GET', `commodities/trend?type=1&span=${span}`);
  await world.sql(`update shops set status = 'Approved', rates_public = true where id = '${shop.shopId}'`);
  expect((await world.call('GET', `public/rate_board/${shop.shopId}`)).status).toBe(200);
  await world.call('GET', 'shops/commodities', { token: shop.token });
  const people = 'Name,Mobile,Group\nAsha,9820012345,VIP\nRavi,12,\nAsha,9820012345,New\n';
  for (const path of ['contacts/list', `contacts/groups/${group['id']}/members/list`]) {
    const report = await completed(
      shop,
      await shop.call('POST', path, { form: { contacts: new File([people], 'a.csv') } }),
    );
    await call('POST', `imports/${report.id}/undo`);
    await eventually(async () => expect((await reportOf(shop, report.id)).undoneAt).not.toBeNull());
  }
  const unit = (await shop.make(entities.units))['symbol'];
  const rings =
    'Name,SKU,Category,UOM,Price,Cost,MRP\nRing,R-1,Rings,' + unit + ',10,8,12\nBand,R-1,Rings,none,1,1,1\n';
  await completed(
    shop,
    await shop.call('POST', 'admin/products/import', { form: { file: new File([rings], 'a.csv') } }),
  );
  await call('GET', 'imports');
  await taskCalls(world, shop);
  await messageCalls(world);
};

const taskCalls = async (world: World, shop: Shop) => {
  const wrong = { form: { contacts: new File(['Name,Mobile\nRavi,12\n'], 'a.csv') } };
  const { id: failing } = await completed(shop, await shop.call('POST', 'contacts/list', wrong));
  expect((await shop.call('GET', `imports/${failing}/failed`)).status).toBe(200);
  const { id } = (await shop.call('POST', 'contacts/exports?format=csv')).data;
  await eventually(async () => expect((await shop.call('GET', `exports/${id}`)).data.state).toBe('completed'));
  expect((await shop.call('GET', `exports/${id}/file`)).status).toBe(200);
  await shop.call('POST', `exports/${id}/cancel`);
  await shop.call('POST', `exports/${id}/again`);
  expect((await shop.call('GET', 'tasks')).data.totalCount).toBeGreaterThan(3);
  await sweep(world.ports);
};

const messageCalls = async (world: World) => {
  const shop = await openMessenger(world);
  const contacts = await shop.people(2);
  const group = await shop.make(entities.groups);
  await shop.call('POST', `contacts/groups/${group['id']}/members`, { body: { contactId: contacts[0] } });
  chat.script = ({ to }) => {
    if (to.endsWith('1')) throw new ChatUnknown('No answer.');
  };
  const groups = JSON.stringify([group['id']]);
  const id = await shop.sent({ contacts, groups });
  await shop.ended(id);
  const [one, two] = await shop.recipients(id);
  await shop.call('POST', `whatsapp/messages/${id}/recipients/${two!['id']}/settle`, { body: { state: 'failed' } });
  await shop.tell([
    { reference: one!['id'], messageId: one!['providerId'], status: 'read', billable: true },
    { kind: 'optOut', from: '919820000001' },
    { kind: 'optIn', from: '919820000001' },
  ]);
  await shop.sent({ contacts, templateName: 'picture', templateVariables: ['a'], headerMedia: await pngFile() });
  await shop.call('POST', `whatsapp/messages/${id}/retry`, { body: { name: 'Again', to: 'failed' } });
  const later = await shop.sent({ contacts, scheduledAt: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await shop.call('PUT', `whatsapp/messages/${later}/cancel`)).data).toBe(true);
  expect(await shop.balance()).toBeLessThan(100_000);
};

describe('search', () => {
  onBoth(world => {
    const { products } = entities;
    let shop: Shop;
    const rare = 'Kundan polki';
    beforeAll(async () => {
      shop = await openShop(world);
      const unitId = await shop.refer('units');
      const row = (n: number) => ({
        name: n === 7_777 ? rare : `Plain ring ${n}`,
        productCode: `P-${n}`,
        unitId,
        mrp: 1,
        purchasePrice: 1,
        sellingPrice: 1,
        isActive: true,
        subscriptionOnly: false,
      });
      for (let from = 0; from < 20_000; from += 5_000)
        await shop.plant(
          products,
          Array.from({ length: 5_000 }, (_, n) => row(from + n)),
        );
      await world.sql('analyze products');
    }, 60_000);

    /** In one session of the owner's, as the given role in the shop. */
    const as = async (role: string, sql: string) => {
      const client = await world.owner.connect();
      try {
        await client.query(`begin; set local role ${role}; set local app.shop_id = '${shop.shopId}'`);
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const query = async () => {
      const [source] = await world.sql(`select prosrc from pg_proc where proname = 'search_products'`);
      const inside = /select t\.id from products t where [^;)]*/.exec(String(source!['prosrc']))![0];
      return inside.replace(/\bshop\b(?!_)/, `'${shop.shopId}'`).replace(/\bpattern\b/, `'%kundan%'`);
    };
    const byPattern = /"Index Cond":"[^"]*search_text/;
    const plan = async (role: string) => JSON.stringify(await as(role, `explain (format json) ${await query()}`));

    it('uses its index although the policy is on', async () => {
      expect(await plan('searcher')).toMatch(byPattern);
    });

    it('could not without a function that passes by the policy', async () => {
      expect(await plan('app')).not.toMatch(byPattern);
    });

    it('finds what it should, and nothing of another shop', async () => {
      const found = await shop.call('GET', 'admin/products?query=kundan');
      expect(found.data).toMatchObject({ totalCount: 1, items: [{ name: rare }] });
      expect(await as('app', `select search_products('${shop.shopId}', '%kundan%') as ids`)).toHaveLength(1);
      await expect(as('app', `select search_products('${world.rival.shopId}', '%kundan%')`)).rejects.toThrow(
        'search outside of the shop',
      );
    });
  });
});
