import type pg from 'pg';
import type { SeededShop } from '../figure.ts';

/** So many shops with so many products in each (a multiple of 20). */
export type Plot = { shops: number; rows: number };

/** In one product of 5,000. */
export const rareWord = 'navaratna';

/** Fills a migrated database as its owner, and leaves it as autovacuum would. `people`: of each shop, all of them signed in. */
export const seed = async (owner: pg.Pool, plots: readonly Plot[], people = 20): Promise<SeededShop[]> => {
  await owner.query(idFunction);
  let [shops, rows] = [0, 0];
  for (const plot of plots) {
    for (const text of [...ground(shops, plot, people), products(shops, rows, plot)]) await owner.query(text);
    shops += plot.shops;
    rows += plot.shops * plot.rows;
  }
  await owner.query('vacuum analyze');
  return Array.from({ length: shops }, (_, n) => ({
    id: seedId(sorts.shop, n),
    token: `person-${n * people}-${tokenTail}`,
    unit: seedId(sorts.unit, n * 8),
  }));
};

const sorts = { tenant: 1, shop: 2, user: 3, unit: 4, category: 5, product: 6, picture: 7 };
const tokenTail = 'signed-in-for-measuring';

/** The n-th record of a sort; ids grow with n, as the product's own grow with time. */
const seedId = (sort: number, n: number): string => {
  const hex = n.toString(16).padStart(12, '0');
  return `0190${hex.slice(-8, -4)}-${hex.slice(-4)}-7${String(sort).padStart(3, '0')}-8000-${hex}`;
};

const idFunction = `create function seed_id(sort integer, n bigint) returns uuid language sql immutable as $$
  select ('0190' || lpad(to_hex(n), 8, '0') || '7' || lpad(sort::text, 3, '0') || '8000' || lpad(to_hex(n), 12, '0'))::uuid
$$`;

const ground = (first: number, { shops }: Plot, people: number): string[] => {
  const each = `from generate_series(${first}, ${first + shops - 1}) n`;
  const staff = `${each}, lateral (select n * ${people} + k as p from generate_series(0, ${people - 1}) k) x`;
  return [
    `insert into tenants (id, name, status, created_at, updated_at) select seed_id(1, n), 'Tenant ' || n, 'Active', now(), now() ${each}`,
    `insert into shops (id, tenant_id, name, status, created_at, updated_at) select seed_id(2, n), seed_id(1, n), 'Shop ' || n, 'Approved', now(), now() ${each}`,
    `insert into users (id, tenant_id, name, email, proved_email, created_at) select seed_id(3, p), seed_id(1, n), 'Person ' || p, p || '@bench.test', p || '@bench.test', now() ${staff}`,
    `insert into shop_people (user_id, shop_id, created_at) select seed_id(3, p), seed_id(2, n), now() ${staff}`,
    `insert into memberships (user_id, shop_id, role, created_at, updated_at) select seed_id(3, p), seed_id(2, n), 'owner', now(), now() ${staff}`,
    `insert into sessions (token_digest, id, user_id, created_at, expires_at)
      select encode(sha256(convert_to('person-' || p || '-${tokenTail}', 'UTF8')), 'hex'), seed_id(9, p), seed_id(3, p), now(), now() + interval '1 day' ${staff}`,
    `insert into units (shop_id, id, symbol, created_at, updated_at)
      select seed_id(2, n), seed_id(4, n * 8 + u), (array['gm', 'kg', 'mg', 'ct', 'tola', 'pc', 'pair', 'set'])[u + 1], now(), now() ${each}, generate_series(0, 7) u`,
    `insert into product_categories (shop_id, id, name, created_at, updated_at)
      select seed_id(2, n), seed_id(5, n * 8 + c), 'Category ' || c, now(), now() ${each}, generate_series(0, 7) c`,
  ];
};

/** The shops grow side by side, twenty records at a time. Every other product has a picture. */
const products = (firstShop: number, first: number, { shops, rows }: Plot): string =>
  `insert into products (shop_id, id, name, product_code, hsncode, tax_percentage, category_id, unit_id, mrp, purchase_price, selling_price, description, images, created_at, updated_at)
  select seed_id(2, s), seed_id(6, n),
    ${oneOf('Antique', 'Bridal', 'Temple', 'Kundan', 'Polki', 'Filigree', 'Daily', 'Classic')} || ' ' || ${oneOf('gold', 'silver', 'platinum', 'rose gold', 'diamond')}
      || ' ' || ${oneOf('ring', 'bangle', 'necklace', 'pendant', 'chain', 'anklet', 'jhumka')} || case when n % 5000 = 17 then ' ${rareWord}' else '' end || ' ' || n,
    'SKU-' || n, '7113', 3, seed_id(5, s * 8 + n % 8), seed_id(4, s * 8), 1000 + n % 90000, 800 + n % 70000, 950 + n % 85000,
    '<p>Made by hand, ' || (n % 40 + 2) || '.250 g, hallmarked, with a certificate and a box of red velvet.</p>',
    case when n % 2 = 0 then array[seed_id(7, n)] else '{}' end, now(), now()
  from generate_series(${first}, ${first + shops * rows - 1}) n, lateral (select ${firstShop} + n / 20 % ${shops}) x(s)`;

const oneOf = (...words: string[]) =>
  `(array['${words.join("','")}'])[1 + abs(hashint8(n + ${words.length})) % ${words.length}]`;
