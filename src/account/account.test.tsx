import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreenShop } from '../../tests/support/screens/shop.ts';
import { dataProvider } from '../dataProvider/dataProvider.ts';
import { renderInApp } from '../testing.tsx';
import { Account } from './Account.tsx';

const choose = async (language: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Language' }));
  await userEvent.click(await screen.findByRole('option', { name: language }));
};

it('another language is another page: it asks before a half-typed password is lost, and only then', async () => {
  const shop = await openScreenShop();
  shop.hold('PUT', /account\/language$/);
  const asked = () => shop.calls('PUT', 'account/language').map(({ body }) => body);
  renderInApp(<Account />, { session: shop.session, dataProvider });
  const password = await screen.findByLabelText(/^Present password/);
  await userEvent.type(password, 'Secret@1');
  await choose('हिंदी');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(asked()).toEqual([]);
  expect(password).toHaveValue('Secret@1');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('हिंदी');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(asked()).toEqual([{ language: 'hi' }]));
});

it('asks nothing where nothing is typed', async () => {
  const shop = await openScreenShop();
  shop.hold('PUT', /account\/language$/);
  renderInApp(<Account />, { session: shop.session, dataProvider });
  await choose('हिंदी');
  await waitFor(() => expect(shop.calls('PUT', 'account/language')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
