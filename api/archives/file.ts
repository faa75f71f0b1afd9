import type { Ports } from '../ports.ts';
import { block, headerOf, paddingOf } from '../tar.ts';
import { pieceKey } from './queue.ts';
import type { ArchiveFile } from './takeOut.ts';

export const tarSize = (files: readonly ArchiveFile[]): number =>
  files.reduce((sum, { size }) => sum + block + size + paddingOf(size), 2 * block);

/** The archive piece by piece, none of which is held longer than it takes to hand it on. */
export async function* tarOf(
  { files }: Ports,
  place: { shop: string; id: string; at: Date },
  all: readonly ArchiveFile[],
): AsyncGenerator<Uint8Array> {
  for (const { name, size, pieces } of all) {
    yield headerOf(name, size, place.at);
    for (const { number, size: expected } of pieces) {
      const bytes = await files.get(pieceKey(place.shop, place.id, number));
      if (bytes?.byteLength !== expected) throw new Error(`Piece ${number} of archive ${place.id} is not as it was`);
      yield bytes;
    }
    yield new Uint8Array(paddingOf(size));
  }
  yield new Uint8Array(2 * block);
}
