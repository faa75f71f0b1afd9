import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { UnreadableFile } from '../../api/ports.ts';
import type { Sheets } from '../../api/ports.ts';
import { readCsv } from './csvRead.ts';
import { csvText } from './csvWrite.ts';
import { readXlsx } from './xlsxRead.ts';
import { xlsxStream } from './xlsxWrite.ts';
import { zip, type ZipEntry } from './zip.ts';
import { say } from '../../schema/words/said.ts';

export function nodeSheets(): Sheets {
  return { read, csv: csvText, xlsx: xlsxStream, zip: zipStream };
}

const zipStream: Sheets['zip'] = files =>
  Readable.toWeb(Readable.from(zip(entriesOf(files), 6))) as ReadableStream<Uint8Array>;

async function* entriesOf(files: Parameters<Sheets['zip']>[0]): AsyncGenerator<ZipEntry> {
  for await (const { name, content } of files) yield { name, content: Readable.fromWeb(content as NodeStream) };
}

async function* read(bytes: Uint8Array): AsyncGenerator<string[][]> {
  let empty = true;
  for await (const slice of isZip(bytes) ? readXlsx(bytes) : readCsv(bytes)) {
    empty = false;
    yield slice;
  }
  if (empty) throw new UnreadableFile(say('fileEmpty'), 400);
}

/** `PK`, then 3 and 4, or 5 and 6 when the archive is empty. */
const isZip = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));
