import { expect, test } from 'vitest';
import { specified } from './routerProvider.tsx';

test.each([
  ['/tenants/7', '/tenants/edit/7'],
  ['/tenants/7?tab=1', '/tenants/edit/7?tab=1'],
  ['/tenants/edit/7', '/tenants/edit/7'],
  ['/jobs/7', '/jobs/edit/7'],
  ['/admin/downloads/7', '/admin/downloads/edit/7'],
  ['/ads/7', '/ads/edit/7'],
  ['/jobs/create', '/jobs/create'],
  ['/tenants/create', '/tenants/create'],
  ['/tenants', '/tenants'],
  ['/tenants?page=2', '/tenants?page=2'],
  ['/tenants/', '/tenants/'],
  ['/contacts/7', '/contacts/7'],
])('R-18 R-28 a link to %s leads to %s', (from, to) => {
  expect(specified(from)).toBe(to);
  const [pathname, search] = from.split('?');
  expect(specified({ pathname, search })).toEqual({ pathname: to.split('?')[0], search });
});
