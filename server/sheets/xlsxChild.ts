/** Runs as a process of its own with limited memory; the process that asked for the rows takes them slice by slice. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { readSheet } from 'read-excel-file/universal';
import type { CellValue } from 'read-excel-file/universal';
import type { Entry, ZipFile } from 'yauzl';
import { UnreadableFile } from '../../api/ports.ts';
import { spreadsheetDate, spreadsheetNumber } from './plain.ts';
import { inSlices } from './slices.ts';
import { inflatedLimit, notWorkbook, openWorkbook, tooLarge } from './xlsxDirectory.ts';
import type { Answer } from './xlsxRead.ts';
import { zip } from './zip.ts';
import type { ZipEntry } from './zip.ts';

const answer = (message: Answer): unknown => process.send!(message);

// Now, since its end is sudden: the next one starts in half the time.
flushCompileCache();

// Keeps the process until its parent ends it, or is itself gone.
process.on('message', () => undefined);

const [bytes] = (await once(process, 'message')) as [Uint8Array];
try {
  for await (const slice of inSlices(await rowsOf(bytes))) {
    answer({ slice });
    await once(process, 'message');
  }
  answer({ slice: null });
} catch (error) {
  const { said, status } = error instanceof UnreadableFile ? error : notWorkbook();
  answer({ refused: said, status });
}

/** The first sheet of the workbook. */
async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  const { zipFile, entries } = await openWorkbook(bytes);
  const rows = await readSheet(await repacked(zipFile, entries), { trim: false });
  return rows.map(row => row.map(cellText));
}

/**
 * The XML of the workbook, packed again without compression. The reader's own unzipping follows other fields than those
 * that were checked and inflates in further threads without limit; in this archive it finds nothing to inflate.
 */
async function repacked(zipFile: ZipFile, entries: readonly Entry[]): Promise<ArrayBuffer> {
  const wanted = entries.filter(entry => /\.(xml|rels)$/.test(entry.fileName));
  const contents: ZipEntry[] = [];
  let inflated = 0;
  for (const entry of wanted) {
    const content: Uint8Array[] = [];
    for await (const piece of (await zipFile.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      inflated += piece.length;
      if (inflated > inflatedLimit) throw tooLarge();
      content.push(piece);
    }
    contents.push({ name: entry.fileName, content });
  }
  const packed: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of zip(contents, 0)) packed.push(piece as Uint8Array<ArrayBuffer>);
  return new Blob(packed).arrayBuffer();
}

function cellText(cell: CellValue | null): string {
  if (cell instanceof Date) return spreadsheetDate(cell);
  if (typeof cell === 'number') return spreadsheetNumber(cell);
  return cell === null ? '' : String(cell);
}
