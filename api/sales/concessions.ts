import { pieces, type Piece } from '../../schema/entities/pieces.ts';
import { oldGold } from '../../schema/entities/oldGold.ts';
import { users } from '../../schema/entities/users.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { can } from '../../schema/permissions.ts';
import { concessionsOfOldGold, concessionsOfSale, type Concession } from '../../schema/rules/concessions.ts';
import type { OldGoldLine } from '../../schema/rules/oldGold.ts';
import type { Sale } from '../../schema/rules/saleLines.ts';
import { tableName } from '../db/columns.ts';
import { currentUser, seesAll } from '../db/settings.ts';
import { recordsStatement } from '../db/transition.ts';
import { readTermsOfAll, termsOfAll } from '../pieces/priceTerms.ts';
import type { Statement } from '../ports.ts';
import { todaysRates } from '../rates/rateStatements.ts';
import { sources } from './settled.ts';
import { lowered, shopPrices, type Known, type PricedLine, type ToldRate } from './shopPrices.ts';

type SaleToJudge = Omit<Sale, 'lines' | 'billedGst'> & {
  id: string;
  createdAt: string;
  lines: readonly PricedLine[] | null;
  quoteId?: string | null;
  salesOrderId?: string | null;
};
type OldGoldToJudge = { id: string; lines: readonly OldGoldLine[] | null };
type Place = { shop: string; at: Date };
type Told = (concessions: Concession[]) => readonly Statement[];

/** By the entity of the document: a sale, or a purchase of old gold. */
export const concessionsIn = (
  { name }: Pick<AnyEntity, 'name'>,
  document: unknown,
  limit: number | null,
  place: Place,
  then: Told,
): Statement[] =>
  name === oldGold.name
    ? concessionsInOldGold(document as OldGoldToJudge, place, then)
    : concessionsInSale(document as SaleToJudge, limit, place, then);

/** What whoever asks may give away: percent of discount, null for any. `mayApprove`: all of it. */
export type Limits = { me: string; mayApprove: boolean; discountLimit: number | null };

export const limitsStatement = (shop: string, then: (limits: Limits) => readonly Statement[]): Statement => ({
  text: `select ${currentUser}, ${seesAll(can.SaleApprove)}, (select p.discount_limit from ${tableName(users)} p where p.shop_id = $1 and p.id = ${currentUser})`,
  values: [shop],
  next: ({ rows }) => {
    const [me, mayApprove, limit] = rows[0]!;
    return then({ me: me!, mayApprove: mayApprove === 't', discountLimit: limit == null ? null : Number(limit) });
  },
});

/**
 * Judges a sale by the shop's prices of now, or of when its draft was begun today, whichever are lower: what a customer was told an hour ago
 * stays his price. What an estimate or an order has promised holds.
 */
const concessionsInSale = (sale: SaleToJudge, limit: number | null, place: Place, then: Told): Statement[] => {
  const { shop, at } = place;
  const lines = sale.lines ?? [];
  const begun = new Date(sale.createdAt);
  const moments = shopDay(begun) === shopDay(at) ? [at, begun] : [at];
  let known: readonly Piece[] = [];
  let promised: readonly ToldRate[] = [];
  const found: Known[] = [];
  const asked = { products: idsOf(lines, 'productId'), pieces: idsOf(lines, 'pieceId') };
  return [
    keeping(recordsStatement(pieces, shop, asked.pieces), rows => (known = JSON.parse(rows) as Piece[])),
    ...sourceOf(sale, shop).map(statement => keeping(statement, rows => (promised = promisedIn(rows)))),
    ...moments.map(moment =>
      keeping(termsOfAll(shop, asked, moment), rows => {
        found.push({ pieces: known, terms: readTermsOfAll(rows), at: moment });
      }),
    ),
    {
      text: 'select 1',
      values: [],
      next: () => {
        const each = found.map(({ terms, at: moment }) => shopPrices(lines, { pieces: known, terms, at: moment }));
        const rates = [
          ...each
            .slice(1)
            .flat()
            .flatMap(({ line }) => line ?? []),
          ...promised,
        ];
        return then(concessionsOfSale(sale, lowered(each[0]!, rates), limit));
      },
    },
  ];
};

/** By what the shop pays for a gram of fine metal today. */
const concessionsInOldGold = ({ lines }: OldGoldToJudge, { shop, at }: Place, then: Told): Statement[] => [
  {
    ...todaysRates(shop, at),
    next: ({ rows }) => {
      const held = JSON.parse(rows[0]![0]!) as Record<string, { buying: number | null } | null>;
      const rates = Object.fromEntries(Object.entries(held).map(([metal, rate]) => [metal, rate?.buying]));
      return then(concessionsOfOldGold(lines ?? [], rates));
    },
  },
];

const idsOf = (lines: readonly PricedLine[], name: 'pieceId' | 'productId') => [
  ...new Set(lines.flatMap(line => line[name] ?? [])),
];

const keeping = (statement: Statement, keep: (json: string) => unknown): Statement => ({
  ...statement,
  next: ({ rows }) => {
    keep(rows[0]![0]!);
    return [];
  },
});

const sourceOf = (sale: SaleToJudge, shop: string): Statement[] =>
  (['quoteId', 'salesOrderId'] as const).flatMap(field => {
    const id = sale[field];
    return id ? [recordsStatement(sources[field], shop, [id])] : [];
  });

const promisedIn = (json: string): ToldRate[] => {
  const [source] = JSON.parse(json) as { rateLocked: boolean; lines: ToldRate[] }[];
  return source?.rateLocked ? source.lines : [];
};
