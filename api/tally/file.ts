import type { PaperPeriod } from '../../schema/kit/papers.ts';
import { tallyVoucherOf } from '../../schema/rules/tally/groups.ts';
import {
  tallyEnd,
  tallyMasters,
  tallyNames,
  tallyStart,
  tallyVouchers,
  type TallyAccount,
  type TallyEntry,
} from '../../schema/rules/tally/xml.ts';
import type { Position } from '../crud/export/exportSlice.ts';
import type { StoredExport } from '../crud/export/report.ts';
import { type NamedFile, textStream } from '../crud/export/sheet.ts';
import { noShop } from '../db/statement.ts';
import type { Run, Statement } from '../ports.ts';
import { accountsStatement, companyStatement, entriesStatement, openingsStatement } from './statements.ts';

/** Few enough entries that nobody waits 50 ms for them. */
const partSize = 200;

/** How many ledgers the parts before have, and the last entry of them. */
type Written = { known: number; day: string };
type ReadEntry = Omit<TallyEntry, 'voucher'> & { entity: string | null; kind: string | null; isReversal: boolean };

/** The next part of such a file; null when nothing is left. A ledger stands in the first part, or in that of the first entry since it came about. */
export const tallyPart = async (
  run: Run,
  shop: string,
  { options, reached }: Pick<StoredExport, 'options' | 'reached'>,
): Promise<{ content: string; records: number; reached: Position } | null> => {
  const period = options.tally!;
  const before = reached && (JSON.parse(reached.value!) as Written);
  const after = reached && before && { day: before.day, id: reached.id };
  const entries = await rowsOf<ReadEntry>(run, entriesStatement(shop, period, { after, size: partSize }));
  if (reached && !entries.length) return null;
  const accounts = await rowsOf<Omit<TallyAccount, 'opening'>>(run, accountsStatement(shop));
  const names = tallyNames(accounts);
  const further = await withOpenings(run, shop, period.from, accounts.slice(before?.known ?? 0));
  const last = entries.at(-1);
  const written: Written = { known: accounts.length, day: last?.day ?? period.from };
  return {
    content:
      (reached ? '' : tallyStart(await companyOf(run, shop))) +
      tallyMasters(further, names) +
      tallyVouchers(entries.map(entryOf), names),
    records: entries.length,
    reached: { value: JSON.stringify(written), id: last?.id ?? noShop },
  };
};

export const tallyFile = ({ from, to }: PaperPeriod, parts: AsyncIterable<string>): NamedFile => ({
  name: `tally-${from}-${to}`,
  format: 'xml',
  body: textStream(ended(parts)),
});

async function* ended(parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield* parts;
  yield tallyEnd;
}

const entryOf = ({ entity, kind, isReversal, ...entry }: ReadEntry): TallyEntry => ({
  ...entry,
  voucher: isReversal ? 'Journal' : tallyVoucherOf(entity, kind),
});

const withOpenings = async (
  run: Run,
  shop: string,
  from: string,
  accounts: readonly Omit<TallyAccount, 'opening'>[],
): Promise<TallyAccount[]> => {
  if (!accounts.length) return [];
  const ids = accounts.map(({ id }) => id);
  const held = new Map(await rowsOf<[string, number]>(run, openingsStatement(shop, from, ids)));
  return accounts.map(account => ({ ...account, opening: held.get(account.id) ?? 0 }));
};

const companyOf = async (run: Run, shop: string): Promise<string> =>
  (await run([companyStatement(shop)]))[0]!.rows[0]![0]!;

const rowsOf = async <T>(run: Run, statement: Statement): Promise<T[]> =>
  (await run([statement]))[0]!.rows.map(([json]) => JSON.parse(json!) as T);
