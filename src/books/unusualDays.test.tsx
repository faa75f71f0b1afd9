import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { can, shopPermissions } from '../../schema/permissions.ts';
import { renderPage } from '../../tests/support/screens/renderPage.tsx';
import { openScreenShop, sql, type Made } from '../../tests/support/screens/shop.ts';

it('documents with unusual days are told with what is wrong and the way to correct it; without any all is well', async () => {
  const shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
  await shop.call('PUT', '', { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
  const { unmount } = renderPage('/unusual_days', shop.session);
  expect(await screen.findByText('All is well: every document has a usual day.')).toBeVisible();
  unmount();

  const line = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 1_000, gst: 3 };
  const bill = { lines: [line], placeOfSupply: '27', payments: [{ way: 'cash', amount: 1_030 }] };
  const { id } = await shop.call<Made>('POST', 'quick_bills', bill);
  const { number } = await shop.call<Made>('POST', `quick_bills/${id}/issue`, {});
  await sql(`update quick_bills set day = '2019-05-05' where id = '${id}'`);
  renderPage('/unusual_days', shop.session);
  const table = within(await screen.findByRole('table', { name: 'Documents with unusual days' }));
  expect(table.getByRole('link', { name: String(number) })).toHaveAttribute('href', `/quick_bills/${id}`);
  const cells = table.getAllByRole('cell').map(cell => cell.textContent);
  expect(cells).toEqual([
    'KindBill',
    'Day5 May 2019',
    'ProblemThe number is of another financial year than the day',
    'To doTake the bill back with a credit note and issue a new bill with the right day.',
  ]);
});
