import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { daysLater } from '../../../../schema/kit/calendar.ts';
import { shopDay } from '../../../../schema/kit/shopDay.ts';
import { shopPermissions } from '../../../../schema/permissions.ts';
import { at, renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { holdsAll, queryOf } from './hsnSearch.ts';

const codes = [
  { code: '7113', description: 'Jewellery of precious metal' },
  { code: '71131910', description: 'Gold jewellery, plain' },
  { code: '71023910', description: 'Cut and polished diamonds' },
];
const rates = [
  { hsn: '7113', rate: 3, since: '2017-07-01' },
  { hsn: '7102', rate: 0.25, since: '2017-07-01' },
  { hsn: '7102', rate: 28, since: daysLater(shopDay(new Date()), 365), reason: 'A new law' },
];

let shop: ScreenShop;
const open = async ({ product = false, without = '-' } = {}) => {
  shop = await openScreenShop();
  await shop.make(at.hsnCodes, ...codes);
  await shop.make(at.gstRates, ...rates);
  const [unit] = await shop.make(at.units, { symbol: 'gm' });
  const ring = { name: 'Ring', productCode: 'R', hsncode: '7113', taxPercentage: 5, unitId: unit!.id };
  const [made] = await shop.make(at.products, { ...ring, mrp: 1200, purchasePrice: 900, sellingPrice: 1100 });
  const held = shopPermissions.filter(name => !name.startsWith(without));
  renderPage(product ? `/products/${made!.id}` : '/products/create', await shop.colleague(...held));
  await screen.findByRole('combobox', { name: /HSN/ });
};
const hsn = () => screen.getByRole('combobox', { name: /HSN/ });
const tax = () => screen.getByRole('textbox', { name: /Tax/ });
const write = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};

describe('the HSN code of a product', () => {
  it('is found by words in any order and chosen', async () => {
    await open();
    await userEvent.type(hsn(), 'plain gold');
    const options = await screen.findAllByRole('option');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(options[0]!.textContent).toContain('71131910Gold jewellery, plain');
    await userEvent.click(screen.getByRole('option'));
    expect(hsn()).toHaveValue('71131910');
    await waitFor(() =>
      expect(shop.calls('GET', at.hsnCodes).at(-1)!.query).toMatchObject({ sort: 'code', order: 'ASC' }),
    );
  });

  it('may be one that the list does not have', async () => {
    await open();
    await userEvent.type(hsn(), '620442');
    await userEvent.tab();
    expect(hsn()).toHaveValue('620442');
    expect(await screen.findByText('No GST rate is entered for 620442.')).toBeVisible();
  });

  it('is a plain field for whoever may not see the list', async () => {
    await open({ without: 'product_gst/' });
    await userEvent.type(hsn(), '7113');
    expect(hsn()).toHaveValue('7113');
    expect(shop.calls('GET', at.hsnCodes)).toEqual([]);
    expect(shop.calls('GET', at.gstRates)).toEqual([]);
  });
});

describe('the tax of a product', () => {
  it('is filled from the GST rate of the day, and says from which', async () => {
    await open();
    await write(hsn(), '71023910');
    await waitFor(() => expect(tax()).toHaveValue('0.250'));
    expect(screen.getByText('0.25% by the GST rate for 7102, since 1 Jul 2017')).toBeVisible();
    await write(hsn(), '7113');
    await waitFor(() => expect(tax()).toHaveValue('3'));
  });

  it('stays what a person typed, with the rate one press away', async () => {
    await open();
    await write(tax(), '18');
    await write(hsn(), '7113');
    expect(await screen.findByText('The GST rate for 7113 is 3% since 1 Jul 2017.')).toBeVisible();
    expect(tax()).toHaveValue('18');
    await userEvent.click(screen.getByRole('button', { name: 'Use 3%' }));
    expect(tax()).toHaveValue('3');
    await write(tax(), '');
    expect(tax()).toHaveValue('');
  });

  it('of a product that has one is left alone when its page opens', async () => {
    await open({ product: true });
    expect(await screen.findByText('The GST rate for 7113 is 3% since 1 Jul 2017.')).toBeVisible();
    expect(tax()).toHaveValue('5');
    await userEvent.click(within(document.body).getByRole('button', { name: 'Use 3%' }));
    expect(tax()).toHaveValue('3');
  });
});

test.each([
  ['gold plain', 'plain'],
  ['  71131  ', '71131'],
  ['', ''],
])('%s is sought by %s', (typed, query) => expect(queryOf(typed)).toBe(query));

test.each([
  ['plain gold', true],
  ['GOLD 7113', true],
  ['gold ring', false],
  ['', true],
])('%s fits: %s', (typed, fits) => expect(holdsAll(codes[1]!, typed)).toBe(fits));
