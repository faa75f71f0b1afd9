import { UnreadableFile } from '../../api/ports.ts';
import { say } from '../../schema/words/said.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The parser takes some 20 ms for it when all rows are shorter than the header, and less than one otherwise. */
const pieceSize = 8_192;

/** The text of a file in pieces, without its BOM. Throws UnreadableFile for what is not text. */
export function* textOf(bytes: Uint8Array): Generator<string, undefined> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  for (let start = 0; start < bytes.length; start += pieceSize) {
    const end = start + pieceSize;
    yield decode(decoder, bytes.subarray(start, end), end < bytes.length);
  }
  return undefined;
}

function decode(decoder: TextDecoder, piece: Uint8Array, more: boolean): string {
  try {
    const text = decoder.decode(piece, { stream: more });
    if (!text.includes('\0')) return text;
  } catch {
    // Falls through: bytes that are no text in this encoding.
  }
  throw new UnreadableFile(say('neitherCsvNorXlsx'), 415);
}

/**
 * Without a BOM, the commas, digits and line ends of UTF-16 show: half of each is a zero, always the same half, and
 * one unit in ten is such a one in any script. UTF-8 has no zero at all; a stray one does not make it UTF-16.
 */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const zeros: [number, number] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[(index % 2) as 0 | 1] += 1;
  });
  const many = Math.max(1, sample.length / 20);
  if (zeros[0] === 0 && zeros[1] > many) return 'utf-16le';
  if (zeros[1] === 0 && zeros[0] > many) return 'utf-16be';
  return 'utf-8';
}
