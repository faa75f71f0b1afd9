import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { visitorsWords as words } from '../../schema/words/en/visitors.ts';
import { someBytes } from '../support/uploads.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, search, signIn } from './support.ts';

// The line that breaks.
test.use({ allowedErrors: /ERR_(?:FAILED|INTERNET_DISCONNECTED)/ });

const parts = '**/api/system/downloads/uploads/file/*';
const fileName = 'Tola Setup.bin';
const bytes = someBytes(20_000_000);
const digest = createHash('sha256').update(bytes).digest('hex');

test('A-15 R-19 R-20 R-21 R-22 a file that is cut goes on after a reload, is published, and is fetched as it was sent', async ({
  page,
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'walk-'));
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  const name = own('Desk');
  page.on('dialog', dialog => void dialog.accept());
  await signIn(page, 'admin');

  await test.step('the line breaks after the first part', async () => {
    await page.goto('/admin/downloads/create');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a file' })).toBeVisible();
    await page.route(parts, (route, request) =>
      request.method() === 'PUT' && !request.headers()['content-range']?.startsWith('bytes 0-')
        ? route.abort('internetdisconnected')
        : route.continue(),
    );
    await chooser(page).setInputFiles(path);
    await expect(page.getByText('The line is gone, 8.4 MB of 20.0 MB are there.')).toBeVisible();
    await fill(page, name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: `Wait until ${fileName} has been sent` })).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
  });

  await test.step('after a reload the same file goes on where it stopped', async () => {
    await page.reload();
    await expect(page.getByText(`${fileName} stopped at 41%`)).toBeVisible();
    await page.unroute(parts);
    const sent: string[] = [];
    page.on('request', request => void (request.method() === 'PUT' && sent.push(request.headers()['content-range']!)));
    await chooser(page).setInputFiles(path);
    await expect(page.getByText(`${fileName} (20.0 MB)`)).toBeVisible();
    expect(sent).toEqual(['bytes 8388608-16777215/20000000', 'bytes 16777216-19999999/20000000']);
    await fill(page, name);
    await page.getByRole('switch', { name: 'Published' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/admin\/downloads(?:\?|$)/);
    await search(page, name);
    await line(page, name).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/downloads\/edit\//);
    await expect(page.getByRole('link', { name: fileName })).toBeVisible();
  });

  await test.step('a visitor without script fetches it', async () => {
    const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await visitor.goto(new URL('/downloads', page.url()).href);
    const thing = visitor.locator('article').filter({ hasText: name });
    await expect(thing.locator('code')).toHaveText(digest);
    const [fetched] = await Promise.all([
      visitor.waitForEvent('download'),
      thing.getByRole('link', { name: new RegExp(`^${words.downloads.fetch}`) }).click(),
    ]);
    expect(fetched.suggestedFilename()).toBe(fileName);
    expect(
      createHash('sha256')
        .update(await readFile(await fetched.path()))
        .digest('hex'),
    ).toBe(digest);
    await visitor.context().close();
  });
  await rm(folder, { recursive: true });
});

const chooser = (page: Page) => page.locator('input[type=file]');

async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Version').fill('1.0');
  await page.getByRole('combobox', { name: 'Runs on' }).click();
  await page.getByRole('option', { name: 'Linux' }).click();
  await field(page, 'Released on').fill('2026-01-02');
}

test('R-22 what visitors see of downloads is open to everybody', { tag: '@phone' }, async ({ page }) => {
  for (const way of ['', '/hi']) {
    await page.goto(`${way}/downloads`);
    await page.locator('.older summary').first().click();
    await expect(page.locator('.older li').first()).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
});

test('R-22 whoever is signed in sees what is for them too, and fetches it', async ({ page }) => {
  await page.goto('/downloads');
  await expect(page.getByText(words.downloads.more)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Counter guide' })).toHaveCount(0);
  await signIn(page, 'owner');
  await page.goto('/downloads');
  const guide = page.locator('article').filter({ hasText: 'Counter guide' });
  await expect(guide).toBeVisible();
  const [fetched] = await Promise.all([page.waitForEvent('download'), guide.getByRole('link').first().click()]);
  expect(fetched.suggestedFilename()).toBe('Counter guide 2026.pdf');
});
