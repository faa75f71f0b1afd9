import { randomInt } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { visit } from '../support/settled.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, signIn, sitePaths, told, visitorPaths, withGoogle } from './support.ts';

const limit = 70_000;
/** What the built code of react, MUI, react-admin and the router cannot do without. */
const ofTheAdmin = ['react.dev/errors', 'MuiButtonBase', 'ra.notification', 'useNavigate()'];

/** Every script that a page loads while it is opened, as a browser gets it over https. */
async function scriptsOf(page: Page, open: () => Promise<void>): Promise<{ code: string; size: number }[]> {
  const loaded: Response[] = [];
  const note = (response: Response) => response.request().resourceType() === 'script' && loaded.push(response);
  page.on('response', note);
  await open();
  page.off('response', note);
  return Promise.all(
    loaded.map(async response => {
      const packed = await page.request.head(response.url(), { headers: { 'accept-encoding': 'br' } });
      expect(packed.headers()['content-encoding'], response.url()).toBe('br');
      return { code: await response.text(), size: Number(packed.headers()['content-length']) };
    }),
  );
}

test.describe('a browser that comes for the first time', () => {
  test.use({ ownContext: true });

  test(`loads at most ${limit / 1_000} kB of script for a visitor's page and nothing of the admin`, async ({
    page,
  }) => {
    for (const path of [...sitePaths, ...visitorPaths]) {
      const scripts = await scriptsOf(page, () => visit(page, `/${path}`));
      const size = scripts.reduce((sum, script) => sum + script.size, 0);
      expect(scripts.length, path).toBeGreaterThan(0);
      // A page that stands still has the one script that tells who is signed in.
      const isStill = sitePaths.includes(path) && !/cart|checkout/.test(path);
      if (isStill) expect(size, path).toBeLessThan(1_000);
      else expect(size, path).toBeGreaterThan(5_000);
      expect(size, path).toBeLessThanOrEqual(limit);
      expect(ofTheAdmin.filter(sign => scripts.some(({ code }) => code.includes(sign)))).toEqual([]);
    }
    await signIn(page, 'staff');
    const admin = (await scriptsOf(page, () => visit(page, '/home'))).map(({ code }) => code).join('');
    expect(ofTheAdmin.filter(sign => !admin.includes(sign))).toEqual([]);
  });
});

test('R-43 /accounts leads to the sign-in with Google', async ({ page }) => {
  await page.goto('/accounts?returnUrl=%2Fproducts');
  await expect(page).toHaveURL(/\/accounts\/gsignin\?returnUrl=%2Fproducts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test.describe('the policy of the pages', () => {
  test.use({ allowedErrors: /violates the following Content Security Policy/ });

  test(
    'R-44 lets Google draw its button, and nobody else run a script',
    { tag: ['@strict', '@journey'] },
    async ({ page }) => {
      await page.route('**/api/account/nonce', route =>
        route.fulfill({ json: { data: { nonce: 'n1', clientId: 'shop.apps.googleusercontent.com' } } }),
      );
      const asked: string[] = [];
      await page.route('https://accounts.google.com/**', route => {
        asked.push(`${new URL(route.request().url()).pathname} from ${route.request().headers()['referer']}`);
        return route.fulfill(route.request().resourceType() === 'script' ? { body: gsi } : { body: 'the button' });
      });
      await page.goto('/accounts/gsignin?returnUrl=%2Fproducts');
      await expect(page.frameLocator('iframe').getByText('the button')).toBeVisible();
      const origin = new URL(page.url()).origin;
      expect(asked.sort()).toEqual([
        `/gsi/button from ${origin}/`,
        `/gsi/client from ${origin}/`,
        `/gsi/style from ${origin}/`,
      ]);
      const refused = page.evaluate(
        () =>
          new Promise(resolve =>
            addEventListener('securitypolicyviolation', event => resolve(event.violatedDirective)),
          ),
      );
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://accounts.google.com/other.js';
        document.head.append(script);
      });
      expect(await refused).toBe('script-src-elem');
    },
  );
});

/** Stands in for Google's script: its style sheet, and its button in a frame. */
const gsi = `
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://accounts.google.com/gsi/style' });
  const frame = Object.assign(document.createElement('iframe'), { src: 'https://accounts.google.com/gsi/button?client_id=x' });
  const renderButton = place => place.append(style, frame);
  window.google = { accounts: { id: { initialize() {}, renderButton, prompt() {}, cancel() {} } } };`;

test.describe('with Google', () => {
  test.use({ allowedErrors: /status of 409/ });

  test(
    'A-24 R-44 a person with a password gives it once, is let in, and next time without it',
    { tag: ['@phone', '@strict', '@journey'] },
    async ({ page, isMobile }) => {
      const who = isMobile ? 'admin' : 'staff';
      await page.goto('/shops');
      await withGoogle(page, who);
      await expect(page).toHaveURL(/\/shops$/);
      await page.getByRole('button', { name: /account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      await page.goto('/accounts/gsignin?returnUrl=%2Fshops');
      await page.getByRole('button', { name: 'Sign in with Google (demo)' }).click();
      await page.getByRole('button', { name: `${who}@demo.test` }).click();
      await expect(page).toHaveURL(/\/shops$/);
      await expect(page.getByRole('button', { name: /account of/ })).toBeVisible();
    },
  );

  test('R-44 whoever gives up is told so and may try again', async ({ page }) => {
    await page.goto('/accounts/gsignin');
    await page.getByRole('button', { name: 'Sign in with Google (demo)' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await told(page, 'The sign-in with Google was not finished.');
    await expect(page.getByRole('button', { name: 'Sign in with Google (demo)' })).toBeVisible();
  });

  test('R-46 whom nobody knows registers a shop', async ({ page }) => {
    await page.goto('/accounts/gsignin');
    await page.getByRole('button', { name: 'Sign in with Google (demo)' }).click();
    await page.getByRole('button', { name: 'visitor@demo.test' }).click();
    await expect(page).toHaveURL(/\/account\/register$/);
    await expect(field(page, 'Name')).toHaveValue('New Visitor');
    await expect(field(page, 'Email')).toHaveValue('visitor@demo.test');
    await field(page, 'Mobile Number').fill('98200 11099');
    await field(page, 'Shop name').fill('Visitor Jewels');
    await field(page, 'PIN').fill('400058');
    await expect(page.getByText('Maharashtra')).toBeVisible();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('button', { name: /account of New Visitor/ })).toBeVisible();
  });
});

test.describe('an owner of a new shop', () => {
  test.use({ allowedErrors: /status of 40[01]/ });

  test(
    'R-46 registers, forgets the password, and chooses another by the link of a mail',
    { tag: [...atOneWidth('new owner'), '@journey'] },
    async ({ page }) => {
      const email = `owner-${randomInt(1e9)}@new.test`;
      await register(page, email);
      await page.getByRole('button', { name: /account of Kavita Rao/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();

      await page.getByRole('link', { name: 'Sign in with e-mail and password' }).click();
      await page.getByRole('link', { name: 'Forgot the password?' }).click();
      await field(page, 'Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('link', { name: 'Open the outbox of this demo' }).click();
      const letter = page.getByRole('article').filter({ hasText: 'Set a new password' }).filter({ hasText: email });
      await expect(async () => {
        await page.reload();
        await expect(letter).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await letter.getByRole('link').click();

      const secret = 'a new one, with spaces ';
      await page.getByLabel('New password').fill('short');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('New password')).toHaveAccessibleDescription('Minimum 8 characters required');
      await page.getByLabel('New password').fill(secret);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'The new password holds' })).toBeVisible();
      await page.goBack();
      await page.goForward();
      await page.getByLabel('New password').fill(secret);
      await page.keyboard.press('Enter');
      await told(page, 'used already');

      await page.goto('/accounts/signin');
      await field(page, 'Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/home$/);
    },
  );

  test('V-19 is told at the fields what the server refuses, and keeps what was typed', async ({ page }) => {
    await page.goto('/account/register');
    await fillIn(page, 'owner@demo.test');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/registered already/);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo@1234');
    await expect(field(page, 'Shop name')).toHaveValue('Rao & Daughters');
  });
});

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/account/register');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/home$/);
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill('Kavita Rao');
  await field(page, 'Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Demo@1234');
  await field(page, 'Mobile Number').fill('98200 11088');
  await field(page, 'Shop name').fill('Rao & Daughters');
  await field(page, 'PIN').fill('160 017');
  await page.getByLabel('State').selectOption('Chandigarh');
}

test.describe('an error page inside the running admin', () => {
  test.use({ allowedErrors: /ERR_|Failed to load|ts\.error\.noResponse/ });

  test('X-01 R-48 shows without the server, and leads back without loading the page', async ({ page, context }) => {
    await signIn(page, 'staff');
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await context.route('**/api/**', route => route.abort());
    await page.evaluate(() => {
      history.pushState(null, '', '/products/019a9ab0-b43f-7000-8000-000000000000');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer from the server');
    await context.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await expect(page).toHaveURL(/\/home$/);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  });
});

test('R-48 a reference is shown when it is one', async ({ page }) => {
  await page.goto('/error?ref=019a9ab0-b43f-7000-8000-000000000000');
  await expect(page.getByText('019a9ab0-b43f-7000-8000-000000000000')).toBeVisible();
  await page.goto('/error?ref=call%20us%20at%20evil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('Reference')).toHaveCount(0);
});
