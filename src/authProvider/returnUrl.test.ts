import { expect, test } from 'vitest';
import { onward, signInUrl } from './returnUrl.ts';

test.each([
  ['?returnUrl=/products', '/products'],
  ['?returnurl=/contacts/groups', '/contacts/groups'],
  ['?returnUrl=%2Fproducts%3Fpage%3D2%23top', '/products?page=2#top'],
  ['', '/home'],
  ['?returnUrl=', '/home'],
  ['?returnUrl=products', '/home'],
  ['?returnUrl=https://evil.test/products', '/home'],
  ['?returnUrl=//evil.test/products', '/home'],
  ['?returnUrl=/%5Cevil.test', '/home'],
  ['?returnUrl=/%09/evil.test', '/home'],
  ['?returnUrl=/.//evil.test', '/home'],
  ['?returnUrl=javascript:alert(1)', '/home'],
  ['?returnUrl=/accounts/signin', '/home'],
  ['?returnUrl=/account/register', '/home'],
  ['?returnUrl=/error/notfound', '/home'],
  ['?returnUrl=/accountants', '/accountants'],
])('R-45 %s goes on to %s', (search, path) => expect(onward(search)).toBe(path));

test('R-55 the way back is kept in the address', () => {
  expect(onward(new URL(signInUrl('/products?page=2'), location.origin).search)).toBe('/products?page=2');
  expect(signInUrl('/home')).toBe('/accounts/gsignin');
});
