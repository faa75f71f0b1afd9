import type { Language } from '../../schema/words/languages.ts';
import { drawFrom } from '../support/draw.ts';
import { isSoak, seed } from '../support/proofSize.ts';
import { useTheCalendar } from './calendarWalk.ts';
import { documentApp, type DocumentApp } from './documentApp.ts';
import { documentKeys } from './documentKeys.ts';
import { exchangeFiles, lookRound, makeTheFirst, takeItFurther } from './documentWalk.ts';
import { test as base } from './fixtures.ts';
import { signInAnew } from './support.ts';

/** Each language at each width; one of them is drawn, a soak has all. */
const languages: readonly Language[] = ['en', 'hi'];
const widths = { desktop: [], phone: ['@phoneOnly'] };
const walks = languages.flatMap(language => Object.entries(widths).map(([width, tag]) => ({ language, width, tag })));
const drawn = isSoak ? walks : [drawFrom(seed).of(walks)];

/** Built once for all walks: one worker takes them one after the other. */
const test = base.extend<object, { app: DocumentApp }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs.
    async ({}, provide) => {
      const app = await documentApp();
      await provide(app);
      await app.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ app }, provide) => provide(app.address),
});
// A whole day's work: a busy machine takes two minutes for it.
test.describe.configure({ mode: 'default', timeout: 600_000 });
// What may not be is refused.
test.use({ allowedErrors: /400 \(Bad Request\)/ });

for (const { language, width, tag } of drawn)
  test(
    `a document from its first line to its last state by keyboard alone, on a ${width} in ${language}`,
    { tag },
    async ({ page, app }) => {
      const device = await signInAnew(page, 'owner');
      await page.evaluate(it => localStorage.setItem('ts.language', it), language);
      const keys = documentKeys(page, await app.wordsIn(language));
      const repair = await test.step('the first repair', () => makeTheFirst(keys, device));
      await test.step('from state to state', () => takeItFurther(keys, device, repair));
      await test.step('board, filters, the way through the list', () => lookRound(keys, device, repair));
      await test.step('calendar', () => useTheCalendar(keys, device, width === 'phone'));
      await test.step('files', () => exchangeFiles(keys));
    },
  );
