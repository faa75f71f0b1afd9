import type { Page } from '@playwright/test';

/** `cpu`: how many times slower than this machine the visitor's is. */
export type Line = { bytesPerSecond: number; latencyMs: number; cpu?: number };

/** From now on the page has this line and nothing kept. Tells how many bytes came. */
export async function slowly(page: Page, { bytesPerSecond, latencyMs, cpu = 1 }: Line): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return () => bytes;
}
