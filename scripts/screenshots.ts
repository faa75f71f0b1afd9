/**
 * `node scripts/screenshots.ts <address> <folder> [path ...]`: the pages of a running demo as a person sees them,
 * 360 and 1280 px wide, light and dark. Prints what their consoles said.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../tests/support/chromium.ts';
import { visit } from '../tests/support/settled.ts';

const [address = 'http://127.0.0.1:3000', folder = 'screenshots', ...asked] = process.argv.slice(2);
const pages = asked.length
  ? asked
  : [
      'home',
      'shops',
      'products',
      'products/create',
      'contacts',
      'contacts/create',
      'contacts/groups',
      'gold_rates',
      'gold_rates/create',
      'product-categories',
      'units',
      'errorlogs',
    ];
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const account = { email: process.env.ACCOUNT ?? 'owner@demo.test', password: 'Demo@1234' };

const signIn = async (page: Page) => {
  await page.goto(`${address}/accounts/signin`);
  await page.getByLabel('Email', { exact: false }).first().fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL(url => !url.pathname.startsWith('/accounts'));
  await page.goto(`${address}/shops`);
  await page.getByRole('main').getByText('Rajlakshmi Andheri').click();
  await page.waitForURL('**/home');
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport,
        colorScheme,
        isMobile: size === 'phone',
        hasTouch: size === 'phone',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      page.on(
        'console',
        message => message.type() === 'error' && console.log(`${size} ${colorScheme} ${page.url()}: ${message.text()}`),
      );
      page.on('pageerror', error => console.log(`${size} ${colorScheme} ${page.url()}: ${error.message}`));
      await signIn(page);
      for (const path of pages) {
        await visit(page, `${address}/${path}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) console.log(`${size} ${colorScheme} ${path}: ${overflow} px too wide`);
        await page.screenshot({ path: join(folder, `${path.replaceAll('/', '-')}-${size}-${colorScheme}.png`) });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
}
