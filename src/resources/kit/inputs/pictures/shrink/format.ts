/** What the first bytes say a picture is: one of those that the server reads, HEIC, which it does not, or something else. */
export type Format = 'jpeg' | 'other' | 'heic' | null;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Names and types lie, or are missing: what a phone calls `IMG_1.heic` comes without a type on most computers. */
export async function formatOf(file: Blob): Promise<Format> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG') || head.startsWith('GIF8') || /^RIFF[^]{4}WEBP/.test(head)) return 'other';
  if (head.slice(4, 8) !== 'ftyp') return null;
  // The name of a family comes first, the kinds that are compatible with it later.
  if (/avif|avis/.test(head.slice(8))) return 'other';
  return heicBrands.includes(head.slice(8, 12)) ? 'heic' : null;
}
