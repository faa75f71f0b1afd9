import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/screens/renderPage.tsx';
import { openScreenShop } from '../../../tests/support/screens/shop.ts';

describe('more rates', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'New Rate' }));

  it('are asked for by whoever opens them, and stand open the next time', async () => {
    const shop = await openScreenShop();
    await shop.plant('commodityRates', {
      at: '2026-01-05T06:30:00Z',
      goldRate: 9_050,
      silverRate: 108.5,
      diamondRate: 52_000,
    });
    renderPage('/gold_rates/create', shop.session);
    const form = await dialog();
    await userEvent.click(await screen.findByRole('button', { name: 'More rates' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Gold(₹)' }), '9250');
    await userEvent.type(form.getByRole('textbox', { name: 'Silver(₹)' }), '109.5');
    await userEvent.type(form.getByRole('textbox', { name: 'Diamond(₹)' }), '52500');
    await userEvent.type(form.getByRole('textbox', { name: 'Platinum(₹)' }), '3900');
    await userEvent.type(form.getByRole('textbox', { name: 'Gold 916(₹)' }), '9500');
    await userEvent.type(form.getByRole('textbox', { name: 'Buying gold(₹)' }), '8990');
    await userEvent.click(form.getByRole('switch', { name: 'GST is in these rates' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('More than a gram of 999')).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: 'Gold 916(₹)' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Gold 916(₹)' }), '8490');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(await today.findByText('₹3,900')).toBeVisible();
    expect(today.getByText('Bought at')).toHaveTextContent('Bought at ₹8,990');
    expect(today.getAllByText(/GST included/)).toHaveLength(4);
    expect(today.getAllByRole('list', { name: 'By fineness' })[0]).toHaveTextContent('91622 karat₹8,490');
    await userEvent.click(await screen.findByRole('link', { name: 'Enter new rates' }));
    const next = await dialog();
    expect(await next.findByRole('textbox', { name: 'Buying gold(₹)' })).toHaveValue('');
    expect(next.getByRole('switch', { name: 'GST is in these rates' })).toBeChecked();
    expect(next.getByRole('textbox', { name: 'Buying gold(₹)' })).toHaveAccessibleDescription(/last ₹8,990/);
  });
});
