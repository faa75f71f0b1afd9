import { isUsualName, type AccountKind, type LedgerUnit } from '../../schema/rules/ledger.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import type { Cell, Statement } from '../ports.ts';
import { readable } from './figures.ts';
import type { Period } from './period.ts';
import { sums } from './statement.ts';

/** Books of a period that are written into a workbook as a whole. */
export const bookSheets = ['stock', 'trialBalance'] as const;
export type BookSheet = (typeof bookSheets)[number];
export type BookWanted = { of: BookSheet; period: Period };

type Account = { kind: AccountKind; name: string; unit: LedgerUnit };
type Figures = [opening: number, debit: number, credit: number, closing: number];
type Row = Account & { day?: string; figures: Figures };

export const bookStatement = (shop: string, { of, period: { from, to } }: BookWanted): Statement => ({
  text: `select json_build_object('day', r.day, 'kind', r.kind, 'name', r.name, 'unit', r.unit,
      'figures', json_build_array(${['opening', 'debit', 'credit', 'closing'].map(each => readable(`r.${each}`, 'r.unit')).join(', ')}))
    from (${rowsOf[of]}) r order by r.unit desc, r.kind, lower(r.name), r.id, r.day`,
  values: [shop, from, to],
});

export const bookCount = (shop: string, { of, period: { from, to } }: BookWanted): Statement => ({
  text: `select count(*)::text from (${rowsOf[of]}) r`,
  values: [shop, from, to],
});

/** What lies in stock by weight, day by day on which it moved. */
const stockDays = `select d.day, d.unit, d.kind, d.name, d.id, d.debit, d.credit, d.closing, d.closing - d.debit + d.credit as opening from (
    select m.*, sum(m.debit - m.credit) over (partition by m.id, m.unit order by m.day) as closing from (
      select b.day, b.unit, a.kind, a.name, a.id, sum(b.debit) as debit, sum(b.credit) as credit
      from ledger_balances b join ledger_accounts a on a.shop_id = $1 and a.id = b.account_id
      where b.shop_id = $1 and b.day <= $3::date and b.unit <> 'INR' and a.kind in ('stock', 'pieces') group by b.day, b.unit, a.kind, a.name, a.id) m) d
  where d.day >= $2::date`;

const rowsOf = {
  stock: stockDays,
  trialBalance: `select null::date as day, s.unit, a.kind, a.name, a.id, s.opening, s.debit, s.credit, s.opening + s.debit - s.credit as closing
    from (${sums('', 'b.account_id, ')}) s join ledger_accounts a on a.shop_id = $1 and a.id = s.account_id`,
} satisfies Record<BookSheet, string>;

/** What a person is told of each row: balances of the credit side are below nought. */
export const bookRow = (row: Row, of: BookSheet, words: CommonWords): Cell[] => {
  const kind = words.entities['ledgerAccounts']!.values['kind']![row.kind]!;
  const unit = words.papers.ledger.unit[row.unit];
  const name = isUsualName(row) ? kind : row.name;
  return of === 'stock' ? [row.day!, name, unit, ...row.figures] : [unit, name, kind, ...row.figures];
};

export const bookHeader = (of: BookSheet, words: CommonWords): string[] => {
  const { ledger, month, statement } = words.papers;
  const account = words.entities['ledgerAccounts']!;
  if (of === 'stock')
    return [
      statement.heads.day,
      account.one,
      month.head.unit,
      ledger.opening,
      month.head.in,
      month.head.out,
      ledger.closing,
    ];
  return [
    month.head.unit,
    account.one,
    account.fields['kind']!,
    ledger.opening,
    ledger.debit,
    ledger.credit,
    ledger.closing,
  ];
};

export const readBook = (json: string): Row => JSON.parse(json) as Row;
