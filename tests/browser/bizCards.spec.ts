import type { Browser, Page } from '@playwright/test';
import { visitorsWords as inEnglish } from '../../schema/words/en/visitors.ts';
import { visitorsWords as inHindi } from '../../schema/words/hi/visitors.ts';
import { fill } from '../../schema/words/fill.ts';
import { drawFrom } from '../support/draw.ts';
import { isSoak, seed } from '../support/proofSize.ts';
import { violations } from './axe.ts';
import { atOneWidth } from './atOneWidth.ts';
import { expect, test } from './fixtures.ts';
import { field, line, own, search, signIn, told, type Device } from './support.ts';

// What is refused, and what is not there any more.
test.use({ allowedErrors: /status of 4(?:00|04)/ });

const walks = [
  { language: 'en', way: '', words: inEnglish },
  { language: 'hi', way: '/hi', words: inHindi },
];
const drawn = isSoak ? walks : [drawFrom(seed).of(walks)];
type Card = { id: string; design: string; state: string };

for (const { language, way, words } of drawn)
  test(
    `A-14 R-02 R-10 a card is made, published, handed on and written to in ${language}`,
    { tag: atOneWidth(`card in ${language}`) },
    async ({ page, browser }) => {
      const device = await signIn(page, 'owner');
      const name = own('Meera');
      const asker = own('Kavita');
      await test.step('R-02 it is made, and published', () => make(page, name));
      const address = await page.getByLabel('Address of the card').inputValue();
      await expect(page.getByRole('img', { name: `QR code of the card of ${name}` })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      const { pathname } = new URL(address);
      await test.step('R-10 whoever has its address sees it', async () => {
        await visitor.goto(new URL(`${way}${pathname}?qr`, address).href);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(visitor.getByRole('heading', { name: words.bizCard.rates })).toBeVisible();
        const ways = visitor.getByRole('navigation', { name: fill(words.bizCard.ways, { name }) });
        await expect(ways.getByRole('link', { name: words.bizCard.whatsapp })).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/919820012345\?text=/,
        );
        await expect(ways.getByRole('link', { name: words.bizCard.call })).toHaveAttribute('href', 'tel:+919820012345');
        await expect(ways.getByRole('link', { name: words.bizCard.pay })).toHaveAttribute(
          'href',
          /^upi:\/\/pay\?pa=.*@/,
        );
        // Only what brings an ad, for whoever has script.
        expect(await visitor.locator('script[type=module]:not([src^="/assets/ads-"])').count()).toBe(0);
      });

      await test.step('what is wrong is told at its field, and what was typed is still there', async () => {
        await visitor.locator('input[name=name]').fill(asker);
        await visitor.locator('input[name=mobileNo]').fill('982');
        await send(visitor, words);
        await expect(visitor.locator('input[name=name]')).toHaveValue(asker);
        await expect(visitor.locator('input[name=mobileNo]')).toHaveAccessibleDescription(/10/);
        await visitor.locator('input[name=mobileNo]').fill('9820099999');
        await visitor.locator('textarea').fill('A ring');
        await send(visitor, words);
        await expect(visitor.getByRole('status')).toContainText(words.bizCard.thanks);
      });

      await test.step('it is an enquiry, and what was done is counted', async () => {
        await page.goto('/enquiries');
        await search(page, asker);
        await expect(line(page, asker)).toBeVisible();
        const { id } = await cardOf(device, name);
        await expect.poll(() => counted(device, id)).toEqual({ scan: 1 });
      });

      await test.step('withdrawn, it is on no page', async () => {
        await device.call('POST', `biz_cards/${(await cardOf(device, name)).id}/withdraw`, {});
        expect((await visitor.goto(address))!.status()).toBe(404);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(inEnglish.bizCard.missing);
      });
      await visitor.context().close();
    },
  );

async function make(page: Page, name: string): Promise<void> {
  await page.goto('/mycards/create');
  await field(page, 'UPI ID').fill('meera');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'UPI ID')).toHaveAccessibleDescription(/shop@bank/);
  await field(page, 'Name').fill(name);
  await field(page, 'Phone').fill('98200 12345');
  await field(page, 'UPI ID').fill('meera@okbank');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/mycards(?:\?|$)/);
  await search(page, name);
  await line(page, name).getByRole('link').first().click();
  await expect(page.getByText('Nobody sees it yet')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await told(page, `${name}: Published`);
}

const send = (visitor: Page, words: typeof inEnglish | typeof inHindi) =>
  visitor.getByRole('button', { name: words.publicForm.submit }).click();

const cardOf = async ({ call }: Device, name: string) =>
  (await call<{ items: Card[] }>('GET', `biz_cards?query=${encodeURIComponent(name)}`)).items[0]!;

const counted = async ({ call }: Device, id: string) => {
  const { items } = await call<{ items: { kind: string; count: number }[] }>('GET', `biz_card_counts?cardId=${id}`);
  return Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
};

test(
  'R-10 each design is open to everybody, and counts taps without script or cookie',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const device = await signIn(page, 'rival');
    const made = await Promise.all(
      (['ledger', 'velvet', 'jharokha'] as const).map(design => publish(device, { name: own('Ravi'), design })),
    );
    const visitor = await looker(browser, page);
    for (const { id, design } of made)
      for (const way of ['', '/hi']) {
        await visitor.goto(new URL(`${way}/biz_card_details/${device.shopId}/${id}`, page.url()).href);
        expect(await violations(visitor), `${design} ${way}`).toEqual([]);
        expect(await visitor.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      }
    const last = made.at(-1)!;
    await visitor.getByRole('link', { name: inHindi.bizCard.mail }).first().focus();
    await visitor.keyboard.press('Enter');
    await expect.poll(() => counted(device, last.id)).toEqual({ view: 2, mail: 1 });
    expect(await visitor.context().cookies()).toEqual([]);
    await visitor.context().close();
  },
);

/** As wide and as dark as the page; nobody's. */
const looker = async (browser: Browser, page: Page): Promise<Page> =>
  (await browser.newContext({ viewport: page.viewportSize(), colorScheme: 'dark' })).newPage();

const publish = async ({ call }: Device, fields: object): Promise<Card> => {
  const { id } = await call<Card>('POST', 'biz_cards', { email: 'ravi@example.com', phone: '9820012345', ...fields });
  return call('POST', `biz_cards/${id}/publish`, {});
};

test('R-02 whoever may look after no cards has the own one', { tag: atOneWidth('own card') }, async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/mycards/mine');
  const name = own('Asha');
  await field(page, 'Name').fill(name);
  await page.getByRole('radio', { name: /^Velvet/ }).check();
  await page.getByRole('button', { name: 'Save my card' }).click();
  await told(page, 'Your card is saved');
  await expect(field(page, 'Name')).toHaveValue(name);
  expect(await violations(page)).toEqual([]);
});

test('R-09 A-14 administrators see the cards of all shops', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/biz_cards');
  await search(page, 'Rajesh Shah');
  await expect(line(page, 'Dinesh Kumar')).toHaveCount(0);
  for (const shop of ['Rajlakshmi Andheri', 'Rajlakshmi Pune'])
    await expect(line(page, 'Rajesh Shah').filter({ hasText: shop })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
