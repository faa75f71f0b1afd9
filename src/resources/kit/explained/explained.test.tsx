import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { can, shopPermissions } from '../../../../schema/permissions.ts';
import { renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';

let shop: ScreenShop;

const ring = {
  description: 'Ring',
  hsn: '7113',
  metal: 'gold',
  fineness: 916,
  grossWeight: 10,
  rate: 5_679.2,
  makingRate: 450,
  gst: 3,
};

const open = async (more: object = {}) => {
  shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
  await shop.call('PUT', '', { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
  const rates = { goldRate: 6_200, silverRate: 75, diamondRate: 50_000 };
  const rate = await shop.call<Made>('POST', 'admin/commodities', rates);
  const lines = [{ ...ring, rateId: rate.id, ...more }];
  return shop.call<Made>('POST', 'quick_bills', { lines, placeOfSupply: '27', discountPercent: 20 });
};

const explained = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Explain this number' }));
  return within(await screen.findByRole('group', { name: 'Where the total comes from' }));
};

it('an issued bill tells where its total comes from, and which rate of the shop it was', async () => {
  const { id } = await open();
  await shop.call('PUT', `quick_bills/${id}`, { payments: [{ way: 'upi', amount: 62_204 }] });
  await shop.call('POST', `quick_bills/${id}/issue`, {});
  renderPage(`/quick_bills/${id}`, shop.session);
  const told = await explained();
  expect(told.getByText('Line 1: Ring')).toBeVisible();
  expect(told.getByText('10.000 g net × ₹5,679.20 for a gram of this fineness')).toBeVisible();
  expect(told.getByText('20% of the making charge, ₹4,500.00')).toBeVisible();
  expect(told.getAllByText('1.5% of ₹60,392.00, all that bears this rate; rounded once, to the paisa')).toHaveLength(2);
  expect(told.getByText('₹62,204.00')).toBeVisible();
  const source = await told.findByRole('link', { name: /^Rate since / });
  expect(source).toHaveAttribute('href', '/gold_rates');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the reckoning' }));
  expect(screen.queryByText('Line 1: Ring')).toBeNull();
});

it('a draft tells it of what is being typed', async () => {
  const { id } = await open();
  renderPage(`/quick_bills/${id}`, shop.session);
  const told = await explained();
  expect(told.getByText('₹62,204.00')).toBeVisible();
  const discount = screen.getByRole('textbox', { name: 'Discount (%)' });
  await userEvent.clear(discount);
  // 61,292 and 919.38 twice.
  expect(await told.findByText('₹63,131.00')).toBeVisible();
});

it('what has no such totals offers none', async () => {
  await open();
  const contact = await shop.call<Made>('POST', 'contacts', { name: 'Asha', mobileNo: '9820011002', gender: 1 });
  renderPage(`/contacts/${contact.id}`, shop.session);
  expect(await screen.findByDisplayValue('Asha')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Explain this number' })).toBeNull();
});
