import { archiveCalls } from './archiveCalls.ts';
import { expect } from 'vitest';
import type { Web } from '../../api/web.ts';
import { sweep } from '../../api/sweep.ts';
import { treeCalls } from './treeCalls.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { World } from '../support/everyEntity.ts';
import { say } from '../../schema/words/said.ts';
import { keepsOrder } from '../../schema/rules/lastNumber.ts';
import { raisable } from '../../schema/rules/raises.ts';
import { eventually } from '../support/eventually.ts';
import { completed, reportOf } from '../support/imports.ts';
import { cardCalls } from './cardCalls.ts';
import { pieceCalls } from './pieceCalls.ts';
import { transferCalls } from './transferCalls.ts';
import { fileCalls } from './fileCalls.ts';
import { ledgerCalls, returnCalls } from './ledgerCalls.ts';
import { meetingCalls } from './meetingCalls.ts';
import { membershipCalls } from './membershipCalls.ts';
import { messageCalls } from './messageCalls.ts';
import { workCalls } from './workCalls.ts';
import { pngFile } from '../support/pictures.ts';
import { writtenCalls } from './writtenCalls.ts';
import { visitorOf } from '../support/publicForm.ts';
import type { ScriptedChat } from '../support/scriptedChat.ts';
import type { Shop } from '../support/shop.ts';

/** Everything that can be asked of an entity, so that every statement is made at least once. */
export const everyCall = async (shop: Shop, entity: AnyEntity) => {
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
    if (!['longText', 'richText', 'refs', 'child', 'images', 'image', 'json', 'file', 'lines'].includes(kind))
      await send('GET', `?sort=${name}`);
    if (kind === 'refs') await send('GET', `?${name}=${crypto.randomUUID()}`);
    if (kind === 'ref') await send('GET', `?${name}=${crypto.randomUUID()}`);
  }
  await send('GET', one);
  await send('GET', `${one}/history`);
  if (entity.remarks) {
    const { id } = await send('POST', `${one}/remarks`, { text: 'Wants it by Diwali', mentions: [shop.userId] });
    await send('GET', `${one}/remarks`);
    await send('PUT', `${one}/remarks/${id}`, { text: 'Wants it by Holi' });
    await send('DELETE', `${one}/remarks/${id}`);
  }
  if (entity.publicPage) {
    await send('POST', `${one}/public_address`);
    await send('GET', `${one}/public_address`);
    await send('PUT', `${one}/public_address`, { name: `piece-${one}` });
    await send('DELETE', `${one}/public_address`);
  }
  if (entity.publicForm) {
    await send('POST', 'public_form');
    await send('GET', 'public_form');
    await send('PUT', 'public_form', { name: `form-${shop.shopId}` });
    await send('DELETE', 'public_form');
  }
  if (entity.files) await send('GET', `${one}/files`);
  if (entity.files && permissions.update) await fileCalls(shop, entity, one);
  await writtenCalls(shop, entity, one);
  if (entity.dated) await send('GET', '?heldOn=2026-11-20');
  if (keepsOrder(entity)) await send('GET', 'last_number?day=2026-11-20');
  if (entity.totals) await send('GET', 'sums');
  if (entity.states || entity.statuses) await send('GET', 'states');
  if (entity.statuses) await send('GET', `?${entity.statuses.field}=open`);
  if (entity.ordered) await send('PUT', 'order', { ids: [other, one] });
  for (const name of Object.keys(entity.figures ?? {})) {
    await send('GET', `figures/${name}?query=a`);
    await send('GET', `figures/${name}/file?format=csv`);
  }
  if (entity.calendar) {
    await send('GET', 'calendar?firstDay=2026-11-01&lastDay=2026-11-30&query=a');
    await send('POST', 'calendar/address', {});
    await send('GET', 'calendar/address');
    await send('DELETE', 'calendar/address');
  }
  await send('GET', 'export?format=csv&sort=createdAt');
  await send('POST', 'export', { format: 'csv', ids: [one, other] });
  if (permissions.update) {
    const { version } = await send('GET', one);
    await send('PUT', one, { ...(await shop.body(entity)), version });
    await shop.send('PUT', entity, one, { body: { version: 1 } });
    const changes = async () => ofMany(entity, await shop.body(entity));
    await send('PUT', 'update', { ids: [other], changes: await changes() });
    await send('PUT', 'update', { ids: [one, other], changes: await changes(), dryRun: true });
    for (const name of raisable(entity)) await send('PUT', 'update', { ids: [one, other], percent: { [name]: 5 } });
    for (const [name, value] of Object.entries(await changes()))
      await shop.send('PUT', entity, 'update', { body: { ids: [one, other], changes: { [name]: value } } });
  }
  if (entity.duplicateRules) {
    for (const rule of entity.duplicateRules) await send('GET', `duplicates?by=${rule.join()}`);
    for (const distinct of [true, false]) await send('POST', 'distinct', { ids: [one, other], distinct });
    const { id } = await send('POST', 'merge', { into: one, others: [other] });
    await send('GET', 'merges');
    await takeBack(shop, id);
  }
  if (permissions.delete) {
    await send('DELETE', one);
    await send('GET', '?deleted=only&query=a');
    await send('POST', 'restore', { ids: [one] });
    await send('POST', 'delete', { ids: [one, other] });
  }
  await undos(shop, entity);
};

/** Lines are changed one record at a time. */
const ofMany = ({ info }: AnyEntity, body: object) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => info[name]!.kind !== 'lines'));

const takeBack = async (shop: Shop, change: string, body: object = {}) => {
  for (const [method, path, sent] of [
    ['GET', ''],
    ['POST', '/undo', body],
  ] as const) {
    const answer = await shop.call(method, `changes/${change}${path}`, sent && { body: sent });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBeLessThan(300);
  }
};

/** Of what was made, changed and deleted, of many and of one of them, back and forth. */
const undos = async (shop: Shop, entity: AnyEntity) => {
  const { permissions } = entity;
  const changed = async (method: string, rest: string, body?: unknown) => {
    const answer = await shop.send(method, entity, rest, { body });
    expect(answer.status, `${method} ${entity.name} ${rest} ${answer.text}`).toBeLessThan(300);
    return [answer.headers.get('x-change')!, answer.data] as const;
  };
  if (!permissions.create) return;
  const [made, { id }] = await changed('POST', '', await shop.body(entity));
  if (permissions.update) await takeBack(shop, (await changed('PUT', id, await shop.body(entity)))[0], { ids: [id] });
  if (permissions.delete) await takeBack(shop, (await changed('DELETE', id))[0]);
  await takeBack(shop, made);
};

/** What is not the same for all. */
export const particularCalls = async (world: World, shop: Shop, chat: ScriptedChat) => {
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
  expect((await world.call('GET', image.url.replace('/api/', ''))).status).toBe(200);
  await call('GET', 'products?pageSize=2');
  await call('PUT', `admin/products/${product['id']}/images`, { body: { imageIds: [image.id] } });
  await call('PUT', `admin/products/${product['id']}/images/${image.id}`);
  await call('POST', 'contacts', { body: await shop.body(entities.contacts), headers: { 'idempotency-key': 'k' } });
  await call('POST', `contacts/groups/${group['id']}/members`, { body: { contactId: contact['id'] } });
  for (const how of ['add', 'remove'])
    await call('POST', `contacts/groups/${group['id']}/members/${how}`, { body: { contactIds: [contact['id']] } });
  await call('GET', `contacts/groups/${group['id']}/members?query=a`);
  await call('GET', `contacts/${contact['id']}/groups`);
  expect((await shop.call('GET', 'events')).status).toBe(200);
  await call('POST', `contacts/${contact['id']}/groups/members`, { body: { GroupIds: contact['selectedGroups'] } });
  await call('DELETE', `contacts/${contact['id']}/groups/${group['id']}/members`);
  await call('DELETE', `contacts/${contact['id']}?permanent=true`);
  await call('GET', 'commodities?type=1');
  await call('GET', 'commodities/today');
  const [rates, typo] = [await shop.body(entities.commodityRates), { confirmed: true, goldRate: 99_999 }];
  const { id: wrong } = await call('POST', 'admin/commodities', { body: { ...rates, ...typo } });
  await call('GET', `admin/commodities/${wrong}/before`);
  await call('POST', `admin/commodities/${wrong}/correct`, {
    body: { ...rates, confirmed: true },
  });
  for (const span of ['week', 'all']) await call('GET', `commodities/trend?type=1&span=${span}`);
  await world.sql(`update shops set status = 'Approved', rates_public = true where id = '${shop.shopId}'`);
  expect((await world.call('GET', `public/rate_board/${shop.shopId}`)).status).toBe(200);
  const shown = await shop.make(entities.products, { isActive: true });
  const { address } = await call('POST', `admin/products/${String(shown['id'])}/public_address`);
  expect((await world.call('GET', `public/pages/${address}`)).status).toBe(200);
  const { address: form } = await call('POST', 'contacts/public_form');
  await call('PUT', 'contacts/public_form', { body: { name: `form-${shop.shopId}` } });
  for (const place of [`forms/${form}`, `names/form-${shop.shopId}`]) {
    const visitor = visitorOf(world, place);
    expect((await visitor.see()).status).toBe(200);
    expect((await visitor.send({}, { headers: { 'idempotency-key': place } })).status).toBe(201);
  }
  const { id: asked } = await call('POST', 'enquiries', { body: { name: 'Asha', lostReason: 'price' } });
  await call('POST', `enquiries/${asked}/contact`, { body: { gender: 0, mobileNo: '9812345670' } });
  await call('POST', 'erasures/find', { body: { mobileNo: '9812345670', email: 'asha@example.test' } });
  await call('POST', 'erasures/erase', { body: { mobileNo: '9812345670' }, headers: { 'idempotency-key': 'erase' } });
  await ledgerCalls(shop);
  await membershipCalls(world, shop);
  const placed = `address = '14 Zaveri Bazaar', city = 'Mumbai', pin = '400002'`;
  await world.sql(
    `update shops set gstin = '27AAPFU0939F1ZV', accountant_email = 'ca@example.test', state_code = '27', ${placed} where id = '${shop.shopId}'`,
  );
  await returnCalls(shop);
  await world.sql(`update shops set gstin = null where id = '${shop.shopId}'`);
  await workCalls(world, shop);
  await cardCalls(world);
  await pieceCalls(shop);
  await transferCalls(world, shop);
  await meetingCalls(world);
  await world.call('GET', 'shops/commodities', { token: shop.token });
  // The clock of these tests stands still, that of the database does not.
  await world.sql(`update memberships set created_at = '2026-01-01' where shop_id = '${shop.shopId}'`);
  for (const dated of [
    'whatsapp/messages',
    'tasks',
    'contacts/meetings',
    'piece_issues',
    'held_goods',
    'sales_orders',
    'chit_members',
    'customer_subscriptions',
    'work_orders',
    'karigar_issues',
  ]) {
    const { url } = await call('POST', `${dated}/calendar/address`, { body: {} });
    expect((await world.call('GET', String(url).replace(/.*\/api\//, ''))).status).toBe(200);
  }
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
  await treeCalls(shop);
  await call('GET', 'imports');
  await pictureCalls(shop, unit);
  await taskCalls(world, shop);
  await messageCalls(world, chat);
};

/** Of a record that comes in, of one that does when its row is mended, and of one address that nobody answers. */
const pictureCalls = async (shop: Shop, unit: string) => {
  const row = (code: string, price: string) => `Ring,${code},${unit},${price},8,12,http://cdn.shop.in/${code}.png\n`;
  const text = `Name,SKU,UOM,Price,Cost,MRP,Image\n${row('P-1', '10')}${row('P-2', 'ten')}${row('later', '10')}`;
  const form = { file: new File([text], 'a.csv'), pictures: { images: ['Image'] } };
  const { id } = await completed(shop, await shop.call('POST', 'admin/products/import', { form }));
  const added = async (count: number) =>
    eventually(async () =>
      expect((await shop.call('GET', `imports/${id}`)).data.pictures).toMatchObject({ added: count }),
    );
  await added(1);
  const body = { rows: [{ row: 3, values: { sellingPrice: '10' } }] };
  expect((await shop.call('POST', `imports/${id}/mend`, { body })).status).toBe(200);
  await shop.call('POST', `imports/${id}/cancel`);
  expect((await shop.call('POST', `imports/${id}/pictures`)).status).toBe(202);
  await added(2);
};

/** Pictures of the web. */
export const someWeb: Web = {
  fetch: async address =>
    address.endsWith('later.png') ? { again: say('addressNotReached'), retryAfter: 60_000 } : { file: await pngFile() },
};

const taskCalls = async (world: World, shop: Shop) => {
  const wrong = { form: { contacts: new File(['Name,Mobile\nRavi,12\n'], 'a.csv') } };
  const { id: failing } = await completed(shop, await shop.call('POST', 'contacts/list', wrong));
  expect((await shop.call('GET', `imports/${failing}/failed`)).status).toBe(200);
  for (const mobileNo of ['12', '9820012346']) {
    const body = { rows: [{ row: 2, values: { mobileNo } }] };
    expect((await shop.call('POST', `imports/${failing}/mend`, { body })).status).toBe(200);
  }
  const { id } = (await shop.call('POST', 'contacts/exports?format=csv')).data;
  await eventually(async () => expect((await shop.call('GET', `exports/${id}`)).data.state).toBe('completed'));
  expect((await shop.call('GET', `exports/${id}/file`)).status).toBe(200);
  await shop.call('POST', `imports/${failing}/cancel`);
  await shop.call('POST', `exports/${id}/cancel`);
  await shop.call('POST', `exports/${id}/again`);
  expect((await shop.call('GET', 'background_tasks')).data.totalCount).toBeGreaterThan(3);
  for (const query of ['ravi', 'ra']) expect((await shop.call('GET', `search?query=${query}`)).status).toBe(200);
  await archiveCalls(world, shop);
  await sweep(world.ports);
};
