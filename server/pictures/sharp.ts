import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { fileBytes } from '../../api/body.ts';
import { UnreadableFile } from '../../api/ports.ts';
import type { Picture, Pictures } from '../../api/ports.ts';
import { gate } from '../gate.ts';
import { pictureFormat } from './format.ts';
import { say } from '../../schema/words/said.ts';

const longestSide = 2048;
const thumbnailSide = 200;
/** More of it takes twice the time, and photographs become no smaller. */
const effort = 2;
/** Decoded at four bytes a pixel this is 200 MB: the most that one upload may cost. */
const pixelLimit = 50_000_000;

/** Decoding runs on the threads that files and password hashes need too: two pictures at once leave them room. */
const enter = gate(2);
sharp.concurrency(1);
sharp.cache(false);

export function sharpPictures(): Pictures {
  return { process: file => enter(async () => encode(await fileBytes(file))) };
}

async function encode(bytes: Uint8Array): Promise<Picture> {
  const format = pictureFormat(bytes);
  if (!format) throw invalid();
  try {
    await check(bytes, format);
    const { data: full, info } = await upright(bytes)
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(full)
      .resize(thumbnailSide, thumbnailSide, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
    return { full, thumbnail, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof UnreadableFile ? error : invalid();
  }
}

/** The header alone, before anything is decoded. */
async function check(bytes: Uint8Array, format: string): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.format !== format) throw invalid();
  if (header.width * header.height > pixelLimit) {
    throw new UnreadableFile(say('tooManyPixels', { count: pixelLimit / 1e6 }), 413);
  }
}

/** Turned as its EXIF says. sharp leaves all metadata behind, the place where it was taken included, unless told to keep it. */
const upright = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', autoOrient: true }).timeout({ seconds: 20 });

const invalid = (): UnreadableFile => new UnreadableFile(say('invalidPicture'), 415);
