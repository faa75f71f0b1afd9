import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { can } from '../../schema/permissions.ts';
import { at, renderPage } from '../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../tests/support/screens/shop.ts';

let shop: ScreenShop;
let asha: Made;

beforeEach(async () => {
  shop = await openScreenShop();
  const [made] = await shop.make(at.contacts, { name: 'Asha Rao', gender: 0, mobileNo: '9820011002' });
  asha = made!;
  const owed = { kind: 'opening', side: 'theyOwe', amount: 24_600, metal: 'AU', fineWeight: 8.5 };
  const { id } = await shop.call<Made>('POST', 'vouchers', { ...owed, contactId: asha.id });
  await shop.call('POST', `vouchers/${id}/post`, {});
});

it('a person’s page tells what lies between them and the shop, and leads to the statement', async () => {
  renderPage(`/contacts/${asha.id}/show`, shop.session);
  const balance = within(await screen.findByRole('region', { name: 'Balance' }));
  expect(await balance.findByRole('link', { name: 'They owe us 8.500 g gold' })).toBeVisible();
  await userEvent.click(balance.getByRole('link', { name: 'They owe us ₹24,600.00' }));
  expect(await screen.findByRole('heading', { name: 'Asha Rao · Customer' })).toBeVisible();
});

it('nobody sees it who sees no books', async () => {
  renderPage(`/contacts/${asha.id}/show`, await shop.colleague(can.ContactList));
  await screen.findByRole('region', { name: 'Roles' });
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
});

it('a statement is printed of the days that are shown, or of others', async () => {
  const [{ accountId }] = await shop.call<[{ accountId: string }]>('GET', `ledger/balances?contactId=${asha.id}`);
  renderPage(`/ledger_accounts/${accountId}/statement?from=2026-05-01&to=2026-05-31`, shop.session);
  await userEvent.click(await screen.findByRole('button', { name: 'Statement of account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Statement of account' }));
  const asked = () => shop.calls('GET', 'papers/statement').at(-1)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-05-01', to: '2026-05-31', size: 'a4' }));
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2026-04-01' } });
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-04-01', to: '2026-05-31' }));
});

it('the day-book calls each entry by what it belongs to: a piece by its tag, a day that was counted by its name', async () => {
  const [unit] = await shop.make(at.units, { symbol: 'pc' });
  const prices = { sellingPrice: 100, purchasePrice: 80, mrp: 120, taxPercentage: 3 };
  const [ring] = await shop.make(at.products, { name: 'Ring', productCode: 'R-1', unitId: unit!.id, ...prices });
  const [piece] = await shop.make('pieces', { productId: ring!.id, metal: 'gold', fineness: 916, grossWeight: 10 });
  const { items } = await shop.call<{ items: Made[] }>('GET', 'ledger/days');
  await shop.call('PUT', `ledger/days/${items[0]!.id}`, { slips: [{ way: 'card', amount: 50 }] });
  await shop.call('POST', `ledger/days/${items[0]!.id}/close`, {});
  renderPage('/day_book', shop.session);
  expect(await screen.findByRole('link', { name: piece!['tag'] })).toHaveAttribute('href', `/pieces/${piece!.id}`);
  expect(screen.getByRole('link', { name: 'Day of the books' })).toBeVisible();
});
