import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { yuvOf, type Look } from '../support/tagPictures.ts';

const file = join(tmpdir(), `tolashop-camera-${process.pid}.y4m`);
process.once('exit', () => rmSync(file, { force: true }));

const launch = await chromiumLaunchOptions();

/** For a browser whose camera shows what `hold` has put before it. */
export const withCamera = {
  launchOptions: {
    ...launch,
    args: [
      ...(launch.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  },
  ownContext: true,
};

export type Shown = { label: string; look: Look };

/** From the next opening of the camera on it sees these labels, each for a second, and begins again. */
export async function hold(...shown: readonly Shown[]): Promise<void> {
  const frames = await Promise.all(shown.map(({ label, look }) => yuvOf(label, look)));
  const second = (frame: Buffer) => Array.from({ length: 10 }, () => [Buffer.from('FRAME\n'), frame]).flat();
  const head = Buffer.from('YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420\n');
  writeFileSync(file, Buffer.concat([head, ...frames.flatMap(second)]));
}

/** The tag of a piece as the product prints it. */
export async function printedTag(
  page: Page,
  token: string,
  path: string,
  size: 'label50' | 'tail100',
): Promise<string> {
  const answer = await page.request.get(`/api${path}/papers/tag?size=${size}&format=svg`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.text();
}
