import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseError } from './pipeline.ts';

/** As one server names what was violated, and as a cluster does. */
it.each([
  ['23505', 'products_name_key', 'duplicate key value violates unique constraint "products_name_key"'],
  ['23505', 'products_name_key_102345', 'duplicate key value violates unique constraint "products_name_key_102345"'],
  ['23505', undefined, 'duplicate key value violates unique constraint "products_name_key_102345"'],
  ['23505', '', 'duplicate key value violates unique constraint "products_name_key_102345"'],
  ['23503', undefined, 'update on table "units_102001" violates foreign key constraint "products_name_key_102345"'],
])('a violation of %s, said as %s, is told by its name without a shard', (code, constraint, message) => {
  const error = Object.assign(new pg.DatabaseError(message, 1, 'error'), { code, constraint });
  expect(databaseError(error)).toMatchObject({ code, constraint: 'products_name_key' });
});

it('what is no violation has no constraint', () => {
  const error = Object.assign(new pg.DatabaseError('column "name" does not exist', 1, 'error'), { code: '42703' });
  expect(databaseError(error).constraint).toBeUndefined();
});
