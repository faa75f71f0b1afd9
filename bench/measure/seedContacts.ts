import type pg from 'pg';
import type { SeededShop } from '../figure.ts';

const groups = 20;

/** Fills a shop of a seeded database with contacts, each in one of its groups, and leaves it as autovacuum would. */
export const seedContacts = async (owner: Pick<pg.Pool, 'query'>, { id }: SeededShop, rows: number): Promise<void> => {
  const texts = [
    `insert into groups (shop_id, id, name, created_at, updated_at)
      select '${id}', seed_id(10, n), 'Group ' || n, now(), now() from generate_series(0, ${groups - 1}) n`,
    `insert into contacts (shop_id, id, name, gender, mobile_no, email, created_at, updated_at)
      select '${id}', seed_id(8, n), 'Person ' || n, 1, (9000000000 + abs(hashint8(n)::bigint) % 1000000000)::text,
        case when n % 3 = 0 then 'person' || n || '@bench.test' end, now(), now() from generate_series(0, ${rows - 1}) n`,
    `insert into group_members (shop_id, id, group_id, contact_id, created_at)
      select '${id}', seed_id(11, n), seed_id(10, n % ${groups}), seed_id(8, n), now() from generate_series(0, ${rows - 1}) n`,
  ];
  for (const text of texts) await owner.query(text);
  await owner.query('vacuum analyze contacts, groups, group_members');
};
