import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  expect(main.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', expect.stringMatching(/full\.webp/));
  expect(await main.findByRole('complementary', { name: 'History' })).toBeVisible();
  for (const name of ['Save', 'Delete', 'Edit', 'Add price', 'Add pictures'])
    expect(main.queryByText(name)).not.toBeInTheDocument();
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
});

it('who came to it and may edit goes on to the form', async () => {
  const { id } = await ring();
  renderPage(`/products/${id}/show`, shop.session);
  const edit = await screen.findByRole('link', { name: 'Edit' });
  await waitFor(() => expect(edit).toHaveAttribute('href', `/products/${id}`));
});
