import { AxeBuilder } from '@axe-core/playwright';
import { visit } from '../support/settled.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { readToEnd, watchShifts, type Watched } from './shifts.ts';
import { field, own, signIn, sitePaths } from './support.ts';

const buyer = { 'Business name': 'Kamal Jewellers', Name: 'Kamal Shah', 'Mobile Number': '98200 11001' };

test(
  'R-47 a plan is ordered from the prices, and kept',
  { tag: [...atOneWidth('ordered plan'), '@strict', '@journey'] },
  async ({ page }) => {
    await page.goto('/pricingDetail');
    const plans = page.locator('#tsmessenger');
    await expect(plans).toContainText('Medium');
    await plans.getByText('Half-Yearly').click();
    await expect(plans.getByText('₹3,845')).toBeVisible();
    await expect(plans.getByText('₹699')).toBeHidden();
    await page.getByRole('link', { name: 'Order TS Messenger Masha' }).click();
    await expect(page.getByRole('radio', { name: /Masha/ })).toBeChecked();
    await field(page, 'Shops').fill('2');
    const sum = page.getByRole('complementary', { name: 'What it comes to' });
    await expect(sum).toContainText('TS Messenger Masha, Half-Yearly, 2 shops');
    await expect(sum).toContainText('GST 18%');
    for (const [name, value] of Object.entries(buyer)) await field(page, name).fill(value);
    const email = `${own('kamal').replace(' ', '.')}@shop.example`;
    await field(page, 'Email').fill(email);
    await field(page, 'PIN').fill('380001');
    await expect(sum).toContainText('IGST 18%');
    await expect(sum).toContainText('₹9,074.00');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order.');
    const number = /TS-\d{6}-\w{6}/.exec(await page.getByRole('main').innerText())![0];
    await expect(page.getByText('₹9,074.00', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(number).first()).toBeVisible();

    await signIn(page, 'admin');
    await page.goto('/system/orders');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('region', { name: 'What was ordered' })).toContainText('Kamal Jewellers');
    await expect(page.getByRole('region', { name: 'What was ordered' })).toContainText('₹9,074.00');
  },
);

test('R-47 what is wrong is told at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/checkout/tsinvoice?plan=tsinvoice-tola');
  await field(page, 'Business name').fill('Kamal Jewellers');
  await field(page, 'GSTIN').fill('27AAACC1206D1ZX');
  await field(page, 'Shops').fill('0');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(field(page, 'Shops')).toBeFocused();
  await expect(field(page, 'Shops')).toHaveAccessibleDescription('Choose 1 to 50 shops');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'GSTIN')).toHaveAccessibleDescription(/mistyped/);
  await expect(field(page, 'Business name')).toHaveValue('Kamal Jewellers');
  await expect(page.getByRole('radio', { name: /Tola/ })).toBeChecked();
  await field(page, 'Shops').fill('3');
  await expect(field(page, 'Shops')).toHaveAccessibleDescription(/Each shop/);
});

test('R-47 what is chosen and typed before the script is there counts as well', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!arrive).*\.js$/, async route => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/checkout/tsmessenger', { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'For how long' }).getByText('Half-Yearly').click();
  await field(page, 'Shops').fill('2');
  await field(page, 'PIN').fill('380001');
  const sum = page.getByRole('complementary', { name: 'What it comes to' });
  await expect(sum).toContainText('Monthly, 1 shop');
  script.resolve();
  await expect(sum).toContainText('Half-Yearly, 2 shops');
  await expect(sum).toContainText('IGST 18%');
  await expect(page.getByText('Gujarat', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Half-Yearly/ })).toBeChecked();
});

test(
  'R-04 the cart of TS Invoice is kept on the device and ordered as a whole',
  { tag: ['@phone', '@strict'] },
  async ({ page }) => {
    await page.goto('/tsinvoice');
    await page.getByRole('link', { name: 'Add to cart: TS Invoice Ratti' }).click();
    await expect(page.getByRole('heading', { name: 'TS Invoice Ratti' })).toBeVisible();
    await page.goto('/tsinvoice');
    await page.getByText('Yearly', { exact: true }).click();
    await page.getByRole('link', { name: 'Add to cart: TS Invoice Masha' }).click();
    await page.getByLabel('Shops with TS Invoice Masha').selectOption('2');
    await expect(page.getByText('₹16,379')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Shops with TS Invoice Masha')).toHaveValue('2');
    await page.getByRole('button', { name: 'Remove TS Invoice Ratti' }).click();
    await page.getByRole('link', { name: 'Go to the checkout' }).click();
    await expect(page.getByText('TS Invoice Masha, Yearly, 2 shops').first()).toBeVisible();
    for (const [name, value] of Object.entries(buyer)) await field(page, name).fill(value);
    await field(page, 'Email').fill(`${own('cart').replace(' ', '.')}@shop.example`);
    await field(page, 'PIN').fill('400002');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order.');
    await expect(page.getByText('CGST 9%')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay ₹18,856.00' })).toBeVisible();
    await page.goto('/tsinvoice/cart');
    await expect(page.getByText('Nothing in it yet.')).toBeVisible();
  },
);

test('R-47 whoever is signed in goes on from the front page, anybody else reads it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gold rates, stock, customers and WhatsApp for your jewellery shop',
  );
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signIn(page, 'staff');
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Open my shop' })).toBeVisible();
});

test.describe('a slow line', () => {
  test.use({ ownContext: true });

  test(
    'nothing moves while a page of the site comes over a slow line and is read to its end',
    { tag: '@phone' },
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.addInitScript(watchShifts);
      const line = await page.context().newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', slow);
      for (const path of [
        '',
        'about',
        'tsmessenger',
        'tsinvoice',
        'pricingDetail',
        'checkout/tsinvoice',
        'TermsOfServices',
      ]) {
        await visit(page, `/${path}`);
        await readToEnd(page);
        const shifts = await page.evaluate(() => (window as unknown as Watched).shifts());
        expect(shifts.sum, `/${path}: ${shifts.what.join(', ')}`).toBeLessThan(0.02);
      }
    },
  );
});

/** A phone's line on a bad day: bytes a second and milliseconds. */
const slow = { offline: false, downloadThroughput: 60_000, uploadThroughput: 30_000, latency: 300 };

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 400/ });

  test(
    'A-23 R-04 R-05 R-47 every page is read, and its links lead on',
    { tag: '@journey' },
    async ({ page, request }) => {
      const links = new Set<string>();
      for (const path of sitePaths) {
        await page.goto(`/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60);
        for (const link of await page.getByRole('link').all()) links.add((await link.getAttribute('href'))!);
      }
      const ours = [...links].filter(href => href.startsWith('/')).map(href => href.replace(/#.*/, ''));
      expect(ours.length).toBeGreaterThan(20);
      for (const href of new Set(ours)) expect((await request.get(href)).status(), href).toBe(200);
    },
  );

  test(
    'R-47 a plan is ordered by the form alone, which comes back with what is wrong',
    { tag: '@strict' },
    async ({ page }) => {
      await page.goto('/checkout/tsinvoice?plan=tsinvoice-ratti');
      for (const [name, value] of Object.entries(buyer)) await field(page, name).fill(value);
      await field(page, 'PIN').fill('160017');
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
      await expect(field(page, 'Business name')).toHaveValue('Kamal Jewellers');
      await expect(page.getByRole('radio', { name: /Ratti/ })).toBeChecked();
      await page.getByLabel('State').selectOption('Chandigarh');
      await field(page, 'Email').fill(`${own('plain').replace(' ', '.')}@shop.example`);
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order.');
      await expect(page.getByText('TS Invoice Ratti, Monthly, 1 shop')).toBeVisible();
      await expect(page.getByText('PIN 160017, Chandigarh')).toBeVisible();
    },
  );
});

test('the menu of the site is reached by the keyboard', { tag: '@phoneOnly' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByText('Menu', { exact: true }).press('Enter');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Prices' }).press('Enter');
  await expect(page).toHaveURL(/pricingDetail$/);
  const axe = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(axe.violations.map(({ id }) => id)).toEqual([]);
});
