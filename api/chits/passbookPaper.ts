import type { PassbookRead } from '../../schema/rules/chitReplies.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { monthsRead } from '../../schema/rules/chitMonths.ts';
import { formatMoney, formatWeight } from '../../schema/rules/formats.ts';
import { fill } from '../../schema/words/fill.ts';
import { choiceIn, type CommonWords } from '../../schema/words/wording.ts';
import type { PaperList, Reckoned, ToReckon } from '../papers/paperData.ts';
import { dayRead } from '../papers/paperOf.ts';
import { passbooksStatement, readPassbooks } from './passbooks.ts';
import { ratesOf, ratesStatement } from './rate.ts';
import { linesStatement, passbookRead } from './statementOf.ts';

/** The passbook as its holder takes it home: its lines, what it comes to, and what it is worth today. */
export const passbookPapers = async ({ run, shop, ids, at, words }: ToReckon): Promise<Map<string, Reckoned>> => {
  const found = (
    await run([passbooksStatement(shop, ids), ratesStatement(shop, at), ...ids.map(id => linesStatement(shop, id))])
  ).slice(-2 - ids.length);
  const rateOf = ratesOf(found[1]!, at);
  return new Map(
    readPassbooks(found[0]!.rows).map((book): [string, Reckoned] => {
      const lines = JSON.parse(found[2 + ids.indexOf(book.id)]!.rows[0]![0]!) as PassbookRead['lines'];
      return [book.id, drawn(passbookRead(book, lines, rateOf, shopDay(at)), shopDay(at), words)];
    }),
  );
};

const drawn = (read: PassbookRead, today: string, words: CommonWords): Reckoned => {
  const { passbook } = words.papers.chit;
  const inFineness =
    read.weight === null
      ? []
      : [
          { label: passbook.fine, value: formatWeight(read.fineWeight) },
          {
            label: choiceIn(words, 'chitSchemes.fineness', read.fineness ?? 0),
            value: formatWeight(read.weight),
          },
          ...(read.worth === null ? [] : [{ label: passbook.worth, value: formatMoney(read.worth, 'paise') }]),
        ];
  return {
    number: null,
    facts: [
      {
        label: passbook.paidMonths,
        value: fill(passbook.ofMonths, { paid: read.paidMonths, all: read.instalments }),
      },
      ...dueIn(read, today, words),
    ],
    lists: read.lines.length ? [linesOf(read, words)] : [],
    totals: [{ label: passbook.owed, value: formatMoney(read.balance, 'paise') }, ...inFineness],
  };
};

const dueIn = ({ due }: PassbookRead, today: string, words: CommonWords): Reckoned['facts'] => {
  const { passbook } = words.papers.chit;
  if (!due) return [];
  const values = { amount: formatMoney(due.amount), day: dayRead(due.day, words), until: dayRead(due.until, words) };
  return [{ label: passbook.next, value: fill(today > due.day ? passbook.late : passbook.due, values) }];
};

const linesOf = ({ lines, weight }: PassbookRead, words: CommonWords): PaperList => {
  const { heads } = words.papers.chit.passbook;
  const names = [
    'day',
    'what',
    'amount',
    ...(weight === null ? [] : (['rate', 'weight'] as const)),
    'balance',
  ] as const;
  let balance = 0;
  return {
    title: null,
    columns: names.map((name, n) => ({ label: heads[name], end: n > 1, wide: n === 1 })),
    rows: lines.map(line => {
      balance += Math.round(line.amount * 100);
      const cells = {
        day: dayRead(line.day, words).replaceAll(' ', '\u00a0'),
        what: whatOf(line, words),
        amount: signed(line.amount, amount => formatMoney(amount, 'paise')),
        rate: line.rate === null ? '' : formatMoney(line.rate, 'paise'),
        weight: signed(line.fineWeight, formatWeight),
        balance: formatMoney(balance / 100, 'paise'),
      };
      return names.map(name => cells[name]);
    }),
  };
};

/** What is taken out is below nought. */
const signed = (figure: number, format: (figure: number) => string): string =>
  figure < 0 ? `−${format(-figure)}` : format(figure);

const whatOf = (line: PassbookRead['lines'][number], words: CommonWords): string => {
  const { passbook } = words.papers.chit;
  const number = line.number ?? '';
  const what =
    line.entity === 'chitEntries'
      ? [
          choiceIn(words, 'chitEntries.kind', line.kind ?? 'instalment'),
          ...(line.month ? [monthsRead(line.month, line.months, words.language)] : []),
          number,
        ].join('\u00a0· ')
      : line.entity === 'quickBills'
        ? fill(passbook.redeemed, { number })
        : passbook.brought;
  return line.isTakenBack ? fill(passbook.cancelled, { what }) : what;
};
