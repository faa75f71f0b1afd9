import pg from 'pg';
import type { BenchDatabase } from '../figure.ts';

/** The schema of the peers in the product's database. */
export const schema = 'peers';

const unitColumns = 'id, shop_id, symbol, created_at, updated_at, version, deleted_at';
const productColumns = `id, shop_id, name, product_code, hsncode, tax_percentage, group_id, category_id, gst_id, unit_id, mrp,
  purchase_price, selling_price, description, images, is_active, subscription_only, created_at, updated_at, version, deleted_at`;

/** The same rows under a key of one column, since Directus and feathers know no other, with the indexes that these calls need. */
const statements = [
  `create schema ${schema}`,
  ...['units', 'products'].flatMap(table => [
    `create table ${schema}.${table} (like public.${table} including defaults)`,
    `alter table ${schema}.${table} drop column search_text, add primary key (id)`,
    ...['id set default gen_random_uuid()', 'created_at set default now()', 'updated_at set default now()'].map(
      change => `alter table ${schema}.${table} alter ${change}`,
    ),
  ]),
  `insert into ${schema}.units (${unitColumns}) select ${unitColumns} from public.units`,
  `insert into ${schema}.products (${productColumns}) select ${productColumns} from public.products`,
  `alter table ${schema}.products add foreign key (unit_id) references ${schema}.units (id)`,
  `create index on ${schema}.products (shop_id, id) where deleted_at is null and is_active`,
  `create unique index on ${schema}.products (shop_id, product_code) where deleted_at is null`,
  `vacuum analyze ${schema}.units, ${schema}.products`,
];

export const createSchema = (database: BenchDatabase): Promise<void> => run(database, statements);

export const dropSchema = (database: BenchDatabase): Promise<void> =>
  run(database, [`drop schema if exists ${schema} cascade`]);

const run = async ({ ownerUrl }: BenchDatabase, texts: readonly string[]): Promise<void> => {
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  try {
    for (const text of texts) await owner.query(text);
  } finally {
    await owner.end();
  }
};
