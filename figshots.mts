import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';
import { signIn } from './tests/browser/support.ts';
const base = 'http://127.0.0.1:4871';
const browser = await chromium.launch(await chromiumLaunchOptions());
for (const [name, width, scheme, lang] of [['wide', 1280, 'light', 'en'], ] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, baseURL: base, timezoneId: 'Asia/Kolkata', locale: 'en-IN' });
  const page = await context.newPage();
  page.on('console', m => m.type() === 'error' && console.log(name, m.text()));
  await page.route(/messages\/figures\/cost|contacts\/figures/, route => route.fulfill({ json: { data: Array.from({ length: 14 }, (_, n) => ({ key: new Date(Date.UTC(2025, 9 + n, 1)).toISOString().slice(0, 10), value: (n * 37) % 90 + (n % 3) * 100.5, count: n })) } }));
  await signIn(page, 'owner');
  for (const path of ['contacts']) {
    await page.goto(`/${path}?lang=${lang}`);
    await page.waitForTimeout(1200);
    if (width < 600) await page.getByRole('button', { name: /More actions|और विकल्प/ }).first().click();
    await page.getByRole('button', { name: /^(Figures|आँकड़े)$/ }).click();
    await page.waitForTimeout(5000);
    await page.screenshot({ path: `/tmp/figshots/${name}-${path.replace('/', '-')}.png` });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    console.log(name, path, 'overflow', over);
    if (path === 'contacts' && name === 'wide') {
      const box = (await page.getByRole('group', { name: /to Nov 2026/ }).boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + 120);
      await page.waitForTimeout(800);
      console.log(decodeURIComponent(page.url()));
    }
  }
  await context.close();
}
await browser.close();
