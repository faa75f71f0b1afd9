import { columnMarks } from './importForms.ts';
import { described, listOf, maybe, named, object, oneOf, string, whole, type Of } from './shape.ts';

export const importLook = named(
  'importLook',
  object({
    columns: described(
      listOf(
        object({
          name: described(
            string,
            'As its header, as its letter where it has none, with a number where another has that name',
          ),
          count: described(whole, 'So many rows have a value'),
          marks: described(listOf(oneOf(columnMarks)), 'What its cells tell of the way in which they are written'),
        }),
      ),
      'The columns with a name or with values',
    ),
    rows: described(listOf(listOf(string)), 'The first rows with content, in the order of `columns`'),
    total: described(whole, 'Rows below the header'),
    headerRow: described(whole, 'The row that names the columns; 0 where none does'),
    sheet: described(maybe(string), 'Of a workbook: the sheet that is read'),
    sheets: described(listOf(string), 'All sheets of a workbook'),
    hiddenRows: whole,
    unmeant: described(
      listOf(object({ field: string, column: string, values: listOf(string) })),
      'Texts that would mean no record, if the field were read from the column: give them a meaning as `meanings` of `reading`',
    ),
    toConfirm: described(
      maybe(listOf(string)),
      'Of a text that is not in UTF-8: cells as Windows-1252 has them, to be confirmed as `encoding` of `reading`',
    ),
    notes: described(listOf(string), 'How the file as a whole was understood, and what of it is not read'),
  }),
);
/** How a file would be read. */
export type ImportLook = Of<typeof importLook>;
