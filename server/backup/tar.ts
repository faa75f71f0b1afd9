import type { FileHandle } from 'node:fs/promises';

/** The format of POSIX tar, as far as plain files need it: ustar, and pax for long names and sizes beyond 8 GiB. */
export const block = 512;

export const paddingOf = (size: number): number => (block - (size % block)) % block;

const largestInOctal = 8 ** 11 - 1;
const longestName = 100;

/** What stands before the bytes of a file. */
export const headerOf = (name: string, size: number, at: Date): Buffer => {
  const bytes = Buffer.byteLength(name);
  if (bytes <= longestName && size <= largestInOctal) return ustar(name, size, at, '0');
  const records = Buffer.from(record('path', name) + record('size', String(size)));
  const shortName = Buffer.from(name).subarray(0, longestName).toString('latin1');
  return Buffer.concat([
    ustar('pax', records.length, at, 'x'),
    records,
    Buffer.alloc(paddingOf(records.length)),
    ustar(shortName, size <= largestInOctal ? size : 0, at, '0'),
  ]);
};

/** Its length counts itself. */
const record = (key: string, value: string): string => {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  if (String(length).length !== String(bytes).length) length = bytes + String(length).length;
  return `${length}${rest}`;
};

const ustar = (name: string, size: number, at: Date, type: string): Buffer => {
  const header = Buffer.alloc(block);
  const octal = (value: number, offset: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset, 'latin1');
  header.write(name, 0, longestName, type === '0' && Buffer.byteLength(name) > longestName ? 'latin1' : 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(at.getTime() / 1000), 136, 12);
  header.write(type, 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(sumFieldOf(header), 148, 'latin1');
  return header;
};

/** The sum of all bytes, as if its own place held spaces. */
const sumFieldOf = (header: Buffer): string => {
  const sum = header.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  return `${sum.toString(8).padStart(6, '0')}\0 `;
};

/** A file inside: `offset` is where its bytes begin. */
export type Entry = { name: string; size: number; offset: number };

export class DamagedArchive extends Error {}

/** What the archive holds, in its order. Throws DamagedArchive for whatever this module did not write. */
export async function* entriesOf(file: FileHandle): AsyncGenerator<Entry> {
  const { size: whole } = await file.stat();
  let long: Record<string, string> = {};
  for (let at = 0; ;) {
    const header = await bytesAt(file, at, block);
    if (isZero(header)) return refuseMore(file, at, whole);
    const { name, size, type } = fieldsOf(header);
    const offset = at + block;
    const bytes = Number(long['size'] ?? size);
    if (offset + bytes > whole) throw new DamagedArchive('it ends too early');
    if (type === 'x') long = recordsOf(await bytesAt(file, offset, size));
    else yield { name: long['path'] ?? name, size: bytes, offset };
    if (type !== 'x') long = {};
    at = offset + bytes + paddingOf(bytes);
    if (!isZero(await bytesAt(file, at - paddingOf(bytes), paddingOf(bytes))))
      throw new DamagedArchive('it was altered');
  }
}

const refuseMore = async (file: FileHandle, at: number, whole: number): Promise<void> => {
  if (whole !== at + 2 * block || !isZero(await bytesAt(file, at, 2 * block)))
    throw new DamagedArchive('it does not end where it should');
};

const isZero = (bytes: Buffer): boolean => bytes.every(byte => byte === 0);

const fieldsOf = (header: Buffer) => {
  const text = (from: number, length: number) => header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  if (header.toString('latin1', 148, 156) !== sumFieldOf(header) || text(257, 6) !== 'ustar')
    throw new DamagedArchive('it is no archive, or was altered');
  return { name: text(0, longestName), size: Number.parseInt(text(124, 12), 8), type: text(156, 1) };
};

const recordsOf = (bytes: Buffer): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let at = 0; at < bytes.length;) {
    const length = Number.parseInt(bytes.toString('latin1', at, at + 20), 10);
    if (!(length > 0)) throw new DamagedArchive('it was altered');
    const [, key, value] = /^\d+ (\w+)=(.*)\n$/s.exec(bytes.toString('utf8', at, at + length)) ?? [];
    if (key === undefined) throw new DamagedArchive('it was altered');
    found[key] = value!;
    at += length;
  }
  return found;
};

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
