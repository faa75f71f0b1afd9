import type { ArchiveManifest } from '../../schema/rules/shopArchives.ts';
import { archiveFormat, archiveProduct } from '../../schema/rules/shopArchives.ts';
import { attachmentKey } from '../attachments.ts';
import { storedFields } from '../db/columns.ts';
import { Parameters } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { pictureKey } from '../files.ts';
import type { Ports, Result, Statement } from '../ports.ts';
import { pieceKey } from './queue.ts';
import { readme } from './readme.ts';
import { allSections, entityIn, fileOf, placeOf, rowJson, tableNamed, type Section } from './sections.ts';
import {
  addPieces,
  advanceArchive,
  expectReached,
  piecesOf,
  piecesStatement,
  type Piece,
  type Reached,
  type StoredArchive,
} from './statements.ts';

/** Few enough rows that nobody waits 50 ms for them. */
const sliceSize = 200;

/** What refers to others comes before them: so they are there, whatever people make meanwhile. */
const inTurn = (): Section[] => allSections().toReversed();

export type OutJob = { ports: Ports; shop: string; stored: StoredArchive };

const batchOf = async ({ ports, shop }: OutJob, statements: readonly Statement[]): Promise<Result[]> =>
  (await ports.database.batch([enterJob(shop, null), ...statements])).slice(1);

/** One step: the archive as it is afterwards; null when it is whole. Each is one transaction that also tells how far it is. */
export const stepOut = async (job: OutJob): Promise<StoredArchive | null> => {
  const { reached } = job.stored;
  if (reached.stage === 'begin') return begin(job);
  if (reached.stage === 'rows') return writeRows(job);
  if (reached.stage === 'seal') return seal(job);
  return null;
};

const begin = async (job: OutJob): Promise<StoredArchive> => {
  let total = 0;
  for (const section of allSections()) {
    const { from, where } = placeOf(section);
    const [counted] = await batchOf(job, [
      {
        text: `select count(*) from ${from} t where t.shop_id = $1${ofKnown(section)}${where && ` and ${where}`}`,
        values: [job.shop],
      },
    ]);
    total += Number(counted!.rows[0]![0]);
  }
  return advance(job, [], { reached: { stage: 'rows', section: 0 }, total });
};

/** What is kept of records that stay behind stays too. */
const ofKnown = (section: Section): string => {
  if (section.of !== 'kept' || !section.kept.columns['entity']) return '';
  const names = ['shops', ...allSections().flatMap(each => (each.of === 'entity' ? [each.name] : []))];
  return ` and t.entity in (${names.map(name => `'${name}'`).join(', ')})`;
};

const writeRows = async (job: OutJob): Promise<StoredArchive> => {
  const { reached } = job.stored;
  const section = inTurn()[reached.section]!;
  const [found] = await batchOf(job, [sliceStatement(job.shop, section, reached.after)]);
  const rows = found!.rows;
  const last = rows.at(-1);
  const isLast = rows.length < sliceSize;
  const bytes = new TextEncoder().encode(rows.map(([json]) => `${json}\n`).join(''));
  const files = [...new Set(rows.flatMap(([json]) => filesIn(section, JSON.parse(json!) as Record<string, unknown>)))];
  const pieces: Piece[] = [];
  // Also where there is no row: every kind has its file.
  if (rows.length || !reached.after) pieces.push(await put(job, 0, fileOf(section), bytes, rows.length));
  for (const file of files) {
    const kept = await job.ports.files.get(keyOf(job.shop, file));
    if (kept) pieces.push(await put(job, pieces.length, file, kept, 0));
  }
  const next: Reached = !isLast
    ? { stage: 'rows', section: reached.section, after: last!.slice(1) as string[] }
    : reached.section + 1 < inTurn().length
      ? { stage: 'rows', section: reached.section + 1 }
      : { stage: 'seal', section: 0 };
  return advance(job, pieces, { reached: next, done: rows.length });
};

/** The next rows, each as JSON and then what it is known by. */
const sliceStatement = (shop: string, section: Section, after?: readonly string[]): Statement => {
  const { from, key, where } = placeOf(section);
  const columns = section.of === 'kept' ? tableNamed(section.kept.table).columns : [];
  const typeOf = (name: string) => columns.find(column => column.name === name)?.type ?? 'uuid';
  const parameters = new Parameters(shop);
  const names = key.map(name => `t.${name}${typeOf(name) === 'text' ? ' collate "C"' : ''}`).join(', ');
  const beyond = after
    ? ` and (${names}) > (${key.map((name, i) => `${parameters.add(after[i]!)}::${typeOf(name)}`).join(', ')})`
    : '';
  return parameters.statement(
    `select ${rowJson(section)}, ${key.map(name => `t.${name}::text`).join(', ')} from ${from} t
      where t.shop_id = $1${ofKnown(section)}${where && ` and ${where}`}${beyond} order by ${names} limit ${sliceSize}`,
  );
};

/** The files of the archive that a row names. */
const filesIn = (section: Section, row: Record<string, unknown>): string[] => {
  if (section.of === 'kept') return filesOfKept(section.kept.table, row);
  const entity = entityIn(section);
  if (!entity) return [];
  return storedFields(entity)
    .filter(({ kind }) => kind === 'image' || kind === 'images')
    .flatMap(({ name }) => [row[name] ?? []].flat() as string[])
    .map(id => `pictures/${id}.webp`);
};

/** A version of the shop keeps its pictures for the documents that show them. */
const filesOfKept = (table: string, row: Record<string, unknown>): string[] => {
  if (table === 'record_files') return [`files/${String(row['id'])}`];
  const pictures = table === 'supplier_versions' ? ([row['logo'], row['signature']] as (string | null)[]) : [];
  return pictures.flatMap(id => (id ? [`pictures/${id}.webp`] : []));
};

const keyOf = (shop: string, file: string): string => {
  const id = file.replace(/^\w+\/|\.webp$/g, '');
  return file.startsWith('pictures/') ? pictureKey(shop, id, 'full.webp') : attachmentKey(shop, id);
};

/** Put away before it is told of, under a number that the same step has each time. */
const put = async (
  { ports, shop, stored }: OutJob,
  further: number,
  name: string,
  bytes: Uint8Array,
  rows: number,
): Promise<Piece> => {
  const number = stored.pieces + further;
  await ports.files.put(pieceKey(shop, stored.id, number), bytes);
  return { number, name, size: bytes.byteLength, sha256: ports.secrets.digest(bytes), rows };
};

const advance = async (
  job: OutJob,
  pieces: readonly Piece[],
  { reached, done = 0, total }: { reached: Reached; done?: number; total?: number },
): Promise<StoredArchive> => {
  const { shop, stored } = job;
  await batchOf(job, [
    expectReached(shop, stored.id, stored.reached),
    ...(pieces.length ? [addPieces(shop, stored.id, pieces)] : []),
    advanceArchive(shop, stored.id, { reached, done, pieces: pieces.length, ...(total !== undefined && { total }) }),
    publishChange(shop, 'shop_archives', stored.id),
  ]);
  return {
    ...stored,
    reached,
    done: stored.done + done,
    pieces: stored.pieces + pieces.length,
    total: total ?? stored.total,
    starts: 0,
  };
};

/** The files of an archive in its order, each with the pieces that it is put together from. */
export type ArchiveFile = { name: string; size: number; rows: number; pieces: Piece[] };

const first = ['README.txt', 'manifest.json'];

export const filesOf = (pieces: readonly Piece[]): ArchiveFile[] => {
  const files = new Map<string, ArchiveFile>();
  for (const piece of pieces) {
    const known = files.get(piece.name);
    // A picture that two records name is there once.
    if (known && !piece.name.endsWith('.jsonl')) continue;
    const { name, size, rows, pieces: before } = known ?? { name: piece.name, size: 0, rows: 0, pieces: [] };
    files.set(name, { name, size: size + piece.size, rows: rows + piece.rows, pieces: [...before, piece] });
  }
  const all = [...files.values()];
  return [...first.flatMap(name => files.get(name) ?? []), ...all.filter(({ name }) => !first.includes(name))];
};

/** Says of each file what it holds. Those of several pieces are read through once more for that. */
const seal = async (job: OutJob): Promise<StoredArchive> => {
  const { ports, shop, stored } = job;
  const [found, version, named] = await batchOf(job, [
    piecesStatement(shop, stored.id),
    { text: 'select schema_version()', values: [] },
    { text: 'select t.name from shops t where t.shop_id = $1 and t.id = $1', values: [shop] },
  ]);
  const name = named!.rows[0]![0]!;
  const at = new Date(stored.createdAt);
  const readmePiece = await put(job, 0, 'README.txt', new TextEncoder().encode(readme(name, at)), 0);
  const files = filesOf([...piecesOf(found!), readmePiece]);
  const manifest: ArchiveManifest = {
    product: archiveProduct,
    format: archiveFormat,
    migration: version!.rows[0]![0]!,
    madeAt: stored.createdAt,
    shop: { id: shop, name },
    files: [],
  };
  for (const file of files) {
    const { size, rows } = file;
    manifest.files.push({ name: file.name, size, sha256: await digestOf(ports, shop, stored.id, file), rows });
  }
  const text = new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`);
  const sealed = [readmePiece, await put(job, 1, 'manifest.json', text, 0)];
  return advance(job, sealed, { reached: { stage: 'end', section: 0 } });
};

const digestOf = async ({ files, secrets }: Ports, shop: string, id: string, { pieces }: ArchiveFile) => {
  if (pieces.length === 1) return pieces[0]!.sha256;
  const digest = secrets.digesting();
  for (const { number } of pieces) digest.add((await files.get(pieceKey(shop, id, number)))!);
  return digest.hex();
};
