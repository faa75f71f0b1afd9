import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { can } from '../../../../schema/permissions.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';

let shop: ScreenShop;
const ring = async (): Promise<Made> => {
  shop = await openScreenShop();
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  const [made] = await shop.make(at.products, {
    name: 'Lotus ring',
    productCode: 'LR-1',
    unitId: unit!.id,
    mrp: 1_200.5,
    purchasePrice: 900,
    sellingPrice: 1_100,
    description: '<p>Of <b>one</b> piece</p>',
  });
  await shop.addPicture(`${at.products}/${made!.id}/images`);
  return made!;
};
const fact = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextSibling as HTMLElement;

it.each(['', '/show'])('whoever may list and not edit reads a record at its address%s, from the schema', async end => {
  const { id } = await ring();
  renderPage(`/products/${id}${end}`, await shop.colleague(can.ProductRead, can.UnitList));
  expect(await fact('Selling Price')).toHaveTextContent('₹1,100');
  expect(await fact('Product Code')).toHaveTextContent('LR-1');
  expect(await fact('Unit')).toHaveTextContent('gm');
  expect(await fact('Active')).toHaveTextContent('Active');
  expect(within(await fact('Description')).getByText('one').tagName).toBe('B');
  expect(screen.queryByText('HSN Code')).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: 'Open Picture 1' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Picture 1' }));
  expect(shown.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/full\.webp/));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await main.findByRole('complementary', { name: 'History' })).toBeVisible();
  for (const name of ['Save', 'Delete', 'Edit', 'Add price', 'Add pictures', 'Add files'])
    expect(main.queryByText(name)).not.toBeInTheDocument();
  // Whoever may see it may say something about it, and nothing else.
  expect(main.getAllByRole('textbox')).toEqual([main.getByLabelText('Write a remark')]);
});

it('who came to it and may edit goes on to the form', async () => {
  const { id } = await ring();
  renderPage(`/products/${id}/show`, shop.session);
  const edit = await screen.findByRole('link', { name: 'Edit' });
  await waitFor(() => expect(edit).toHaveAttribute('href', `/products/${id}`));
});

it('is laid out as the form is', async () => {
  const { id } = await ring();
  renderPage(`/products/${id}/show`, await shop.colleague(can.ProductRead, can.UnitList));
  const prices = within(await screen.findByRole('region', { name: 'Prices' }));
  expect(prices.getAllByRole('term').map(term => term.textContent)).toEqual([
    'MRP',
    'Purchase Price',
    'Selling Price',
    'Unit',
  ]);
  expect(screen.queryByRole('region', { name: 'GST' })).toBeNull();
});

describe('the way through the list', () => {
  const open = async (query = '', ...more: string[]) => {
    shop = await openScreenShop();
    const [unit] = await shop.make(at.units, { symbol: 'gm' });
    const piece = { unitId: unit!.id, mrp: 1, purchasePrice: 1, sellingPrice: 1 };
    const made = [...names, ...more].map(name => ({ name, productCode: name, ...piece }));
    await shop.make(at.products, ...made);
    const { unmount } = renderPage(`/products?sort=name&order=ASC${query}`, shop.session);
    await userEvent.click(await screen.findByRole('link', { name: 'Bangle' }));
    return unmount;
  };
  const names = ['Anklet', 'Bangle', 'Chain'];
  const way = () => within(screen.getByRole('navigation', { name: 'Through the list' }));
  const step = (name: string) => userEvent.click(way().getByRole('link', { name }));

  it('leads to the records before and after, in its order', async () => {
    await open();
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(way().getByRole('link', { name: 'Previous: Anklet' })).toBeVisible();
    await step('Next: Chain');
    expect(await screen.findByText('3 of 3')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Chain'));
    expect(way().getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(way().getByRole('link', { name: 'Previous: Bangle' })).toBeVisible();
  });

  it('goes on over the end of a page, and the list follows', async () => {
    await open('&perPage=10&page=1', ...Array.from({ length: 8 }, (_, n) => `Ankle chain ${n}`));
    await screen.findByText('10 of 11');
    await waitFor(() => expect(way().getByRole('link', { name: 'Next: Chain' })).toBeVisible());
    await step('Next: Chain');
    expect(await screen.findByText('11 of 11')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Chain' })).toBeVisible();
  });

  it('keeps to its filters: a record outside has no way', async () => {
    const unmount = await open('&filter={"q":"Bangle"}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bangle'));
    expect(screen.queryByRole('navigation', { name: 'Through the list' })).toBeNull();
    unmount();
  });
});
