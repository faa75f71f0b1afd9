import { readFileSync } from 'node:fs';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, registerOwner } from './support.ts';

test(
  'R-07 an owner takes the whole shop out, reloads meanwhile, and brings it in again as a new one',
  { tag: atOneWidth('shopArchives') },
  async ({ page }) => {
    const { shop, shopId } = await registerOwner(page);
    await page.goto(`/shops/${shopId}`);
    await field(page, 'City').fill('Thane');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Take out the whole shop' }).press('Enter');
    await page.reload();
    const ready = page.getByRole('alert').filter({ hasText: 'is ready' });
    await expect(ready).toBeVisible({ timeout: 20_000 });
    const coming = page.waitForEvent('download');
    await ready.getByRole('button', { name: 'Download the shop' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.tar$/);
    const buffer = readFileSync(await download.path());

    await page.goto('/shops');
    const part = page.getByRole('region', { name: 'Bring in a shop from a file' });
    const choose = async (name: string, bytes: Buffer) => {
      const picking = page.waitForEvent('filechooser');
      await part.getByRole('button', { name: 'Choose the file of a shop' }).click();
      await (await picking).setFiles({ name, mimeType: 'application/x-tar', buffer: bytes });
    };
    await choose('letter.tar', Buffer.from('a letter to the tax office'));
    await expect(part.getByRole('alert')).toContainText('This is no shop archive', { timeout: 20_000 });
    await choose('shop.tar', buffer);
    await expect(part.getByRole('alert')).toContainText('The shop from shop.tar is open', { timeout: 20_000 });
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: shop })).toHaveCount(2);
    await part.getByRole('button', { name: 'Enter the new shop' }).click();
    await expect(page).toHaveURL(/\/home$/);
  },
);
