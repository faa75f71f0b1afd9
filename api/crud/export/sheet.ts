import { cardText, type CardFields } from '../../../schema/kit/cards/cardText.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { listed } from '../../../schema/kit/listed.ts';
import type { ExportReport } from '../../../schema/kit/backgroundTask.ts';
import { pdfType } from '../../../schema/rules/fileTypes.ts';
import type { Wording } from '../../../schema/words/wording.ts';
import { wordings } from '../../../schema/words/wordings.ts';
import { exportColumns, lineColumns } from './exportColumns.ts';
import type { Written } from './exportSlice.ts';
import type { Cell, Sheets } from '../../ports.ts';
import type { Reply } from '../../reply.ts';
import { jsonType, mediaTypes, xmlType, zipType, type Format } from './formats.ts';

/** What is written out, as what, and in which language. */
export type Sheet = Written & { format: Format };
export type Rows = readonly (readonly Cell[])[];

/** Cards are for programs, which know no language but English. */
export const sheetOf = (entity: AnyEntity, format: Format, { words }: Wording, perLine = false): Sheet => ({
  entity,
  format,
  words: format === 'vcf' ? wordings.en.words : words,
  perLine,
});

/** Rows that are read and written together. */
export const sliceSize = 2_000;

/** How many records are read next: so many that they come to about as many rows, as far as the last ones tell. */
export const nextSize = ({ perLine }: Written, last: { records: number; rows: number } | null): number => {
  if (!perLine) return sliceSize;
  if (!last?.records) return 100;
  return Math.max(1, Math.min(sliceSize, Math.floor((sliceSize * last.records) / last.rows)));
};

type Found = readonly (string | null)[];

/** Without the position in front; what is a number leaves as one, so that a spreadsheet can add it up. */
export const cellsOf = (written: Written, rows: readonly Found[]): Cell[][] => {
  const { entity, words, perLine } = written;
  const columns = exportColumns(entity, words);
  const own = rows.map(row => columns.map(({ numeric }, i) => cellOf(row[i + 2]!, numeric)));
  return perLine ? rows.flatMap((row, i) => rowsOfLines(written, own[i]!, row.slice(2 + columns.length))) : own;
};

const cellOf = (text: string | null, isNumber: boolean): Cell => (isNumber && text !== null ? Number(text) : text);

/**
 * The first line stands beside the record, so that what a column of the record comes to is right in a spreadsheet. Each further one has
 * nothing before it but what decides which record it is of.
 */
const rowsOfLines = ({ entity, words }: Written, own: Cell[], lists: Found): Cell[][] => {
  const repeated = new Set(entity.naturalKey ?? [entity.title]);
  const further = exportColumns(entity, words).map(({ name }, i) => (repeated.has(name) ? own[i]! : null));
  const each = lineColumns(entity, words).map(({ columns }, i) => {
    const lines = JSON.parse(lists[i] ?? '[]') as (string | null)[][];
    return { columns, lines };
  });
  const count = Math.max(1, ...each.map(({ lines }) => lines.length));
  return Array.from({ length: count }, (_, n) => [
    ...(n === 0 ? own : further),
    ...each.flatMap(({ columns, lines }) => columns.map(({ numeric }, i) => cellOf(lines[n]?.[i] ?? null, numeric))),
  ]);
};

/** A slice as it stands in the file, where the file is text. */
export const sliceText = (sheet: Sheet, rows: Rows, sheets: Sheets): string =>
  sheet.format === 'vcf' ? rows.map(row => cardOf(sheet, row)).join('') : sheets.csv(rows);

/** A file as it is sent, or put into a folder. */
export type NamedFile = { name: string; format: ExportReport['format']; body: ReadableStream<Uint8Array> };

export const textFile = (sheet: Sheet, slices: AsyncIterable<string>, sheets: Sheets): NamedFile => {
  const { entity, format } = sheet;
  const isSheet = format === 'csv';
  const whole = isSheet ? after(sheets.csv(headerOf(sheet)), slices) : slices;
  return { name: fileName(entity), format, body: textStream(whole, isSheet ? byteOrderMark : undefined) };
};

export const workbook = (sheet: Sheet, slices: AsyncIterable<Rows>, sheets: Sheets): NamedFile => ({
  name: fileName(sheet.entity),
  format: 'xlsx',
  body: sheets.xlsx(after(headerOf(sheet), slices)),
});

/** Papers, one after the other. */
export const pdfFile = (entity: AnyEntity, pieces: AsyncIterable<Uint8Array>): NamedFile => ({
  name: fileName(entity),
  format: 'pdf',
  body: byteStream(pieces),
});

export const csvFile = (name: string, slices: AsyncIterable<string>): Reply =>
  fileReply({ name, format: 'csv', body: textStream(slices, byteOrderMark) });

const headerOf = ({ entity, words, perLine }: Written): Rows => {
  const columns = [
    ...exportColumns(entity, words),
    ...(perLine ? lineColumns(entity, words).flatMap(({ columns }) => columns) : []),
  ];
  return [columns.map(({ label }) => label)];
};

/** In English whatever the language: a header holds no letters but these. */
const fileName = ({ label }: AnyEntity) => label.many.toLowerCase().replaceAll(' ', '-');

const cardOf = ({ entity, words }: Written, row: readonly Cell[]): string => {
  const columns = exportColumns(entity, words);
  const parts = Object.entries(entity.card!).map(([part, field]) => {
    const cell = String(row[columns.findIndex(({ name }) => name === field)] ?? '');
    return [part, part === 'groups' ? listed(cell) : cell];
  });
  return cardText(Object.fromEntries(parts) as CardFields);
};

async function* after<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

/** The browser saves it under this name. */
export const fileReply = ({ name, format, body }: NamedFile): Reply => ({
  status: 200,
  headers: {
    'content-type': typeOf(format),
    'content-disposition': `attachment; filename="${name}.${format}"`,
  },
  body,
});

const typeOf = (format: ExportReport['format']) => {
  if (format === 'pdf') return pdfType;
  if (format === 'json') return jsonType;
  if (format === 'xml') return xmlType;
  if (format === 'zip') return zipType;
  return format === 'xlsx' ? mediaTypes.xlsx : `${mediaTypes[format]}; charset=utf-8`;
};

/** Without it a spreadsheet takes the file for one in its own country's charset. */
export const byteOrderMark = new Uint8Array([0xef, 0xbb, 0xbf]);

export const textStream = (texts: AsyncIterable<string>, start?: Uint8Array): ReadableStream<Uint8Array> =>
  byteStream(encoded(texts, start));

async function* encoded(texts: AsyncIterable<string>, start?: Uint8Array): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  if (start) yield start;
  for await (const text of texts) yield encoder.encode(text);
}

export const byteStream = (pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const each = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async controller => {
      const next = await each.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await each.return?.(undefined)),
  });
};
