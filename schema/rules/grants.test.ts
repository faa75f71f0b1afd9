import { describe, expect, it } from 'vitest';
import { changed, inOrder, lacking } from './grants.ts';

describe('what changes hands', () => {
  it('is what only one of two lists has', () => {
    expect(changed(['users/list', 'users/add'], ['users/add', 'users/edit'])).toEqual(['users/list', 'users/edit']);
    expect(changed(['users/list', 'users/add'], ['users/add', 'users/list'])).toEqual([]);
  });

  it('is lacked by whoever does not hold it', () => {
    expect(lacking(['users/list', 'users/add'], ['users/list'])).toEqual(['users/add']);
    expect(lacking(['users/list', 'users/add'], ['system/all'])).toEqual([]);
    expect(lacking([], [])).toEqual([]);
  });

  it('is kept as the catalogue has it, each string once', () =>
    expect(inOrder(['shop/contacts/list', 'users/add', 'users/list', 'users/add'])).toEqual([
      'shop/contacts/list',
      'users/list',
      'users/add',
    ]));
});
