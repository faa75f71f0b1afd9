import { atOneWidth } from './atOneWidth.ts';
import { expectFine } from './fine.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './support.ts';

test(
  'the page of the server shows administrators what is called, and reads it again by itself',
  { tag: atOneWidth('server') },
  async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/system/server');
    await expect(page.getByRole('heading', { level: 1, name: 'Server' })).toBeVisible();
    const calls = page.getByRole('table', { name: 'Calls' });
    await expect(calls.getByRole('row').nth(1)).toBeVisible();
    const own = page.getByRole('row').filter({ hasText: 'serverFigures.get' });
    const all = page.getByRole('button', { name: /^Show all/ });
    await expect(own.or(all).first()).toBeVisible();
    if (await all.isVisible()) await all.click();
    // The page's own call is counted too: from one reading to the next it is one more.
    const times = async () => Number(/200: (\d+)/.exec((await own.textContent()) ?? '')?.[1]);
    const before = await times();
    expect(before).toBeGreaterThan(0);
    await expect.poll(times).toBeGreaterThan(before);
    await expect(page.getByRole('region', { name: 'The process' })).toContainText('Connections to the database');
    await expectFine(page);
  },
);

test('the page of the server is closed to owners', { tag: '@strict' }, async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/system/server');
  await expect(page).toHaveURL(/\/error\/unauthorized$/);
});
