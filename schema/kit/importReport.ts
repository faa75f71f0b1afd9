import { left } from './changeReport.ts';
import type { Said } from '../words/said.ts';
import {
  described,
  listOf,
  maybe,
  moment,
  named,
  object,
  oneOf,
  string,
  uuid,
  whole,
  yesOrNo,
  type Of,
} from './shape.ts';

export const importStates = oneOf(['running', 'completed', 'failed', 'canceled']);
export type ImportState = Of<typeof importStates>;

const rowError = object({
  row: described(whole, 'Its number in the file, the header being 1'),
  field: string,
  message: string,
  title: described(maybe(string), 'What the row is called, as long as the row is kept'),
  value: described(maybe(string), 'What the file says there, as long as the row is kept'),
});
/** A row that failed and why. `row` is its number in the file, the header being 1. */
export type RowError = Of<typeof rowError>;

/** The same before it is put into words. */
export type RowProblem = {
  row: number;
  field: string;
  message: Said;
  title?: string;
  value?: string;
  /** The row came in without this value, rather than failed. */
  leftOut?: boolean;
};

export const pictureStates = oneOf(['running', 'stopped', 'done']);

const pictures = object({
  state: described(maybe(pictureStates), 'None before the rows are in, and of a trial'),
  total: described(whole, 'Addresses that its rows name'),
  added: whole,
  same: described(whole, 'That the records got from an earlier import'),
  failed: whole,
  refused: described(whole, 'Texts in the place of addresses that are none of the public web'),
  failures: listOf(object({ row: described(whole, 'Its number in the file'), address: string, message: string })),
});
/** What became of the pictures that a file names by their addresses. */
export type NamedPictures = Of<typeof pictures>;

export const importReport = named(
  'importReport',
  object({
    id: uuid,
    entity: described(string, "The entity's name"),
    fileName: string,
    dryRun: described(yesOrNo, 'A trial: nothing was written'),
    state: importStates,
    created: whole,
    updated: whole,
    unchanged: described(whole, 'Rows that say what is there already'),
    lines: described(whole, 'Lines of the documents that came in: a document may be several rows'),
    skipped: whole,
    failed: whole,
    alike: described(whole, 'Of a trial: new rows that agree with a record that is there, and are likely the same'),
    twins: described(
      whole,
      'New records that share name and number with another row of the file, which says otherwise',
    ),
    total: whole,
    done: described(whole, 'Rows dealt with so far'),
    problem: described(maybe(string), 'Why the import as a whole came to an end'),
    undoAskedAt: described(maybe(moment), 'When it was asked that it be taken back'),
    undoneAt: described(maybe(moment), 'When it was taken back'),
    createdAt: moment,
    errors: listOf(rowError),
    leftOut: described(listOf(rowError), 'Values that rows came in without'),
    unread: described(
      listOf(object({ column: string, count: whole })),
      'Columns of the file, or parts of its cards, that no field is read from, with how many rows have them',
    ),
    notes: described(listOf(string), 'How the file as a whole was understood, and what of it is not read'),
    filled: described(
      listOf(object({ field: string, value: string, count: whole })),
      'What new records got where the file lacked it',
    ),
    left: described(listOf(left), 'What stayed as it was when it was taken back, as far as it is kept'),
    pictures: described(maybe(pictures), 'Of those that the file names by their addresses, where they are wanted'),
    hasFailedRows: described(yesOrNo, 'The rows that failed can be had as a file'),
  }),
);
/** An import as it stands. */
export type ImportReport = Of<typeof importReport>;
