import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { anAd } from '../support/ads.ts';
import { migrateFolder } from '../support/migratedFolder.ts';
import { ownServer, type OwnServer } from '../support/ownServer.ts';
import { atOneWidth } from './atOneWidth.ts';
import { violations } from './axe.ts';
import { expect, test as base } from './fixtures.ts';
import { readToEnd, watchShifts, type Watched } from './shifts.ts';
import { demoRecords, field, signInAnew, told, type Device } from './support.ts';

/** A server of their own: ads of one place take turns, and most of these walks begin without any. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one takes from here
    async ({}, provide) => {
      const server = await ownServer('embedded');
      await migrateFolder(join(server.dataDir, 'database'));
      await server.start();
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.address),
});
// One after the other, on one server.
test.describe.configure({ mode: 'default' });
// A page that is not open to whoever asks.
test.use({ allowedErrors: /status of 40[03]/ });

type Ad = { id: string; version: number };
type Report = { total: { views: number; clicks: number } };

const withoutAds = async (admin: Device): Promise<void> => {
  const { items } = await admin.call<{ items: Ad[] }>('GET', '/system/ads?pageSize=50');
  await admin.call('POST', '/system/ads/delete', { ids: items.map(({ id }) => id) });
};

const picture = async (width: number, height: number) => ({
  name: `${width}x${height}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#5A1E2C' } })
    .png()
    .toBuffer(),
});

const room = (page: Page): Locator => page.locator('[data-ad]');
const shownAd = (page: Page): Locator => page.getByRole('complementary', { name: 'Ad' }).getByRole('link');
const shifted = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts());

// While the demo's own are there.
test('R-23 R-24 R-25 ads are shown to nobody without the permission', async ({ page }) => {
  const admin = await signInAnew(page, 'admin');
  const [{ id }] = (await demoRecords<{ id: string }>(admin.call, '/system/ads', 1)) as [{ id: string }];
  const paths = ['/ads', '/ads/create', `/ads/edit/${id}`];
  for (const path of paths) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/Advertiser/)
        .first(),
    ).toBeVisible();
  }
  await signInAnew(page, 'owner');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is not open to you' })).toBeVisible();
  }
});

test(
  'A-16 R-23 R-24 R-25 an ad is made, seen on the front page, followed, counted, and reported to whoever advertises',
  { tag: atOneWidth('ads') },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(600_000);
    const admin = await signInAnew(page, 'admin');
    await withoutAds(admin);
    await test.step('R-23 R-24 it is made', () => make(page));
    expect(await violations(page)).toEqual([]);
    const { items } = await admin.call<{ items: Ad[] }>('GET', '/system/ads');
    const { id } = items[0]!;
    const total = async () => (await admin.call<Report>('GET', `/system/ads/${id}/report`)).total;

    const visitor = await visitorOf(browser, baseURL!);
    await test.step('it stands on the front page, where nothing moves, and counts when it is in sight', async () => {
      await visitor.addInitScript(watchShifts);
      await visitor.goto('/');
      await expect(shownAd(visitor)).toHaveAttribute('rel', 'sponsored noopener');
      expect(await total()).toEqual({ views: 0, clicks: 0 });
      await readToEnd(visitor);
      await expect(shownAd(visitor).getByRole('img', { name: anAd.headline })).toBeVisible();
      await shownAd(visitor).scrollIntoViewIfNeeded();
      await expect.poll(total).toEqual({ views: 1, clicks: 0 });
      const shifts = await shifted(visitor);
      expect(shifts.sum, shifts.what.join(', ')).toBeLessThan(0.001);
      expect(await violations(visitor)).toEqual([]);
      expect(await visitor.context().cookies()).toEqual([]);
    });

    await test.step('followed by keyboard, it leads to whoever advertises, and is counted', async () => {
      // Where it leads is elsewhere, which no test goes to.
      const led: (string | undefined)[] = [];
      await visitor.context().route('**/clicks', async route => {
        const answer = await route.fetch({ maxRedirects: 0 });
        led.push(answer.headers()['location']);
        await route.fulfill({ body: 'Scales' });
      });
      await shownAd(visitor).focus();
      const [opened] = await Promise.all([visitor.context().waitForEvent('page'), visitor.keyboard.press('Enter')]);
      await expect(opened.getByText('Scales')).toBeVisible();
      expect(led).toEqual([anAd.link]);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      await expect.poll(total).toEqual({ views: 1, clicks: 1 });
    });

    await test.step('R-25 the figures stand beside it, and under an address for the advertiser', async () => {
      await page.goto(`/ads/edit/${id}`);
      const figures = page.getByRole('region', { name: 'What came of it' }).first();
      await expect(figures.getByRole('row', { name: /^Front page/ })).toContainText('100%');
      await page.getByRole('button', { name: 'Make an address for the advertiser' }).click();
      await told(page, 'The address is made');
      const address = await page.getByLabel('Address of the report').inputValue();
      const reader = await visitorOf(browser, baseURL!, { javaScriptEnabled: false });
      await reader.goto(address);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(anAd.name);
      await expect(reader.getByRole('row', { name: /· Front page 1 1 100%/ })).toBeVisible();
      await reader.goto(address.replace('/ad_report/', '/hi/ad_report/'));
      await expect(reader.getByText(anAd.headlineHi)).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw the address' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the address' }).click();
      await told(page, 'The address is withdrawn');
      expect((await reader.goto(address))!.status()).toBe(404);
      await reader.context().close();
    });

    await test.step('switched off, it leaves no trace on the page', async () => {
      await page.getByRole('switch', { name: 'Switched on' }).uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(/\/ads(?:\?|$)/);
      await visitor.goto('/');
      await expect(room(visitor)).toBeHidden();
      await readToEnd(visitor);
      expect((await shifted(visitor)).sum).toBeLessThan(0.001);
    });
    await visitor.context().close();
  },
);

test('A-16 an ad stands in the app, and on a shop’s own pages where the shop allows it; without script they are whole', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const admin = await signInAnew(page, 'admin');
  await withoutAds(admin);
  const places = { onLanding: true, onHome: true, onRateBoard: true, onBizCard: true };
  await admin.call('POST', '/system/ads', { ...anAd, ...places });
  const owner = await signInAnew(page, 'owner');
  await page.goto('/home');
  await expect(shownAd(page)).toHaveText(`Ad${anAd.headline}`);
  expect(await violations(page)).toEqual([]);

  const card = await publishedCard(owner);
  const pages = [`/rate_board/${owner.shopId}`, `/biz_card_details/${owner.shopId}/${card}`];
  const visitor = await visitorOf(browser, baseURL!);
  const plain = await visitorOf(browser, baseURL!, { javaScriptEnabled: false });
  for (const path of pages) {
    await visitor.goto(path);
    await expect(shownAd(visitor)).toHaveText(anAd.headline);
    expect(await violations(visitor)).toEqual([]);
  }
  await plain.goto(pages[1]!);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(room(plain)).toBeHidden();

  await page.goto(`/shops/${owner.shopId}`);
  for (const name of ['Ads on the rate board', 'Ads on business cards'])
    await page.getByRole('switch', { name }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'saved');
  for (const path of pages) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(room(visitor)).toHaveCount(0);
  }
  await Promise.all([visitor, plain].map(it => it.context().close()));
});

async function visitorOf(browser: Browser, baseURL: string, more: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-IN', ...more });
  return context.newPage();
}

const publishedCard = async (owner: Device): Promise<string> => {
  const { items } = await owner.call<{ items: { id: string; state: string }[] }>('GET', 'biz_cards');
  return items.find(({ state }) => state === 'published')!.id;
};

async function make(page: Page): Promise<void> {
  await page.goto('/ads');
  await page.getByRole('link', { name: 'Add ad' }).first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  const { name, advertiser, headline, headlineHi } = anAd;
  const typed = { Name: name, Advertiser: advertiser, Headline: headline, 'Headline in Hindi': headlineHi };
  for (const [label, value] of Object.entries({ ...typed, Link: 'http://tara-tools.com' }))
    await field(page, label).fill(value);
  await page.getByLabel('From', { exact: false }).first().fill('2020-01-01T10:00');
  await page.getByLabel('Until', { exact: false }).first().fill('2090-01-01T10:00');
  await page.getByRole('switch', { name: 'Switched on' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Link')).toHaveAccessibleDescription('Enter a public web address that starts with https://');
  await field(page, 'Link').fill(anAd.link);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose at least one place').first()).toBeVisible();
  await page.getByRole('switch', { name: 'Front page' }).check();
  const wide = page.getByRole('group', { name: 'Wide picture' });
  await wide
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture(600, 600));
  await expect(wide.getByText('This picture has 600 × 600 pixels.')).toBeVisible();
  await wide
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture(1200, 300));
  await expect(wide.getByRole('img')).toBeVisible();
  await expect(
    page.getByRole('figure').filter({ hasText: 'Front page' }).getByRole('img', { name: headline }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/ads(?:\?|$)/);
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
}
