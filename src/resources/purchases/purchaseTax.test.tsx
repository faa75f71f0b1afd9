import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../tests/support/screens/shop.ts';

it('a purchase warns of another GST rate than that of the day, and is saved all the same', async () => {
  const shop = await openScreenShop(shopPermissions);
  const supplier = { name: 'Bullion house', mobileNo: '9820011002', gender: 1 };
  const { id: supplierId } = await shop.call<Made>('POST', 'contacts', supplier);
  const line = { description: 'Bar', metal: 'gold', fineness: 995, weight: 10, hsn: '7108', amount: 60_000, gst: 3 };
  const bill = { supplierId, billNo: 'S-1', billDay: '2026-11-18', lines: [line] };
  const { id } = await shop.call<Made>('POST', 'purchases', bill);
  renderPage(`/purchases/${id}`, shop.session);
  const gst = await screen.findByRole('textbox', { name: 'GST (%)' });
  await userEvent.clear(gst);
  await userEvent.type(gst, '5');
  const warning = await screen.findByText('Line 1: HSN 7108 bears 3 % GST.');
  expect(warning.closest('[role="status"]')).toHaveClass('MuiAlert-colorWarning');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await shop.call<Made & { lines: { gst: number }[] }>('GET', `purchases/${id}`)).lines[0]!.gst).toBe(5),
  );
});
