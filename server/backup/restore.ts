import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { unfinishedRestore } from '../dataDir.ts';
import { verify } from './archive.ts';
import { syncFolder } from '../files/syncFolder.ts';
import { pathIn, tableIn, type Manifest } from './manifest.ts';
import { databaseFolder, openFolder, openPlain, withClient, type Opened, type Place } from './source.ts';
import { entriesOf, piecesOf, wholeOf } from './tar.ts';
import { migrationsOf, writeRows, type Rows } from './writeRows.ts';

/** Reads all of a backup before anything is written, then fills a new place with it: all of it, or the start refuses the place. */
export const restore = async (place: Place, path: string): Promise<Manifest> =>
  reading(path, async (file, manifest) => {
    const { dataDir, adminUrl, template } = place;
    takeFolder(dataDir);
    try {
      const target = adminUrl ? openPlain(adminUrl) : await openFolder(databaseFolder(dataDir), template);
      await load(target, manifest, file, async client => {
        // Files before the commit: a database that holds anything has its files.
        await writeFiles(file, dataDir);
        await client.query('commit');
      });
    } catch (error) {
      emptyFolder(dataDir);
      throw error;
    }
    rmSync(join(dataDir, unfinishedRestore));
    await syncFolder(dataDir);
    return manifest;
  });

/** `url`: an empty database on a server. Without it an embedded database is made for the trial. */
export type Trial = { url?: string | null; template?: Place['template'] };

/** Reads the whole backup and restores its rows in a transaction that is rolled back. */
export const check = async (path: string, { url, template }: Trial): Promise<Manifest> =>
  reading(path, async (file, manifest) => {
    if (url) await load(openPlain(url), manifest, file, rollback);
    else {
      const folder = mkdtempSync(join(tmpdir(), 'tolashop-check-'));
      try {
        await load(await openFolder(folder, template), manifest, file, rollback);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return manifest;
  });

const rollback = async (client: pg.ClientBase): Promise<void> => {
  await client.query('rollback');
};

const reading = async (path: string, work: (file: FileHandle, manifest: Manifest) => Promise<Manifest>) => {
  const file = await open(path);
  try {
    const manifest = await verify(file, path);
    migrationsOf(manifest);
    return await work(file, manifest);
  } finally {
    await file.close();
  }
};

/** `finish` ends the transaction that holds the rows. */
const load = async (
  { pool, close }: Opened,
  manifest: Manifest,
  file: FileHandle,
  finish: (client: pg.ClientBase) => Promise<void>,
) => {
  try {
    await withClient(pool, async client => {
      await writeRows(client, manifest, partsOf(file));
      await finish(client);
    });
  } finally {
    await close();
  }
};

async function* partsOf(file: FileHandle): Rows {
  for await (const entry of entriesOf(file))
    if (tableIn(entry.name)) yield { name: entry.name, bytes: await wholeOf(file, entry) };
}

const writeFiles = async (file: FileHandle, dataDir: string): Promise<void> => {
  const folders = new Set<string>();
  for await (const entry of entriesOf(file)) {
    const path = pathIn(entry.name);
    if (!path) continue;
    const target = join(dataDir, path);
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (made) folders.add(dirname(made));
    folders.add(dirname(target));
    const written = await open(target, 'wx', 0o600);
    try {
      for await (const piece of piecesOf(file, entry)) await written.writeFile(piece);
      await written.sync();
    } finally {
      await written.close();
    }
  }
  for (const folder of folders) await syncFolder(folder);
};

/** An empty folder, or what a restore that was cut short has left, which goes. A mark lies there until all is. */
const takeFolder = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mark = join(dataDir, unfinishedRestore);
  if (!existsSync(mark) && contentOf(dataDir).length)
    throw new Error(`DATA_DIR (${dataDir}) holds something already: restore into a new, empty folder.`);
  writeFileSync(mark, '');
  emptyFolder(dataDir, unfinishedRestore);
};

/** What a new disk brings with itself is no content. */
const contentOf = (folder: string): string[] => readdirSync(folder).filter(name => name !== 'lost+found');

const emptyFolder = (folder: string, but = ''): void => {
  for (const name of contentOf(folder)) if (name !== but) rmSync(join(folder, name), { recursive: true, force: true });
};
