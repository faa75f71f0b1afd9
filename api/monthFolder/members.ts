import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import { oldGold } from '../../schema/entities/oldGold.ts';
import { purchases } from '../../schema/entities/purchases.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { hiddenFrom } from '../../schema/kit/guarded.ts';
import { folderFiles, type FolderFile } from '../../schema/rules/monthFolder.ts';
import type { TaxScheme } from '../../schema/rules/taxScheme.ts';
import type { Language } from '../../schema/words/languages.ts';
import type { FolderMember } from '../crud/export/options.ts';
import { listQuery } from '../crud/listQuery.ts';
import { bookSheets } from '../ledger/bookSheets.ts';
import type { Period } from '../ledger/period.ts';
import type { ReturnWanted } from '../returns/wanted.ts';

/** Lists of what is in the books; `state`: what it is called there, where it may be something else as well. */
const registers = {
  sales: { entity: quickBills, state: 'issued' },
  creditNotes: { entity: creditNotes },
  debitNotes: { entity: debitNotes },
  purchases: { entity: purchases, state: 'posted' },
  oldGold: { entity: oldGold, state: 'posted' },
} satisfies Partial<Record<FolderFile, { entity: AnyEntity; state?: string }>>;

type Asked = {
  period: Period;
  language: Language;
  /** Null: the shop has no GSTIN; `withheld`: books of a further shop of it are not the person's to see. */
  gstReturn: ReturnWanted | 'withheld' | null;
  /** How whoever files paid GST: it says which returns there are. */
  scheme: TaxScheme;
  holds: (permission: string) => boolean;
};

/** The exports that a month's folder has, one file each, and what whoever asks may not see. */
export const membersOf = (asked: Asked): { members: FolderMember[]; withheld: FolderFile[] } => {
  const found = folderFiles.map(file => ({ file, member: memberOf(file, asked) }));
  return {
    members: found.flatMap(({ member }) => (member && member !== 'withheld' ? [member] : [])),
    withheld: found.flatMap(({ file, member }) => (member === 'withheld' ? [file] : [])),
  };
};

const memberOf = (file: FolderFile, asked: Asked): FolderMember | 'withheld' | null => {
  const { period, language, gstReturn, scheme } = asked;
  const ofBooks = { file, entity: ledgerAccounts.name };
  const options = { list: listQuery(ledgerAccounts, new URLSearchParams()), language };
  if (file === 'gstr1' || file === 'gstr1Workbook' || file === 'gstr3b' || file === 'cmp08') {
    if ((file === 'cmp08') !== (scheme === 'composition')) return null;
    if (!gstReturn || gstReturn === 'withheld') return gstReturn;
    const wanted = file === 'gstr3b' || file === 'cmp08' ? { ...gstReturn, of: file } : gstReturn;
    return { ...ofBooks, format: file === 'gstr1' ? 'json' : 'xlsx', options: { ...options, gstReturn: wanted } };
  }
  if (file === 'tally') return { ...ofBooks, format: 'xml', options: { ...options, tally: period } };
  const of = bookSheets.find(book => book === file);
  if (of) return { ...ofBooks, format: 'xlsx', options: { ...options, book: { of, period } } };
  return registerOf(file as keyof typeof registers, asked);
};

/** A row for each line, in the order of days. */
const registerOf = (file: keyof typeof registers, { period, language, holds }: Asked): FolderMember | 'withheld' => {
  const { entity, state }: { entity: AnyEntity; state?: string } = registers[file];
  if (!holds(entity.permissions.list!)) return 'withheld';
  const search = new URLSearchParams({
    day_gte: period.from,
    day_lte: period.to,
    sort: 'day',
    ...(state && { state }),
  });
  const hidden = hiddenFrom(entity, holds);
  const options = { list: listQuery(entity, search), language, perLine: true, ...(hidden.length && { hidden }) };
  return { file, entity: entity.name, format: 'xlsx', options };
};
