import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { search, signIn } from './support.ts';

/** Every line that is shown, as it reads. */
const lines = (page: Page) => page.getByRole('main').locator('tbody tr');

async function narrow(page: Page, chip: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `${chip}: All` }).click();
  const options = page.getByRole('menuitem');
  await expect(options.nth(1)).toBeVisible();
  // Where there are many one is found by typing.
  const sought = page.getByRole('presentation').getByRole('textbox', { name: 'Search' });
  if (await sought.isVisible()) await sought.fill(option);
  await options.filter({ hasText: option }).click();
  await page.waitForURL(url => url.searchParams.has('filter'));
}

test('C-01 the errors of all shops are narrowed by tenant, shop, controller and text', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/system/errorlogs');
  await expect(lines(page).filter({ hasText: 'Surya Gold' }).first()).toBeVisible();
  await narrow(page, 'Tenant', 'Rajlakshmi Jewellers');
  await expect(lines(page).filter({ hasText: 'Surya Gold' })).toHaveCount(0);
  await expect(lines(page).filter({ hasText: 'Rajlakshmi Pune' }).first()).toBeVisible();
  await narrow(page, 'Shop', 'Rajlakshmi Andheri');
  await expect(lines(page).filter({ hasText: 'Rajlakshmi Pune' })).toHaveCount(0);
  await expect(lines(page).filter({ hasText: 'Rajlakshmi Andheri, Rajlakshmi Jewellers' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Controller: All' }).click();
  await page.getByRole('textbox', { name: 'Controller' }).fill('Rates');
  await page.getByRole('textbox', { name: 'Controller' }).press('Enter');
  await expect(lines(page).filter({ hasNotText: 'Rates' })).toHaveCount(0);
  await expect(lines(page).first()).toContainText('statement timeout');
});

test('C-01 they are found by text and by the day on which they happened', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/system/errorlogs');
  await search(page, 'of this hour');
  await expect(lines(page).filter({ hasNotText: 'more of this hour' })).toHaveCount(0);
  await expect(lines(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'When: All' }).click();
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('2001-01-01');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2001-01-02');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('No errors match the search and filters.')).toBeVisible();
});
