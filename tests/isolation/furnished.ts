import { pieceKey } from '../../api/archives/queue.ts';
import { tables } from '../../api/tables.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { ownersPlatform, roles, type Permission } from '../../schema/permissions.ts';
import { csvFile } from '../support/csv.ts';
import type { IsolatedApi } from '../support/isolatedApi.ts';
import { connectShop } from '../support/messenger.ts';
import { pngFile } from '../support/pictures.ts';
import { sample } from '../support/sample.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { makePast, type Past } from './past.ts';
import { updateOf } from '../support/writers.ts';

export const inShops = Object.values(entities as Record<string, AnyEntity>).filter(
  ({ space = 'shop', readBy, link }) => space === 'shop' && !readBy && !link,
);

/** What whoever furnishes it may do. */
export const furnishedWith: readonly Permission[] = [...roles.owner, ...ownersPlatform];

export type Furnished = Shop & { past: Past };

/** A business at work: records of every kind, changed, in the trash, imported, with pictures, kept replies and a past. */
export const furnishedShop = async (api: IsolatedApi): Promise<Furnished> => {
  const shop = await openShop(api, { permissions: [...furnishedWith] });
  await api.sql(atOneTime);
  for (const entity of inShops) await furnish(shop, entity);
  for (const entity of inShops.filter(({ naturalKey, permissions }) => naturalKey && permissions.create)) {
    const file = await csvFile(entity, [1_010, 1_017, -1], 1_010);
    await shop.send('POST', entity, 'import', { form: { file } });
  }
  const row = `Named,named-1,${await shop.refer('units')},10,8,12,https://cdn.shop.in/a.png`;
  const named = new File([`Name,SKU,Unit,Selling Price,Cost,MRP,Image\n${row}\n`], 'named.csv');
  await shop.send('POST', entities.products, 'import', { form: { file: named, pictures: { images: ['Image'] } } });
  const [into, other, unlike] = await three(() => shop.make(entities.contacts));
  await shop.call('POST', 'contacts/distinct', { body: { ids: [into, unlike] } });
  await shop.call('POST', 'contacts/merge', { body: { into, others: [other] } });
  await shop.call('POST', `contacts/${String(into)}/remarks`, { body: { text: 'Wants it by Diwali' } });
  const pictured = { text: 'As she brought it', pictures: await pngFile() };
  await shop.call('POST', `contacts/${String(into)}/remarks`, { form: pictured });
  await shop.call('POST', `contacts/${String(into)}/files`, { form: { file: await pngFile() } });
  const written = `contacts/meetings/${await shop.refer('meetings')}/texts/notes`;
  await shop.call('PUT', written);
  await shop.call('POST', `${written}/updates`, { body: { update: updateOf('As she said it', 1) } });
  await shop.call('POST', 'whatsapp/messages/calendar/address', { body: {} });
  for (const format of ['csv', 'xlsx']) await shop.call('POST', `contacts/exports?format=${format}`);
  const product = await shop.refer('products');
  await shop.call('POST', `admin/products/${product}/images`, { form: { image: await pngFile() } });
  await shop.call('POST', `admin/products/${product}/public_address`);
  await shop.call('POST', 'contacts/public_form');
  await shop.call('PUT', 'contacts/public_form', { body: { name: `form-${shop.shopId}` } });
  const account = { number: `number-${shop.shopId}`, balance: '1000.00', perSecond: 0, price: 0.88 };
  await connectShop(api.ports, shop.shopId, account);
  // As an entity with numbers in series leaves it.
  await api.sql(`insert into number_series (shop_id, series, year, last) values ('${shop.shopId}', 'bills', 2026, 7)`);
  await api.sql(`insert into text_cleanings (shop_id, entity) values ('${shop.shopId}', 'contacts')`);
  await api.sql(`insert into import_meanings (shop_id, entity, text, record_id, at)
    values ('${shop.shopId}', 'units', 'dozen', '${await shop.refer('units')}', '2026-03-02T00:00:00Z')`);
  await postVouchers(shop);
  await lockBooks(shop);
  await buyGold(shop);
  await takeStock(shop);
  const archive = api.ports.ids.next();
  await api.sql(anArchive(shop, archive));
  await api.ports.files.put(pieceKey(shop.shopId, archive, 0), new TextEncoder().encode('TolaS'));
  // As a remark leaves it that calls upon a colleague, until they are told.
  await api.sql(`insert into pending_notifications (shop_id, user_id, kind, record_id, entity, by_id, by_name, at)
    values ('${shop.shopId}', '${shop.userId}', 'mentioned', '${String(unlike)}', 'contacts', null, 'Somebody', '2026-03-02T00:00:00Z')`);
  const kept = { body: await shop.body(entities.groups), headers: { 'idempotency-key': 'key-0' } };
  await shop.send('POST', entities.groups, '', kept);
  return { ...shop, past: await makePast(api, shop) };
};

/** Money that came in, and money that was paid out and taken back. */
const postVouchers = async (shop: Shop) => {
  const vouchers = [
    ['receipt', ['post']],
    ['payment', ['post', 'cancel']],
  ] as const;
  for (const [kind, ways] of vouchers) {
    const body = {
      kind,
      contactId: await shop.refer('contacts'),
      amount: 100,
      way: 'upi',
      day: '2026-03-02',
    };
    const { id } = (await shop.call('POST', 'vouchers', { body })).data;
    for (const way of ways) await shop.call('POST', `vouchers/${id}/${way}`, { body: {} });
  }
};

/** Books that were locked long before anything in them. */
const lockBooks = (shop: Shop) => shop.call('POST', 'ledger/locks', { body: { until: '2001-03-31' } });

/** Gold that was bought, and a piece of it. */
const buyGold = async (shop: Shop) => {
  const lines = [{ metal: 'gold', fineness: 995, weight: 100, amount: 615_000, gst: 3 }];
  const bill = {
    supplierId: await shop.refer('contacts'),
    billNo: 'NB/4411',
    billDay: '2026-03-01',
    day: '2026-03-02',
    lines,
  };
  const { id } = (await shop.call('POST', 'purchases', { body: bill })).data;
  await shop.call('POST', `purchases/${id}/post`, { body: {} });
};

/** Tags that were scanned: of a piece, and of none. */
const takeStock = async (shop: Shop) => {
  const [piece] = (await shop.call('GET', 'pieces')).data.items;
  const { id } = (await shop.call('POST', 'stock_takes', { body: { name: 'All trays' } })).data;
  await shop.call('POST', `stock_takes/${id}/scan`, { body: { tags: [piece.tag, 'A-99'] } });
};

/** As a shop leaves it that was taken out. */
const anArchive = ({ shopId, userId }: Shop, id: string) => `
  insert into shop_archives (shop_id, id, kind, user_id, state, name, reached, pieces, size, language, created_at, ended_at) values ('${shopId}',
    '${id}', 'out', '${userId}', 'completed', 'Shop', '{"stage":"end","section":0}', 1, 5, 'en', '2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z');
  insert into archive_pieces (shop_id, archive_id, number, name, size, sha256, rows) values ('${shopId}', '${id}', 0, 'README.txt', 5, 'abc', 0)`;

const three = async (make: () => Promise<Record<string, unknown>>) => {
  const ids: unknown[] = [];
  while (ids.length < 3) ids.push((await make())['id']);
  return ids;
};

/** People and shops of tests are as old as the machine says; here they are the same age in every world. */
export const atOneTime = tables(entities)
  .filter(({ scope }) => scope !== 'shop')
  .flatMap(({ name, columns }) =>
    columns
      .filter(column => /^(created|updated)_at$/.test(column.name))
      .map(column => `update ${name} set ${column.name} = '2026-03-01T00:00:00Z';`),
  )
  .join('\n');

const furnish = async (shop: Shop, entity: AnyEntity) => {
  const { create, update, delete: remove } = entity.permissions;
  if (!create) {
    await shop.refer(entity.name);
    for (const n of [1, 2, 3]) await shop.plant(entity, [await sample(entity, n, shop.refer, 'import')]);
    return;
  }
  await shop.refer(entity.name);
  const ids: string[] = [];
  for (const n of [1_010, 1_011, 1_012, 1_013, 1_014, 1_015]) {
    const body = { ...(await sample(entity, n, shop.refer)), ...(n === 1_012 && unlinked(entity)) };
    ids.push(String((await shop.make(entity, body))['id']));
  }
  if (update)
    for (const [id, n] of [
      [ids[0], 1_019],
      [ids[2], 1_012],
    ] as const)
      await shop.send('PUT', entity, id, {
        body: { ...(await sample(entity, n, shop.refer, 'update')), ...unlinked(entity) },
      });
  if (remove) for (const id of [ids[1], ids[4]]) await shop.send('DELETE', entity, id);
};

/** The last one has no links, so that it may go for good. */
const unlinked = ({ info }: AnyEntity) =>
  Object.fromEntries(Object.values(info).flatMap(({ name, kind }) => (kind === 'refs' ? [[name, []]] : [])));
