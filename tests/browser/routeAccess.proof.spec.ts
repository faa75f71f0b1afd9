import type { Page } from '@playwright/test';
import { adminRoutes } from '../../src/adminRoutes.ts';
import { someOf } from '../support/proofSize.ts';
import { goOn, visit } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { signIn, signInWithoutPermissions, sitePaths, visitorPaths, type Device } from './support.ts';

/** A record that is nowhere. */
const noRecord = '019a9ab0-b43f-7000-8000-000000000000';
const addressOf = (path: string) => path.replace(/:\w+/g, noRecord).replace(/\/\*$/, '');
const admins = adminRoutes.map(({ path, access }) => ({
  address: addressOf(path),
  access: access as readonly string[],
}));
/** contract section 7 asks for a permission where these lead. */
const leadOn = /\/(post_)?notes$/;

type Outcome = 'sign-in' | 'refused' | 'open';
type Route = (typeof admins)[number];

/** The outcome at each address. */
async function outcomes(page: Page, routes: readonly Route[], open: typeof goOn): Promise<Record<string, Outcome>> {
  const found: Record<string, Outcome> = {};
  for (const { address } of routes)
    await test.step(address, async () => {
      await open(page, address);
      const { pathname } = new URL(page.url());
      const isRefused = pathname === '/error/unauthorized';
      found[address] = isRefused ? 'refused' : pathname === '/accounts/gsignin' ? 'sign-in' : 'open';
    });
  return found;
}

/** The same as each route's access asks for it, for a person who holds these permissions. */
const wanted = (routes: readonly Route[], held: readonly string[]): Record<string, Outcome> =>
  Object.fromEntries(
    routes.map(({ address, access }) => {
      const mayOpen = access.length === 0 || access.some(permission => held.includes(permission));
      return [address, mayOpen ? 'open' : 'refused'];
    }),
  );

async function heldBy({ call, shopId }: Device): Promise<string[]> {
  const { user } = await call<{ user: { permissions: string[] } }>('GET', '/account/me');
  return [...user.permissions, ...(await call<string[]>('GET', `/shops/${shopId}/permissions`))];
}

test.describe('R-55 every address of the admin', () => {
  test.describe.configure({ timeout: 1_800_000 });

  test('leads a person who is not signed in to the sign-in', { tag: '@strict' }, async ({ page }) => {
    const routes = someOf(admins, 12);
    const signIns = Object.fromEntries(routes.map(({ address }) => [address, 'sign-in']));
    expect(await outcomes(page, routes, visit)).toEqual(signIns);
  });

  // A call that is refused would be an error in the console.
  test('is open to a person without permissions where it asks for none', { tag: '@strict' }, async ({ page }) => {
    const routes = someOf(admins, 40).filter(({ address }) => !leadOn.test(address));
    await signInWithoutPermissions(page);
    await visit(page, '/home');
    expect(await outcomes(page, routes, goOn)).toEqual(wanted(routes, []));
  });

  test.describe('with permissions', () => {
    // The record of these addresses is in no shop, and neither is the shop.
    test.use({ allowedErrors: /status of 40[34]/ });

    test('is open to a person who holds one that it asks for', { tag: '@strict' }, async ({ page }) => {
      const routes = someOf(admins, 40);
      const held = await heldBy(await signIn(page, 'owner'));
      await visit(page, '/home');
      expect(await outcomes(page, routes, goOn)).toEqual(wanted(routes, held));
    });
  });
});

test.describe('every address', () => {
  test('R-38 R-48 is told from an unknown one by its status', async ({ request }) => {
    const known = [...admins.map(({ address }) => address), ...[...sitePaths, ...visitorPaths].map(path => `/${path}`)];
    for (const address of known) expect.soft((await request.get(address)).status(), address).toBe(200);
    for (const address of [
      '/nowhere',
      '/nowhere/at/all',
      '/product',
      '/hi/home',
      `/${'a'.repeat(21)}`,
      `/${'a'.repeat(22)}`,
    ]) {
      const reply = await request.get(address);
      expect.soft(reply.status(), address).toBe(404);
      expect.soft(await reply.text(), address).toContain('<div id="root">');
    }
    const refused = await request.post('/products');
    expect([refused.status(), refused.headers()['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test.describe('of react-admin’s own refusals', () => {
    // react-admin may ask for the record before it leaves its page.
    test.use({ allowedErrors: /status of 403/ });

    test('leads to the unauthorized page', async ({ page }) => {
      await signInWithoutPermissions(page);
      for (const open of [visit, goOn])
        for (const address of ['/access-denied', '/authentication-error', `/products/${noRecord}`]) {
          await visit(page, '/home');
          await open(page, address);
          await expect(page).toHaveURL(/\/error\/unauthorized$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not open to you');
        }
    });
  });
});
