import { test as base, type ConsoleMessage, type WebError } from '@playwright/test';
import { forget } from '../support/settled.ts';
import { KeptPage } from './keptPage.ts';
import { listen } from './news.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** What the pages of this test may print to the console as an error, such as the browser's own line for a refused request. */
  allowedErrors: RegExp | null;
  /** For tests of what a browser does that comes for the first time, and for those that change their page for good. */
  ownContext: boolean;
  quietConsole: void;
};

type Kept = { kept: { page: KeptPage | null } };

/** Playwright's `test` with a page that is kept for the next one, in which any error of any page (console or uncaught) fails the test. */
export const test = base.extend<Fixtures, Kept>({
  allowedErrors: [null, { option: true }],
  ownContext: [false, { option: true }],
  kept: [
    // The browser, asked for here, is closed after this.
    async ({ browser: _ }, provide) => {
      const kept: Kept['kept'] = { page: null };
      await provide(kept);
      await kept.page?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, ownContext, baseURL, javaScriptEnabled }, provide, { project }) => {
    if (ownContext || baseURL !== project.use.baseURL || javaScriptEnabled === false) {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
      return;
    }
    kept.page ??= await KeptPage.open(browser);
    await provide(kept.page.page.context());
    const { page } = kept.page;
    forget(page);
    if (!page.isClosed() && (await kept.page.empty())) return;
    await kept.page.close();
    kept.page = null;
  },
  page: async ({ context, viewport, colorScheme, contextOptions: { reducedMotion } }, provide) => {
    const [page = await context.newPage()] = context.pages();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion });
    await provide(page);
  },
  quietConsole: [
    async ({ context, allowedErrors }, provide) => {
      const errors: string[] = [];
      const note = (text: string) => allowedErrors?.test(text) || errors.push(text);
      const noteMessage = (message: ConsoleMessage) => message.type() === 'error' && note(message.text());
      const noteError = (webError: WebError) => note(String(webError.error().stack));
      context.on('console', noteMessage).on('weberror', noteError);
      const listening = await context.addInitScript(listen);
      await provide();
      await listening.dispose();
      context.off('console', noteMessage).off('weberror', noteError);
      base.expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
