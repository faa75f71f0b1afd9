import sharp from 'sharp';
import type { Frame } from '../../src/resources/kit/scan/decoded.ts';

/** How a camera sees a label: its width in pixels of a picture of 640 by 480, which way it lies, and what the lens and the light do to it. */
export type Look = { width: number; angle?: number; blur?: number; dim?: number; grain?: number };

const counter = '#6b4a2f';
const room = { width: 640, height: 480 };

/** A printed label (SVG) on a wooden counter. */
export async function photographOf(label: string, look: Look): Promise<Frame> {
  const { data } = await seen(label, look).then(it => it.ensureAlpha().raw().toBuffer({ resolveWithObject: true }));
  return { ...room, data: new Uint8ClampedArray(data) };
}

/** The same as the bytes of a video's picture, in planes: luminance, then colours of a quarter each. */
export async function yuvOf(label: string, look: Look): Promise<Buffer> {
  const grey = await seen(label, look).then(it => it.greyscale().raw().toBuffer());
  return Buffer.concat([grey, Buffer.alloc((room.width * room.height) / 2, 128)]);
}

async function seen(label: string, { width, angle = 0, blur = 0, dim = 1, grain = 0 }: Look) {
  const paper = sharp(Buffer.from(label), { density: 300 }).resize({ width }).flatten({ background: '#fff' });
  const { data, info } = await paper.png().toBuffer({ resolveWithObject: true });
  // Of what is wider than the picture its beginning is held there, where the code stands.
  const held = sharp(data).extract({ left: 0, top: 0, width: Math.min(info.width, room.width), height: info.height });
  const lying = sharp(await held.png().toBuffer()).rotate(angle, { background: counter });
  const within = lying.resize({ ...room, fit: 'contain', background: counter, withoutEnlargement: true });
  const onCounter = sharp({ create: { ...room, channels: 3, background: counter } });
  const composed = onCounter.composite([{ input: await within.png().toBuffer() }]);
  const lit = sharp(await composed.png().toBuffer()).linear(dim, 0);
  const focused = await (blur ? lit.blur(blur) : lit).png().toBuffer();
  return sharp(grain ? await withGrain(focused, grain) : focused);
}

/** Of the sensor, at little light. */
async function withGrain(picture: Buffer, sigma: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  const input = await sharp({ create: { ...room, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input, blend: 'soft-light' }])
    .png()
    .toBuffer();
}
