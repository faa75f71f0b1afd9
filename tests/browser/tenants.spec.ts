import { expect, test } from './fixtures.ts';
import { field, line, own, registerOwner, search, signIn, told } from './support.ts';

test.describe('an owner who is somebody else’s already', () => {
  test.use({ allowedErrors: /status of 400/ });

  test(
    'A-22 R-16 R-17 R-18 a business is made, given a shop with its owner, and found again',
    { tag: '@strict' },
    async ({ page }) => {
      await signIn(page, 'admin');
      const name = own('Mehta and Sons');
      await page.goto('/tenants');
      await page.getByRole('link', { name: 'Add tenant' }).click();
      await expect(page).toHaveURL(/\/tenants\/create$/);
      await field(page, 'Name').fill(name);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/tenants\/edit\/[0-9a-f-]{36}$/);

      await page.getByRole('button', { name: 'Add shop with its owner' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add shop with its owner' });
      const shop = own('Mehta Nagpur');
      await field(dialog, 'Shop name').fill(shop);
      await field(dialog, 'PIN').fill('440001');
      await field(dialog, 'Name of the owner').fill('Asha Mehta');
      await field(dialog, 'E-mail of the owner').fill('owner@demo.test');
      await dialog.getByRole('button', { name: 'Add shop with its owner' }).click();
      await expect(field(dialog, 'E-mail of the owner')).toHaveAttribute('aria-invalid', 'true');
      await field(dialog, 'E-mail of the owner').fill(`${own('asha').replace(' ', '-')}@demo.test`);
      await dialog.getByRole('button', { name: 'Add shop with its owner' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Shops' })).toContainText(shop);
      await expect(page.getByRole('region', { name: 'People' })).toContainText(`${shop} · Owner`);

      await page.goto('/tenants');
      await search(page, name);
      await line(page, name).getByRole('link').click();
      await expect(page).toHaveURL(/\/tenants\/edit\/[0-9a-f-]{36}$/);
      await expect(field(page, 'Name')).toHaveValue(name);
    },
  );
});

test.describe('people who are shut out', () => {
  test.use({ allowedErrors: /status of 401/ });

  test(
    'A-22 R-18 a suspended business is signed out everywhere, and signs in once it is let in again',
    { tag: '@strict' },
    async ({ page }) => {
      const owner = await registerOwner(page);
      await signIn(page, 'admin');
      await page.goto('/tenants');
      await search(page, owner.shop);
      await line(page, owner.shop).getByRole('link').click();
      await page.getByRole('button', { name: 'Suspend' }).click();
      const question = page.getByRole('dialog', { name: `Suspend ${owner.shop}?` });
      await expect(question).toContainText('Everybody of this business is signed out at once');
      await question.getByRole('button', { name: 'Suspend' }).click();
      await told(page, 'is suspended');
      await expect(page.getByText('Suspended: none of its people can sign in.')).toBeVisible();
      await expect(owner.call('GET', '/account/me')).rejects.toThrow('401');

      await page.getByRole('button', { name: 'Reactivate' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
      await told(page, 'is active again');
      await expect(page.getByRole('complementary', { name: 'History' })).toContainText('Suspended');
    },
  );

  test('R-18 a person is disabled, and out at the next click', { tag: '@strict' }, async ({ page }) => {
    const owner = await registerOwner(page);
    await signIn(page, 'admin');
    await page.goto('/tenants');
    await search(page, owner.shop);
    await line(page, owner.shop).getByRole('link').click();
    const people = page.getByRole('region', { name: 'People' });
    await people.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('dialog', { name: 'Disable Asha Mehta?' }).getByRole('button', { name: 'Disable' }).click();
    await expect(people).toContainText('Disabled');
    await expect(owner.call('GET', '/account/me')).rejects.toThrow('401');
    await people.getByRole('button', { name: 'Enable' }).click();
    await expect(people.getByRole('button', { name: 'Disable' })).toBeVisible();
  });
});

test('R-16 nobody else finds the platform’s pages', { tag: '@strict' }, async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Tenants', includeHidden: true })).toHaveCount(0);
  await page.goto('/tenants');
  await expect(page).toHaveURL(/\/error\/unauthorized$/);
});
