import { day, described, listOf, maybe, named, object, oneOf, string, whole, type Of } from '../kit/shape.ts';

/** What an accountant is given of a month, in the order in which it is read. */
export const folderFiles = [
  'gstr1',
  'gstr1Workbook',
  'gstr3b',
  'cmp08',
  'sales',
  'creditNotes',
  'debitNotes',
  'purchases',
  'oldGold',
  'stock',
  'trialBalance',
  'tally',
] as const;
export type FolderFile = (typeof folderFiles)[number];

export const monthFolder = named(
  'monthFolder',
  object({
    month: string,
    files: described(
      listOf(object({ file: oneOf(folderFiles), records: described(whole, 'Documents, entries or rows') })),
      'What the folder has',
    ),
    withheld: described(listOf(oneOf(folderFiles)), 'What the caller may not see, which is left out'),
    mailTo: described(maybe(string), 'The accountant’s e-mail, where the shop names one'),
    openDays: described(listOf(day), 'Days of the month whose books are not closed: they may still change'),
  }),
);
export type MonthFolder = Of<typeof monthFolder>;
