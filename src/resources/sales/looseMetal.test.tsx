import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shopPermissions } from '../../../schema/permissions.ts';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../tests/support/screens/shop.ts';

const chain = { description: 'Chain', metal: 'gold', fineness: 999, grossWeight: 3, rate: 6_000, gst: 3 };

it('a draft tells that it sells more loose metal than there is, and takes the reason beside the notice', async () => {
  const shop = await openScreenShop(shopPermissions);
  const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 2 };
  await shop.call('POST', `vouchers/${(await shop.call<Made>('POST', 'vouchers', opening)).id}/post`, {});
  const { id } = await shop.call<Made>('POST', 'quick_bills', { lines: [chain], placeOfSupply: '27' });
  renderPage(`/quick_bills/${id}`, shop.session);
  expect(await screen.findByText(/^The stock would be short by 1\.000 g of fine metal\./)).toBeVisible();
  const reason = screen.getByRole('textbox', { name: 'Reason for giving out more than there is' });
  await userEvent.type(reason, 'Bought this morning');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await shop.call<Made>('GET', `quick_bills/${id}`))['shortReason']).toBe('Bought this morning'),
  );
});

it('a new line begins under the HSN code of jewellery, and loses it when it becomes other goods', async () => {
  const shop = await openScreenShop(shopPermissions);
  renderPage('/quick_bills/create', shop.session);
  const [addGoods] = await screen.findAllByRole('button', { name: 'Add line' });
  await userEvent.click(addGoods!);
  await userEvent.click(await screen.findByRole('button', { name: 'Line 1: everything' }));
  const hsn = () => screen.getByRole('textbox', { name: 'HSN' });
  expect(hsn()).toHaveValue('7113');
  const metal = screen.getByRole('combobox', { name: 'Metal' });
  await userEvent.selectOptions(metal, 'other');
  await waitFor(() => expect(hsn()).toHaveValue(''));
  await userEvent.selectOptions(metal, 'silver');
  await waitFor(() => expect(hsn()).toHaveValue('7113'));
  await userEvent.clear(hsn());
  await userEvent.type(hsn(), '711311');
  await userEvent.selectOptions(metal, 'other');
  expect(hsn()).toHaveValue('711311');
});
