import { expect, test } from './fixtures.ts';
import { complete, openDialog } from './newProduct.ts';
import { news, own } from './support.ts';

// Of a clock that was stopped the browser's context keeps a rest, which the next test would find.
test.use({ ownContext: true });

test(
  'D-05, K-03 the toast stands at the bottom right and is gone after three seconds',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.clock.install();
    const { dialog, device } = await openDialog(page);
    await complete(dialog, device, own('Payal'));
    // From here on time passes only when it is told to, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await dialog.getByRole('button', { name: 'Save' }).click();
    const toast = news(page, 'Product created successfully!');
    await expect(toast).toBeVisible();
    const { x, y, width, height } = (await toast.boundingBox())!;
    const screen = page.viewportSize()!;
    expect(screen.width - (x + width)).toBeLessThanOrEqual(24);
    expect(screen.height - (y + height)).toBeLessThanOrEqual(isMobile ? 80 : 24);
    await page.clock.runFor(2_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(100);
    await expect(toast).toHaveCount(0);
  },
);
