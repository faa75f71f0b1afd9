import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../tests/support/screens/shop.ts';

const openKarigar = async () => {
  const shop = await openScreenShop(shopPermissions);
  const { id: contactId } = await shop.call<Made>('POST', 'contacts', {
    name: 'Ramesh',
    mobileNo: '9820011001',
    gender: 1,
  });
  return { shop, contactId };
};

it('a receipt tells a loss above the limit while it is typed, and takes the reason', async () => {
  const { shop, contactId } = await openKarigar();
  const line = { metal: 'gold', fineness: 916, grossWeight: 10, lossPercent: 3, rate: 40 };
  const { id } = await shop.call<Made>('POST', 'karigar_receipts', { contactId, lines: [line] });
  renderPage(`/karigar_receipts/${id}`, shop.session);
  const loss = await screen.findByRole('textbox', { name: 'Agreed loss (%)' });
  expect(screen.queryByRole('textbox', { name: 'Reason for the larger loss' })).toBeNull();
  await userEvent.clear(loss);
  await userEvent.type(loss, '7.5');
  expect(await screen.findByText('Line 1: the agreed loss of 7.5 % is above the shop’s limit of 3 %.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for the larger loss' }), 'Filigree');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await shop.call<Made>('GET', `karigar_receipts/${id}`))['lossReason']).toBe('Filigree'),
  );
});

it('a lot that is taken back asks for the reason while its weight is typed', async () => {
  const { shop, contactId } = await openKarigar();
  const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 200 };
  await shop.call('POST', `vouchers/${(await shop.call<Made>('POST', 'vouchers', opening)).id}/post`, {});
  const lines = [{ grossWeight: 100, fineness: 900 }];
  const { id } = await shop.call<Made>('POST', 'melting_lots', { contactId, metal: 'gold', lines });
  await shop.call('POST', `melting_lots/${id}/send`, {});
  renderPage(`/melting_lots/${id}`, shop.session);
  await userEvent.click(await screen.findByRole('button', { name: 'Take back refined' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Weight that came back/ }), '80');
  await userEvent.type(screen.getByRole('textbox', { name: /Fineness by assay/ }), '999');
  expect(await screen.findByText(/^10\.000 g of fine metal is missing, 11\.12 % of what went in\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason for the larger loss' })).toBeVisible();
});
