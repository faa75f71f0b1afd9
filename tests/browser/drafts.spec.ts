import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type Request } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { stocked } from './stocked.ts';
import { act, field, registerOwner, told } from './support.ts';

test.use({ allowedErrors: /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, n: number) => page.getByRole('group', { name: `Line ${n}`, exact: true });
const left = (page: Page) => page.getByRole('region', { name: 'Unfinished on this device' }).getByRole('listitem');
const openBill = async (page: Page) => {
  await page.goto('/quick_bills/create');
  await expect(page.getByLabel('Scan a tag (F2)')).toBeVisible();
};

const scan = async (page: Page, tag: string) => {
  const lines = await page.getByRole('group', { name: /^Line \d+$/ }).count();
  await page.getByLabel('Scan a tag (F2)').fill(tag);
  await page.getByLabel('Scan a tag (F2)').press('Enter');
  await expect(page.getByRole('group', { name: /^Line \d+$/ })).toHaveCount(lines + 1);
};

/** What the device holds, once that is so much. */
const kept = (page: Page, text: string | RegExp) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const open = indexedDB.open('ts.drafts');
        await new Promise(resolve => (open.onsuccess = resolve));
        if (!open.result.objectStoreNames.contains('drafts')) return '';
        const all = open.result.transaction('drafts').objectStore('drafts').getAll();
        await new Promise(resolve => (all.onsuccess = resolve));
        open.result.close();
        return JSON.stringify(all.result);
      }),
    )
    .toMatch(text);

test(
  'A-10: a bill is there after the browser died, is gone on with and issued',
  { tag: '@journey' },
  async ({ viewport, baseURL }) => {
    const device = mkdtempSync(join(tmpdir(), 'tolashop-device-'));
    const opened = async () => {
      const options = { ...(await chromiumLaunchOptions()), viewport, baseURL: baseURL!, locale: 'en-IN' };
      const context = await chromium.launchPersistentContext(device, options);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const first = await opened();
    const { shopId, token } = await stocked(first.page, ['A-1', 'A-2']);
    const session = await first.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    await openBill(first.page);
    await scan(first.page, 'A-1');
    await field(first.page, 'Customer').fill('9820011003');
    await first.page.getByRole('option', { name: 'Meera Jain' }).click();
    await field(first.page, 'Note').fill('By Sunday');
    await kept(first.page, 'By Sunday');
    const died = first.context.waitForEvent('close');
    const devTools = await first.context.newCDPSession(first.page);
    await devTools.send('Browser.crash').catch(() => undefined);
    await died;

    const { context, page } = await opened();
    await page.goto('/favicon.svg');
    // What is written to the disk later than at once may have gone with it: whoever was signed in is again.
    await page.evaluate(stored => Object.assign(localStorage, stored), session);
    await openBill(page);
    await expect(left(page)).toHaveText(/^1 line · ₹61,292 · /);
    expect(await violations(page)).toEqual([]);
    await left(page).getByRole('button', { name: 'Continue' }).click();
    await expect(line(page, 1).first()).toContainText('₹61,292');
    await expect(field(page, 'Customer')).toHaveValue('Meera Jain');
    await expect(field(page, 'Note')).toHaveValue('By Sunday');
    await expect(left(page)).toHaveCount(0);
    await page.keyboard.press('F7');
    await page.keyboard.press('F10');
    await page.waitForURL(/quick_bills\/(?!create)/);
    await expect(button(page, 'Issue the bill')).toBeVisible();
    await page.keyboard.press('F10');
    await expect(page.getByText(/^B\/\d\d-\d\d\/0001$/).first()).toBeVisible();
    await openBill(page);
    await kept(page, '[]');
    await expect(left(page)).toHaveCount(0);
    const bills = await page.request.get(`/api/shops/${shopId}/quick_bills`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = (await bills.json()) as { data: { items: object[] } };
    expect(data.items).toMatchObject([{ state: 'issued', total: 61_292, note: 'By Sunday' }]);
    await context.close();
    rmSync(device, { recursive: true });
  },
);

test(
  'several bills wait at once, and nobody else on the device sees them',
  { tag: atOneWidth('drafts') },
  async ({ page, isMobile }) => {
    await stocked(page, ['A-1', 'A-2']);
    const session = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    await openBill(page);
    await scan(page, 'A-1');
    if (isMobile) await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'Sell' }).first().click();
    await told(page, 'Not saved yet.');
    await openBill(page);
    await expect(left(page)).toHaveCount(1);
    await scan(page, 'A-2');
    await scan(page, 'A-1');
    await kept(page, /("pieceId".*){3}/);
    await openBill(page);
    await expect(left(page)).toHaveText([/^2 lines · ₹1,22,584 · /, /^1 line · ₹61,292 · /]);

    await registerOwner(page);
    await openBill(page);
    await expect(button(page, 'Save')).toBeVisible();
    await expect(left(page)).toHaveCount(0);

    await page.evaluate(stored => (sessionStorage.clear(), Object.assign(localStorage, stored)), session);
    await openBill(page);
    await expect(left(page)).toHaveCount(2);
    await left(page).first().getByRole('button', { name: 'Discard' }).click();
    await expect(left(page)).toHaveCount(1);
    await openBill(page);
    await expect(left(page)).toHaveText([/^1 line · ₹61,292 · /]);
  },
);

test(
  'a lost line loses nothing, and a lost reply makes no second bill',
  { tag: [...atOneWidth('lostLine'), '@journey'] },
  async ({ page, context }) => {
    const { call, shopId } = await stocked(page, ['A-1', 'A-2']);
    const bills = async () => (await call<{ items: object[] }>('GET', `/shops/${shopId}/quick_bills`)).items;
    await openBill(page);
    await scan(page, 'A-1');
    await page.getByRole('button', { name: /^UPI/ }).click();
    await context.setOffline(true);
    await button(page, 'Save').click();
    await expect(page.getByRole('status').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
    await context.setOffline(false);
    expect(await bills()).toEqual([]);

    await page.route('**/quick_bills', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    const isCreate = (request: Request) => request.method() === 'POST' && request.url().endsWith('/quick_bills');
    const lost = page.waitForEvent('requestfailed', isCreate);
    await button(page, 'Save').click();
    await lost;
    expect(await bills()).toHaveLength(1);
    await page.unroute('**/quick_bills');
    await openBill(page);
    await left(page).getByRole('button', { name: 'Continue' }).click();
    await expect(line(page, 1).first()).toContainText('₹61,292');
    await button(page, 'Save').click();
    await page.waitForURL(/quick_bills\/(?!create)/);
    expect(await bills()).toMatchObject([{ due: 0 }]);

    await expect(button(page, 'Issue the bill')).toBeEnabled();
    await context.setOffline(true);
    await act(page, 'Issue the bill');
    await told(page, 'The server did not answer.');
    await context.setOffline(false);
    expect(await bills()).toMatchObject([{ state: 'draft' }]);
  },
);

test('what was changed elsewhere meanwhile is told', { tag: atOneWidth('draftOfAnother') }, async ({ page }) => {
  const { call, shopId, make } = await stocked(page, ['A-1', 'A-2']);
  const lines = [{ description: 'Necklace', hsn: '7113', metal: 'other', quantity: 1, price: 30_000, gst: 3 }];
  const bill = await make('quick_bills', { lines, billedGst: 'none', note: 'Red box' });
  await page.goto(`/quick_bills/${bill.id}`);
  await field(page, 'Note').fill('Blue box');
  await kept(page, 'Blue box');
  await call('PUT', `/shops/${shopId}/quick_bills/${bill.id}`, { note: 'Green box', version: bill.version });
  await page.reload();
  await left(page).getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Somebody else has changed this meanwhile: Note.' }),
  ).toBeVisible();
  await expect(field(page, 'Note')).toHaveValue('Blue box');
  await button(page, 'Save').click();
  await expect
    .poll(async () => (await call<{ note: string }>('GET', `/shops/${shopId}/quick_bills/${bill.id}`)).note)
    .toBe('Blue box');
  await kept(page, '[]');
});
