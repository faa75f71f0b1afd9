import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { freePort } from '../support/freePort.ts';

// Playwright reads this file again in each worker: the first reading decides, the others inherit its environment.
const port = (process.env.BROWSER_TEST_PORT ??= String(await freePort()));
const dataDir = (process.env.BROWSER_TEST_DATA_DIR ??= temporaryFolder());
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/browser-tests',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    launchOptions: await chromiumLaunchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Its recorder reads `blob:` addresses, which the pages' policy refuses: an error in the console of its own making.
    trace: 'off',
  },
  projects: [
    // What a phone does not have, or what is the same there and slow, is tagged.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node server/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    env: { PORT: port, DATA_DIR: dataDir, DEMO: 'on' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});

/** Made by the process that starts the product and removed when that ends, after the product has stopped. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
