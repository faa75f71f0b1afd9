import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { emailOf, field, own, password, search, signIn, signInAnew, told, withGoogle, type Device } from './support.ts';

const stranger = 'https://evil.example/home';

test.describe('sign-in', () => {
  test.use({ allowedErrors: /status of 401/ });

  test(
    'A-24 R-45 a wrong password is told at the field, the right one goes on to where one was going',
    { tag: ['@phone', '@journey'] },
    async ({ page }) => {
      await page.goto('/contacts?order=ASC');
      await expect(page).toHaveURL(/\/accounts\/gsignin\?returnUrl=%2Fcontacts%3Forder%3DASC$/);
      await page.getByRole('link', { name: 'Sign in with e-mail and password' }).click();
      await page.getByLabel('Email').fill(emailOf('rival'));
      const secret = page.getByLabel('Password', { exact: true });
      await secret.fill('Demo@4321');
      await secret.press('Enter');
      await expect(secret).toHaveAttribute('aria-invalid', 'true');
      await expect(secret).toHaveAccessibleDescription(/password/i);
      await expect(secret).toBeFocused();

      await secret.fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/contacts\?.*order=ASC/);
      await expect(page.getByRole('heading', { level: 1, name: /Contacts/ })).toBeVisible();
    },
  );

  test('empty fields are told at the fields', async ({ page }) => {
    await page.goto('/accounts/signin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Password is required');
  });

  for (const returnUrl of [stranger, '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    test(`R-45 a returnUrl of ${returnUrl} stays on this site`, { tag: '@strict' }, async ({ page }) => {
      await signIn(page, 'staff');
      await page.goto(`/accounts/signin?returnUrl=${encodeURIComponent(returnUrl)}`);
      await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/home$/);
    });
  }
});

test(
  'S-01, E-13 signing out forgets token, person, shop and permissions, and closes every page',
  { tag: ['@phone', '@strict', '@journey'] },
  async ({ page }) => {
    await signInAnew(page, 'staff');
    await page.goto('/home');
    await page.getByRole('button', { name: /account of Sunita Pawar/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/accounts\/gsignin$/);
    // The visitors' page is there: the one that was left is gone with all that it held.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    const kept = await page.evaluate(() => Object.keys(localStorage).filter(key => /^ts\.[^.]+$/.test(key)));
    expect(kept).toEqual([]);
    await page.goto('/products');
    await expect(page).toHaveURL(/\/accounts\/gsignin\?returnUrl=%2Fproducts$/);
  },
);

test.describe('a page that needs a permission', () => {
  test('R-55 is not open without it', { tag: '@strict' }, async ({ page }) => {
    await signIn(page, 'staff');
    await page.goto('/errorlogs');
    await expect(page).toHaveURL(/\/error\/unauthorized$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not open to you');
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test(
    'P-01 and its menu shows what one may open, and only that',
    { tag: ['@phone', '@strict', '@journey'] },
    async ({ page, isMobile }) => {
      await signIn(page, 'staff');
      await page.goto('/home');
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link', { name: 'Stock' })).toBeVisible();
      await menu.getByRole('link', { name: 'Settings' }).click();
      const settings = page.getByRole('navigation', { name: 'Settings' });
      await expect(settings.getByRole('link').first()).toBeVisible();
      await expect(settings.getByRole('link', { name: 'Staff' })).toHaveCount(0);
      await signIn(page, 'owner');
      await page.goto('/home');
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Settings' }).click();
      await settings.getByRole('link', { name: 'Staff' }).click();
      await expect(page).toHaveURL(/\/users$/);
    },
  );

  test('P-01 offers no deleting to who may not', { tag: '@strict' }, async ({ page }) => {
    const { createProduct } = await signIn(page, 'owner');
    const { id } = await createProduct();
    await signIn(page, 'staff');
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });
});

test.describe('what is not there', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('R-48 a page says so, at its own address', async ({ page }) => {
    await signIn(page, 'staff');
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
    await expect(page).toHaveURL(/\/nowhere\/at\/all$/);
    await expect(page).toHaveTitle(/Page not found/);
  });

  test('X-05 a record leads to the not-found page', async ({ page }) => {
    await signIn(page, 'staff');
    await page.goto('/products/019a9ab0-b43f-7000-8000-000000000000');
    await expect(page).toHaveURL(/\/error\/notfound$/);
  });
});

test(
  'A-21 another shop shows its own records and none of the one that was left',
  { tag: ['@phone', '@strict', '@journey'] },
  async ({ page, isMobile }) => {
    const andheri = await (await signIn(page, 'owner', 'Rajlakshmi Andheri')).createProduct();
    await page.goto(`/products?filter=${encodeURIComponent(JSON.stringify({ q: andheri.name }))}`);
    await expect(page.getByRole('link', { name: andheri.name })).toBeVisible();

    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Change shop, now Rajlakshmi Andheri' }).click();
    await page.getByRole('menuitem', { name: 'Rajlakshmi Pune' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await search(page, andheri.name);
    await expect(page.getByText('No products match the search and filters.')).toBeVisible();
  },
);

test.describe('two tabs of which one signs out', () => {
  // What is on its way when the session ends is refused.
  test.use({ allowedErrors: /status of 401/ });

  test('S-01 signing out in one closes the other', { tag: '@strict' }, async ({ page, context }) => {
    await signInAnew(page, 'staff');
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/products');
    await expect(other.getByRole('heading', { level: 1, name: /Products/ })).toBeVisible();
    await page.getByRole('button', { name: /account of Sunita Pawar/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/\/accounts\/gsignin\?returnUrl=%2Fproducts$/);
  });
});

test.describe('two tabs', () => {
  test(
    'E-13 another shop in one writes nothing into it from the other',
    { tag: '@strict' },
    async ({ page, context }) => {
      const andheri = await signIn(page, 'owner', 'Rajlakshmi Andheri');
      const contact = own('Kamla').replace(/\d/g, 'x');
      await page.goto('/contacts/create');
      await field(page, 'Name').fill(contact);

      const other = await context.newPage();
      await other.goto('/home');
      await other.getByRole('button', { name: 'Change shop, now Rajlakshmi Andheri' }).click();
      await other.getByRole('menuitem', { name: 'Rajlakshmi Pune' }).click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('ts.shopId'))).not.toContain(andheri.shopId);

      await expect(field(page, 'Name')).toHaveValue(contact);
      await page.getByRole('radio', { name: 'Female' }).check();
      await field(page, 'Mobile Number').fill('9820011001');
      await page.getByRole('button', { name: 'Save' }).click();
      await told(page, 'Contact created successfully!');
      const found = async (shopId: string) =>
        (await andheri.call<{ totalCount: number }>('GET', `/shops/${shopId}/contacts?query=${contact}`)).totalCount;
      const { shops } = await andheri.call<{ shops: { id: string }[] }>('GET', '/account/me');
      const others = shops.map(({ id }) => id).filter(id => id !== andheri.shopId);
      expect(others).toHaveLength(1);
      expect(await found(andheri.shopId!)).toBe(1);
      expect(await found(others[0]!)).toBe(0);

      // What was chosen last is where the next tab begins; this one stays where it was, also when it is loaded again.
      const third = await context.newPage();
      await third.goto('/home');
      await expect(third.getByRole('button', { name: 'Change shop, now Rajlakshmi Pune' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Change shop, now Rajlakshmi Andheri' })).toBeVisible();
    },
  );
});

test.describe('a session that the server ended', () => {
  test.use({ allowedErrors: /status of 40[19]/ });
  /** While a save is on its way, so that nothing tells of the end before. */
  const endWithSave = async (page: Page, { call }: Device) => {
    let isOver = false;
    await page.route('**/admin/products/*', async route => {
      if (route.request().method() === 'PUT' && !isOver) {
        isOver = true;
        await call('POST', '/account/signout', {});
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save' }).click();
  };

  test(
    'X-03 over a form asks for the password and loses nothing that was typed',
    { tag: ['@strict', '@journey'] },
    async ({ page }) => {
      const device = await signInAnew(page, 'owner');
      const { id, name } = await device.createProduct();
      await page.goto(`/products/${id}`);
      await field(page, 'Name').fill(`${name} renamed`);
      await endWithSave(page, device);

      const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Go on' }).click();
      await told(page, 'Product updated successfully');
      await page.goto(`/products/${id}`);
      await expect(field(page, 'Name')).toHaveValue(`${name} renamed`);
    },
  );

  test(
    'X-03 who has no password goes on with Google from another tab',
    { tag: '@strict' },
    async ({ page, context }) => {
      const device = await signInAnew(page, 'rival');
      const { id, name } = await device.createProduct();
      await page.goto(`/products/${id}`);
      await field(page, 'Name').fill(`${name} renamed`);
      await endWithSave(page, device);

      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Sign in with Google in a new tab' }).click();
      const other = await opened;
      await withGoogle(other, 'rival');
      await page.bringToFront();
      await expect(other.getByRole('heading', { name: 'You are signed in again' })).toBeVisible();
      await told(page, 'Product updated successfully');
      await page.goto(`/products/${id}`);
      await expect(field(page, 'Name')).toHaveValue(`${name} renamed`);
    },
  );

  test('X-03 on a page that loads leads to the sign-in and back', { tag: '@strict' }, async ({ page }) => {
    const { call } = await signInAnew(page, 'owner');
    await call('POST', '/account/signout', {});
    await page.goto('/contacts');
    await expect(page).toHaveURL(/\/accounts\/gsignin\?returnUrl=%2Fcontacts/);
  });
});
