import { Refusal } from '../../schema/errors.ts';
import { archiveFormat, archiveProduct, type ArchiveManifest } from '../../schema/rules/shopArchives.ts';
import { say } from '../../schema/words/said.ts';
import type { Files, Ports } from '../ports.ts';
import { DamagedArchive, entriesIn, type Entry } from '../tar.ts';
import { isWhole } from './check.ts';
import { allSections, fileOf } from './sections.ts';

/** Where an archive lies, and what is in it by its name. */
export type Source = { files: Files; key: string; entries: Map<string, Entry> };

/** As much as a list of files may be long. */
const largestManifest = 64 * 1024 * 1024;
/** A file that lies beside the rows is held at once. */
const largestFile = 64 * 1024 * 1024;
const mostEntries = 500_000;

const file = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;
const beside = new RegExp(`^(?:pictures/${file}\\.webp|files/${file})$`);

/** Which names an archive may have: no other is looked at, so none leads anywhere. */
const isName = (name: string): boolean =>
  name === 'README.txt' ||
  name === 'manifest.json' ||
  beside.test(name) ||
  allSections().some(section => fileOf(section) === name);

export const isBeside = (name: string): boolean => beside.test(name);

export const refused = (...said: Parameters<typeof say>): Refusal => new Refusal(400, say(...said));

/** Reads only what stands before each file. Throws Refusal for what is no archive of a shop. */
export const openSource = async (files: Files, key: string): Promise<Source> => {
  const whole = await files.size(key);
  if (whole === null) throw refused('uploadGone');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of entriesIn((at, length) => bytesAt(files, key, at, length), whole)) {
      if (!isName(entry.name)) throw refused('archiveStrange', { name: entry.name.slice(0, 100) });
      if (entries.has(entry.name) || entries.size >= mostEntries) throw refused('archiveNone');
      if (isBeside(entry.name) && entry.size > largestFile) throw refused('archiveAltered', { name: entry.name });
      entries.set(entry.name, entry);
    }
  } catch (error) {
    if (error instanceof DamagedArchive) throw refused('archiveNone');
    throw error;
  }
  return { files, key, entries };
};

const bytesAt = async (files: Files, key: string, at: number, length: number): Promise<Uint8Array> => {
  if (!length) return new Uint8Array();
  const size = await files.size(key);
  if (size === null || at + length > size) throw new DamagedArchive('it ends too early');
  const found = await files.stream(key, { from: at, to: at + length - 1 });
  if (!found) throw new DamagedArchive('it is gone');
  const bytes = new Uint8Array(length);
  let done = 0;
  for await (const piece of found.body) {
    bytes.set(piece, done);
    done += piece.byteLength;
  }
  return bytes;
};

export const bytesOf = async ({ files, key, entries }: Source, name: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { offset, size } = entries.get(name)!;
  return (await bytesAt(files, key, offset, size)) as Uint8Array<ArrayBuffer>;
};

/** So many bytes of a file are read at a time. */
const pieceSize = 256 * 1024;

async function* piecesOf({ files, key }: Source, { offset, size }: Entry, from = 0): AsyncGenerator<Uint8Array> {
  for (let at = from; at < size; at += pieceSize)
    yield await bytesAt(files, key, offset + at, Math.min(pieceSize, size - at));
}

/** A longer one is none that this program writes. */
const longestLine = 4 * 1024 * 1024;

/** A line of a file of rows, and the place behind it. */
export type Line = { text: string; end: number };

export async function* linesOf(source: Source, name: string, from: number): AsyncGenerator<Line> {
  const entry = source.entries.get(name);
  if (!entry) return;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = new Uint8Array();
  let end = from;
  for await (const piece of piecesOf(source, entry, from)) {
    const bytes = new Uint8Array(rest.length + piece.length);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    let start = 0;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, start)) {
      end += at + 1 - start;
      yield { text: lineText(decoder, bytes.subarray(start, at), name), end };
      start = at + 1;
    }
    rest = bytes.slice(start);
    if (rest.length > longestLine) throw refused('archiveAltered', { name });
  }
  if (rest.length) throw refused('archiveAltered', { name });
}

const lineText = (decoder: TextDecoder, line: Uint8Array, name: string): string => {
  try {
    return decoder.decode(line);
  } catch {
    throw refused('archiveNotText', { name });
  }
};

/** What the archive says of itself. Throws Refusal. */
export const manifestOf = async (source: Source): Promise<ArchiveManifest> => {
  const entry = source.entries.get('manifest.json');
  if (!entry || entry.size > largestManifest) throw refused('archiveNone');
  const manifest = parsed(new TextDecoder().decode(await bytesOf(source, 'manifest.json')));
  if (manifest?.product !== archiveProduct || !isWhole(manifest.format) || manifest.format < 1)
    throw refused('archiveNone');
  if (manifest.format > archiveFormat || typeof manifest.migration !== 'string') throw refused('archiveNewer');
  if (typeof manifest.shop?.id !== 'string' || !Array.isArray(manifest.files)) throw refused('archiveNone');
  if (!manifest.files.every(file => typeof file?.name === 'string')) throw refused('archiveNone');
  return manifest;
};

const parsed = (text: string): ArchiveManifest | null => {
  try {
    return JSON.parse(text) as ArchiveManifest | null;
  } catch {
    return null;
  }
};

/** Compares every byte with what the manifest says. Throws Refusal at the first file that differs; false when told to stop. */
export const verify = async (
  { secrets }: Ports,
  source: Source,
  manifest: ArchiveManifest,
  signal: AbortSignal,
): Promise<boolean> => {
  const told = new Map(manifest.files.map(each => [each.name, each]));
  for (const name of source.entries.keys())
    if (name !== 'manifest.json' && !told.has(name)) throw refused('archiveAltered', { name });
  for (const { name, size, sha256 } of told.values()) {
    if (signal.aborted) return false;
    const entry = source.entries.get(name);
    const digest = secrets.digesting();
    if (entry) for await (const piece of piecesOf(source, entry)) digest.add(piece);
    if (!entry || entry.size !== size || digest.hex() !== sha256)
      throw refused('archiveAltered', { name: name.slice(0, 100) });
  }
  return true;
};

/** How much there is to do: rows as the manifest counts them, and files. */
export const workIn = (source: Source, manifest: ArchiveManifest): number => {
  const rows = manifest.files.reduce((sum, { rows }) => sum + (Number.isSafeInteger(rows) && rows > 0 ? rows : 0), 0);
  return Math.min(rows + [...source.entries.keys()].filter(isBeside).length, 2 ** 31 - 1);
};
