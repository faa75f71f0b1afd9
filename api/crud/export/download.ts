import { notFound } from '../../../schema/errors.ts';
import { joinPdfs } from '../../papers/joinPdfs.ts';
import { bytesOfBase64 } from '../../base64.ts';
import { entityOf } from '../../db/select.ts';
import { partStatement } from './exportRows.ts';
import { sheetOfStored, type StoredExport } from './report.ts';
import { pdfFile, textFile, workbook, type NamedFile, type Rows } from './sheet.ts';
import { bookFile } from '../../ledger/bookFile.ts';
import { folderFile } from '../../monthFolder/file.ts';
import type { Result, Sheets, Statement } from '../../ports.ts';
import { eInvoiceFile } from '../../returns/eInvoice.ts';
import { returnFile } from '../../returns/file.ts';
import { tallyFile } from '../../tally/file.ts';
import { say } from '../../../schema/words/said.ts';

/** What reads one part of the export: a statement in the context of whoever may. */
export type PartReader = (statement: Statement) => Promise<Result>;

/** Its parts one after the other, each read when the one before is on its way. */
export const exportedFile = (shop: string, stored: StoredExport, sheets: Sheets, read: PartReader): NamedFile => {
  const parts = partsOf(shop, stored, read);
  const { folder } = stored.options;
  if (!folder) return fileOf(stored, parts, sheets);
  return folderFile(folder, parts, { sheets, fileOf: (member, own) => fileOf(member, own, sheets) });
};

const fileOf = (
  stored: Pick<StoredExport, 'entity' | 'format' | 'options'>,
  parts: AsyncIterable<string>,
  sheets: Sheets,
): NamedFile => {
  const { entity, format, options } = stored;
  if (options.eInvoice) return eInvoiceFile(options.eInvoice, parts);
  if (options.gstReturn || format === 'json') return returnFile(stored, parts, sheets);
  if (options.tally || format === 'xml') return tallyFile(options.tally!, parts);
  if (options.book || format === 'zip') return bookFile(options.book!, options.language, parts, sheets);
  if (format === 'pdf') return pdfFile(entityOf(entity), joinPdfs(bytesOfParts(parts)));
  const sheet = sheetOfStored(stored, format);
  return format === 'xlsx' ? workbook(sheet, rowsOf(parts), sheets) : textFile(sheet, parts, sheets);
};

async function* partsOf(shop: string, { id, parts }: StoredExport, read: PartReader): AsyncGenerator<string> {
  for (let part = 0; part < parts; part++) {
    const content = (await read(partStatement(shop, id, part))).rows[0]?.[0];
    if (content === undefined || content === null) throw notFound(say('export'));
    yield content;
  }
}

async function* bytesOfParts(parts: AsyncIterable<string>) {
  // A part whose papers could all not be drawn is empty.
  for await (const part of parts) if (part) yield bytesOfBase64(part);
}

async function* rowsOf(parts: AsyncIterable<string>): AsyncGenerator<Rows> {
  for await (const part of parts) yield JSON.parse(part) as Rows;
}
