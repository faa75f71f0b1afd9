/** Formats by the name that sharp gives them. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** Brands of the ISO container that hold a still picture; `avif` and `avis` are what sharp's own build can read. */
const heifBrands = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** What the first bytes say the file is. Null for everything else: SVG, which can carry script, is not a picture here. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.slice(4, 8) === 'ftyp' && heifBrands.has(head.slice(8, 12))) return 'heif';
  return null;
}
