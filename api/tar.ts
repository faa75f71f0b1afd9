/** The format of POSIX tar, as far as plain files need it: ustar, and pax for long names and sizes beyond 8 GiB. */
export const block = 512;

export const paddingOf = (size: number): number => (block - (size % block)) % block;

const largestInOctal = 8 ** 11 - 1;
const longestName = 100;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What stands before the bytes of a file. */
export const headerOf = (name: string, size: number, at: Date): Uint8Array<ArrayBuffer> => {
  const bytes = encoder.encode(name);
  if (bytes.length <= longestName && size <= largestInOctal) return ustar(bytes, size, at, '0');
  const records = encoder.encode(record('path', name) + record('size', String(size)));
  return joined(
    ustar(encoder.encode('pax'), records.length, at, 'x'),
    records,
    new Uint8Array(paddingOf(records.length)),
    ustar(bytes.subarray(0, longestName), size <= largestInOctal ? size : 0, at, '0'),
  );
};

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Its length counts itself. */
const record = (key: string, value: string): string => {
  const rest = ` ${key}=${value}\n`;
  const bytes = encoder.encode(rest).length;
  let length = bytes + String(bytes).length;
  if (String(length).length !== String(bytes).length) length = bytes + String(length).length;
  return `${length}${rest}`;
};

const ustar = (name: Uint8Array, size: number, at: Date, type: string): Uint8Array<ArrayBuffer> => {
  const header = new Uint8Array(block);
  const write = (text: string, offset: number) => header.set(encoder.encode(text), offset);
  const octal = (value: number, offset: number, length: number) =>
    write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset);
  header.set(name, 0);
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(at.getTime() / 1000), 136, 12);
  write(type, 156);
  write('ustar\x0000', 257);
  write(sumFieldOf(header), 148);
  return header;
};

/** The sum of all bytes, as if its own place held spaces. */
const sumFieldOf = (header: Uint8Array): string => {
  const sum = header.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  return `${sum.toString(8).padStart(6, '0')}\0 `;
};

/** More than a name and a size take. */
const largestRecords = 64 * 1024;

/** A file inside: `offset` is where its bytes begin. */
export type Entry = { name: string; size: number; offset: number };

export class DamagedArchive extends Error {}

/** So many bytes of an archive from a place on. Throws DamagedArchive where there are not as many. */
export type ReadBytes = (at: number, length: number) => Promise<Uint8Array>;

/** What the archive of `whole` bytes holds, in its order. Throws DamagedArchive for whatever this module did not write. */
export async function* entriesIn(bytesAt: ReadBytes, whole: number): AsyncGenerator<Entry> {
  let long: Record<string, string> = {};
  for (let at = 0; ;) {
    const header = await bytesAt(at, block);
    if (isZero(header)) return refuseMore(bytesAt, at, whole);
    const { name, size, type } = fieldsOf(header);
    const offset = at + block;
    const bytes = Number(long['size'] ?? size);
    if (!Number.isSafeInteger(bytes) || bytes < 0 || offset + bytes > whole)
      throw new DamagedArchive('it ends too early');
    if (type === 'x' && size > largestRecords) throw new DamagedArchive('its names are too long');
    if (type === 'x') long = recordsOf(await bytesAt(offset, size));
    else if (type === '0') yield { name: long['path'] ?? name, size: bytes, offset };
    else throw new DamagedArchive('it holds what is no plain file');
    if (type !== 'x') long = {};
    at = offset + bytes + paddingOf(bytes);
    if (!isZero(await bytesAt(at - paddingOf(bytes), paddingOf(bytes)))) throw new DamagedArchive('it was altered');
  }
}

const refuseMore = async (bytesAt: ReadBytes, at: number, whole: number): Promise<void> => {
  if (whole !== at + 2 * block || !isZero(await bytesAt(at, 2 * block)))
    throw new DamagedArchive('it does not end where it should');
};

const isZero = (bytes: Uint8Array): boolean => bytes.every(byte => byte === 0);

const fieldsOf = (header: Uint8Array) => {
  const text = (from: number, length: number) =>
    decoder.decode(header.subarray(from, from + length)).replace(/\0.*$/s, '');
  const sum = String.fromCharCode(...header.subarray(148, 156));
  if (sum !== sumFieldOf(header) || text(257, 6) !== 'ustar')
    throw new DamagedArchive('it is no archive, or was altered');
  return { name: text(0, longestName), size: Number.parseInt(text(124, 12), 8), type: text(156, 1) };
};

const recordsOf = (bytes: Uint8Array): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let at = 0; at < bytes.length;) {
    const length = Number.parseInt(decoder.decode(bytes.subarray(at, at + 20)), 10);
    if (!(length > 0)) throw new DamagedArchive('it was altered');
    const [, key, value] = /^\d+ (\w+)=(.*)\n$/s.exec(decoder.decode(bytes.subarray(at, at + length))) ?? [];
    if (key === undefined) throw new DamagedArchive('it was altered');
    found[key] = value!;
    at += length;
  }
  return found;
};
