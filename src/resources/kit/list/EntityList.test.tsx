import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { can, type Permission } from '../../../../schema/permissions.ts';

const ring = (n: number) => ({
  name: `Ring ${n}`,
  productCode: `R-${n}`,
  mrp: 1200.5,
  purchasePrice: 900,
  sellingPrice: 1_00_000 + n,
  isActive: n !== 2,
});

let shop: ScreenShop;
/** Those given, the newest last. */
let rings: Made[];
let rows: Made[];
const show = async (products: object[] = [ring(3), ring(2), ring(1)], permissions?: readonly Permission[]) => {
  shop = await openScreenShop();
  const [[unit], [category]] = [
    await shop.make(at.units, { symbol: 'gm' }),
    await shop.make(at.categories, { name: 'Rings' }),
  ];
  rings = await shop.make(
    at.products,
    ...products.map(product => ({ unitId: unit!.id, categoryId: category!.id, ...product })),
  );
  rows = rings.toReversed();
  renderPage('/products', permissions ? await shop.colleague(...permissions) : shop.session);
  await waitFor(() => expect(screen.queryByText(/Ring 1|No products/)).toBeVisible());
};
const lists = () => shop.calls('GET', at.products);
const click = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));

describe('a list', () => {
  it('K-02 S-02 asks for twenty, newest first, the inactive too, and counts them in its heading', async () => {
    await show();
    expect(lists()[0]!.query).toEqual({ pageNumber: '1', pageSize: '20', include_inActive: 'true' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products3');
  });

  it('shows each kind of field as it is read', async () => {
    await show();
    const row = screen.getByRole('row', { name: /Ring 2/ });
    expect(await within(row).findByRole('link', { name: 'Ring 2' })).toHaveAttribute(
      'href',
      `/products/${rows[1]!.id}`,
    );
    expect(await within(row).findByText('Rings')).toBeVisible();
    for (const text of ['R-2', '₹1,200.50', '₹1,00,002', 'gm', 'Inactive']) expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('checkbox', { name: 'Select Ring 2' })).not.toBeChecked();
  });

  it('shows a letter where a record has no picture, to those who see', async () => {
    await show([{ ...ring(2), name: 'कंगन' }, ring(1)]);
    const [picture] = await shop.addPicture(`${at.products}/${rows[0]!.id}/images`);
    await click('Trash');
    await click('Leave the trash');
    const shown = () => screen.getByRole('row', { name: /Ring 1/ }).querySelector('img');
    await waitFor(() => expect(shown()).toHaveAttribute('src', picture!.thumbnailUrl));
    const row = screen.getByRole('row', { name: /कंगन/ });
    expect(row.querySelector('img')).toBeNull();
    expect(within(row).getByText('कं')).toHaveAttribute('aria-hidden', 'true');
  });

  it('searches when the typing pauses, and tells an empty result from an empty list', async () => {
    await show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'bangle');
    expect(await screen.findByText('No products match the search and filters.')).toBeVisible();
    expect(lists().at(-1)!.query).toMatchObject({ query: 'bangle', pageNumber: '1' });
    await click('Clear search and filters');
    expect(await screen.findByText('Ring 1')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'r-3');
    await waitFor(() => expect(screen.queryByText('Ring 1')).not.toBeInTheDocument());
    expect(await screen.findByText('Ring 3')).toBeVisible();
  });

  it('offers the first step where there is nothing yet', async () => {
    await show([]);
    expect(screen.getByText(/No products yet/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add product' }).at(-1)).toHaveAttribute('href', '/products/create');
  });

  it('has filters that say their value', async () => {
    await show();
    await click('Category: All');
    await click('Rings', 'menuitem');
    expect(await screen.findByRole('button', { name: 'Category: Rings' })).toBeVisible();
    await click('Selling Price: All');
    await userEvent.type(screen.getByLabelText('From'), '₹1,000{Enter}');
    expect(await screen.findByRole('button', { name: 'Selling Price: from ₹1,000.00' })).toBeVisible();
    await click('Active: All');
    await click('Inactive', 'menuitem');
    await screen.findByRole('button', { name: 'Active: Inactive' });
    const asked = { categoryId: rings[0]!['categoryId'], sellingPrice_gte: '1000', isActive: 'false' };
    await waitFor(() => expect(lists().at(-1)!.query).toMatchObject(asked));
    await waitFor(() => expect(screen.queryByText('Ring 1')).not.toBeInTheDocument());
    expect(screen.getByText('Ring 2')).toBeVisible();
  });

  it('keeps the columns that a person chose', async () => {
    await show();
    expect(screen.queryByRole('columnheader', { name: 'HSN Code' })).not.toBeInTheDocument();
    await click('Columns');
    await click('HSN Code', 'menuitemcheckbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('columnheader', { name: /HSN Code/ })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(`ts.store.${shop.session.user!.id}.products.datatable`)!)).not.toContain(
      'hsncode',
    );
  });

  it('keeps filters and order under a name', async () => {
    await show();
    await click('Active: All');
    await click('Inactive', 'menuitem');
    await click('Views');
    await click(/Save this view/);
    await userEvent.type(screen.getByLabelText(/name/i, { selector: 'input#name' }), 'Asleep{Enter}');
    await click('Active: Inactive');
    await click('All', 'menuitem');
    await screen.findByRole('button', { name: 'Active: All' });
    await click('Views');
    await click('Asleep');
    expect(await screen.findByRole('button', { name: 'Active: Inactive' })).toBeInTheDocument();
  });
});

describe('many at once', () => {
  const choose = async (...names: string[]) => {
    for (const name of names) await click(`Select ${name}`, 'checkbox');
  };

  it('deletes in one call, without asking, and takes it back from the toast', async () => {
    await show();
    await choose('Ring 1', 'Ring 3');
    expect(screen.getByText('2 selected')).toBeVisible();
    await click('Delete');
    const toast = (await screen.findByText('2 products deleted')).closest<HTMLElement>('[role="status"]')!;
    expect(shop.calls('POST', '/delete').map(({ body }) => body)).toEqual([{ ids: [rows[0]!.id, rows[2]!.id] }]);
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shop.calls('POST', '/undo')).toHaveLength(1));
    expect(await screen.findByText('Ring 1')).toBeVisible();
    expect(screen.getByText('Ring 3')).toBeVisible();
  });

  it('gives one field one value, by the schema’s rules', async () => {
    await show();
    await choose('Ring 1', 'Ring 2');
    await click('Change');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Field' }));
    await click('Tax (%)', 'option');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tax (%)' }), '101{Enter}');
    expect(await within(dialog).findByText('Tax cannot exceed 100')).toBeVisible();
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Tax (%)' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tax (%)' }), '3{Enter}');
    await click('Change 2 products');
    expect(await screen.findByText('2 products changed')).toBeVisible();
    const { items } = await shop.call<{ items: Made[] }>('GET', `${at.products}?include_inActive=true`);
    expect(items.map(item => [item['name'], item['taxPercentage']])).toEqual([
      ['Ring 1', 3],
      ['Ring 2', 3],
      ['Ring 3', null],
    ]);
  });

  it('exports those that are chosen, and otherwise all that match', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await show();
    await click('Export');
    await click(/CSV/, 'menuitem');
    const address = `shops/${shop.id}/${at.products}/export?format=csv&include_inActive=true`;
    await waitFor(() => expect(shop.calls('POST', 'tickets')[0]?.body).toEqual({ address }));
    await choose('Ring 1');
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Export' }));
    await click(/XLSX/, 'menuitem');
    await waitFor(() => expect(shop.calls('POST', '/export')[0]?.body).toEqual({ format: 'xlsx', ids: [rows[0]!.id] }));
  });

  it('ends the choice of rows that a search does not show, and of no other', async () => {
    await show();
    await choose('Ring 1', 'Ring 2');
    await userEvent.type(screen.getByRole('searchbox'), 'Ring 2');
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Ring 2' })).toBeChecked();
    await userEvent.type(screen.getByRole('searchbox'), ' of gold');
    await screen.findByText('No products match the search and filters.');
    await click('Clear search and filters');
    expect(await screen.findByRole('checkbox', { name: 'Select Ring 2' })).not.toBeChecked();
  });

  it('ends the choice of rows that a kept view does not show', async () => {
    await show();
    await userEvent.type(screen.getByRole('searchbox'), 'Ring 2');
    await waitFor(() => expect(screen.queryByText('Ring 1')).not.toBeInTheDocument());
    await click('Views');
    await click(/Save this view/);
    await userEvent.type(screen.getByLabelText(/name/i, { selector: 'input#name' }), 'Second{Enter}');
    await userEvent.clear(await screen.findByRole('searchbox'));
    await screen.findByText('Ring 1');
    await choose('Ring 1', 'Ring 2');
    await click('Views');
    await click('Second');
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Ring 2' })).toBeChecked();
  });

  it('restores from the trash, where nothing else can be done', async () => {
    await show();
    await choose('Ring 2');
    await click('Delete');
    await waitFor(() => expect(screen.queryByText('Ring 2')).not.toBeInTheDocument());
    await click('Trash');
    expect(await screen.findByText('Ring 2')).toBeVisible();
    expect(lists().at(-1)!.query).toMatchObject({ deleted: 'only' });
    expect(screen.queryByRole('link', { name: 'Ring 2' })).not.toBeInTheDocument();
    await choose('Ring 2');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await click('Restore');
    expect(await screen.findByText('The trash is empty.')).toBeVisible();
    await click('Leave the trash');
    expect(await screen.findByText('Ring 2')).toBeVisible();
  });
});

it('shows only what the person may do', async () => {
  await show([ring(1)], [can.ProductRead]);
  await screen.findByText('Ring 1');
  await screen.findByRole('button', { name: 'Export' });
  for (const name of ['Import', 'Trash']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Add/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ring 1' })).toHaveAttribute('href', expect.stringMatching(/\/show$/));
});

it('on a phone each record is a card of two lines with its figure', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
  await show([ring(1)]);
  const card = await screen.findByRole('link', { name: /Ring 1/ });
  await waitFor(() => expect(card).toHaveTextContent('Ring 1R-1Rings₹1,00,001'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
