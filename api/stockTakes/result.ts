import { choiceOf, listOf, maybe, number, object, string, uuid, whole } from '../../schema/kit/shape.ts';
import { takeOutcomes, type TakeOutcome } from '../../schema/rules/stockTakes.ts';
import type { Statement } from '../ports.ts';
import { outcomes } from './stockScans.ts';

export const takeResult = object({
  found: whole,
  missing: whole,
  surplus: whole,
  /** In grams. */
  missingWeight: number,
  items: listOf(
    object({
      tag: maybe(string),
      pieceId: maybe(uuid),
      outcome: choiceOf(takeOutcomes),
      product: maybe(string),
      tray: maybe(string),
      grossWeight: maybe(number),
      state: maybe(string),
    }),
  ),
  totalCount: whole,
  pageIndex: whole,
  pageSize: whole,
});

type Asked = { outcome: TakeOutcome; pageNumber: number; pageSize: number };

/** Two rows of JSON: how many of each, and a page of those asked for. */
export const resultStatements = (shop: string, take: string, { outcome, pageNumber, pageSize }: Asked): Statement[] => [
  { text: countsText, values: [shop, take] },
  {
    text: `select coalesce(json_agg(json_build_object('tag', r.tag, 'pieceId', r.piece_id, 'outcome', r.outcome, 'product', d.name, 'tray', p.tray,
        'grossWeight', p.gross_weight, 'state', p.state) order by r.tag), '[]')
      from (select * from ${outcomes} o where o.outcome = $3 order by o.tag limit $4::integer offset $5::integer) r
      left join pieces p on p.shop_id = $1 and p.id = r.piece_id left join products d on d.shop_id = $1 and d.id = p.product_id`,
    values: [shop, take, outcome, pageSize, (pageNumber - 1) * pageSize],
  },
];

const counted = (outcome: TakeOutcome) => `count(*) filter (where o.outcome = '${outcome}')`;

const countsText = `select json_build_object('found', ${counted('found')}, 'missing', ${counted('missing')}, 'surplus', ${counted('surplus')},
    'missingWeight', coalesce(sum(p.gross_weight) filter (where o.outcome = 'missing'), 0))
  from ${outcomes} o left join pieces p on p.shop_id = $1 and p.id = o.piece_id`;
