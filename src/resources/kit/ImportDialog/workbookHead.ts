import type { Head } from './head.ts';

/** A workbook that takes longer to look into is imported unseen, by the names of its columns. */
const patienceMs = 4_000;

/** Reads the beginning of a workbook beside the page, which nothing in the file can hold up. */
export async function workbookHead(file: File): Promise<Head> {
  const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<Head>();
  const patience = setTimeout(() => resolve(null), patienceMs);
  worker.addEventListener('message', ({ data }: MessageEvent<Head>) => resolve(data));
  worker.addEventListener('error', () => resolve(null));
  worker.postMessage(file);
  const head = await promise;
  clearTimeout(patience);
  worker.terminate();
  return head;
}
