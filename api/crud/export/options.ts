import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { guardedFields } from '../../../schema/kit/guarded.ts';
import type { PaperPeriod, PaperSize } from '../../../schema/kit/papers.ts';
import type { Language } from '../../../schema/words/languages.ts';
import type { LetterState } from '../../../schema/rules/paperLetters.ts';
import type { FolderFile } from '../../../schema/rules/monthFolder.ts';
import type { ExportReport } from '../../../schema/kit/backgroundTask.ts';
import { can } from '../../../schema/permissions.ts';
import type { ListQuery } from '../../db/list.ts';
import { entityOf } from '../../db/select.ts';
import type { BookWanted } from '../../ledger/bookSheets.ts';
import type { ReturnWanted } from '../../returns/wanted.ts';

export const exportQueue = 'exports';

/** What the job needs to know. The language: of whoever asked; none was kept before there were two. */
export type ExportOptions = {
  list: ListQuery;
  language?: Language;
  perLine?: boolean;
  /** Fields that whoever asked does not see. */
  hidden?: readonly string[];
  /** Which paper of each, where it is papers. */
  paper?: { name: string; size: PaperSize; period?: PaperPeriod };
  /** Documents whose paper could not be drawn, by number. */
  leftOut?: readonly string[];
  /** Where it is a return of GST. */
  gstReturn?: ReturnWanted;
  /** Where it is the books of a period for Tally. */
  tally?: PaperPeriod;
  /** Where it is one of the books as a workbook. */
  book?: BookWanted;
  /** Where it is the e-invoice of a bill or a credit note. */
  eInvoice?: { id: string; number: string };
  /** Where it is all that an accountant is given of a month. */
  folder?: FolderWanted;
  /** To whom its file goes by mail once it is there, and what became of that letter. */
  mail?: { to: string; state: LetterState; tries: number };
};

/** The folder of a month that is written: of which shop, in which language, and the exports that are its files. */
export type FolderWanted = { month: string; shop: string; language: Language; members: FolderMember[] };

/** A file of a folder: written like an export of its own. */
export type FolderMember = { file: FolderFile; entity: string; format: ExportReport['format']; options: ExportOptions };

/** How long a finished file can be had. */
export const keptFor = 7 * 24 * 60 * 60 * 1_000;

/** Whoever has the file must hold all of it: what its calls ask for. */
export const permissionsFor = (
  entity: AnyEntity,
  { list, hidden = [], gstReturn, folder }: ExportOptions,
): string[] => {
  if (gstReturn) return [can.LedgerList];
  if (folder) return [...new Set(folder.members.flatMap(each => permissionsFor(entityOf(each.entity), each.options)))];
  return [
    entity.permissions.list!,
    ...(list.deleted ? [entity.permissions.delete!] : []),
    ...guardedFields(entity).flatMap(({ name, shownTo }) => (hidden.includes(name) ? [] : shownTo)),
  ];
};
