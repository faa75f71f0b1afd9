import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { routerProvider, specified } from './routerProvider.tsx';

test.each([
  ['/tenants/7', '/tenants/edit/7'],
  ['/tenants/7?tab=1', '/tenants/edit/7?tab=1'],
  ['/tenants/edit/7', '/tenants/edit/7'],
  ['/tenants/create', '/tenants/create'],
  ['/tenants', '/tenants'],
  ['/tenants?page=2', '/tenants?page=2'],
  ['/tenants/', '/tenants/'],
  ['/contacts/7', '/contacts/7'],
])('R-18 a link to %s leads to %s', (from, to) => {
  expect(specified(from)).toBe(to);
  const [pathname, search] = from.split('?');
  expect(specified({ pathname, search })).toEqual({ pathname: to.split('?')[0], search });
});

test('what a list is asked for is in the page as soon as it is in the address', async () => {
  const Page = () => {
    const go = routerProvider.useNavigate();
    return <button onClick={() => go({ search: '?page=2' })}>at {useLocation().search}</button>;
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  // Outside of a test's own care, which would draw everything at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const heard = new Promise<void>(resolve => router.subscribe(({ location }) => location.search && resolve()));
  screen.getByRole('button').click();
  await heard;
  expect(screen.getByRole('button')).toHaveTextContent('?page=2');
});
