import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { field, unitOf, type Device } from './support.ts';

type Picture = { id: string; url: string };
export type Item = { id: string; images: Picture[]; version: number };

export const picturesOf = (scope: Page | Locator) => scope.getByRole('group', { name: 'Images' });
export const picker = (scope: Page | Locator) => picturesOf(scope).getByLabel('Add pictures');
/** By what each shows: its name. */
export const order = (scope: Page | Locator) =>
  picturesOf(scope)
    .getByRole('img')
    .evaluateAll(images => images.map(image => image.getAttribute('alt')));

export async function filledDialog(page: Page, device: Device, name: string): Promise<Locator> {
  await page.goto('/products/create');
  const dialog = page.getByRole('dialog', { name: 'New Product' });
  const { symbol } = await unitOf(device.call);
  const values = {
    Name: name,
    'Product Code': name.replace(' ', '-'),
    MRP: '9',
    'Purchase Price': '7',
    'Selling Price': '8',
    Unit: symbol,
  };
  for (const [label, value] of Object.entries(values)) await field(dialog, label).fill(value);
  return dialog;
}

export async function savedAs({ call }: Device, name: string): Promise<Item[]> {
  return (await call<{ items: Item[] }>('GET', `admin/products?query=${encodeURIComponent(name)}`)).items;
}

/** A picture of one colour, as it comes from a screen. */
export const plain = (name: string, colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer()
    .then(buffer => ({ name, mimeType: 'image/png', buffer }));
export const three = () => Promise.all([plain('a.png', '#a00'), plain('b.png', '#0a0'), plain('c.png', '#00a')]);
