import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../tests/support/screens/shop.ts';

it('who sold a line is chosen in it, among whoever works in the shop', async () => {
  const shop = await openScreenShop([...shopPermissions]);
  const box = { description: 'Box', hsn: '4819', metal: 'other', price: 500 };
  const { id } = await shop.call<Made>('POST', 'quick_bills', { lines: [box], placeOfSupply: '27' });
  renderPage(`/quick_bills/${id}`, shop.session);
  const line = within(await screen.findByRole('group', { name: 'Line 1' }));
  await userEvent.click(line.getByRole('button', { name: 'Line 1: everything' }));
  await userEvent.click(line.getByRole('button', { name: /^Sold by/ }));
  await userEvent.click(await screen.findByRole('option', { name: /myself/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const kept = await shop.call<Made>('GET', `quick_bills/${id}`);
    expect(kept['lines']).toMatchObject([{ sellerId: shop.session.user!.id }]);
  });
});
