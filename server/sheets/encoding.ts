import { isUtf8 } from 'node:buffer';
import { UnreadableFile, type TextEncoding } from '../../api/ports.ts';
import { say } from '../../schema/words/said.ts';

/** The parser takes some 20 ms for it when all rows are shorter than the header, and less than one otherwise. */
const pieceSize = 8_192;

/** The text of a file in pieces, without its BOM. Throws UnreadableFile for what is not text. */
export function* textOf(bytes: Uint8Array, encoding: TextEncoding): Generator<string, undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
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
  throw notText();
}

const notText = (): UnreadableFile => new UnreadableFile(say('neitherCsvNorXlsx'), 415);

/**
 * Without a BOM, the commas, digits and line ends of UTF-16 show: half of each is a zero, always the same half, and
 * one unit in ten is such a one in any script. UTF-8 has no zero at all; a stray one does not make it UTF-16. Bytes that
 * are not UTF-8 are Windows-1252 if all of them have a character there. Throws UnreadableFile otherwise.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const zeros: [number, number] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[(index % 2) as 0 | 1] += 1;
  });
  const many = Math.max(1, sample.length / 20);
  if (zeros[0] === 0 && zeros[1] > many) return 'utf-16le';
  if (zeros[1] === 0 && zeros[0] > many) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  if (first === 0xef && second === 0xbb && third === 0xbf) throw notText();
  if (bytes.some(isControl)) throw notText();
  if (bytes.some(byte => noCharacters.has(byte))) throw new UnreadableFile(say('unknownEncoding'), 415);
  return 'windows-1252';
}

/** White space aside, text has no control characters. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f;

/** Windows-1252 has no character for these bytes. */
const noCharacters = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
