import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import '../support/compileCache.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { freePort } from '../support/freePort.ts';

// Playwright reads this file again in each worker: the first reading decides, the others inherit its environment.
const port = (process.env.BROWSER_TEST_PORT ??= String(await freePort()));
const dataDir = (process.env.BROWSER_TEST_DATA_DIR ??= temporaryFolder());
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/browser-tests',
  // One more than there are cores: tests wait for a quarter of their time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Patience, not a measure: a busy machine is slow and not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    launchOptions: await chromiumLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Its recorder reads `blob:` addresses, which the pages' policy refuses: an error in the console of its own making.
    trace: 'off',
    // A menu that is still growing is missed by a click that was aimed a moment before.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // What is the same on a phone is not repeated there. What differs is tagged `@phone`: touch, cards, folded actions, the bar below,
    // dialogs as wide as the screen; `@phoneOnly` is what a wide screen does not have or has shown otherwise. Walks through a whole area draw
    // one width: `atOneWidth.ts`. `@strict` is what may not fail once: permissions, money, messages, imports, kills.
    { name: 'desktop', grepInvert: /@phoneOnly/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    // Tests say themselves from where they come.
    env: { PORT: port, DATA_DIR: dataDir, DEMO: 'on', TRUST_PROXY: 'on' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 600_000,
  },
});

/** Made by the process that starts the product and removed when that ends, after the product has stopped. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
