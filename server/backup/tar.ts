import type { FileHandle } from 'node:fs/promises';
import { DamagedArchive, entriesIn, type Entry } from '../../api/tar.ts';

/** What the archive holds, in its order. Throws DamagedArchive for whatever `api/tar.ts` did not write. */
export async function* entriesOf(file: FileHandle): AsyncGenerator<Entry> {
  const { size } = await file.stat();
  yield* entriesIn((at, length) => bytesAt(file, at, length), size);
}

const bytesAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead !== length) throw new DamagedArchive('it ends too early');
  return bytes;
};

const pieceSize = 256 * 1024;

/** Its bytes, some at a time. A file that became shorter meanwhile throws. */
export async function* piecesOf(file: FileHandle, { size, offset }: Omit<Entry, 'name'>): AsyncGenerator<Buffer> {
  for (let done = 0; done < size;) {
    const piece = await bytesAt(file, offset + done, Math.min(pieceSize, size - done));
    done += piece.length;
    yield piece;
  }
}

/** All of it at once: for what is known to be small. */
export const wholeOf = (file: FileHandle, { size, offset }: Entry): Promise<Buffer> => bytesAt(file, offset, size);
