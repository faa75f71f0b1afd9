import { noShop, type Parameters } from './statement.ts';

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * True of every id. PostgreSQL takes a range between ends that it does not know for a narrow one, so it walks along the key and stops where
 * LIMIT says. Where it took the shop for a smaller one than the limit, it would read and sort all of it instead.
 */
export const alongKey = (parameters: Parameters): string =>
  `t.id between ${parameters.add(noShop)}::uuid and '${lastId}'`;
