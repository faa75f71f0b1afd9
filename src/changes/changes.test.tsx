import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, renderPage } from '../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../tests/support/screens/shop.ts';
import { can } from '../../schema/permissions.ts';

let shop: ScreenShop;
let [ring, chain, bangle]: Made[] = [];
beforeEach(async () => {
  shop = await openScreenShop();
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  const prices = { unitId: unit!.id, mrp: 500, purchasePrice: 50 };
  [ring, chain, bangle] = await shop.make(
    at.products,
    { ...prices, name: 'Ring', productCode: 'R', sellingPrice: 100, taxPercentage: 3 },
    { ...prices, name: 'Chain', productCode: 'C', sellingPrice: 200, taxPercentage: 5 },
    { ...prices, name: 'Bangle', productCode: 'B', sellingPrice: 0, taxPercentage: 3 },
  );
});

const click = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
const line = () => screen.findByRole('region', { name: 'Latest change' });
const choose = async (...names: string[]) => {
  for (const name of names) await click(`Select ${name}`, 'checkbox');
};
const priceOf = async ({ id }: Made) =>
  (await shop.call<Made>('GET', `${at.products}/${id}`))['sellingPrice'] as number;
const put = (record: Made, body: object) => shop.call('PUT', `${at.products}/${record.id}`, body);

describe('the line above the page', () => {
  it('tells what was saved and takes it back, and does it again', async () => {
    renderPage(`/products/${ring!.id}`, shop.session);
    const price = await screen.findByRole('textbox', { name: 'Selling Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '120');
    await click('Save');
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Changed RingSelling Price:₹100→₹120/));
    await click('Undo: Changed Ring');
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Taken back: RingSelling Price:₹120→₹100/));
    expect(await priceOf(ring!)).toBe(100);
    await click('Redo: Taken back: Ring');
    await waitFor(async () => expect(await priceOf(ring!)).toBe(120));
  });

  it('stays after the toast, until something else is done', async () => {
    renderPage('/products', shop.session);
    await screen.findByText('Ring');
    await choose('Ring', 'Chain');
    await click('Delete');
    const toast = await screen.findByText('2 products deleted');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    expect(await line()).toHaveTextContent('Deleted 2 products');
    await click('Undo: Deleted 2 products');
    expect(await screen.findByRole('link', { name: 'Ring' })).toBeVisible();
    await choose('Bangle');
    await click('Delete');
    await waitFor(async () => expect(await line()).toHaveTextContent('Deleted Bangle'));
    await click('Hide this line');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest change' })).not.toBeInTheDocument());
  });

  it('of what was made takes its page away with it', async () => {
    renderPage('/units/create', shop.session);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Symbol' }), 'tola{Enter}');
    await click(/^Undo: Added .*tola$/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'tola' })).not.toBeInTheDocument());
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Taken back: .*tola/));
  });

  it('of what one has made oneself needs no right to delete', async () => {
    renderPage(`/contacts/create`, await shop.colleague(can.ContactList, can.ContactAdd));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Asha');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Female' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Mobile Number' }), '9820011002{Enter}');
    await click('Undo: Added Asha');
    await waitFor(async () => expect(await line()).toHaveTextContent('Taken back: Asha'));
  });
});

describe('changing many', () => {
  const open = async (...names: string[]) => {
    renderPage('/products', shop.session);
    await screen.findByText('Ring');
    await choose(...names);
    await click('Change');
    const dialog = await screen.findByRole('dialog');
    return { dialog, ...within(dialog) };
  };
  const field = async (dialog: HTMLElement, name: string) => {
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Field' }));
    await click(name, 'option');
  };

  it('shows first what each is and becomes, and what stays as it is', async () => {
    const { dialog, findByText, getByRole } = await open('Ring', 'Chain', 'Bangle');
    await field(dialog, 'Tax (%)');
    await userEvent.type(getByRole('textbox', { name: 'Tax (%)' }), '3');
    await click('Preview');
    expect(await findByText('1 product will change')).toBeVisible();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^ChainTax \(%\):5.*→3/);
    expect(await findByText(/^2 stay as they are: (Bangle, Ring|Ring, Bangle)$/)).toBeVisible();
    expect(shop.calls('PUT', '/update').map(({ body }) => (body as { dryRun?: boolean }).dryRun)).toEqual([true]);
    await click('Back');
    expect(getByRole('textbox', { name: 'Tax (%)' })).toHaveValue('3');
  });

  it('raises prices by percent, says so above the list, and takes back what nobody else changed since', async () => {
    const { dialog, findByText, getByRole } = await open('Ring', 'Chain', 'Bangle');
    await field(dialog, 'Selling Price');
    await click('By percent');
    await userEvent.type(getByRole('textbox', { name: 'Percent' }), '-100{Enter}');
    expect(await findByText('Cannot be less than -99')).toBeVisible();
    await userEvent.clear(getByRole('textbox', { name: 'Percent' }));
    await userEvent.type(getByRole('textbox', { name: 'Percent' }), '5{Enter}');
    expect(await findByText('2 products will change')).toBeVisible();
    expect(await findByText('1 stays as it is: Bangle')).toBeVisible();
    await click('Change 2 products');
    await waitFor(async () => expect(await line()).toHaveTextContent(/^Changed 2 products: Selling Price \+5%/));
    expect([await priceOf(ring!), await priceOf(chain!), await priceOf(bangle!)]).toEqual([105, 210, 0]);
    await put(chain!, { sellingPrice: 250 });
    await click('Undo: Changed 2 products');
    await waitFor(async () =>
      expect(await line()).toHaveTextContent(
        /^Taken back: RingSelling Price:₹105→₹1001 stays as it is: Chain \(Selling Price\): changed by .+ since/,
      ),
    );
    expect([await priceOf(ring!), await priceOf(chain!)]).toEqual([100, 250]);
  });

  it('says at the field what the server refuses', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const [category] = await shop.make(at.categories, { name: 'Rings' });
    const { dialog, findByText } = await open('Ring');
    await field(dialog, 'Category');
    await userEvent.click(await within(dialog).findByRole('combobox', { name: 'Category' }));
    await click('Rings', 'option');
    await shop.call('DELETE', `${at.categories}/${category!.id}`);
    await click('Preview');
    expect(await findByText('Choose one of the list')).toBeVisible();
    log.mockClear();
  });
});

describe('the history of a record', () => {
  it('takes a change of many back here alone', async () => {
    await shop.call('PUT', `${at.products}/update`, { ids: [ring!.id, chain!.id], changes: { sellingPrice: 99 } });
    renderPage(`/products/${ring!.id}`, shop.session);
    const history = within(await screen.findByRole('complementary', { name: 'History' }));
    await userEvent.click(await history.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is to be taken back?' }));
    expect(dialog.getByText(/Changed 2 products/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Only here' }));
    await waitFor(async () => expect([await priceOf(ring!), await priceOf(chain!)]).toEqual([100, 99]));
    expect(await history.findByText(/took a change back/)).toBeVisible();
    expect(await history.findByRole('button', { name: 'Redo' })).toBeVisible();
    expect(history.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('takes a change of this record alone back at once, by who may change it', async () => {
    await put(ring!, { sellingPrice: 99 });
    renderPage(`/products/${ring!.id}`, await shop.colleague(can.ProductRead, can.ProductEdit, can.UnitList));
    await click('Undo');
    await waitFor(async () => expect(await priceOf(ring!)).toBe(100));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
