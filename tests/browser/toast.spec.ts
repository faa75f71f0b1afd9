import { expect, test } from './fixtures.ts';
import { complete, openDialog } from './newProduct.ts';
import { listAction, news, own, signIn } from './support.ts';

// Of a clock that was stopped the browser's context keeps a rest, which the next test would find. The call that fails is asked for.
test.use({ ownContext: true, allowedErrors: /ERR_FAILED/ });

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

test('stands on no button of a dialog, however wide that is', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/contacts');
  await listAction(page, 'Import');
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const contacts = {
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Mobile Number\nLata,12 34\n'),
  };
  await dialog.getByLabel('Choose a file').setInputFiles(contacts);
  await page.route('**/api/**', route => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  const check = dialog.getByRole('button', { name: 'Check the file' });
  await check.click();
  const toast = page.getByRole('alert').filter({ hasText: 'The server did not answer.' });
  await expect(toast).toBeVisible();
  await page.unrouteAll();
  // An error stays, and would be in the way of the click for as long.
  await check.click();
  await expect(dialog.getByRole('region', { name: 'Rows with errors' })).toBeVisible();
  await expect(toast).toBeVisible();
});
