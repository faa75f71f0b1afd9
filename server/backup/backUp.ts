import { mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type pg from 'pg';
import { lock } from '../db/embedded/lock.ts';
import { Archive } from './archive.ts';
import { filesIn, holdFiles, stagingName } from './folder.ts';
import { format, names, product, type Manifest } from './manifest.ts';
import { readRows } from './readRows.ts';
import { openSource, withClient, type Opened, type Place } from './source.ts';
import { piecesOf } from './tar.ts';

/**
 * Everything into one file: the rows as of one moment, and every file that was there before, at or after it. A file is there before the
 * row that names it, and its row is gone before it is: what the rows name is among them.
 */
export const backUp = async (place: Place, target: string): Promise<Omit<Manifest, 'indexes'>> => {
  refuseInside(place.dataDir, target);
  const staging = join(place.dataDir, stagingName);
  const unlock = takeStaging(staging);
  try {
    const archive = await Archive.create(target);
    try {
      return await fill(archive, place, staging);
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    empty(staging);
    unlock();
    rmSync(staging, { recursive: true, force: true });
  }
};

/** It would hold itself, and each one all those before it. */
const refuseInside = (dataDir: string, target: string): void => {
  const path = relative(realpathSync(dataDir), join(realpathSync(dirname(target)), basename(target)));
  if (path.split(sep)[0] !== '..' && !isAbsolute(path))
    throw new Error(`${target} lies in DATA_DIR: name a file elsewhere, on another disk at best.`);
};

const fill = async (archive: Archive, place: Place, staging: string) => {
  const held = join(staging, 'files');
  const hold = () => holdFiles(place.dataDir, held);
  await hold();
  const source = await openSource(place, join(staging, 'database'), hold);
  const rows = await readAll(source, client => readRows(client, archive, hold));
  const manifest = { product, format, ...rows, files: await addFiles(archive, held) } as const;
  await archive.finish(manifest);
  return manifest;
};

const readAll = async <T>({ pool, close }: Opened, read: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
  try {
    return await withClient(pool, read);
  } finally {
    await close();
  }
};

const addFiles = async (archive: Archive, held: string): Promise<Manifest['files']> => {
  let [count, bytes] = [0, 0];
  for await (const path of filesIn(held)) {
    const file = await open(join(held, path));
    try {
      // Of one that is still growing as much as there is now.
      const { size } = await file.stat();
      await archive.add(names.file(path), size, piecesOf(file, { size, offset: 0 }));
      count++;
      bytes += size;
    } finally {
      await file.close();
    }
  }
  return { count, bytes };
};

/** One backup at a time; what a killed one left goes. */
const takeStaging = (staging: string): (() => void) => {
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  try {
    const unlock = lock(staging);
    empty(staging);
    return unlock;
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('in use')) throw error;
    throw new Error('Another backup of this DATA_DIR is under way.', { cause: error });
  }
};

const empty = (staging: string): void => {
  for (const name of readdirSync(staging))
    if (!name.startsWith('lock')) rmSync(join(staging, name), { recursive: true, force: true });
};
