import { describe, expect, it } from 'vitest';
import { entities } from '../schema/entities/index.ts';
import { forbidden } from '../schema/errors.ts';
import { DatabaseError, UnreadableFile } from './ports.ts';
import { refusalOf } from './refusals.ts';
import { say } from '../schema/words/said.ts';
import { wordings } from '../schema/words/wordings.ts';

const { products } = entities;
type Case = [code: string, names: { constraint?: string; detail?: string }, status: number, message: string];

const cases: Case[] = [
  ['TS401', {}, 401, 'Please sign in again.'],
  ['TS403', {}, 403, 'You do not have permission to do this.'],
  ['TS404', {}, 404, 'Product not found.'],
  ['TS404', { detail: 'groups' }, 404, 'Group not found.'],
  ['TS400', { detail: 'unitId' }, 400, 'Please Select Unit'],
  ['TS400', { detail: 'categoryId' }, 400, 'Choose one of the list'],
  ['TS409', { detail: 'productPrices' }, 409, 'Still in use by prices.'],
  ['TS409', { detail: 'deleted:unitId' }, 409, 'Its unit was deleted. Restore that first.'],
  ['TS409', { detail: 'other' }, 409, 'This was changed in the meantime.'],
  ['TS429', { detail: '60' }, 429, 'Too many attempts. Please wait a while and try again.'],
  ['23505', { constraint: 'products_product_code_key' }, 400, 'Product Code exists already'],
  ['23505', { detail: 'Key (shop_id, product_code)=(1, A) already exists.' }, 400, 'Product Code exists already'],
  ['23505', { detail: 'Key (shop_id, name)=(1, A) already exists.' }, 409, 'This exists already.'],
  ['23505', { constraint: 'something_else' }, 409, 'This exists already.'],
  ['23503', {}, 409, 'This is still in use or refers to something that is gone.'],
  ['22P02', {}, 400, 'A value is not valid.'],
  ['22021', {}, 400, 'Contains characters that cannot be kept.'],
  ['40P01', {}, 503, 'The service is busy. Please try again in a moment.'],
  ['08006', {}, 503, 'The service is busy. Please try again in a moment.'],
  ['53300', {}, 503, 'The service is busy. Please try again in a moment.'],
  ['57014', {}, 503, 'The service is busy. Please try again in a moment.'],
  ['57P01', {}, 503, 'The service is busy. Please try again in a moment.'],
];

describe('what PostgreSQL refuses', () => {
  it.each(cases)('%s %o is a %i', (code, { constraint, detail }, status, message) => {
    const refusal = refusalOf(new DatabaseError('secret', code, constraint, detail), products)!;
    expect([refusal.status, wordings.en.say(refusal.said)]).toEqual([status, message]);
  });

  it('says when to come back', () => {
    expect(refusalOf(new DatabaseError('', 'TS429', undefined, '60'))).toMatchObject({ retryAfter: 60 });
    expect(refusalOf(new DatabaseError('', '57P01'))).toMatchObject({ retryAfter: 5 });
  });

  it('names the field', () => {
    const problems = (error: DatabaseError) => wordings.en.sayAll(refusalOf(error, products)!.problems!);
    expect(problems(new DatabaseError('', '23505', 'products_product_code_key'))).toEqual({
      productCode: 'Product Code exists already',
    });
    expect(problems(new DatabaseError('', 'TS400', undefined, 'unitId'))).toEqual({ unitId: 'Please Select Unit' });
  });

  it.each(['42601', '42P01', '23502', '23514', 'XX000', '42501'])('%s is a fault of ours', code => {
    expect(refusalOf(new DatabaseError('', code), products)).toBeNull();
  });
});

it('keeps refusals as they are, gives files their status and takes all else for a fault', () => {
  const refusal = forbidden();
  expect(refusalOf(refusal)).toBe(refusal);
  expect(refusalOf(new UnreadableFile(say('fileEmpty'), 413))).toMatchObject({ status: 413, said: say('fileEmpty') });
  expect(refusalOf(new TypeError('x'))).toBeNull();
  expect(refusalOf('x')).toBeNull();
});
