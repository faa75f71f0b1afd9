import { expect, it } from 'vitest';
import { formatOf } from './format.ts';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

it.each([
  ['JPEG', '\xff\xd8\xff\xe0 and more', 'jpeg'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'other'],
  ['GIF', 'GIF89a', 'other'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'other'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0', 'other'],
  ['AVIF of another family', '\0\0\0\x1cftypmif1\0\0\0\0avifmif1', 'other'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['HEIC of another family', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0', null],
  ['a sound', 'RIFF\x10\0\0\0WAVEfmt ', null],
  ['text', 'hello', null],
  ['nothing', '', null],
])('V-07 %s is known by its first bytes', async (_, text, format) => {
  expect(await formatOf(new Blob([bytes(text)]))).toBe(format);
});
