import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../tests/support/screens/shop.ts';

const gold = { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 40, rate: 6_000, gst: 3 };

it('a receipt in cash names the limit and its Act, and a bill the declaration in place of the PAN', async () => {
  const shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
  await shop.call('PUT', '', { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
  const person = { name: 'Asha Rao', gender: 1, mobileNo: '9812345670' };
  const { id: contactId } = await shop.call<Made>('POST', 'contacts', person);
  const paid = { kind: 'receipt', contactId, way: 'cash', day: '2026-11-26' };
  const { id } = await shop.call<Made>('POST', 'vouchers', { ...paid, amount: 200_000 });
  const { unmount } = renderPage(`/vouchers/${id}`, shop.session);
  expect(await screen.findByText(/^Cash of ₹2,00,000 or more .+\(Income-tax Act, 2025, section 186\)$/)).toBeVisible();
  unmount();
  const sale = { contactId, lines: [gold], placeOfSupply: '27', billedGst: 'cgstSgst', day: '2026-11-26' };
  const bill = await shop.call<Made>('POST', 'quick_bills', sale);
  renderPage(`/quick_bills/${bill.id}`, shop.session);
  expect(
    await screen.findByText(/declaration in its place, Form 97\. .+; to be confirmed by an adviser\)$/),
  ).toBeVisible();
});
