import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../tests/support/screens/shop.ts';

const ring = {
  description: 'Ring',
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  rate: 6_200,
  makingRate: 450,
  gst: 3,
};

it('A-10 a key pays what is typed, also before that is shown; once all is paid it pays no more', async () => {
  const shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
  await shop.call('PUT', '', { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
  const { id } = await shop.call<Made>('POST', 'quick_bills', {
    lines: [ring],
    placeOfSupply: '27',
    discountPercent: 20,
  });
  renderPage(`/quick_bills/${id}`, shop.session);
  // 66,500 with 20 % off the making charge of 4,500, and 3 % GST.
  expect(await screen.findByText('₹67,568.00', { selector: 'b' })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Discount (%)' }), { target: { value: '' } });
  fireEvent.keyDown(document, { key: 'F7' });
  // All of 68,495, of which nothing was on the screen yet.
  const paid = document.getElementsByName('payments.0.amount');
  expect(paid[0]).toHaveValue('68495');
  await waitFor(() => expect(screen.getByRole('button', { name: /^UPI/ })).toBeDisabled());
  fireEvent.keyDown(document, { key: 'F8' });
  expect(document.getElementsByName('payments.1.amount')).toHaveLength(0);
});
