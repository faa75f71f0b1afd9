import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { hindi } from '../../schema/words/hi/index.ts';
import { english } from '../../schema/words/en/index.ts';
import { visitorsWords as inEnglish } from '../../schema/words/en/visitors.ts';
import { visitorsWords as inHindi } from '../../schema/words/hi/visitors.ts';
import { drawFrom } from '../support/draw.ts';
import { isSoak, seed } from '../support/proofSize.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { deviceOfWho, line, listAction, own, registerOwner, told } from './support.ts';

// What is refused, and what is not there yet.
test.use({ allowedErrors: /status of 40[04]/ });

const walks = [
  { language: 'en', way: '', common: english, words: inEnglish.publicForm },
  { language: 'hi', way: '/hi', common: hindi, words: inHindi.publicForm },
];
const drawn = isSoak ? walks : [drawFrom(seed).of(walks)];

for (const { language, way, common, words } of drawn)
  test(
    `a customer joins the list by the shop’s form, without script, in ${language}`,
    { tag: [...atOneWidth(`public form in ${language}`), '@journey'] },
    async ({ page, browser }) => {
      const owner = await registerOwner(page);
      const admin = await deviceOfWho(page, 'admin');
      await admin.call('POST', `/system/shops/${owner.shopId}/status`, { status: 'Approved' });
      const name = own('asha').replace(' ', '-');
      const path = await test.step('the shop makes the address, and names it', () => makeAndName(page, name));
      expect(path).toBe(`/s/${name}`);

      const { fields, values } = common.entities['contacts']!;
      const visitor = await withoutScript(browser);
      await visitor.goto(new URL(`${way}${path}`, page.url()).href);
      await expect(visitor.getByText(owner.shop)).toBeVisible();
      const field = (of: string) => visitor.getByLabel(fields[of]!);
      const hostile = `Asha '"></script><img data-hostile src=x onerror=alert(1)> #panic("x")`;
      await field('name').fill(hostile);
      await field('mobileNo').fill('98200');
      await field('gender').selectOption(values['gender']![0]!);
      await visitor.getByRole('button', { name: words.submit }).click();

      await expect(visitor.getByRole('alert')).toHaveText(words.wrong);
      await expect(field('mobileNo')).toHaveAccessibleDescription(/10/);
      await expect(field('mobileNo')).toBeFocused();
      await expect(field('mobileNo')).toHaveValue('98200');
      await expect(field('name')).toHaveValue(hostile);
      await expect(field('gender')).toHaveValue('0');
      expect(await visitor.locator('[data-hostile]').count()).toBe(0);
      await field('mobileNo').fill('98200 11001');
      await visitor.getByRole('button', { name: words.submit }).click();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words.thanks);

      await test.step('the list tells of it at once, and shows it as text', async () => {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await page.getByRole('button', { name: '1 new or changed: show' }).click();
        await expect(line(page, '<img data-hostile')).toHaveCount(1);
        expect(await page.locator('[data-hostile]').count()).toBe(0);
        await line(page, '<img data-hostile').getByRole('link').first().click();
        await expect(page.getByText('A visitor added it')).toBeVisible();
      });

      await test.step('the same form sent again is not taken for another', async () => {
        await visitor.goBack();
        await field('name').fill('Asha Rani');
        await visitor.getByRole('button', { name: words.submit }).click();
        await expect(visitor.getByRole('alert')).toHaveText(words.sentBefore);
        await expect(field('name')).toHaveValue('Asha Rani');
        const { totalCount } = await owner.call<{ totalCount: number }>('GET', 'contacts');
        expect(totalCount).toBe(1);
      });
      await visitor.context().close();
    },
  );

/** Where the button leads that opens it. */
async function makeAndName(page: Page, name: string): Promise<string> {
  await page.goto('/contacts');
  await listAction(page, 'Form for customers');
  const dialog = page.getByRole('dialog', { name: 'Form for customers' });
  await dialog.getByRole('button', { name: 'Make the address' }).click();
  const chosen = dialog.getByRole('textbox', { name: 'A name of your own' });
  await chosen.fill('Support');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(chosen).toHaveAccessibleDescription('This name is kept for TolaShop itself');
  await expect(chosen).toHaveValue('Support');
  await chosen.fill(name);
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await told(page, 'The address has this name now');
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  return new URL(await dialog.getByRole('textbox', { name: 'Address of the form' }).inputValue()).pathname;
}

async function withoutScript(browser: Browser): Promise<Page> {
  const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  return phone.newPage();
}

test('the form says the same to everybody: light, dark, narrow and wide', async ({ page, browser }) => {
  const owner = await registerOwner(page);
  const admin = await deviceOfWho(page, 'admin');
  await admin.call('POST', `/system/shops/${owner.shopId}/status`, { status: 'Approved' });
  const { address } = await owner.call<{ address: string }>('POST', 'contacts/public_form');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, way] of [
      [360, '/hi'],
      [1280, ''],
    ] as const) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
      const visitor = await context.newPage();
      const sent = await visitor.goto(new URL(`${way}/f/${address}`, page.url()).href);
      expect((await sent!.body()).byteLength).toBeLessThan(70_000);
      await visitor.getByRole('button', { name: way ? 'भेजें' : 'Send' }).click();
      await expect(visitor.getByRole('alert')).toBeVisible();
      const { violations } = await new AxeBuilder({ page: visitor }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    }
});
