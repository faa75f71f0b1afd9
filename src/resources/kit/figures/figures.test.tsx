import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { dataProvider } from '../../../dataProvider/dataProvider.ts';
import { Home } from '../../../layout/home/Home.tsx';
import { renderInApp } from '../../../testing.tsx';

let shop: ScreenShop;
let category: Made;
const ring = (n: number) => ({
  name: `Ring ${n}`,
  productCode: `R-${n}`,
  mrp: 1200,
  purchasePrice: 900,
  sellingPrice: 1000,
});
const counts = 'total prepared queued sending unknown sent delivered read failed canceled skipped charged turn';
const offer = {
  name: 'Diwali offer',
  templateName: 'offer',
  templateLanguage: 'en',
  category: 'MARKETING',
  status: 2,
  ...Object.fromEntries(counts.split(' ').map(name => [name, 0])),
};
const open = async (...categorised: boolean[]) => {
  shop = await openScreenShop();
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  [category] = (await shop.make(at.categories, { name: 'Bangles' })) as [Made];
  const products = categorised.map((has, n) => ({
    ...ring(n),
    unitId: unit!.id,
    ...(has && { categoryId: category.id }),
  }));
  await shop.make(at.products, ...products);
  renderPage('/products', shop.session);
};
const press = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
const figure = () => screen.findByRole('region', { name: 'Products by category' });
const rows = async () =>
  within(await figure())
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);
/** Drawn for those who see. */
const bars = async () => [...(await figure()).querySelectorAll('tbody th > [aria-hidden]')];

describe('the figures of a list', () => {
  it('stand above it once asked for, also the next time, and follow its filters', async () => {
    await open(true, true, false);
    await screen.findByRole('link', { name: 'Ring 1' });
    expect(shop.calls('GET', `${at.products}/figures/byCategory`)).toEqual([]);
    await press('Figures');
    await waitFor(async () => expect(await rows()).toEqual(['Bangles2', 'None1']));
    expect((await bars()).map(bar => getComputedStyle(bar).width)).toEqual(['100%', '50%']);
    expect(screen.getByRole('button', { name: 'Figures' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Ring 1');
    await waitFor(async () => expect(await rows()).toEqual(['Bangles1']));
    await press('Figures');
    expect(screen.queryByRole('region', { name: 'Products by category' })).toBeNull();
  });

  it('lead to the rows they are made of', async () => {
    await open(true, false, false);
    await press('Figures');
    await waitFor(async () => expect(await rows()).toEqual(['Bangles1', 'None2']));
    await press('None', 'link');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ring 0' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Ring 1' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Category: None' })).toBeVisible();
    expect(await rows()).toEqual(['None2']);
    const address = new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
    expect(JSON.parse(address.get('filter')!)).toEqual({ categoryId: 'none' });
  });

  it('say that there is nothing, and are not of the trash', async () => {
    await open();
    await press('Figures');
    expect(await screen.findByText('Nothing to count here.')).toBeVisible();
    await press('Trash');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Figures' })).toBeNull());
    expect(screen.queryByText('Nothing to count here.')).toBeNull();
  });

  it('of a month leads to its records by when they were made, which is then a filter above the list', async () => {
    shop = await openScreenShop();
    await shop.plant('messages', { ...offer, cost: 24.5 });
    renderPage('/contacts/messenger', shop.session);
    await press('Figures');
    const months = within(await screen.findByRole('region', { name: 'Cost of messages by month' }));
    const month = await months.findByRole('link');
    expect(months.getAllByRole('row')[1]).toHaveTextContent(/₹24.501$/);
    const name = month.textContent;
    await userEvent.click(month);
    const asked = () => shop.calls('GET', at.messages).at(-1)!.query['createdAt_lte'];
    await waitFor(() => expect(asked()).toMatch(/^\d{4}-\d\d-\d\d$/));
    expect(await screen.findByRole('button', { name: new RegExp(`^Added: 1 ${name.slice(0, 3)}`) })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Diwali offer' })).toBeVisible();
  });

  it('are saved for a spreadsheet, as the list is narrowed', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open(true, false);
    await press('Figures');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Ring 0');
    await waitFor(async () => expect(await rows()).toEqual(['Bangles1']));
    await press('Save “Products by category” as a file');
    await press(/Excel/, 'menuitem');
    await waitFor(() => expect(names).toEqual(['Products by category.xlsx']));
    const asked = shop.calls('GET', `${at.products}/figures/byCategory/file`).at(-1)!.query;
    expect(asked).toMatchObject({ format: 'xlsx', query: 'Ring 0' });
  });

  it('stand on the page of the day for whoever may see the list, where there is something to count', async () => {
    shop = await openScreenShop();
    const show = () => renderInApp(<Home />, { session: shop.session, dataProvider });
    const { unmount } = show();
    await screen.findByRole('region', { name: /In this shop/ });
    await waitFor(() => expect(shop.calls('GET', `${at.messages}/figures/cost`)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Cost of messages by month' })).toBeNull();
    unmount();
    await shop.plant('messages', { ...offer, cost: 24.5 });
    show();
    const months = within(await screen.findByRole('region', { name: 'Cost of messages by month' }));
    const link = await months.findByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/contacts\/messenger\?filter=.*createdAt_gte/);
  });
});
