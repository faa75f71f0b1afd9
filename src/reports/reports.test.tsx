import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { enquiries } from '../../schema/entities/enquiries.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { can, shopPermissions } from '../../schema/permissions.ts';
import { at, renderPage } from '../../tests/support/screens/renderPage.tsx';
import { openScreenShop, sql, type Made, type ScreenShop } from '../../tests/support/screens/shop.ts';
import { inPeriod } from '../../schema/kit/reported.ts';

const may = { from: '2026-05-01', to: '2026-05-31' };

it.each([
  ['days', quickBills, { day_gte: '2026-05-01', day_lte: '2026-05-31' }],
  ['moments, to the last of them', enquiries, { createdAt_gte: '2026-05-01', createdAt_lte: '2026-05-31' }],
  ['what there is now', pieces, {}],
])('a report of a period is of %s', (_, entity, expected) =>
  expect(inPeriod(entity as unknown as AnyEntity, may)).toEqual(expected),
);

describe('the reports', () => {
  let shop: ScreenShop;

  const sold = async (day: string, price: number) => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price, gst: 3 }];
    const payments = [{ way: 'cash', amount: price * 1.03 }];
    const { id } = await shop.call<Made>('POST', 'quick_bills', { lines, placeOfSupply: '27', day, payments });
    await shop.call('POST', `quick_bills/${id}/issue`, {});
  };
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent);

  beforeEach(async () => {
    shop = await openScreenShop([...shopPermissions, can.ShopEdit]);
    await shop.call('PUT', '', { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
    await sold('2026-04-20', 500);
    await sold('2026-05-10', 1_000);
  });

  it('are of the chosen days, and each row leads to its records', async () => {
    renderPage('/reports?of=quick_bills&from=2026-05-01&to=2026-05-31', shop.session);
    expect(await rowsOf('Sales by month')).toEqual(['May 2026₹1,0301']);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-04-01' } });
    const months = within(screen.getByRole('table', { name: 'Sales by month' }));
    expect(await months.findByRole('link', { name: 'Apr 2026' })).toBeVisible();
    const link = months.getByRole('link', { name: 'May 2026' });
    const filter = new URL((link as HTMLAnchorElement).href).searchParams.get('filter');
    expect(JSON.parse(filter!)).toEqual({ day_gte: '2026-05-01', day_lte: '2026-05-31', state: 'issued' });
  });

  it('are of one list at a time, those of stock as it is today', async () => {
    renderPage('/reports', shop.session);
    const areas = await screen.findByRole('group', { name: 'Part of the business' });
    await userEvent.click(within(areas).getByRole('button', { name: 'Stock' }));
    const about = screen.getByRole('group', { name: 'What it is about' });
    await userEvent.click(within(about).getByRole('button', { name: 'Pieces' }));
    expect(screen.getByText(/^As it stands today/)).toBeVisible();
    expect(screen.queryByLabelText('From')).toBeNull();
    expect(screen.getByRole('region', { name: 'Pieces by days in stock' })).toBeVisible();
  });

  it('tell what was earned to whoever sees costs, and by the hour', async () => {
    await sql(
      `update sold_goods set cost = 700, profit = taxable - 700, cost_known = true where shop_id = '${shop.id}'`,
    );
    renderPage('/reports?of=sold_goods&from=2026-05-01&to=2026-05-31', shop.session);
    expect(await rowsOf('Profit by month')).toEqual(['May 2026₹3001']);
    expect(await rowsOf('Sold, by whether the cost is known')).toEqual(['Yes₹1,0001', 'No₹00']);
    const [hour] = await screen.findAllByRole('link', { name: /^\d+:00–\d+:59$/ });
    const filter = new URL((hour as HTMLAnchorElement).href).searchParams.get('filter');
    expect(JSON.parse(filter!)).toMatchObject({ 'soldAt.hour': String(Number(/^\d+/.exec(hour!.textContent)![0])) });
  });

  it('tell where the metal of the books lies, each row leading there', async () => {
    const body = { productId: null, metal: 'gold', fineness: 916, grossWeight: 10, stones: [] };
    const [unit] = await shop.make(at.units, { symbol: 'gm' });
    const ring = { name: 'Ring', productCode: 'R', mrp: 1_200, purchasePrice: 900, sellingPrice: 1_000 };
    const [product] = await shop.make(at.products, { ...ring, unitId: unit!.id });
    await shop.call('POST', 'pieces', { ...body, productId: product!.id });
    renderPage('/reports?of=metal_position&from=2026-05-01&to=2026-05-31', shop.session);
    const table = within(await screen.findByRole('table', { name: /^Fine gold/ }));
    const told = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(told).toEqual([
      'WhereFine weightAt today’s rate',
      expect.stringMatching(/^Tagged pieces.*9\.160 g/),
      expect.stringMatching(/^Open position.*9\.160 g/),
    ]);
    expect(table.getByRole('link', { name: 'Tagged pieces' }).getAttribute('href')).toMatch(
      /^\/ledger_accounts\/[\da-f-]+\/statement/,
    );
    expect(screen.getByRole('table', { name: 'How often the stock was sold' })).toBeVisible();
  });

  it('are narrowed as their list is, and one figure at a time', async () => {
    const filter = JSON.stringify({ state: 'issued', number: 'none' });
    renderPage(
      `/reports?${new URLSearchParams({ of: 'quick_bills', from: '2026-05-01', to: '2026-05-31', filter }).toString()}`,
      shop.session,
    );
    const panel = within(await screen.findByRole('region', { name: 'Sales by month' }));
    expect(await panel.findByRole('status')).toHaveTextContent('Nothing to count here.');
    const narrowed = screen.getByText('Narrowed as in the list').parentElement!;
    await userEvent.click(within(narrowed).getByTestId('CancelIcon'));
    expect(await rowsOf('Sales by month')).toEqual(['May 2026₹1,0301']);
    await userEvent.click(screen.getByRole('button', { name: 'Sales by month' }));
    expect(screen.queryByRole('region', { name: 'Sales by customer' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All figures' }));
    expect(screen.getByRole('region', { name: 'Sales by customer' })).toBeVisible();
  });

  it('are saved under a name, opened again, renamed, asked for by mail and deleted', async () => {
    renderPage('/reports?of=quick_bills&figure=byMonth&from=2026-05-01&to=2026-05-31', shop.session);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const dialog = () => within(screen.getByRole('dialog'));
    const name = dialog().getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Sales of May');
    expect(dialog().getByRole('combobox', { name: 'Period' })).toHaveTextContent('1 May 2026 to 31 May 2026, always');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    const kept = within(await screen.findByRole('group', { name: 'Saved reports' }));
    expect(await kept.findByRole('button', { name: 'Sales of May', pressed: true })).toBeVisible();
    // Whatever else is chosen is another report.
    await userEvent.click(screen.getByRole('button', { name: 'All figures' }));
    expect(kept.getByRole('button', { name: 'Sales of May' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(kept.getByRole('button', { name: 'Sales of May' }));
    expect(await rowsOf('Sales by month')).toEqual(['May 2026₹1,0301']);
    expect(screen.queryByRole('region', { name: 'Sales by customer' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change Sales of May' }));
    await userEvent.type(dialog().getByRole('textbox', { name: 'Name' }), ' 2026');
    await userEvent.click(dialog().getByRole('switch', { name: 'By mail each morning' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Change Sales of May 2026' });
    const [row] = await sql(`select name, by_mail from saved_reports where shop_id = '${shop.id}'`);
    expect(row).toEqual({ name: 'Sales of May 2026', by_mail: true });
    await userEvent.click(screen.getByRole('button', { name: 'Change Sales of May 2026' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Saved reports' })).toBeNull());
  });

  it('say so where a letter leads to one that was deleted', async () => {
    renderPage('/reports?saved=0192f0c1-2345-7abc-8def-0123456789ab', shop.session);
    expect(await screen.findByText('This saved report is not there any more.')).toBeVisible();
  });

  it('are only of what a person may list', async () => {
    renderPage('/reports', { ...shop.session, permissions: [can.QuickBillList] });
    const about = await screen.findByRole('group', { name: 'What it is about' });
    expect(
      within(about)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bills', 'Debit notes', 'Goods sold']);
  });
});
