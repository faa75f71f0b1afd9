import { deflateRawSync, deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharpPictures } from './sharp.ts';

const pictures = sharpPictures();
const processed = (bytes: Uint8Array) => pictures.process(new Blob([new Uint8Array(bytes)]));
const draw = (width: number, height: number, background = '#0f4d3a') =>
  sharp({ create: { width, height, channels: 3, background } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

describe('a picture', () => {
  const formats = [
    ['JPEG', draw(300, 200).jpeg()],
    ['PNG', draw(300, 200).png()],
    ['WebP', draw(300, 200).webp()],
    ['GIF', draw(300, 200).gif()],
    ['AVIF', draw(300, 200).avif()],
  ] as const;
  it.each(formats)('in %s becomes WebP with a thumbnail of 200 x 200 px', async (_, drawn) => {
    const { full, thumbnail, width, height } = await processed(await drawn.toBuffer());
    expect([width, height]).toEqual([300, 200]);
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 200, height: 200 });
  });

  it('is made smaller, never larger, and keeps its shape', async () => {
    const wide = await processed(await draw(4096, 1024).png().toBuffer());
    expect([wide.width, wide.height]).toEqual([2048, 512]);
    const small = await processed(await draw(20, 10).png().toBuffer());
    expect([small.width, small.height]).toEqual([20, 10]);
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 200, height: 200 });
  });

  it('is turned as its EXIF says and forgets everything else that is written in it', async () => {
    const taken = await draw(300, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '19/1 7/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(taken.includes('secret')).toBe(true);
    const { full, thumbnail, width, height } = await processed(taken);
    expect([width, height]).toEqual([200, 300]);
    for (const file of [full, thumbnail]) {
      const { exif, xmp, icc, iptc } = await sharp(file).metadata();
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(file).includes('secret')).toBe(false);
    }
  });

  it('that moves becomes its first frame', async () => {
    const frames = await sharp(
      [await draw(50, 50, '#f00').png().toBuffer(), await draw(50, 50, '#00f').png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { full, height } = await processed(frames);
    expect(height).toBe(50);
    expect((await sharp(full).metadata()).pages).toBeUndefined();
  });
});

describe('V-07 what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const png = () => noise(300, 200).png().toBuffer();
  const jpeg = () => noise(300, 200).jpeg().toBuffer();
  const cases: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['nothing', () => new Uint8Array()],
    ['one byte', () => new Uint8Array([0xff])],
    ['text', () => text('hello')],
    ['SVG', () => text(svg)],
    ['SVG behind an XML head', () => text(`<?xml version="1.0"?>${svg}`)],
    ['SVG behind the first bytes of a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(svg)])],
    ['SVG behind the first bytes of a GIF', () => text(`GIF89a${svg}`)],
    [
      'HTML with the first bytes of a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), text('<script>')]),
    ],
    ['TIFF', () => draw(9, 9).tiff().toBuffer()],
    ['PDF', () => text('%PDF-1.4\n')],
    [
      'a JPEG cut in half',
      async () => {
        const whole = await jpeg();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'a PNG cut in half',
      async () => {
        const whole = await png();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    ['a PNG that names itself a GIF', async () => Buffer.concat([Buffer.from('GIF89a'), (await png()).subarray(6)])],
    ['a HEIC without content', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a PNG whose pixels are missing', () => pngOf(300, 200, deflateSync(Buffer.alloc(10)))],
    ['a PNG whose pixels are rubbish', () => pngOf(300, 200, deflateRawSync(Buffer.alloc(10_000)))],
    ['a PNG without size', () => pngOf(0, 0, deflateSync(Buffer.alloc(10)))],
  ];
  it.each(cases)('%s is refused', async (_, make) => {
    const bytes = await make();
    await expect(processed(bytes)).rejects.toMatchObject({
      name: 'UnreadableFile',
      said: { key: 'invalidPicture' },
      status: 415,
    });
  });

  it('a small file of very many pixels is refused before it is decoded', async () => {
    const bomb = pngOf(60_000, 60_000, deflateSync(Buffer.alloc(1_000_000)));
    const memory = process.memoryUsage().rss;
    await expect(processed(bomb)).rejects.toMatchObject({ name: 'UnreadableFile', status: 413 });
    expect(process.memoryUsage().rss - memory).toBeLessThan(50e6);
  });
});

it('the event loop goes on while pictures are decoded, two at a time', async () => {
  const large = await noise(2000, 1500).jpeg().toBuffer();
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1);
  await Promise.all(Array.from({ length: 5 }, () => processed(large)));
  clearInterval(turning);
  clearInterval(watching);
  expect(turns).toBeGreaterThan(20);
  expect(most).toBe(2);
});

/** A PNG that claims a size and holds any pixels. */
function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    framed.set(body, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
