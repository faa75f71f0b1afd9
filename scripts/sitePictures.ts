/**
 * `node scripts/sitePictures.ts <address> [scene ...]`: the pictures of the company's pages, taken of a running demo as it is, in both
 * themes and each language, and the previews that links are shown with. What is shown of it is the product's own doing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunchOptions } from '../tests/support/chromium.ts';
import { settled, visit } from '../tests/support/settled.ts';
import { languageTags } from '../schema/words/languages.ts';
import { messengerWords as englishMessenger } from '../schema/words/en/admin/messenger.ts';
import { visitorsWords as english } from '../schema/words/en/visitors.ts';
import { visitorsWords as hindi } from '../schema/words/hi/visitors.ts';
import { messengerWords as hindiMessenger } from '../schema/words/hi/admin/messenger.ts';

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'src/public/site/pictures');
const previews = join(root, 'src/public/static/preview');
const [address = 'http://127.0.0.1:3000', ...asked] = process.argv.slice(2);
const account = { email: 'owner@demo.test', password: 'Demo@1234' };

/** A screen to be shown: its address, what brings it to where it is worth looking at, and whether it is shown wide too. */
type Scene = { path: string; prepare?: (page: Page, language: Language) => Promise<void>; isWide?: true };
type Language = (typeof languageTags)[number];

/** What is pressed, filled in and waited for, in the language of the screens. */
const wordings = {
  en: {
    ...englishMessenger.messenger,
    status: english.chatOutbox.status,
    order: /^Order ready, English/,
    said: /your order RA\/W-214 is ready/,
    festival: 'Diwali',
  },
  hi: {
    ...hindiMessenger.messenger,
    status: hindi.chatOutbox.status,
    order: /^Order ready, हिन्दी/,
    said: /आपका ऑर्डर RA\/W-214/,
    festival: 'दिवाली',
  },
};

const scenes: Record<string, Scene> = {
  products: { path: 'products', isWide: true },
  product: {
    path: 'products',
    prepare: async page => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /necklace/i })
        .first()
        .click();
      await page.getByRole('main').getByRole('textbox').first().waitFor();
      await settled(page);
    },
  },
  rates: { path: 'gold_rates' },
  contacts: { path: 'contacts' },
  compose: { path: 'contacts/messenger/create', prepare: compose, isWide: true },
  chat: { path: 'chat_outbox', prepare: writeToMyself },
};

/** About an order that is ready, to everybody. */
async function compose(page: Page, language: Language): Promise<void> {
  const main = page.getByRole('main');
  const say = wordings[language];
  await main
    .getByRole('group', { name: say.section.audience })
    .getByRole('button', { name: say.by.filter, exact: true })
    .click();
  await main.getByRole('combobox', { name: say.template }).click();
  await page.getByRole('option', { name: say.order }).first().click();
  const words = (placeholder: string) =>
    main.getByRole('group', { name: placeholder }).getByRole('combobox', { name: say.variable.which, exact: true });
  await words('{{2}}').fill('RA/W-214');
  await words('{{3}}').fill('Andheri');
  await page.getByText(say.said).first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
}

/** The demo's phone shows what the shop really sent. */
async function writeToMyself(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    async ([templateLanguage, headerText]) => {
      const kept = (name: string) => JSON.parse(localStorage.getItem(`ts.${name}`)!) as string;
      const body = new FormData();
      const message = {
        templateName: 'festival_offer',
        templateLanguage,
        headerFormat: 'TEXT',
        headerText,
        templateVariables: JSON.stringify(['Meera', '20 % off making charges', '9 November', 'diwali']),
        number: '9820011001',
      };
      for (const [name, value] of Object.entries(message)) body.append(name, value);
      const headers = { Authorization: `Bearer ${kept('token')}` };
      const path = `/api/shops/${kept('shopId')}/whatsapp/messages/test`;
      const reply = await fetch(path, { method: 'POST', headers, body });
      if (!reply.ok) throw new Error(await reply.text());
    },
    [language, wordings[language].festival] as const,
  );
  const { read, delivered } = wordings[language].status;
  await page
    .getByText(read, { exact: true })
    .or(page.getByText(delivered, { exact: true }))
    .first()
    .waitFor();
  // The message as a phone shows it: what says that this is a demo stands above.
  await page
    .locator('article')
    .first()
    .evaluate(message => message.scrollIntoView());
}

const shapes = {
  wide: { viewport: { width: 1280, height: 800 }, width: 1600, height: 1000 },
  phone: { viewport: { width: 360, height: 720 }, width: 720, height: 1440 },
};

const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const language of languageTags) {
    for (const folder of [pictures, previews]) mkdirSync(join(folder, language), { recursive: true });
    for (const theme of ['light', 'dark'] as const)
      for (const shape of Object.keys(shapes) as (keyof typeof shapes)[]) await takeAll(shape, theme, language);
    for (const [name, scene] of Object.entries({ tolashop: 'products', tsinvoice: 'rates', tsmessenger: 'chat' }))
      await preview(name, scene, language);
  }
} finally {
  await browser.close();
}

async function takeAll(shape: keyof typeof shapes, theme: 'light' | 'dark', language: Language): Promise<void> {
  const { viewport, width, height } = shapes[shape];
  const isMobile = shape === 'phone';
  const page = await browser.newPage({
    viewport,
    colorScheme: theme,
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: 2,
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  await signIn(page, language);
  for (const [name, { path, prepare, isWide }] of Object.entries(scenes)) {
    if (!isMobile && !isWide) continue;
    if (asked.length && !asked.includes(name)) continue;
    await visit(page, `${address}/${path}`);
    await prepare?.(page, language);
    const taken = sharp(await page.screenshot()).resize(width, height, { fit: 'cover', position: 'top' });
    const file = join(pictures, language, `${name}-${shape}-${theme}`);
    await taken.clone().avif({ quality: 52, effort: 6 }).toFile(`${file}.avif`);
    await taken.clone().webp({ quality: 78, effort: 6 }).toFile(`${file}.webp`);
  }
  await page.close();
}

async function signIn(page: Page, language: Language): Promise<void> {
  await page.goto(`${address}/accounts/signin?lang=${language}`);
  await page.fill('input[name=email]', account.email);
  await page.fill('input[name=password]', account.password);
  await page.click('button[type=submit]');
  await page.waitForURL(url => !url.pathname.startsWith('/accounts'));
  await page.goto(`${address}/shops`);
  await page.getByRole('main').getByText('Rajlakshmi Andheri').click();
  await page.waitForURL('**/home');
}

/** 1200 x 630: the page's own headline on the book's cloth, and the product beside it. */
async function preview(name: string, scene: string, language: Language): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  const path = name === 'tolashop' ? '' : name;
  await page.goto(`${address}/${language === 'en' ? path : `${language}/${path}`}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const shown = await sharp(join(pictures, language, `${scene}-phone-light.webp`))
    .png()
    .toBuffer();
  await page.evaluate(
    ([text, picture]) => {
      const main = document.querySelector('.site')!;
      main.innerHTML = `<div style="position:relative;width:1200px;height:630px;overflow:hidden;background:#0f4d3a;color:#f7f2e6">
        <div style="position:absolute;top:14px;left:0;right:0;height:3px;background:repeating-linear-gradient(90deg,#c9963a 0 26px,transparent 26px 38px)"></div>
        <p style="position:absolute;left:72px;top:72px;margin:0;font:600 34px/1 var(--display-font)">TolaShop</p>
        <p id="said" style="position:absolute;left:72px;bottom:72px;width:640px;margin:0;font:500 78px/1.02 var(--display-font);letter-spacing:-.02em;text-wrap:balance"></p>
        <img src="${picture}" style="position:absolute;right:72px;top:72px;width:340px;border-radius:28px;box-shadow:0 30px 60px rgb(0 0 0/.4)">
      </div>`;
      document.getElementById('said')!.textContent = text!;
    },
    [title, `data:image/png;base64,${shown.toString('base64')}`],
  );
  await page.waitForLoadState('networkidle');
  const taken = await sharp(await page.screenshot())
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  writeFileSync(join(previews, language, `${name}.jpg`), taken);
  await page.close();
}
