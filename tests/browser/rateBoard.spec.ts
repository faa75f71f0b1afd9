import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { deviceOfWho, registerOwner } from './support.ts';

const known = { goldRate: 12_905, silverRate: 208.5, diamondRate: 52_000 };
/** As if the line had just come back: the board looks at once instead of in half a minute. */
const wake = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test('the owner shows the board, finds its address, and it hangs once the shop is approved', async ({ page }) => {
  const owner = await registerOwner(page);
  await owner.call('POST', 'admin/commodities', known);
  await page.goto('/gold_rates');
  const panel = page.getByRole('region', { name: 'Rate board' });
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await panel.getByRole('switch', { name: 'Show the rate board' }).press('Space');
  const address = panel.getByRole('textbox', { name: 'Address of the rate board' });
  await expect(address).toHaveValue(new URL(`/rate_board/${owner.shopId}`, page.url()).href);
  await expect(panel.getByText('It is shown once the shop is approved.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  const admin = await deviceOfWho(page, 'admin');
  await admin.call('POST', `/system/shops/${owner.shopId}/status`, { status: 'Approved' });
  await page.goto(copied);
  await expect(page.getByRole('heading', { level: 1, name: owner.shop })).toBeVisible();
  await expect(page).toHaveTitle(`${owner.shop} · TolaShop`);
  await expect(page.getByRole('region', { name: 'Gold a gram' })).toContainText(
    /999 24 karat₹12,905916 22 karat₹11,820.98750 18 karat₹9,678.75/,
  );
  await expect(page.getByRole('region', { name: 'Diamond a carat' })).toContainText('₹52,000');
});

test.describe('a board on the wall', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test(
    'renews itself, outlives a broken line and fits its screen',
    { tag: ['@phone', '@journey'] },
    async ({ page, isMobile }) => {
      const owner = await registerOwner(page);
      const admin = await deviceOfWho(page, 'admin');
      await admin.call('POST', `/system/shops/${owner.shopId}/status`, { status: 'Approved' });
      await owner.call('PUT', `/shops/${owner.shopId}`, { ratesPublic: true });
      await owner.call('POST', 'admin/commodities', known);
      if (!isMobile) await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(`/rate_board/${owner.shopId}`);
      const gold = page.getByRole('region', { name: 'Gold a gram' });
      await expect(gold).toContainText('₹12,905');
      if (!isMobile)
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

      await page.route('**/api/public/rate_board/*', route => route.abort());
      await owner.call('POST', 'admin/commodities', { ...known, goldRate: 13_000 });
      await wake(page);
      await expect(page.getByRole('status')).toContainText(/^No connection since .*last rates known/);
      await expect(gold).toContainText('₹12,905');
      await page.unroute('**/api/public/rate_board/*');
      // It finds its own way back.
      await expect(gold).toContainText('₹13,000');
      await expect(page.getByRole('status')).toBeEmpty();
      await expect(page.locator('footer time')).toContainText(/\d{1,2}:\d{2} [ap]m/);

      const answers: number[] = [];
      page.on('response', response => response.url().includes('/rate_board/') && answers.push(response.status()));
      await wake(page);
      await expect.poll(() => answers[0]).toBe(304);
    },
  );
});

test.describe('a board that is not shown', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('is no page', { tag: '@strict' }, async ({ page }) => {
    const { shopId } = await registerOwner(page);
    await page.goto(`/rate_board/${shopId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  });
});
