import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { field, signIn, unitOf, type Device } from './support.ts';

/** The dialog of a new product. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New Product' });
export const picturesOf = (dialog: Locator) => dialog.getByRole('group', { name: 'Images' });

export async function openDialog(page: Page): Promise<{ dialog: Locator; device: Device }> {
  const device = await signIn(page, 'owner');
  await page.goto('/products/create');
  const dialog = dialogOf(page);
  await expect(field(dialog, 'Name')).toBeFocused();
  return { dialog, device };
}

async function fill(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(dialog, name).fill(value);
}

/** All that a product must have. */
export async function complete(dialog: Locator, { call }: Device, name: string): Promise<void> {
  const { symbol } = await unitOf(call);
  const prices = { MRP: '5200', 'Purchase Price': '4100', 'Selling Price': '4,990.50' };
  await fill(dialog, { Name: `  ${name} `, 'Product Code': name.replace(' ', '-'), ...prices, Unit: symbol });
}
