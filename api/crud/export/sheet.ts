import { cardText, type CardFields } from '../../../schema/kit/cards/cardText.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { listed } from '../../../schema/kit/listed.ts';
import type { ExportReport } from '../../../schema/kit/taskReport.ts';
import { exportColumns } from './exportSlice.ts';
import type { Cell, Sheets } from '../../ports.ts';
import type { Reply } from '../../reply.ts';

export type Format = ExportReport['format'];
export type Rows = readonly (readonly Cell[])[];

/** Rows that are read and written together. */
export const sliceSize = 2_000;

/** Without the position in front; what is a number leaves as one, so that a spreadsheet can add it up. */
export const cellsOf = (row: readonly (string | null)[], numeric: readonly boolean[]): Cell[] =>
  numeric.map((isNumber, i) => {
    const cell = row[i + 2]!;
    return isNumber && cell !== null ? Number(cell) : cell;
  });

/** A slice as it stands in the file, where the file is text. */
export const sliceText = (entity: AnyEntity, format: Format, rows: Rows, sheets: Sheets): string =>
  format === 'vcf' ? rows.map(row => cardOf(entity, row)).join('') : sheets.csv(rows);

export const textFile = (entity: AnyEntity, format: Format, slices: AsyncIterable<string>, sheets: Sheets): Reply => {
  const isSheet = format === 'csv';
  const whole = isSheet ? after(sheets.csv(headerOf(entity)), slices) : slices;
  return fileReply(fileName(entity), format, textStream(whole, isSheet ? byteOrderMark : undefined));
};

export const workbook = (entity: AnyEntity, slices: AsyncIterable<Rows>, sheets: Sheets): Reply =>
  fileReply(fileName(entity), 'xlsx', sheets.xlsx(after(headerOf(entity), slices)));

export const csvFile = (name: string, slices: AsyncIterable<string>): Reply =>
  fileReply(name, 'csv', textStream(slices, byteOrderMark));

const headerOf = (entity: AnyEntity): Rows => [exportColumns(entity).map(({ label }) => label)];

const fileName = ({ label }: AnyEntity) => label.many.toLowerCase().replaceAll(' ', '-');

const cardOf = (entity: AnyEntity, row: readonly Cell[]): string => {
  const columns = exportColumns(entity);
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

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard; charset=utf-8',
} satisfies Record<Format, string>;

/** The browser saves it under this name. */
const fileReply = (name: string, format: Format, body: ReadableStream<Uint8Array>): Reply => ({
  status: 200,
  headers: {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
  },
  body,
});

/** Without it a spreadsheet takes the file for one in its own country's charset. */
const byteOrderMark = new Uint8Array([0xef, 0xbb, 0xbf]);

const textStream = (texts: AsyncIterable<string>, start?: Uint8Array): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const slices = texts[Symbol.asyncIterator]();
  return new ReadableStream({
    start: controller => start && controller.enqueue(start),
    pull: async controller => {
      const next = await slices.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await slices.return?.(undefined)),
  });
};
