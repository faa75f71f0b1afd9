import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

type Sizes = { crc: number; compressed: number; size: number };

const largest = 0xffffffff;

/**
 * A zip archive as it is written: nothing is held but the directory at its end. Sizes follow each entry (bit 3), names
 * are UTF-8 (bit 11). Neither an entry nor the whole may pass 4 GB. `level` is zlib's.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  level: number,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let position = 0;
  for await (const { name, content } of entries) {
    const offset = position;
    const head = localHeader(name);
    yield head;
    const sizes: Sizes = { crc: 0, compressed: 0, size: 0 };
    yield* deflated(content, level, sizes);
    yield words([0x08074b50, sizes.crc, sizes.compressed, sizes.size]);
    position += head.length + sizes.compressed + 16;
    if (position > largest || sizes.size > largest) throw new Error('A zip archive holds at most 4 GB.');
    directory.push(directoryEntry(name, sizes, offset));
  }
  const listing = Buffer.concat(directory);
  yield listing;
  yield Buffer.concat([
    words([0x06054b50]),
    shorts([0, 0, directory.length, directory.length]),
    words([listing.length, position]),
    shorts([0]),
  ]);
}

async function* deflated(content: ZipEntry['content'], level: number, sizes: Sizes): AsyncGenerator<Uint8Array> {
  const counted = Readable.from(measured(content, sizes), { objectMode: false });
  for await (const piece of counted.compose(createDeflateRaw({ level })) as AsyncIterable<Buffer>) {
    sizes.compressed += piece.length;
    yield piece;
  }
}

async function* measured(content: ZipEntry['content'], sizes: Sizes): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    sizes.crc = crc32(piece, sizes.crc);
    sizes.size += piece.length;
    yield piece;
  }
}

/** Version 2.0, flags, deflate, no time but the first day that the format knows. */
const common = shorts([20, 0x0808, 8, 0, 0x21]);

function localHeader(name: string): Buffer {
  const encoded = Buffer.from(name);
  return Buffer.concat([words([0x04034b50]), common, words([0, 0, 0]), shorts([encoded.length, 0]), encoded]);
}

function directoryEntry(name: string, sizes: Sizes, offset: number): Buffer {
  const encoded = Buffer.from(name);
  return Buffer.concat([
    words([0x02014b50]),
    shorts([20]),
    common,
    words([sizes.crc, sizes.compressed, sizes.size]),
    shorts([encoded.length, 0, 0, 0, 0]),
    words([0, offset]),
    encoded,
  ]);
}

function shorts(values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer);
}

function words(values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}
