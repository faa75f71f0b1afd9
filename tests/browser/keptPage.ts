import { setTimeout } from 'node:timers/promises';
import { expect, type Browser, type Page } from '@playwright/test';

/** What a test may have asked the page to tell it. */
const heard = ['request', 'requestfinished', 'requestfailed', 'response', 'dialog', 'popup', 'download'] as const;
const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const;

/** A page of this site that runs nothing. */
export const stillPath = '/favicon.svg';

/**
 * A page that serves one test after the other, emptied in between. Playwright's own reuse also throws away the files that were loaded and
 * what was compiled of them, which is nearly half of what a page costs to open.
 */
export class KeptPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
    for (const name of lasting)
      page[name] = () => {
        throw new Error(`${name} would last into other tests: test.use({ ownContext: true })`);
      };
  }

  /** With the options of the test that is running. */
  static async open(browser: Browser): Promise<KeptPage> {
    const context = await browser.newContext();
    return new KeptPage(await context.newPage());
  }

  /** Whether it can serve on. Chromium does not always answer a question about a page that another one has just signed out. */
  async empty(): Promise<boolean> {
    const late = setTimeout(20_000, false, { ref: false });
    return Promise.race([this.#emptied(), late]);
  }

  /** Nothing is left of the test before: no listener, no route, no storage, no permission, no other page. */
  async #emptied(): Promise<true> {
    const { page } = this;
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of heard) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await leave(page);
    await context.clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // A session that stayed would take back what the next test emulates.
    const devTools = await context.newCDPSession(page);
    const storageTypes = 'indexeddb,service_workers,cache_storage,file_systems';
    await devTools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
    await devTools.detach();
    return true;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

/** Whoever is just being signed out goes on to the sign-in: leaving meets that on its way, and the next try what is left of the first. */
const leave = (page: Page): Promise<void> => expect(async () => void (await page.goto(stillPath))).toPass();
