import { shopDay } from '../../schema/kit/shopDay.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './support.ts';

test.use({ ownContext: true });

for (const days of [-2, 2])
  test(`the page's today is the server's where the device is off by ${days} days`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const { shopId } = await signIn(page, 'owner');
    const today = shopDay(new Date());
    const asked = page.waitForRequest(request => request.url().includes(`/shops/${shopId}/`));
    await page.goto('/home');
    await expect(page.getByRole('main')).toBeVisible();
    await page.goto('/day_book');
    expect((await asked).url()).toContain(today);
  });
