import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type Made, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { refuse } from '../../../../tests/support/screens/calls.ts';

let shop: ScreenShop;
let rings: Made;
let product: Made;

/** The page on which the product `Lotus` is changed. It is a ring. */
const edit = async () => {
  shop = await openScreenShop();
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  [rings] = (await shop.make(at.categories, { name: 'Rings' })) as [Made];
  await shop.make(at.categories, { name: 'Chains' });
  const prices = { mrp: 1, purchasePrice: 1, sellingPrice: 1 };
  const lotus = { name: 'Lotus', productCode: 'L-1', unitId: unit!.id, categoryId: rings.id, ...prices };
  [product] = (await shop.make(at.products, lotus)) as [Made];
  renderPage(`/products/${product.id}`, shop.session);
  await waitFor(() => expect(category()).toHaveValue('Rings'));
};
const category = () => screen.getByRole('combobox', { name: 'Category' });
const typeOver = async (text: string) => {
  await userEvent.clear(await screen.findByRole('combobox', { name: 'Category' }));
  await userEvent.type(category(), text);
  await userEvent.tab();
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => shop.calls('PUT', `${at.products}/${product.id}`);

it.each([
  ['into an empty field', () => userEvent.clear(category())],
  ['over what was chosen', () => userEvent.click(category())],
])('what is typed %s and not chosen stays, and Save says so at the field', async (_, prepare) => {
  await edit();
  await prepare();
  await userEvent.type(category(), 'Kadas', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  await userEvent.tab();
  expect(category()).toHaveValue('Kadas');
  await save();
  const said = '“Kadas” is not in the list yet. Choose from the list, or add it.';
  await waitFor(() => expect(category()).toHaveAccessibleDescription(said));
  expect(category()).toHaveFocus();
  expect(sent()).toEqual([]);
  await userEvent.click(await screen.findByRole('option', { name: 'Add “Kadas”' }));
  await waitFor(() => expect(category()).not.toHaveAccessibleDescription(said));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [kadas] = shop.calls('POST', at.categories);
  expect(kadas!.body).toEqual({ name: 'Kadas' });
  expect(sent()[0]!.body).not.toHaveProperty('unchosen');
});

it('a name typed to its end is chosen', async () => {
  await edit();
  await typeOver('chains');
  await waitFor(() => expect(category()).toHaveValue('Chains'));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('what was typed and taken away again holds nothing up', async () => {
  await edit();
  await typeOver('Kad');
  await save();
  await waitFor(() => expect(category()).toBeInvalid());
  await userEvent.clear(category());
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect((sent()[0]!.body as { categoryId: unknown }).categoryId ?? null).toBeNull();
});

it('a record that cannot be made of it stays typed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await edit();
  shop.answer('POST', new RegExp(`${at.categories}$`), () => refuse(400, { errors: { name: 'Not now.' } }));
  await userEvent.clear(category());
  await userEvent.type(category(), 'Kadas');
  await userEvent.click(await screen.findByRole('option', { name: 'Add “Kadas”' }));
  expect(await screen.findByText(/Bad request/)).toBeVisible();
  await save();
  await waitFor(() => expect(category()).toBeInvalid());
  expect(category()).toHaveValue('Kadas');
  expect(sent()).toEqual([]);
  log.mockClear();
});

it('the same holds where several are chosen', async () => {
  shop = await openScreenShop();
  const [vip] = await shop.make(at.groups, { name: 'VIP' });
  const [asha] = await shop.make(at.contacts, { name: 'Asha', gender: 0, mobileNo: '9820011002' });
  renderPage(`/contacts/${asha!.id}`, shop.session);
  const groups = await screen.findByRole('combobox', { name: 'Groups' });
  await userEvent.type(groups, 'Family');
  await userEvent.tab();
  await save();
  const said = '“Family” is not chosen. Choose from the list, or take it away.';
  await waitFor(() => expect(groups).toHaveAccessibleDescription(said));
  await userEvent.clear(groups);
  await userEvent.type(groups, 'vip');
  await userEvent.tab();
  expect(await screen.findByRole('button', { name: 'VIP' })).toBeVisible();
  await save();
  const calls = () => shop.calls('PUT', `${at.contacts}/${asha!.id}`);
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]!.body).toMatchObject({ selectedGroups: [vip!.id] });
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

it('nothing is offered to be added before it is known what there is', async () => {
  shop = await openScreenShop();
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  await shop.make(at.categories, { name: 'Rings' });
  const prices = { mrp: 1, purchasePrice: 1, sellingPrice: 1 };
  const [lotus] = await shop.make(at.products, { name: 'Lotus', productCode: 'L-1', unitId: unit!.id, ...prices });
  const release = shop.hold('GET', new RegExp(`${at.categories}$`));
  renderPage(`/products/${lotus!.id}`, shop.session);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Category' }), 'Rings');
  expect(screen.queryByRole('option')).toBeNull();
  release();
  expect(await screen.findByRole('option', { name: 'Rings' })).toBeVisible();
});
