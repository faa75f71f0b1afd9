import { open } from 'node:fs/promises';

/** A new name lasts once its folder is synced. Windows neither allows nor needs this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
