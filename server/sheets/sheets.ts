import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Sheets } from '../../api/ports.ts';
import { csvText } from './csvWrite.ts';
import { sheetReader } from './sheetReader.ts';
import { xlsxStream } from './xlsxWrite.ts';
import { zip, type ZipEntry } from './zip.ts';

const read = sheetReader();

export function nodeSheets(): Sheets {
  return { read, csv: csvText, xlsx: xlsxStream, zip: zipStream };
}

const zipStream: Sheets['zip'] = files =>
  Readable.toWeb(Readable.from(zip(entriesOf(files), 6))) as ReadableStream<Uint8Array>;

async function* entriesOf(files: Parameters<Sheets['zip']>[0]): AsyncGenerator<ZipEntry> {
  for await (const { name, content } of files) yield { name, content: Readable.fromWeb(content as NodeStream) };
}
