import { screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { Account } from '../account/Account.tsx';
import { authProvider } from '../authProvider/authProvider.ts';
import { asha, renderInApp } from '../testing.tsx';
import { SampleBar } from './SampleBar.tsx';

const guest = { user: { ...asha.user!, readsOnly: true } };

it('tells the guest of the sample shop that it is one, and where their own begins', () => {
  renderInApp(<SampleBar />, { session: guest });
  expect(screen.getByRole('status')).toHaveTextContent('This is a sample shop. Register to keep your own.');
  expect(screen.getByRole('link', { name: 'Register your shop' })).toHaveAttribute('href', '/account/register');
});

it('is not there for anybody else', () => {
  renderInApp(<SampleBar />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('a guest has a language, and neither a password nor sessions', () => {
  renderInApp(<Account />, { session: guest });
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
});

it('a guest whose time is over goes in again as they came', async () => {
  renderInApp(<SampleBar />, { session: guest });
  await expect(authProvider.checkError(new HttpError('', 401))).rejects.toMatchObject({ redirectTo: '/sample' });
});
