import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/** As wide as the screen, and axe has nothing to say. */
export async function expectFine(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
}
