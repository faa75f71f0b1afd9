import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { UnreadableFile } from '../../api/ports.ts';
import { say } from '../../schema/words/said.ts';

/** Room for about 70,000 rows of 20 columns. */
export const inflatedLimit = 64 * 2 ** 20;
const entryLimit = 1000;
/** Sheets compress to a tenth, long runs of equal rows to a fiftieth; a bomb to a thousandth. */
const ratioLimit = 200;
const ratioFrom = 2 ** 20;

/**
 * The entries of a workbook, from the directory at the end of the file and without inflating anything. Throws
 * UnreadableFile when there are too many, when they claim to be too large, or when the file is no workbook.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<{ zipFile: ZipFile; entries: Entry[] }> {
  const zipFile = await openZip(bytes);
  const entries: Entry[] = [];
  let inflated = 0;
  if (zipFile.entryCount > entryLimit) throw tooLarge();
  try {
    for await (const entry of zipFile.eachEntry()) {
      inflated += entry.uncompressedSize;
      const bomb = entry.uncompressedSize > Math.max(ratioFrom, ratioLimit * entry.compressedSize);
      if (bomb || inflated > inflatedLimit) throw tooLarge();
      entries.push(entry);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : notWorkbook();
  }
  if (!entries.some(entry => entry.fileName === 'xl/workbook.xml')) throw notWorkbook();
  return { zipFile, entries };
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return await fromBufferPromise(buffer, { validateEntrySizes: false });
  } catch {
    throw notWorkbook();
  }
}

export const tooLarge = (): UnreadableFile => new UnreadableFile(say('workbookTooLarge'), 413);

export const notWorkbook = (): UnreadableFile => new UnreadableFile(say('notWorkbook'), 415);
