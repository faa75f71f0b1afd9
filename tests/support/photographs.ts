import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const [width, height] = [4_032, 3_024];

/** As a phone's camera makes them: 12 megapixels on their side with a word which way is up, about 6 MB each. */
export async function photographs(folder: string, count: number): Promise<string[]> {
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 18 } },
  })
    .raw()
    .toBuffer();
  const files = Array.from({ length: count }, (_, n) => join(folder, `IMG_${1_000 + n}.jpg`));
  // Drawing one takes longer than everything that is done with it.
  const drawn = await Promise.all([0, 9].map(n => photograph(grain, n)));
  await Promise.all(files.map((file, n) => writeFile(file, drawn[n % drawn.length]!)));
  return files;
}

/** Another light each time. The grain of the sensor, pixel by pixel, is what costs a camera's bytes. */
function photograph(grain: Buffer, n: number): Promise<Buffer> {
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .linear([0.7 + 0.05 * n, 1, 1.2 - 0.05 * n], [0, 4 * n, 0])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}
