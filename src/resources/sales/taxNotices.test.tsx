import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { can, shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../tests/support/screens/shop.ts';

const gold = { description: 'Chain', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 1, rate: 6_000, gst: 0 };

it('a draft names the line with another GST rate, and takes the reason for it beside the notice', async () => {
  const shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
  await shop.call('PUT', '', { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
  const box = { description: 'Box', metal: 'other', price: 500, gst: 18 };
  const { id } = await shop.call<Made>('POST', 'quick_bills', { lines: [gold, box], placeOfSupply: '27' });
  renderPage(`/quick_bills/${id}`, shop.session);
  expect(await screen.findByText('Line 1: HSN 7113 bears 3 % GST.')).toBeVisible();
  expect(screen.getByText('Line 2: enter the HSN code, with 4 digits or more.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for another GST rate' }), 'For a special zone');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await shop.call<Made>('GET', `quick_bills/${id}`))['gstReason']).toBe('For a special zone'),
  );
});

it('a new bill asks for no reason before it needs one', async () => {
  const shop = await openScreenShop(shopPermissions);
  renderPage('/quick_bills/create', shop.session);
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
});
