import { test } from './fixtures.ts';
import { signIn } from './support.ts';
test.use({ allowedErrors: /./ });
for (const [who, path] of [
  ['owner', '/access_log'],
  ['admin', '/system/server'],
  ['admin', '/system/access_log'],
] as const)
  for (const language of ['en', 'hi'] as const)
    test(`shot ${who} ${path} ${language} @phone`, { tag: '@phone' }, async ({ page, isMobile }) => {
      await page.emulateMedia({ colorScheme: language === 'hi' ? 'dark' : 'light' });
      await signIn(page, who);
      await page.evaluate(l => localStorage.setItem('ts.language', JSON.stringify(l)), language);
      await page.evaluate(l => localStorage.setItem('RaStore.locale', JSON.stringify(l)), language);
      await page.goto(`${path}?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(2500);
      await page.screenshot({
        path: `/tmp/w/shots/${path.replaceAll('/', '_')}_${language}_${isMobile ? 360 : 1280}.png`,
        fullPage: true,
      });
    });
