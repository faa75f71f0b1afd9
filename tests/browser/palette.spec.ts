import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { own, registerOwner, signIn } from './support.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everywhere' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

/** The magnifier, or the key. */
async function openPalette(page: Page, isMobile: boolean): Promise<void> {
  const magnifier = page.getByRole('button', { name: 'Search everywhere' });
  await magnifier.waitFor();
  if (isMobile) await magnifier.click();
  else await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search everywhere' })).toBeFocused();
}

test(
  'a person is found by a part of the number, a product by its code, and both again among what was opened last',
  { tag: [...atOneWidth('palette'), '@journey'] },
  async ({ page, isMobile }) => {
    const { call, ...device } = await signIn(page, 'owner');
    const product = await device.createProduct();
    const mobileNo = `97${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const contact = await call<{ id: string; name: string }>('POST', 'contacts', {
      name: own('Asha'),
      gender: 0,
      mobileNo,
    });
    await page.goto('/home');
    await openPalette(page, isMobile);
    await page.keyboard.type(mobileNo.slice(2, 9));
    await expect(option(page, contact.name)).toContainText(`${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`);
    expect(await violations(page)).toEqual([]);
    await option(page, contact.name).click();
    await expect(page).toHaveURL(new RegExp(`/contacts/${contact.id}`));
    await expect(page.getByRole('dialog', { name: 'Edit contact' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openPalette(page, isMobile);
    await page.keyboard.type(product.productCode);
    await expect(option(page, product.name)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/products/${product.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);

    await page.goto('/home');
    await openPalette(page, isMobile);
    const last = palette(page).getByRole('group', { name: 'Opened last' });
    await expect(last.getByRole('option').first()).toContainText(product.name);
    await expect(last.getByRole('option', { name: contact.name })).toBeVisible();
  },
);

test('what the page can do comes first, then pages; the keys are listed, and single ones turned off', async ({
  page,
}) => {
  await registerOwner(page);
  await page.goto('/products');
  await page.getByRole('button', { name: 'Import' }).first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('impo');
  await expect(palette(page).getByRole('option')).toHaveText(['Import']);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('9987');
  await option(page, /Repair and polishing/).waitFor();
  // At once: what was found for other letters is not taken for these.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('gst rat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gst_rates$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('nothing of the kind');
  await expect(palette(page).getByRole('status')).toHaveText(/^Nothing found\./);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Ctrl K');
  expect(await violations(page)).toEqual([]);
  await keys.getByRole('switch', { name: /^Single keys/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search everywhere' })).toHaveValue('');
});
