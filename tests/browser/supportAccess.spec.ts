import type { Browser, Page } from '@playwright/test';
import { expectFine } from './fine.ts';
import { expect, test } from './fixtures.ts';
import { field, news, registerOwner, signIn } from './support.ts';

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The administrator sits at another device. */
const openAdmin = async (browser: Browser, viewport: { width: number; height: number } | null): Promise<Page> => {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  await signIn(page, 'admin');
  return page;
};

test.describe('support access', () => {
  test.use({ allowedErrors: /status of 403/ });

  test(
    'P-02 contract 6 an administrator asks, the owner allows less, sees who is in, and ends it with one press',
    { tag: ['@phone', '@strict', '@journey'] },
    async ({ page, browser }) => {
      const owner = await registerOwner(page);
      const { shop, shopId } = owner;
      const customer = { name: 'Kavita Rao', mobileNo: '9820012345', gender: 1 };
      await owner.call('POST', 'contacts', customer);

      const admin = await openAdmin(browser, page.viewportSize());
      await admin.goto('/shops');
      await admin.getByRole('searchbox', { name: 'Search' }).fill(shop);
      await row(admin, shop).getByRole('button', { name: 'Ask to enter' }).click();
      const asking = admin.getByRole('dialog', { name: `Ask the owner of ${shop}` });
      await asking.getByRole('button', { name: 'Ask to enter' }).click();
      await expect(field(asking, 'Reason')).toHaveAccessibleDescription('Say why');
      await field(asking, 'Reason').fill('Bill numbers start again at 1');
      await asking.getByRole('button', { name: 'Ask to enter' }).click();
      await expect(row(admin, `You asked to enter ${shop}`)).toContainText(/another administrator|no emergency way/);

      await page.goto('/home');
      await expect(news(page, 'Meera Kulkarni of TolaShop support asks to enter')).toBeVisible();
      await page.getByRole('link', { name: 'Answer' }).click();
      await expect(page).toHaveURL(/\/support_access$/);
      await expectFine(page);
      await row(page, 'Meera Kulkarni').getByRole('button', { name: 'Allow' }).click();
      const allowing = page.getByRole('dialog', { name: 'Let Meera Kulkarni in?' });
      await expectFine(page);
      await field(allowing, 'Hours').fill('1');
      await allowing.getByRole('button', { name: 'Allow' }).click();
      await expect(row(page, 'Meera Kulkarni')).toContainText('Open');

      await admin.reload();
      await admin.getByRole('searchbox', { name: 'Search' }).fill(shop);
      await row(admin, shop).getByRole('button', { name: 'Enter' }).click();
      await expect(admin).toHaveURL(/\/home$/);
      await expect(news(admin, `You are in ${shop} for support until`)).toContainText('Reads only.');
      await admin.goto('/contacts');
      await expect(admin.getByRole('main')).toContainText('•••');
      await expect(admin.getByRole('main')).not.toContainText('Kavita');

      await page.getByRole('status').getByRole('button', { name: 'End access' }).click();
      await expect(row(page, 'Meera Kulkarni')).toContainText('Ended');
      await expect(news(page, 'Meera Kulkarni is in this shop')).toHaveCount(0);
      await row(page, 'Meera Kulkarni').getByRole('link', { name: 'See each call in the access log' }).click();
      await expect(page.getByRole('main')).toContainText('Support call');
      const status = await admin.evaluate(async shop => {
        const token = JSON.parse(localStorage.getItem('ts.token')!) as string;
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`/api/shops/${shop}/contacts`, { headers })).status;
      }, shopId);
      expect(status).toBe(403);
      await admin.context().close();
    },
  );
});
