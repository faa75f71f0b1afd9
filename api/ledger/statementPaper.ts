import { accountKinds, isUsualName, partyKinds, type AccountKind, type LedgerUnit } from '../../schema/rules/ledger.ts';
import { formatMoney, formatWeight } from '../../schema/rules/formats.ts';
import { fill } from '../../schema/words/fill.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import type { PaperList, Reckoned, ToReckon } from '../papers/paperData.ts';
import { dayRead } from '../papers/paperOf.ts';
import type { Statement } from '../ports.ts';
import { readable } from './figures.ts';
import type { Period } from './period.ts';
import { pageStatement, totalsStatement } from './statement.ts';

/** More movements than this are told day by day: nobody reads them one by one on paper. */
const mostLines = 1_000;

type Account = { id: string; name: string; kind: AccountKind };
type Total = { unit: LedgerUnit; opening: number; debit: number; credit: number; closing: number };
type Line = Pick<Total, 'unit' | 'debit' | 'credit'> & {
  day: string;
  balance: number;
  /** None where a line is all of a day. */
  entity?: string | null;
  number?: string | null;
  note?: string | null;
  reversesId?: string | null;
  other?: Pick<Account, 'name' | 'kind'>;
};

/** What people and accountants are given: what an account held before, each movement with what it held then, and what it holds at the end. */
export const statementPapers = async ({
  run,
  shop,
  ids,
  words,
  ...asked
}: ToReckon): Promise<Map<string, Reckoned>> => {
  const period = asked.period!;
  const statements = ids.flatMap(id => [
    totalsStatement(shop, id, period),
    pageStatement(shop, id, { ...period, pageNumber: 1, pageSize: mostLines }),
    daysStatement(shop, id, period),
  ]);
  // In one transaction: the lines add up to the totals.
  const [accounts, ...found] = (await run([accountsOf(shop, ids), ...statements]))
    .slice(-1 - statements.length)
    .map(({ rows }) => rows[0]!);
  const known = new Map((JSON.parse(accounts![0]!) as Account[]).map(account => [account.id, account]));
  const drawn = ids.flatMap((id, n): [string, Reckoned][] => {
    const account = known.get(id);
    const [totals, page, days] = found.slice(3 * n, 3 * n + 3);
    const lines = Number(totals![1]) > mostLines ? days : page;
    if (!account) return [];
    return [
      [id, written(account, JSON.parse(totals![0]!) as Total[], JSON.parse(lines![0]!) as Line[], period, words)],
    ];
  });
  return new Map(drawn);
};

const accountsOf = (shop: string, ids: readonly string[]): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'kind', a.kind)), '[]') from ledger_accounts a where a.shop_id = $1 and a.id = any($2::uuid[])`,
  values: [shop, ids],
});

/** One line for each day and unit in which it moved. */
const daysStatement = (shop: string, account: string, { from, to }: Period): Statement => ({
  text: `select coalesce(json_agg(json_build_object('day', d.day, 'unit', d.unit, 'debit', ${readable('d.debit', 'd.unit')}, 'credit', ${readable('d.credit', 'd.unit')},
      'balance', ${readable('d.balance', 'd.unit')}) order by d.day, d.unit), '[]')
    from (select b.day, b.unit, b.debit, b.credit, sum(b.debit - b.credit) over (partition by b.unit order by b.day) as balance
      from (select b.day, b.unit, sum(b.debit) as debit, sum(b.credit) as credit from ledger_balances b
        where b.shop_id = $1 and b.account_id = $2 and b.day <= $4::date group by b.day, b.unit) b) d where d.day >= $3::date`,
  values: [shop, account, from, to],
});

const written = (
  { name, kind }: Account,
  totals: readonly Total[],
  lines: readonly Line[],
  { from, to }: Period,
  words: CommonWords,
): Reckoned => {
  const said = words.papers.statement;
  const labels = words.entities['ledgerAccounts']!.fields;
  return {
    number: called({ name, kind }, words),
    facts: [
      ...(isOfOne(kind) ? [{ label: labels['kind']!, value: kindIn(kind, words) }] : []),
      { label: said.period, value: fill(said.days, { from: dayRead(from, words), to: dayRead(to, words) }) },
    ],
    lists: totals.map(total => listOf(total, lines, words)),
    totals: totals.map(({ unit, closing }) => ({
      label: `${closingWords(kind, closing, words)} · ${words.papers.ledger.unit[unit]}`,
      value: isParty(kind) ? figure(Math.abs(closing), unit) : balance(closing, unit, words),
    })),
  };
};

const listOf = (
  { unit, opening, debit, credit, closing }: Total,
  lines: readonly Line[],
  words: CommonWords,
): PaperList => {
  const { ledger, statement } = words.papers;
  const heads = { ...statement.heads, debit: ledger.debit, credit: ledger.credit, balance: ledger.balance };
  const columns = (['day', 'entry', 'other', 'debit', 'credit', 'balance'] as const).map((head, n) => ({
    label: heads[head],
    end: n > 2,
    wide: n === 2,
  }));
  return {
    title: ledger.unit[unit],
    columns,
    rows: [
      ['', '', ledger.opening, '', '', balance(opening, unit, words)],
      ...lines
        .filter(line => line.unit === unit)
        .map(line => [
          dayRead(line.day, words),
          documentOf(line, words),
          [line.other && called(line.other, words), line.note].filter(Boolean).join(' · '),
          line.debit ? figure(line.debit, unit) : '',
          line.credit ? figure(line.credit, unit) : '',
          balance(line.balance, unit, words),
        ]),
      ['', '', ledger.closing, figure(debit, unit), figure(credit, unit), balance(closing, unit, words)],
    ],
  };
};

const documentOf = ({ entity, number, reversesId }: Line, words: CommonWords): string => {
  const what = number ?? (entity ? (words.entities[entity]?.one ?? '') : '');
  return reversesId ? fill(words.papers.ledger.reversalOf, { what }) : what;
};

const kindIn = (kind: AccountKind, words: CommonWords) => words.entities['ledgerAccounts']!.values['kind']![kind]!;
const isOfOne = (kind: AccountKind) => 'of' in accountKinds.find(({ id }) => id === kind)!;
const isParty = (kind: AccountKind) => partyKinds.some(({ id }) => id === kind);

/** One that the shop has not named itself is called by its kind. */
const called = ({ name, kind }: Pick<Account, 'name' | 'kind'>, words: CommonWords): string =>
  isUsualName({ name, kind }) ? kindIn(kind, words) : name;

/** To a person it says who pays whom. */
const closingWords = (kind: AccountKind, closing: number, { papers }: CommonWords): string => {
  if (!isParty(kind) || closing === 0) return papers.ledger.closing;
  return closing > 0 ? papers.statement.byYou : papers.statement.toYou;
};

const figure = (amount: number, unit: LedgerUnit): string => {
  if (unit === 'INR') return formatMoney(amount, 'paise');
  return unit === 'CT' ? amount.toFixed(3) : formatWeight(amount);
};

const balance = (amount: number, unit: LedgerUnit, { papers }: CommonWords): string =>
  amount === 0
    ? figure(0, unit)
    : fill(amount > 0 ? papers.ledger.debitOf : papers.ledger.creditOf, {
        amount: figure(Math.abs(amount), unit),
      });
