/** A peer: remult on express, every request's rows narrowed to the shop by its prefilter. Whoever sends a shop is believed. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describeEntity, Fields, remult } from 'remult';
import { createPostgresDataProvider } from 'remult/postgres';
import { remultApi } from 'remult/remult-express';
import { serving, settings } from '../../measure/serving.ts';

const texts = [
  'id',
  'shop_id',
  'name',
  'product_code',
  'hsncode',
  'group_id',
  'category_id',
  'gst_id',
  'unit_id',
  'description',
];
const numbers = ['tax_percentage', 'mrp', 'purchase_price', 'selling_price', 'version'];
const flags = ['is_active', 'subscription_only'];
const moments = ['created_at', 'updated_at', 'deleted_at'];
const options = (dbName: string) => ({ dbName, allowNull: true });

class Unit {
  id!: string;
}
const unit = Object.fromEntries(['id', 'shop_id', 'symbol'].map(name => [name, Fields.string(options(name))]));
describeEntity(Unit, 'units', unit, {
  allowApiRead: true,
  apiPrefilter: () => ({ shop_id: remult.user!.id }) as object,
});

class Product {
  id!: string;
}
const product = Object.fromEntries([
  ...texts.map(name => [name, Fields.string(options(name))] as const),
  ...numbers.map(name => [name, Fields.number(options(name))] as const),
  ...flags.map(name => [name, Fields.boolean(options(name))] as const),
  ...moments.map(name => [name, Fields.date(options(name))] as const),
  // Read alone: remult would write it as JSON, which the column is not.
  ['images', Fields.json({ ...options('images'), dbReadOnly: true })] as const,
]);
describeEntity(Product, 'products', product, {
  allowApiRead: true,
  allowApiInsert: true,
  apiPrefilter: () => ({ shop_id: remult.user!.id, is_active: true, deleted_at: null }) as object,
  saving: made => Object.assign(made, filledIn()),
});

/** What a new product has that nobody sends. */
const filledIn = () => {
  const now = new Date();
  const fixed = { is_active: true, subscription_only: false, version: 1, created_at: now, updated_at: now };
  return { id: randomUUID(), shop_id: remult.user!.id, ...fixed };
};

const { url } = settings<{ url: string }>();
const dataProvider = await createPostgresDataProvider({ connectionString: url, configuration: { max: 16 } });
const app = express();
app.use(
  remultApi({
    entities: [Product, Unit],
    dataProvider,
    ensureSchema: false,
    logApiEndPoints: false,
    getUser: request => Promise.resolve({ id: request.headers.authorization!.replace('Bearer ', '') }),
  }),
);
const server = app.listen(0, '127.0.0.1', () =>
  serving((server.address() as AddressInfo).port, async () => {
    server.close();
    server.closeAllConnections();
  }),
);
