import { pieces } from '../../schema/entities/pieces.ts';
import { formatMoney } from '../../schema/rules/formats.ts';
import {
  isMakingTax,
  measureRead,
  priceOf,
  type PricedPiece,
  type PrintedLine,
  type PrintedPrice,
} from '../../schema/rules/piecePriceOf.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { fill } from '../../schema/words/fill.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { recordStatement } from '../db/write.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';
import { dayRead } from '../papers/paperOf.ts';
import { productOfPiece, readTerms, termsStatement } from './priceTerms.ts';

/** What each piece is worth at the rates that hold: the lines of its price, as its page explains them. */
export const valuationPapers = async ({ run, shop, ids, at, words }: ToReckon): Promise<Map<string, Reckoned>> => {
  const statements = ids.flatMap(id => [
    recordStatement(pieces, shop, id),
    termsStatement(shop, productOfPiece, id, at),
  ]);
  const found = (await run(statements)).slice(-statements.length);
  return new Map(
    ids.flatMap((id, n): [string, Reckoned][] => {
      const text = found[2 * n]!.rows[0]?.[0];
      if (!text) return [];
      const price = priceOf(JSON.parse(text) as PricedPiece, readTerms(found[2 * n + 1]!, at));
      return [[id, written(price, shopDay(at), words)]];
    }),
  );
};

/** Without a rate it says so in place of a value. */
const written = ({ lines, rate, total }: PrintedPrice, today: string, words: CommonWords): Reckoned => {
  const { heads, on, value, rateOf, noRate } = words.papers.valuation;
  const day = { label: on, value: dayRead(today, words) };
  if (!lines || !rate) return { number: null, facts: [day], lists: [], totals: [{ label: value, value: noRate }] };
  const since = fill(rateOf, { day: dayRead(shopDay(new Date(rate.at)), words) });
  return {
    number: null,
    facts: [day, { label: since, value: formatMoney(rate.perGram, 'paise') }],
    lists: [
      {
        title: null,
        columns: (['what', 'quantity', 'rate', 'amount'] as const).map((head, n) => ({
          label: heads[head],
          end: n > 0,
          wide: n === 0,
        })),
        rows: lines.filter(({ name }) => name !== 'total').map(line => rowOf(line, words)),
      },
    ],
    totals: [{ label: value, value: formatMoney(total, 'paise') }],
  };
};

const rowOf = ({ name, rule, quantity, of, rate, amount }: PrintedLine, words: CommonWords): string[] => [
  isMakingTax(name, rule) ? words.papers.makingTaxes[name] : words.papers.priceLines[name],
  [quantity, of]
    .flatMap(each => (each ? measureRead(each, figure => fill(words.papers.carats, { figure })) : []))
    .join(' × '),
  rate === null ? '' : formatMoney(rate, 'paise'),
  formatMoney(amount, 'paise'),
];
