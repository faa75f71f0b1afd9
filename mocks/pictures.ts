import { fileBytes } from '../api/body.ts';
import { UnreadableFile, type Picture, type Pictures } from '../api/ports.ts';
import { say } from '../schema/words/said.ts';

const longestSide = 2048;
const thumbnailSide = 200;

/** Re-encoded by the page's own canvas. */
export const canvasPictures: Pictures = {
  async process(file) {
    const bitmap = await createImageBitmap(file).catch(() => {
      throw new UnreadableFile(say('invalidPicture'), 415);
    });
    const { width, height } = bitmap;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const side = Math.min(width, height);
    const square = [(width - side) / 2, (height - side) / 2, side, side] as const;
    return {
      full: await drawn(bitmap, [0, 0, width, height], width * scale, height * scale),
      thumbnail: await drawn(bitmap, square, thumbnailSide, thumbnailSide),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    };
  },
};

type Part = readonly [x: number, y: number, width: number, height: number];

const drawn = async (bitmap: ImageBitmap, part: Part, width: number, height: number): Promise<Uint8Array> => {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  canvas.getContext('2d')!.drawImage(bitmap, ...part, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  return new Uint8Array(await blob.arrayBuffer());
};

const starts = ['\xff\xd8\xff', '\x89PNG', 'RIFF', 'GIF8'];

/** Where there is no canvas: kept as they came, once they look like a picture. */
export const untouchedPictures: Pictures = {
  async process(file): Promise<Picture> {
    const bytes = await fileBytes(file);
    const head = String.fromCharCode(...bytes.subarray(0, 8));
    if (!starts.some(start => head.startsWith(start))) throw new UnreadableFile(say('invalidPicture'), 415);
    return { full: bytes, thumbnail: bytes, width: 1, height: 1 };
  },
};
