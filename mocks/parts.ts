import type { ByteRange, Files } from '../api/ports.ts';

type Whole = Pick<Files, 'put' | 'get' | 'remove'>;

/** The calls for parts and ranges over a store that has only whole files: each part is a file of its own until they are joined. */
export const withParts = ({ put, get, remove }: Whole, kept = new Map<string, Set<number>>()): Files => {
  const partKey = (key: string, offset: number) => `${key}.parts/${offset}`;
  return {
    put,
    get,
    size: async key => (await get(key))?.byteLength ?? null,
    async stream(key, range) {
      const bytes = await get(key);
      return bytes && { body: streamOf(bytes, range), size: bytes.byteLength };
    },
    async putPart(key, offset, bytes) {
      await put(partKey(key, offset), await gathered(bytes));
      kept.set(key, (kept.get(key) ?? new Set()).add(offset));
    },
    async joinParts(key, { size, partSize }) {
      if ((await get(key))?.byteLength === size) return;
      const offsets = Array.from({ length: Math.ceil(size / partSize) }, (_, part) => part * partSize);
      const parts = await Promise.all(offsets.map(offset => get(partKey(key, offset))));
      const whole = await gathered(parts.map(part => part ?? new Uint8Array()));
      if (whole.byteLength !== size) throw new Error(`${key} has ${whole.byteLength} bytes, not ${size}`);
      await put(key, whole);
      for (const offset of offsets) await remove(partKey(key, offset));
    },
    async remove(key) {
      for (const offset of kept.get(key) ?? []) await remove(partKey(key, offset));
      kept.delete(key);
      await remove(key);
    },
  };
};

const streamOf = (bytes: Uint8Array, range?: ByteRange): ReadableStream<Uint8Array> => {
  const blob = new Blob([new Uint8Array(bytes)]);
  return (range ? blob.slice(range.from, range.to + 1) : blob).stream();
};

const gathered = async (bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytes) pieces.push(new Uint8Array(piece));
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
};
