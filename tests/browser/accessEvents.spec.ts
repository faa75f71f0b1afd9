import type { Page } from '@playwright/test';
import { expectFine } from './fine.ts';
import { expect, test } from './fixtures.ts';
import { emailOf, field, password, signIn } from './support.ts';

/** Every row that is shown, as it reads: a table's, on a phone a card's. */
const rows = (page: Page, isMobile: boolean | undefined) =>
  isMobile ? page.getByRole('main').getByRole('listitem') : page.getByRole('main').locator('tbody tr');

test.describe('the access log', () => {
  test.use({ allowedErrors: /status of 40[13]/, ownContext: true });

  test(
    '16.3.1 16.3.2 shows the owner a wrong password, a right one and a refused page',
    { tag: ['@phone', '@strict'] },
    async ({ page, isMobile }) => {
      await page.goto('/accounts/signin');
      await field(page, 'Email').fill(emailOf('staff'));
      const secret = page.getByLabel('Password', { exact: true });
      await secret.fill('Demo@4321');
      await secret.press('Enter');
      await expect(secret).toHaveAttribute('aria-invalid', 'true');
      await secret.fill(password);
      await secret.press('Enter');
      await expect(page).toHaveURL(/\/home$/);
      await page.goto('/access_log');
      await expect(page).toHaveURL(/\/error\/unauthorized$/);
      // What the page does not open the API refuses: somebody who asks it by themselves.
      const status = await page.evaluate(async () => {
        const stored = (name: string) => JSON.parse(localStorage.getItem(`ts.${name}`)!) as string;
        const headers = { authorization: `Bearer ${stored('token')}` };
        return (await fetch(`/api/shops/${stored('shopId')}/access_events`, { headers })).status;
      });
      expect(status).toBe(403);

      await signIn(page, 'owner');
      await page.goto('/access_log');
      await expect(page.getByRole('heading', { level: 1, name: /Access log/ })).toBeVisible();
      const mine = rows(page, isMobile).filter({ hasText: 'Sunita Pawar' });
      await expect(mine.filter({ hasText: 'Wrong password' }).first()).toBeVisible();
      await expect(mine.filter({ hasText: 'Signed in' }).first()).toBeVisible();
      // A card has no room for what it was about.
      const refused = mine.filter({ hasText: 'Access refused' });
      await expect(refused.filter({ hasText: isMobile ? '' : 'Access log' }).first()).toBeVisible();
      await expectFine(page);

      await page.getByRole('button', { name: 'What happened: All' }).click();
      await page.getByRole('menuitem', { name: 'Wrong password' }).click();
      await expect(rows(page, isMobile).filter({ hasText: 'Signed in' })).toHaveCount(0);
      await expect(mine.filter({ hasText: 'Wrong password' }).first()).toBeVisible();
      await page.getByRole('link', { name: 'Sunita Pawar' }).first().click();
      await expect(page.getByRole('main')).toContainText('Wrong password');
      await expect(page.getByRole('main')).toContainText('account.signin');
      await expectFine(page);
    },
  );
});
