import { shopDay } from '../../schema/kit/shopDay.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './support.ts';

test.use({ ownContext: true });

for (const days of [-2, 2])
  test(`the page's today is the server's where the device is off by ${days} days`, async ({ page }) => {
    const today = shopDay(new Date());
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    await signIn(page, 'owner');
    // The first page learns the server's time.
    await page.goto('/home');
    await expect(page.getByRole('main')).toBeVisible();
    const asked = page.waitForRequest(request => request.url().includes('/ledger/day_book?'));
    await page.goto('/day_book');
    expect((await asked).url()).toContain(today);
  });
