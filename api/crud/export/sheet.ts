import { cardText, type CardFields } from '../../../schema/kit/cards/cardText.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { listed } from '../../../schema/kit/listed.ts';
import type { Wording } from '../../../schema/words/wording.ts';
import { wordings } from '../../../schema/words/wordings.ts';
import { exportColumns, type Written } from './exportSlice.ts';
import type { Cell, Sheets } from '../../ports.ts';
import type { Reply } from '../../reply.ts';
import { mediaTypes, type Format } from './formats.ts';

/** What is written out, as what, and in which language. */
export type Sheet = Written & { format: Format };
export type Rows = readonly (readonly Cell[])[];

/** Cards are for programs, which know no language but English. */
export const sheetOf = (entity: AnyEntity, format: Format, { words }: Wording): Sheet => ({
  entity,
  format,
  words: format === 'vcf' ? wordings.en.words : words,
});

/** Rows that are read and written together. */
export const sliceSize = 2_000;

/** Without the position in front; what is a number leaves as one, so that a spreadsheet can add it up. */
export const cellsOf = ({ entity, words }: Written, rows: readonly (readonly (string | null)[])[]): Cell[][] => {
  const numeric = exportColumns(entity, words).map(column => column.numeric);
  return rows.map(row =>
    numeric.map((isNumber, i) => {
      const cell = row[i + 2]!;
      return isNumber && cell !== null ? Number(cell) : cell;
    }),
  );
};

/** A slice as it stands in the file, where the file is text. */
export const sliceText = (sheet: Sheet, rows: Rows, sheets: Sheets): string =>
  sheet.format === 'vcf' ? rows.map(row => cardOf(sheet, row)).join('') : sheets.csv(rows);

export const textFile = (sheet: Sheet, slices: AsyncIterable<string>, sheets: Sheets): Reply => {
  const { entity, format } = sheet;
  const isSheet = format === 'csv';
  const whole = isSheet ? after(sheets.csv(headerOf(sheet)), slices) : slices;
  return fileReply(fileName(entity), format, textStream(whole, isSheet ? byteOrderMark : undefined));
};

export const workbook = (sheet: Sheet, slices: AsyncIterable<Rows>, sheets: Sheets): Reply =>
  fileReply(fileName(sheet.entity), 'xlsx', sheets.xlsx(after(headerOf(sheet), slices)));

export const csvFile = (name: string, slices: AsyncIterable<string>): Reply =>
  fileReply(name, 'csv', textStream(slices, byteOrderMark));

const headerOf = ({ entity, words }: Written): Rows => [exportColumns(entity, words).map(({ label }) => label)];

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
const fileReply = (name: string, format: Format, body: ReadableStream<Uint8Array>): Reply => ({
  status: 200,
  headers: {
    'content-type': format === 'xlsx' ? mediaTypes.xlsx : `${mediaTypes[format]}; charset=utf-8`,
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
