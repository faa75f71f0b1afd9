import { test as base, type Page } from '@playwright/test';
import { listen } from './news.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** What the pages of this test may print to the console as an error, such as the browser's own line for a refused request. */
  allowedErrors: RegExp | null;
  quietConsole: void;
};

/** Playwright's `test` in which any error of any page (console or uncaught) fails the test. */
export const test = base.extend<Fixtures>({
  allowedErrors: [null, { option: true }],
  quietConsole: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => allowedErrors?.test(text) || errors.push(text);
      context.on('console', message => message.type() === 'error' && note(message.text()));
      await context.addInitScript(listen);
      context.on('weberror', webError => note(String(webError.error().stack)));
      await use();
      base.expect(errors, 'errors in the console').toEqual([]);
      for (const page of context.pages()) await leave(page);
    },
    { auto: true },
  ],
});

/** Whoever is just being signed out goes on to the sign-in: the emptying of the page for the next test would meet that on its way. */
const leave = async (page: Page): Promise<void> => {
  const go = () => page.goto('about:blank');
  await go().catch(go);
};
