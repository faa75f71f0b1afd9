import { test as base } from '@playwright/test';
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
    },
    { auto: true },
  ],
});
