import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { lastDay } from '../../schema/kit/dayBounds.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { hindi } from '../../schema/words/hi/index.ts';
import { english } from '../../schema/words/en/index.ts';
import { visitorsWords as inEnglish } from '../../schema/words/en/visitors.ts';
import { visitorsWords as inHindi } from '../../schema/words/hi/visitors.ts';
import { plainPdf } from '../../server/demo/plainPdf.ts';
import { drawFrom } from '../support/draw.ts';
import { isSoak, seed } from '../support/proofSize.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, search, signIn, told } from './support.ts';

// What is refused, and what is not there any more.
test.use({ allowedErrors: /status of 4(?:0[04]|15)/ });

const walks = [
  { language: 'en', way: '', common: english, words: inEnglish },
  { language: 'hi', way: '/hi', common: hindi, words: inHindi },
];
const drawn = isSoak ? walks : [drawFrom(seed).of(walks)];
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(plainPdf(['Meera Solanki'])) };

for (const { language, way, common, words } of drawn)
  test(
    `A-17 R-26 R-27 R-28 work is offered, applied for without script in ${language}, and somebody is invited`,
    { tag: atOneWidth(`vacancy in ${language}`) },
    async ({ page, browser }) => {
      await signIn(page, 'admin');
      const title = own('Field trainer');
      await test.step('a vacancy is written', () => offer(page, title));
      const visitor = await withoutScript(browser);
      await visitor.goto(new URL(`${way}/careers`, page.url()).href);
      await visitor.getByRole('link', { name: new RegExp(title) }).click();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await posting(visitor)).toMatchObject({ '@type': 'JobPosting', title, employmentType: 'FULL_TIME' });
      const address = visitor.url();

      const { fields } = common.entities['applications']!;
      const asked = (of: string) => visitor.getByLabel(fields[of]!);
      const file = visitor.locator('input[type=file]');
      const name = own('<img data-hostile src=x>');
      await test.step('what is wrong is told at its field, and what was typed is still there', async () => {
        await asked('name').fill(name);
        await asked('mobileNo').fill('98200');
        await asked('email').fill('meera@example.com');
        await file.setInputFiles({ ...cv, buffer: Buffer.from('<script>alert(1)</script>') });
        await send(visitor, words);
        await expect(visitor.getByRole('alert')).toHaveText(words.publicForm.wrong);
        await expect(asked('name')).toHaveValue(name);
        await expect(asked('mobileNo')).toHaveAccessibleDescription(/10/);
        await expect(asked('consent')).toHaveAccessibleDescription(/./);
        await expect(file).toHaveAccessibleDescription(words.publicForm.fileAgain);
        expect(await visitor.locator('[data-hostile]').count()).toBe(0);
        await asked('mobileNo').fill('98200 11001');
        await asked('consent').check();
        await file.setInputFiles({ ...cv, buffer: Buffer.from('<script>alert(1)</script>') });
        await send(visitor, words);
        await expect(file).toHaveAccessibleDescription(/cv\.pdf/);
      });
      await file.setInputFiles(cv);
      await send(visitor, words);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.careers.thanks);

      await test.step('the application is read, and answered', async () => {
        await page.goto('/applications');
        await search(page, name);
        await line(page, name).getByRole('link').first().click();
        await expect(page.getByText('cv.pdf')).toBeVisible();
        await expect(page.getByText('A visitor added it')).toBeVisible();
        await page.getByRole('button', { name: 'Invite' }).click();
        await told(page, `${name}: Invited`);
      });

      await test.step('closed, it is on no page', async () => {
        await page.goto('/jobs');
        await search(page, title);
        await line(page, title).getByRole('link').first().click();
        await expect(page).toHaveURL(/\/jobs\/edit\//);
        await page.getByRole('switch', { name: 'Open' }).uncheck();
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page).toHaveURL(/\/jobs(?:\?|$)/);
        expect((await visitor.goto(address))!.status()).toBe(404);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.careers.missing);
      });
      await visitor.context().close();
    },
  );

async function offer(page: Page, title: string): Promise<void> {
  await page.goto('/jobs/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is required');
  await field(page, 'Title').fill(title);
  await field(page, 'Place').fill('Jaipur');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Rajasthan' }).click();
  await page.getByRole('textbox', { name: 'What there is to do' }).fill('Train jewellers');
  await field(page, 'Pay from').fill('28000');
  await field(page, 'Pay to').fill('38000');
  await field(page, 'Open until').fill(lastDay(shopDay(new Date())));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/jobs(?:\?|$)/);
}

/** What search engines read. */
const posting = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);

const send = (visitor: Page, words: typeof inEnglish | typeof inHindi) =>
  visitor.getByRole('button', { name: words.publicForm.submit }).click();

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

test('A-17 with script, what was chosen stays while it is refused', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/careers');
  await page.locator('.careers li a').last().click();
  // Before its script is there, the form goes as it does without.
  await page.waitForFunction(() => document.documentElement.style.length > 0);
  await expect(page).toHaveTitle(/^Support over WhatsApp/);
  await page.locator('input[type=file]').setInputFiles(cv);
  await page.getByLabel('Name').fill('Meera Solanki');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText(inEnglish.publicForm.wrong);
  await expect(page.locator('input[type=file]')).toHaveValue(/cv\.pdf/);
  await page.getByLabel('Mobile Number').fill('9820011001');
  await page.getByLabel('Email').fill('meera@example.com');
  await page.getByLabel(/My application may be kept/).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inEnglish.careers.thanks);
});

test('what visitors see of vacancies is open to everybody', { tag: '@phone' }, async ({ page }) => {
  for (const way of ['', '/hi']) {
    await page.goto(`${way}/careers`);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    // The demo's own: the newest may be another test's, which closes it meanwhile.
    await page.locator('.careers li a').last().click();
    await expect(page.locator('form')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
  }
});
