import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { ownServer } from '../../tests/support/ownServer.ts';

/** The built app with its demo data at `address`, and a browser; both are gone afterwards. */
export async function inBrowser<T>(measure: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  spawnSync(process.execPath, ['scripts/ensureBuilt.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  });
  const server = await ownServer('embedded');
  const browser = await chromium.launch(await chromiumLaunchOptions({ measured: true }));
  try {
    await server.start();
    return await measure(browser, server.address);
  } finally {
    await browser.close();
    await server.kill();
    await server.remove();
  }
}
