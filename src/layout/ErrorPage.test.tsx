import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../testing.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const number = '019a9ab0-b43f-7000-8000-000000000000';
const address = () => screen.getByTestId('address');

it('R-48 shows what the address says, and goes on without loading the page', () => {
  renderInApp(<ErrorPage />, { path: '/error/unauthorized' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not open to you');
  fireEvent.click(screen.getByRole('link', { name: 'Choose another shop' }));
  expect(address()).toHaveTextContent('/shops');
});

it.each([
  ['X-01', '/error/servicenotavailable'],
  ['X-05', '/error/notfound'],
])('%s leads back to where it happened, with the number it was given', (_, to) => {
  const state = { from: '/products?page=2', reference: number };
  renderInApp(
    <>
      <Link to={to} state={state}>
        go
      </Link>
      <ErrorPage />
    </>,
  );
  fireEvent.click(screen.getByText('go'));
  expect(screen.getByText(number)).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect(address()).toHaveTextContent('/products?page=2');
});

it('leaves a click for another tab to the browser', () => {
  renderInApp(<ErrorPage />, { path: '/error' });
  const browser = vi.fn<(event: Event) => unknown>(event => [event.defaultPrevented, event.preventDefault()][0]);
  document.addEventListener('click', browser, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Back to Today' }), { ctrlKey: true });
  expect(browser).toHaveReturnedWith(false);
  expect(address()).toHaveTextContent('/error');
});
