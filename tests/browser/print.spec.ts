import { expect, test } from './fixtures.ts';
import { signIn } from './support.ts';

test('paper has what the page says, and nothing that is pressed', { tag: '@journey' }, async ({ page }) => {
  await signIn(page, 'owner');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/products');
  const first = page.getByRole('table').getByRole('link').first();
  await expect(first).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(first).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const gone of ['navigation', 'searchbox', 'toolbar', 'checkbox'] as const)
    await expect(page.getByRole(gone)).toHaveCount(0);
  await expect(
    page
      .locator('button:visible, [role="button"]:visible')
      .filter({ hasNot: page.locator('svg.MuiTableSortLabel-icon') }),
  ).toHaveCount(0);
});
