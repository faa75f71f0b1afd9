/** A peer: feathers on express and knex, every call narrowed to the shop by a hook. Whoever sends a shop is believed. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serving, settings } from '../../measure/serving.ts';
import { peerPackage } from '../packages.ts';

type Row = Record<string, unknown>;
type Rows = { whereIn(column: string, values: unknown[]): Promise<Row[]> };
type Knex = { (table: string): Rows; destroy(): Promise<void> };
type Call = { params: { shop: string; query: Row }; data: Row; result: Row | { data: Row[] } };
type Hook = (call: Call) => Promise<void> | void;
type Application = {
  use(...handlers: unknown[]): void;
  configure(part: unknown): void;
  service(path: string): { hooks(hooks: Record<'before' | 'after', Record<string, Hook[]>>): void };
  listen(port: number, host: string): Promise<Server>;
};
type Express = { (app: unknown): Application; json(): unknown; rest(): unknown; errorHandler(): unknown };

const { url, schema } = settings<{ url: string; schema: string }>();
const { feathers } = await peerPackage<{ feathers(): unknown }>('@feathersjs/feathers');
const { default: express } = await peerPackage<{ default: Express }>('@feathersjs/express');
const { KnexService } = await peerPackage<{ KnexService: new (options: object) => object }>('@feathersjs/knex');
const { default: knex } = await peerPackage<{ default(options: object): Knex }>('knex');

const db = knex({ client: 'pg', connection: url, searchPath: [schema], pool: { min: 0, max: 16 } });
const app = express(feathers());
app.use(express.json());
app.use((request: IncomingMessage & { feathers?: object }, _response: unknown, next: () => void) => {
  request.feathers = { ...request.feathers, shop: request.headers.authorization!.replace('Bearer ', '') };
  next();
});
app.configure(express.rest());
app.use('api/products', new KnexService({ Model: db, name: 'products', paginate: { default: 20, max: 1_000 } }));
app.use(express.errorHandler());

const ofShop: Hook = ({ params }) => {
  params.query = { ...params.query, shop_id: params.shop, is_active: true, deleted_at: null };
};

const intoShop: Hook = call => {
  call.data = { ...call.data, id: randomUUID(), shop_id: call.params.shop };
};

/** One statement for the units of all products. */
const withUnits: Hook = async ({ result }) => {
  const rows = Array.isArray(result['data']) ? (result['data'] as Row[]) : [result as Row];
  const units = await db('units').whereIn('id', [...new Set(rows.map(row => row['unit_id']))]);
  const byId = new Map(units.map(unit => [unit['id'], unit]));
  for (const row of rows) row['unit'] = byId.get(row['unit_id']);
};

app.service('api/products').hooks({
  before: { find: [ofShop], get: [ofShop], create: [intoShop] },
  after: { find: [withUnits], get: [withUnits], create: [withUnits] },
});

const server = await app.listen(0, '127.0.0.1');
if (!server.listening) await once(server, 'listening');
serving((server.address() as AddressInfo).port, async () => {
  server.close();
  server.closeAllConnections();
  await db.destroy();
});
