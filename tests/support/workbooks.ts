import { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { UnreadableFile } from '../../api/ports.ts';
import { nodeSheets } from '../../server/sheets/sheets.ts';
import * as parts from '../../server/sheets/xlsxParts.ts';
import { zip, type ZipEntry } from '../../server/sheets/zip.ts';

export const caller = { shop: 'shop' };

export async function rowsOf(file: Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const slice of nodeSheets().read(file, caller)) rows.push(...slice);
  return rows;
}

export const refusal = (status: number) =>
  expect.objectContaining({ name: 'UnreadableFile', status }) as UnreadableFile;
export const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const ordinary = `<row r="1">${cell('A1', 'Name')}</row><row r="2">${cell('A2', 'Ring')}</row>`;

export async function pack(entries: Iterable<ZipEntry>): Promise<Buffer> {
  return Buffer.concat(await Readable.from(zip(entries, 9)).toArray());
}

/** A workbook with these rows; `more` entries come last, where a reader of names finds them instead of earlier ones. */
export function workbook(rows: string, more: ZipEntry[] = []): Promise<Buffer> {
  const files: [string, string][] = [
    ['[Content_Types].xml', parts.contentTypes],
    ['_rels/.rels', parts.packageLinks],
    ['xl/workbook.xml', parts.workbook],
    ['xl/_rels/workbook.xml.rels', parts.workbookLinks],
    ['xl/styles.xml', parts.styles],
    ['xl/worksheets/sheet1.xml', parts.sheetHead + rows + parts.sheetFoot],
  ];
  return pack([...files.map(([name, text]) => ({ name, content: [Buffer.from(text)] })), ...more]);
}
