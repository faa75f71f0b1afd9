/** The part of yauzl that is used here; it brings no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export type Entry = { fileName: string; crc32: number; compressedSize: number; uncompressedSize: number };

  export type ZipFile = {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  };

  /** `validateEntrySizes` off: an entry may then be longer than it says. */
  export function fromBufferPromise(buffer: Buffer, options?: { validateEntrySizes?: boolean }): Promise<ZipFile>;
}
