import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { financialYear } from '../../../../schema/kit/series.ts';
import { shopDay } from '../../../../schema/kit/shopDay.ts';
import { can, shopPermissions } from '../../../../schema/permissions.ts';
import { renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made } from '../../../../tests/support/screens/shop.ts';
import { formatDate } from '../../../format.ts';

const daysAgo = (days: number) => shopDay(new Date(Date.now() - days * 86_400_000));

/** Two days of one financial year. */
const [earlier, later] =
  financialYear(daysAgo(2)).year === financialYear(daysAgo(1)).year
    ? [daysAgo(2), daysAgo(1)]
    : [daysAgo(3), daysAgo(2)];

it('a draft whose number would stand after the number of a later day warns, and names that number', async () => {
  const shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
  const [customer] = await shop.make('contacts', { name: 'Asha Rao', gender: 0, mobileNo: '9820011002' });
  const receipt = { kind: 'receipt', contactId: customer!.id, amount: 100, way: 'cash' };
  const draft = (day: string | null) => shop.call<Made>('POST', 'vouchers', { ...receipt, day });
  const first = await draft(later);
  const { number } = await shop.call<Made>('POST', `vouchers/${first.id}/post`, {});
  const late = await draft(earlier);
  renderPage(`/vouchers/${late.id}`, shop.session);
  const text = `${String(number)} is already dated ${formatDate(later)}. This document would get a later number with an earlier day.`;
  expect(await screen.findByText(text)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: later } });
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});
